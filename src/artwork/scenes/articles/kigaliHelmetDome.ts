import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, outline } from '../../drawing/brush.ts';
import { points, type Knot } from '../../drawing/points.ts';
import { light } from '../../light/light.ts';

const [DUSK, NIGHT, SLOPE, LAMP, SHELL, GLOSS, DARK, GLASS] = [
  '#f9a274',
  '#1c1846',
  '#2e2a72',
  '#ffd24a',
  '#2a2f8f',
  '#4a56c4',
  '#5a2f2c',
  '#ffd2a8',
];
const [FOOT, HIGH] = [508, 432];

/** The dome's half width at a share of its height: it bulges above its foot. */
const girth = (share: number) =>
  252 * Math.sqrt(Math.max(0, 1 - Math.abs((share - 0.34) / (share < 0.34 ? 0.56 : 0.66)) ** 2.2));

const shell: Knot[] = Array.from({ length: 41 }, (_, at): Knot => {
  const share = Math.sin(((1 - Math.abs(at / 20 - 1)) * Math.PI) / 2);
  return [600 + (at < 20 ? -1 : 1) * girth(share), FOOT - share * HIGH];
});

/** Where a turn of the spiral lies on the dome, from -1 at its left edge to 1 at its right one. */
const onDome = (foot: number, turn: number): [number, number] => {
  const share = foot + turn * 0.055;
  const angle = (turn * Math.PI) / 2;
  return [
    600 + Math.sin(angle) * girth(share),
    FOOT - share * HIGH - Math.cos(angle) * 40 * (1 - share * 0.7),
  ];
};

/** The lit panes that wind up the dome. */
const panes = Array.from({ length: 11 }, (_, row) => {
  const foot = -0.08 + row * 0.1;
  const count = 15;
  return Array.from({ length: count }, (__, at) => {
    const [from, to] = [(at / count) * 2 - 0.98, ((at + 0.76) / count) * 2 - 0.98];
    const corners = [
      onDome(foot, from),
      onDome(foot, to),
      onDome(foot + 0.056, to),
      onDome(foot + 0.056, from),
    ];
    return corners[2]![1] > 446 ? '' : outline(corners.map(([x, y]): Knot => [x, y, 1]));
  }).join('');
}).join('');

/** Where the road up the hill lies at a height. */
const roadAt = (y: number) => 600 + Math.sin((y - 590) / 46) * (y - 590) * 0.32;

const ROAD = ((): string => {
  const side = (sign: number) =>
    Array.from({ length: 14 }, (_, at): Knot => {
      const y = 600 + at * 25;
      return [roadAt(y) + sign * (5 + at * 2.6), y, at % 13 === 0 ? 1 : 0];
    });
  return outline([...side(1), ...side(-1).reverse()]);
})();

/** The driver's back and, behind it, his left arm; with the right one three ridges of one hill. */
const BACK =
  '210,960,1 236,850 300,720 400,640 480,604 506,560 516,500,1 684,500,1 694,560 720,604 800,640 900,720 964,850 990,960,1';
const ARM = '520,670,1 430,626 300,632 190,684 80,766 -40,850,1 -40,960,1 400,960,1';

/** Houses on the hill, the nearer ones larger: where each stands, and half its width. */
const HOUSES = points(
  '300,680,13 372,670,13 452,678,14 530,670,13 706,674,14 780,668,13 852,680,13 214,724,16 292,730,16 378,722,16 462,731,17 546,724,16 690,725,17 774,730,16 858,721,16 944,730,16 1010,722,15 138,779,19 234,784,19 330,775,19 426,784,20 660,779,20 756,786,19 852,777,19 950,784,19 1050,777,18 62,843,22 166,848,22 276,840,22 388,849,23 650,848,23 762,841,22 876,849,22 990,843,22 1102,845,21',
);

const fronts = HOUSES.map(([x, y, size]) => box(x - size, y - size, size * 2, size * 1.5));
const roofs = HOUSES.map(
  ([x, y, size]) =>
    `${x - size * 1.3},${y - size},1 ${x - size * 0.6},${y - size * 1.8},1 ${x + size * 0.6},${y - size * 1.8},1 ${x + size * 1.3},${y - size},1`,
);
const lamps = HOUSES.map(([x, y, size]) => box(x - size * 0.5, y - size * 0.7, size, size * 0.8));

const mirror = (...seen: readonly Layer[]): Layer[] => [
  inked(NIGHT, 16, '0,60 30,180 60,460'),
  cut(NIGHT, '-124,-10 -112,-80 0,-94 112,-74 126,0 108,82 0,94 -108,80'),
  within(GLASS, '-106,-8 -96,-62 0,-76 96,-58 108,0 92,66 0,76 -92,64', ...seen),
];

/** The street behind, as both mirrors show it: a red road between two slopes. */
const street: readonly Layer[] = [
  cut(SHELL, '-130,20,1 -60,-10 -20,6 0,20 40,-14 130,10,1 130,100,1 -130,100,1'),
  cut('#e0743f', '-6,14,1 8,14,1 60,100,1 -60,100,1'),
];

/** Kigali as it is seen from the seat of a motorcycle taxi: the driver's helmet is the dome on its hill of lights. */
export const kigaliHelmetDome: readonly Picture[] = [
  picture(
    'articles/kigali',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [320, 90, 560, 800], camera: 'back' }),
    wash(DUSK),
    moved({ x: 136, y: 470 }, ...mirror(...street)),
    moved({ x: 1064, y: 470, flip: true }, ...mirror(...street)),
    cut(SLOPE, ARM),
    moved({ x: 1200, y: 0, flip: true }, cut(SLOPE, ARM)),
    cut(NIGHT, BACK),
    cut('#5a54b4', ROAD),
    cut('#463f9c', ...fronts),
    cut('#d9523f', ...roofs),
    cut(LAMP, ...lamps),
    cut(DARK, '520,490,1 680,490,1 684,556 690,574,1 600,600 510,574,1 516,556'),
    within(SHELL, shell, cut(GLOSS, '404,446,1 360,310 416,170 520,100,1 446,190 412,310'), cut(LAMP, panes)),
    cut(
      NIGHT,
      '364,474,1 460,462 600,456 740,462 836,474,1 816,530 790,528 740,516 600,508 460,516 410,528 384,530',
    ),
  ),
];
