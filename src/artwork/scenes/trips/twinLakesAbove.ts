import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, strata } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc, limb } from '../../drawing/brush.ts';
import { hoeingMother } from '../../figures/people/hoeingMother.ts';
import { light } from '../../light/light.ts';

/** An island in the nearer lake: its mirror image, its dark side with a crest of trees, the slope in the sun. */
const island = (x: number, y: number, half: number): Layer => {
  const place = { x, y, scale: half / 100 };
  const hill =
    '-104,0,1 -88,-16 -60,-20 -44,-38,1 -36,-48 -24,-44 -18,-52 -4,-56 6,-48 16,-52 26,-42,1 52,-30 80,-14 108,0,1';
  return (canvas) => {
    moved({ ...place, squash: -0.5 }, cut('#6c9cc0', hill))(canvas);
    moved(
      place,
      cut('#1f5258', hill),
      cut('#7cb45c', '10,-50,1 26,-42 52,-30 80,-14 108,0,1 60,0,1 44,-10 50,-18,1 26,-24 30,-34,1 12,-40'),
      cut('#f4fbf4', '-110,2,1 -40,-2 40,3 112,0,1 50,6 -50,5'),
    )(canvas);
  };
};

/** Terraces down the near slope, each a bed in the sun above its own bank. */
const terraces: readonly Layer[] = [
  ['-40,560 160,566 360,600 560,660 760,700 960,716 1240,700', '#2c5c54', '#86c054'],
  ['-40,640 160,650 360,690 560,740 760,772 960,780 1240,756', '#1f4a50', '#a8d05c'],
  ['-40,726 160,744 360,790 560,826 760,844 960,840 1240,806', '#173c4a', '#b8623e'],
  ['-40,828 160,856 360,890 560,910 760,914 960,900 1240,862', '#102e40', '#5c9c4c'],
].flatMap(([row, bank, bed]) => {
  const lower = row!.replaceAll(/,(\d+)/g, (_, y: string) => `,${Number(y) + 34}`);
  return [floor(bed!, row!), floor(bank!, lower), inked('#f6dc94', 3, row!)];
});

/** Above the twin lakes on the way to the volcanoes: the storm draws off from Muhabura, a mother hoes her terrace. */
export const twinLakesAbove: readonly Picture[] = [
  picture(
    'packages/volcanoesandgorillas-2',
    light('storm', 'rwanda', 'right'),
    plan({ subject: [600, 140, 260, 140], camera: 'above' }),
    strata(['#3c4a84', '#6c7cb0', '#b4bcd4', '#f8e4c4'], { height: 290 }),
    // Muhabura under the last of the storm.
    cut('#36427c', '400,300,1 540,240 680,150 790,60,1 820,50 850,58,1 960,150 1100,240 1260,300,1'),
    cut(
      '#8c98cc',
      '790,60,1 820,50 850,58,1 960,150 1100,240 1260,300,1 960,300,1 900,240 870,170 830,130,1 830,90',
    ),
    cut(
      '#2a3468',
      '-40,-20,1 1240,-20,1 1240,40,1 1100,64 1000,50 900,92 780,80 700,110 560,96 420,130 280,112 140,150 -40,130,1',
    ),
    cut(
      '#46548c',
      '-40,-20,1 1240,-20,1 1240,6,1 1100,24 940,16 800,44 640,30 460,66 300,52 120,84 -40,70,1',
    ),
    cut(
      { fill: '#ffecc0', opacity: 0.3 },
      '930,80,1 1000,60,1 1210,300,1 1060,300,1',
      '1060,60,1 1130,56,1 1240,190,1 1240,296,1',
    ),
    // Its rain draws off to the left.
    cut(
      { fill: '#56659c', opacity: 0.45 },
      '-40,100,1 140,130,1 260,112,1 340,116,1 268,284,1 120,270,1 -40,290,1',
      '-40,100,1 140,130,1 260,112,1 400,120,1 340,284,1 120,270,1 -40,290,1',
    ),
    inked(
      '#8c98c4',
      2,
      ...[20, 66, 96, 150, 190, 214, 262, 310].map(
        (x, at) => `${x},${150 + ((at * 41) % 60)} ${x - 22},${210 + ((at * 41) % 60)}`,
      ),
    ),
    // Burera, the higher lake; the strip between; Ruhondo.
    floor('#5c74a8', '-40,290 120,270 300,282 420,292 560,296 1240,292'),
    cut('#fffbe8', '-40,312,1 300,300 700,304 1240,298,1 1240,346,1 -40,352,1'),
    cut(
      '#4c6c94',
      '110,324,1 150,312 200,306 250,324,1 190,330;590,322,1 630,308 680,320,1;940,322,1 980,310 1030,304 1090,322,1 1000,328',
    ),
    floor('#3c7464', '-40,350 120,336 240,344 400,330 560,346 720,334 880,348 1040,332 1240,340'),
    cut(
      '#8cc060',
      '560,346,1 640,338 720,334 800,340,1 770,352 690,350 600,358,1;600,364,1 700,356 820,358,1 780,368 690,366;880,348,1 960,340 1040,332 1140,338,1 1100,350 1000,348;930,362,1 1040,354 1180,352,1 1120,366 1010,364',
      '60,346,1 120,336 200,341,1 160,352;380,336,1 430,331 480,338,1 440,346',
    ),
    cut('#f8f0dc', box(842, 350, 9, 8), box(866, 354, 8, 7), box(1196, 348, 9, 8), box(520, 354, 8, 7)),
    cut(
      '#1f5458',
      '-40,384,1 100,376 260,388 420,378 600,390 780,380 960,392 1240,378,1 1240,420,1 -40,420,1',
    ),
    strata(['#fdf6dc', '#d4e6ea', '#94c0dc', '#6098c4'], { below: true, y: 402, height: 340 }),
    cut(
      '#8cb0cc',
      '-40,402,1 1240,402,1 1240,408,1 960,420 780,408 600,420 420,408 260,418 100,406 -40,414,1',
    ),
    island(700, 512, 124),
    island(1050, 470, 92),
    island(120, 470, 96),
    island(836, 446, 44),
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
    ...terraces,
    cut('#74362e', '412,806,1 297,778 200,762 90,746,1 120,762 200,776 297,792 360,808,1'),
    moved({ x: 400, y: 800, scale: 0.92 }, ...hoeingMother),
  ),
];
