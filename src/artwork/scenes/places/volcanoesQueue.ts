import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { goldenMonkeyWaiting } from '../../figures/animals/goldenMonkeyWaiting.ts';
import { potatoBearer } from '../../figures/people/potatoBearer.ts';
import { lavaWall } from '../../land/lavaWall.ts';
import { light } from '../../light/light.ts';

const [SKY, TEETH, RAVINE, CANE, LEAF] = ['#f3e8c0', '#8fb8a8', '#75a294', '#4f8f5c', '#2f6c4c'];
const [STRAW, WEAVE, TUBER, PALE] = ['#c8843a', '#8f5526', '#e9c98e', '#cfa465'];

/** Potatoes heaped over the rim, and the basket. */
const basket: readonly Layer[] = [
  cut(
    PALE,
    '236,344 232,310 262,288 300,296 314,330 290,352',
    '330,350 320,300 350,280 390,290 400,340',
    '480,346 478,308 510,292 546,304 552,336',
  ),
  cut(
    TUBER,
    '280,352 272,320 300,302 344,312 350,352',
    '392,356 386,316 420,300 462,308 470,350',
    '520,356 516,326 540,312 572,322 576,350',
  ),
  within(
    STRAW,
    '212,340,1 400,360 592,340,1 578,392 520,434 400,446 284,434 226,392',
    cut(WEAVE, '200,330,1 260,340,1 290,400 360,460,1 200,460,1'),
    inked(WEAVE, 5, '220,372 400,396 586,372', '240,404 400,424 566,404'),
  ),
  cut('#e4ab5c', '204,332,1 400,352 600,332,1 598,350 400,374 206,350'),
];

/** Along the park's wall. */
export const volcanoesQueue: readonly Picture[] = [
  // Golden monkeys wait on the wall as for a bus; one already rides on a farmer's potatoes.
  picture(
    'places/volcanoes-3',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [290, 60, 190, 260], camera: 'close' }),
    wash(SKY),
    within(
      TEETH,
      '400,760,1 560,560 650,420 700,330,1 726,352,1 750,262,1 780,300,1 800,276,1 826,326,1 872,190,1 900,246,1 926,196,1 956,270,1 990,236,1 1030,330,1 1070,310,1 1110,400,1 1190,460 1260,500,1 1260,790,1 400,790,1',
      cut(
        RAVINE,
        '750,262,1 780,300,1 800,276,1 790,380 810,420 790,520,1 760,430 766,340',
        '872,190,1 900,246,1 926,196,1 930,330 960,400 940,560,1 900,440 896,320',
        '990,236,1 1030,330,1 1070,310,1 1110,400,1 1260,500,1 1260,790,1 1040,790,1 1060,520 1010,420',
      ),
    ),
    cut(CANE, limb('86,900,22 96,400,20 80,-20,18; 170,900,13 166,300,12 186,-20,11')),
    inked(SKY, 6, '60,300 114,300', '62,80 112,80', '62,520 116,520', '150,190 190,190', '150,430 186,430'),
    cut(
      LEAF,
      limb(
        '170,190,3 60,230,14 -20,300,0; 170,190,3 250,150,13 300,70,0; 90,80,3 30,70,12 -30,110,0; 170,430,3 90,470,12 50,540,0; 176,190,3 240,200,12 290,240,0',
      ),
    ),
    lavaWall({
      top: '-60,752 300,748 600,744 900,738 1260,730',
      foot: 960,
      gap: '#544453',
      tones: ['#8d7c88', '#9c8b94', '#7d6c7a'],
      stone: 104,
    }),
    goldenMonkeyWaiting(
      { x: 1122, y: 738, scale: 0.72, flip: true },
      { arm: 'rests', tail: 'down', open: false, nod: 30, at: [64, -226] },
    ),
    goldenMonkeyWaiting(
      { x: 966, y: 742, scale: 0.84, flip: true },
      { arm: 'rests', tail: 'aside', nod: -8, at: [48, -270] },
    ),
    goldenMonkeyWaiting(
      { x: 766, y: 746, scale: 0.98, flip: true },
      { arm: 'hails', tail: 'down', nod: -16, at: [16, -288] },
    ),
    ...potatoBearer,
    goldenMonkeyWaiting({ x: 404, y: 322, scale: 0.8 }, { arm: 'eats', tail: 'trails', open: false }),
    cut('#d8a95f', '500,150 492,130 510,114 532,120 534,142 518,156'),
    ...basket,
  ),
];
