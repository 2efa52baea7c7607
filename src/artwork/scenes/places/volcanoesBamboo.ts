import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { goldenMonkeyFace, goldenMonkeyHand } from '../../figures/placing/goldenMonkeyFace.ts';
import { light } from '../../light/light.ts';

/** Upright canes, far off, in one colour: x and half the width of each, every one with its joints. */
const rods = (
  colour: string,
  joint: string,
  ...all: readonly (readonly [x: number, half: number, first: number])[]
): Layer[] => [
  cut(colour, ...all.map(([x, half]) => limb(`${x},-20,${half} ${x + 6},920,${half}`))),
  inked(
    joint,
    4,
    ...all.flatMap(([x, half, first]) =>
      [first, first + 260, first + 520].map((y) => `${x - half},${y} ${x + half + 6},${y}`),
    ),
  ),
];

/** A cane close by from the left edge `x`, `wide` pixels across, with the light on its left and joints at some heights. */
const cane = (x: number, wide: number, ...joints: readonly number[]): Layer[] => {
  const strip = (from: number, to: number) =>
    `${x + wide * from},-10,1 ${x + wide * to},-10,1 ${x + wide * to},910,1 ${x + wide * from},910,1`;
  return [
    cut('#6fa83e', strip(0, 1)),
    cut('#c6e07a', strip(0, 0.26)),
    cut('#9cc858', strip(0.26, 0.5)),
    cut('#3d7a38', strip(0.78, 1)),
    ...joints.flatMap((y) => [
      cut(
        '#2c5a38',
        limb(`${x - 8},${y},0 ${x + 6},${y + 4},9 ${x + wide - 6},${y + 4},9 ${x + wide + 8},${y},0`),
      ),
      cut(
        '#e6f2a8',
        `${x - 6},${y - 10},1 ${x + wide * 0.5},${y - 12},1 ${x + wide * 0.5},${y - 4},1 ${x - 6},${y - 2},1`,
      ),
    ]),
  ];
};

/** In the bamboo below the cones: a golden monkey looks out between two canes. */
export const volcanoesBamboo: readonly Picture[] = [
  picture(
    'places/volcanoes-3',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [420, 190, 500, 540], camera: 'close' }),
    wash(['#9ccfc4', '#d6e8c4', '#f6f4d4'], { height: 700 }),
    cut('#7fa8b8', '-10,640,1 110,500 208,360 236,290,1 262,302 296,288,1 350,380 480,520 700,640,1'),
    cut('#5f88a8', '250,296,1 262,302 296,288,1 350,380 480,520 700,640,1 300,640,1 310,520 262,400'),
    floor('#e8efcc', '0,600 200,560 420,610 700,580 1200,600'),
    floor('#bcd8a4', '0,720 300,690 700,730 1200,690'),
    ...rods('#b9d49c', '#93b884', [760, 12, 40], [1120, 16, 180]),
    ...rods('#8fbc78', '#6a9a64', [1160, 24, 90], [860, 18, 150]),
    cut('#e8942e', '430,910,1 450,780 520,690 640,640 800,650 900,720 950,910,1'),
    cut('#b05a22', '700,700,1 820,680 900,740 950,910,1 640,910,1'),
    cut('#262a44', '560,910,1 580,780 640,720 720,730 760,800 770,910,1'),
    goldenMonkeyFace({ x: 660, y: 440, scale: 1.16 }),
    ...cane(56, 150, 250, 720),
    ...cane(910, 120, 160, 830),
    goldenMonkeyHand({ x: 974, y: 640 }),
    cut(
      '#2f6b40',
      limb(
        '-20,30,5 80,60,20 220,150,0; -20,10,5 120,20,20 300,50,0; 1220,20,5 1130,80,18 1050,190,0; 1220,0,5 1090,20,18 960,70,0',
      ),
    ),
    cut('#1f4f3a', limb('-20,60,5 40,130,18 110,260,0; 1220,60,5 1180,150,16 1150,270,0')),
  ),
];
