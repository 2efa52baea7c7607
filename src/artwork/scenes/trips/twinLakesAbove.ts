import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, strata, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc, limb } from '../../drawing/brush.ts';
import { hoeingMother } from '../../figures/people/hoeingMother.ts';
import { light } from '../../light/light.ts';

/** An island in the nearer lake: what is mirrored, its dark side, its trees, the slope in the sun. */
const island = (x: number, y: number, hill: string, trees: string, sunny: string): Layer[] => [
  moved({ x, y, squash: -0.42, opacity: 0.8 }, cut('#7ca8c8', hill)),
  moved({ x, y }, cut('#2a5f66', hill, trees), cut('#86b868', sunny)),
];
const islands: readonly Layer[] = [
  // A long low one with a grove at its end.
  ...island(
    560,
    508,
    '-150,0,1 -120,-14 -70,-22 0,-26 70,-44 110,-34 150,-10 176,0,1',
    '20,-30,1 26,-54 44,-64 60,-56 70,-70 90,-70 100,-50 112,-30,1',
    '-122,-12,1 -70,-22 0,-26 20,-28,1 10,-14 -30,-8 -70,-10;104,-36,1 126,-26 150,-10 176,0,1 96,0,1 112,-14 100,-24',
  ),
  // A steep one, bare on the sunny side.
  ...island(
    962,
    478,
    '-86,0,1 -70,-20 -44,-36 -22,-74 0,-92 20,-84 44,-52 76,-20 104,0,1',
    '-60,-24,1 -54,-46 -40,-48 -30,-60 -18,-62,1 -20,-20,1',
    '-2,-91,1 20,-84 44,-52 76,-20 104,0,1 30,0,1 34,-22 14,-34 22,-56',
  ),
  // A rock with two trees.
  ...island(
    800,
    438,
    '-34,0,1 -24,-12 0,-14 20,-8 38,0,1',
    '-16,-8,1 -20,-26 -6,-34 4,-22 8,-30 18,-24 16,-6,1',
    '14,-10,1 26,-8 38,0,1 8,0,1',
  ),
];

/** The slope's terraces, far to near: their upper edges. */
const EDGES = [
  '-40,560 160,566 360,600 560,660 760,700 960,716 1240,700',
  '-40,640 160,650 360,690 560,740 760,772 960,780 1240,756',
  '-40,726 160,744 360,790 560,826 760,844 960,840 1240,806',
  '-40,840 160,872 360,900 560,914 760,918 960,904 1240,866',
];
/** Bank and bed of each in the storm's shade, and in the sun. */
const SHADED = [
  ['#24505a', '#4f8a5c'],
  ['#1b434f', '#6ca056'],
  ['#163a48', '#86483c'],
  ['#102c40', '#3a7050'],
];
const SUNLIT = [
  ['#32705c', '#a4d45c'],
  ['#275e5c', '#cbe26c'],
  ['#1f5056', '#d87c46'],
  ['#174450', '#7cb85a'],
];

/** Some terraces, each a bed above its own bank. */
const terraces = (inks: readonly (readonly string[])[], from = 0, to = EDGES.length): Layer[] =>
  EDGES.slice(from, to).flatMap((row, at) => {
    const [bank, bed] = inks[from + at]!;
    const lower = row.replaceAll(/,(\d+)/g, (_, y: string) => `,${Number(y) + 36}`);
    return [floor(bed!, row), floor(bank!, lower)];
  });

/** The one shaft of light, from the rift in the cloud to the terrace of those two. */
const SHAFT = '1004,66,1 1090,66,1 690,960,1 -20,960,1';

/** Above the twin lakes on the way to the volcanoes: the storm draws off from Muhabura, a mother hoes her terrace. */
export const twinLakesAbove: readonly Picture[] = [
  picture(
    'packages/volcanoesandgorillas-2',
    light('storm', 'rwanda', 'right'),
    plan({ subject: [600, 140, 260, 140], camera: 'above' }),
    strata(['#4a5890', '#8c98c4', '#d4d2dc', '#fdeccc'], { height: 290 }),
    // The rift in the storm.
    cut('#a9b3d8', '880,-20,1 1240,-20,1 1240,140,1 1160,150 1060,130 940,136 860,90'),
    cut('#cfcfdc', '940,-20,1 1160,-20,1 1180,70 1110,104 1040,96 960,84'),
    cut('#fbead0', '1000,-20,1 1100,-20,1 1096,46 1060,66 1020,58 1004,30'),
    // Muhabura under the last of it, and the light that leaves the rift.
    cut('#3f4c88', '420,300,1 560,240 690,156 790,66,1 820,56 850,64,1 960,154 1100,240 1260,300,1'),
    cut(
      '#8f9ccc',
      '790,66,1 820,56 850,64,1 960,154 1100,240 1260,300,1 960,300,1 900,244 870,176 834,136,1 830,96',
    ),
    cut('#6d7bb0', '500,300,1 640,262 760,270 880,250 980,282 1100,268 1260,300,1'),
    cut({ fill: '#fff0c8', opacity: 0.2 }, '1010,-20,1 1084,-20,1 1090,66,1 986,300,1 736,300,1 1004,66,1'),
    cut(
      '#35427c',
      '-40,-20,1 1010,-20,1 1030,30 980,70 880,66 800,104 700,92 620,112 500,84 400,100 270,90 160,120 60,104 -40,126,1',
      '1090,-20,1 1240,-20,1 1240,70,1 1190,92 1110,74 1070,30',
    ),
    cut(
      '#4b5993',
      '-40,-20,1 960,-20,1 960,16 880,30 760,24 660,52 520,40 400,62 240,44 110,72 -40,60,1',
      '1130,-20,1 1240,-20,1 1240,30,1 1190,40 1140,16',
    ),
    // Its rain draws off to the left.
    cut({ fill: '#7482b4', opacity: 0.4 }, '-40,100,1 60,104 180,110,1 96,286,1 -40,290,1'),
    inked(
      '#8e9ac4',
      2,
      '30,150 6,204',
      '70,136 40,210',
      '112,140 80,222',
      '140,170 116,230',
      '60,220 40,270',
    ),
    // Burera, the higher lake; the strip between; Ruhondo.
    floor('#7a8cba', '-40,290 120,270 300,282 420,292 560,296 1240,292'),
    cut('#fffbe8', '-40,312,1 300,300 700,304 1240,298,1 1240,346,1 -40,352,1'),
    cut(
      '#8098b8',
      '110,324,1 150,312 200,306 250,324,1 190,330;590,322,1 630,308 680,320,1;940,322,1 980,310 1030,304 1090,322,1 1000,328',
    ),
    floor('#5c8c80', '-40,350 120,336 240,344 400,330 560,346 720,334 880,348 1040,332 1240,340'),
    cut(
      '#98bc84',
      '560,346,1 640,338 720,334 800,340,1 770,352 690,350 600,358,1;600,364,1 700,356 820,358,1 780,368 690,366;880,348,1 960,340 1040,332 1140,338,1 1100,350 1000,348;930,362,1 1040,354 1180,352,1 1120,366 1010,364',
      '60,346,1 120,336 200,341,1 160,352;380,336,1 430,331 480,338,1 440,346',
    ),
    cut('#f8f0dc', box(842, 350, 9, 8), box(866, 354, 8, 7)),
    cut(
      '#3f706e',
      '-40,384,1 100,376 260,388 420,378 600,390 780,380 960,392 1240,378,1 1240,420,1 -40,420,1',
    ),
    strata(['#fdf6dc', '#d4e6ea', '#94c0dc', '#6098c4'], { below: true, y: 402, height: 340 }),
    cut(
      '#8cb0cc',
      '-40,402,1 1240,402,1 1240,408,1 960,420 780,408 600,420 420,408 260,418 100,406 -40,414,1',
    ),
    cut({ fill: '#fff0c8', opacity: 0.2 }, '736,300,1 986,300,1 690,960,1 -20,960,1'),
    ...islands,
    // Two in a dugout.
    cut(
      '#1c2c54',
      '850,594,1 990,586,1 976,602 870,606',
      limb('890,592,7 894,572,5'),
      limb('948,588,7 944,568,5'),
      disc(896, 564, 6),
      disc(942, 560, 6),
    ),
    inked('#1c2c54', 3, '886,578 872,612', '952,574 966,606'),
    inked('#f4fbf4', 3, '840,604 760,620 660,628', '1000,604 1060,606'),
    // The light falls on one slope alone.
    ...terraces(SHADED, 0, 3),
    within('none', SHAFT, ...terraces(SUNLIT, 0, 3)),
    cut('#74362e', '352,820,1 300,800 200,772 70,752,1 100,772 190,794 290,822,1'),
    moved({ x: 368, y: 838, scale: 1.04 }, ...hoeingMother),
    // The lip of the bed before her feet, and the terrace below.
    floor(SHADED[2]![0]!, '-40,754 160,774 330,812 420,832 560,856 760,878 960,874 1240,840'),
    within(
      'none',
      SHAFT,
      floor(SUNLIT[2]![0]!, '-40,754 160,774 330,812 420,832 560,856 760,878 960,874 1240,840'),
    ),
    ...terraces(SHADED, 3),
    within('none', SHAFT, ...terraces(SUNLIT, 3)),
  ),
];
