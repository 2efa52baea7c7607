import { cut, inked, strata } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { box } from '../../drawing/brush.ts';
import { nettedBed } from '../../figures/objects/nettedBed.ts';
import { light } from '../../light/light.ts';

/** Those who look after guests: a bed. */
export const vignettesGuests: readonly Picture[] = [
  picture(
    'vignettes/mission-accommodation',
    light('dawn', 'uganda', 'left'),
    plan({ subject: [240, 556, 720, 230], camera: 'frame' }),
    strata(['#7a4a44', '#5a3038']),
    cut('#8f5a48', ...[60, 180, 300, 420].map((y) => box(0, y, 1200, 8))),
    // The window: a lake and hills in the first light.
    cut('#3a1c28', box(330, 70, 540, 460)),
    strata(['#6fb0b4', '#ffd9a0', '#fff0c0'], { x: 350, y: 90, width: 500, height: 240 }),
    cut(
      '#5f9a94',
      '350,320,1 430,250,1 500,290,1 600,210,1 700,290,1 780,250,1 850,300,1 850,360,1 350,360,1',
    ),
    cut('#3f7a80', '600,210,1 700,290,1 730,350,1 640,350,1', '430,250,1 500,290,1 520,350,1 450,350,1'),
    strata(['#ffe6b0', '#5fb0ac'], { x: 350, y: 346, width: 500, height: 100 }),
    cut('#14513f', '350,440,1 460,420 600,446 740,416 850,440,1 850,512,1 350,512,1'),
    inked('#3a1c28', 14, '600,80 600,520', '340,300 860,300'),
    cut('#c98a5a', box(316, 516, 568, 24)),
    ...nettedBed,
  ),
];
