import { line } from '../../drawing/brush.ts';
import { drawn } from '../../drawing/drawn.ts';
import type { Figure } from '../../drawing/figure.ts';
import { fill } from '../../drawing/rows.ts';

const [body, shade, lit] = [fill('body'), fill('shade'), fill('lit')];
const [dark, pale, accent] = [fill('dark'), fill('pale'), fill('accent')];

/** Someone kitesurfing to the right, leaning back against the pull of a kite nine metres up; the board skims the water at y = 0. */
export function kitesurfer(): Figure {
  return drawn('person kitesurfing', [
    {
      tone: 'dark',
      d: line('18,-104 266,-728') + line('20,-98 594,-608') + line('19,-101 440,-772'),
      stroke: 2,
    },
    accent(
      '250,-742,1 330,-860 480,-850 590,-740 620,-610,1 570,-600,1 530,-690 450,-770 350,-780 282,-716,1',
    ),
    pale('330,-822,1 400,-856 450,-854,1 420,-782,1 370,-786 344,-776,1'),
    shade('520,-800,1 590,-740 620,-610,1 596,-606,1 560,-700 506,-776,1'),
    shade('-34,-70,1 -20,-78 10,-50 22,-22 26,-8,1 12,-6,1 0,-30 -26,-54'),
    dark('-46,-12,1 40,-6,1 66,-14,1 60,-2 40,4 -44,-2,1'),
    lit('-40,-62,1 -30,-74 -16,-60 -14,-34 -12,-8,1 -26,-8,1 -30,-30'),
    dark('-56,-72,1 -48,-92 -26,-90 -22,-62 -32,-54 -48,-58'),
    body('-60,-78,1 -66,-110 -54,-130 -34,-128 -26,-106 -30,-78,1'),
    lit(
      '-50,-126,1 -52,-142 -42,-154 -28,-150 -26,-138 -34,-128',
      '-40,-122,1 -18,-116 18,-104 20,-96,1 -14,-104 -40,-108,1',
    ),
    dark('-54,-138,1 -52,-154 -38,-160 -26,-152,1 -38,-148 -46,-136'),
  ]);
}
