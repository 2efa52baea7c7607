import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, glow, inked, spots, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { twoOnMoto } from '../../figures/people/twoOnMoto.ts';
import { light } from '../../light/light.ts';

/** Windows on a hill, scattered under a line from `left` to `right`. */
const windows =
  (
    colour: string,
    left: number,
    right: number,
    top: number,
    deep: number,
    count: number,
    size: number,
  ): Layer =>
  (canvas) => {
    const chance = canvas.random('windows');
    canvas.path(
      Array.from({ length: count }, () => {
        const x = Math.round(chance.between(left, right));
        const y = Math.round(top + chance.between(0, 1) ** 1.4 * deep);
        const wide = Math.round(size * chance.between(0.6, 1.3));
        return `M${x} ${y}h${wide}v${size}h-${wide}z`;
      }).join(''),
      { fill: colour },
    );
  };

/** The Convention Centre on its ridge: a ribbed dome that glows. */
const dome: readonly Layer[] = [
  glow(830, 330, 170, '#ffb070', 0.7),
  within(
    '#f08a3c',
    '730,352,1 734,300 780,262 830,254 880,262 926,300 930,352,1',
    cut('#ffd878', '730,352,1 740,300 790,266,1 830,352,1', '830,254,1 860,260 880,352,1 846,352,1'),
    inked(
      '#8c2c54',
      5,
      '726,336 830,322 934,336',
      '734,312 830,298 926,312',
      '750,288 830,276 910,288',
      '782,268 830,260 880,268',
    ),
  ),
  cut('#2a1c54', '700,352,1 960,352,1 980,376,1 690,376,1'),
];

/** Kigali for the article about Rwanda: over two helmets, the lights of its hills. */
export const articleKigaliRide: readonly Picture[] = [
  picture(
    'articles/kigali',
    light('dusk', 'rwanda', 'right'),
    plan({ camera: 'back' }),
    wash(
      [
        [0, '#1c1c58'],
        [0.45, '#5c4490'],
        [0.8, '#e0746c'],
        [1, '#ffb878'],
      ],
      { height: 420 },
    ),
    floor('#6a4c88', '-40,330 120,300 280,320 440,290 600,330 800,300 1000,320 1240,270'),
    floor('#3f3070', '-40,400 160,360 340,380 520,400 680,366 830,350 1000,366 1240,330'),
    cut('#3f3070', '480,430,1 640,376 740,352,1 930,352,1 1020,376 1180,420,1'),
    ...dome,
    windows('#ffcf80', -10, 640, 400, 110, 90, 5),
    windows('#ffcf80', 960, 1210, 370, 130, 60, 5),
    floor('#2a2058', '-40,500 160,460 340,470 520,500 700,480 900,450 1060,470 1240,430'),
    windows('#ffb45c', -10, 480, 480, 150, 80, 7),
    windows('#ffe0a0', 720, 1210, 470, 170, 90, 7),
    floor('#191644', '-40,640 200,590 420,610 560,600 700,610 900,580 1240,620'),
    windows('#ffd890', -10, 380, 620, 160, 34, 11),
    windows('#ffb45c', 860, 1210, 610, 180, 40, 11),
    // The road runs down between lamps.
    cut('#3c3470', '560,590,1 590,590,1 700,640 900,760 1130,960,1 60,960,1 300,780 520,650'),
    cut('#544888', '580,590,1 590,590,1 700,640 900,760 1130,960,1 860,960,1 720,760'),
    cut('#ffe0a0', '572,600,1 576,600,1 580,630,1 572,630,1;570,650,1 580,650,1 584,700,1 566,700,1'),
    inked('#0f0e30', 5, '660,622 660,540 640,536', '740,660 740,520 706,514', '880,740 880,470 830,462'),
    inked('#0f0e30', 5, '510,628 510,546 528,542', '430,672 430,530 462,524', '290,760 290,470 340,462'),
    cut('#fff0b8', ...spots('638,540 704,520 826,470 530,546 466,530 344,470', 10, 7)),
    glow(826, 470, 60, '#ffd070', 0.6),
    glow(344, 470, 60, '#ffd070', 0.6),
    ...twoOnMoto,
  ),
];
