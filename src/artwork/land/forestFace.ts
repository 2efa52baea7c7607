import type { Layer } from '../canvas/canvas.ts';
import { cut, inked, within } from '../canvas/cut.ts';
import { disc, limb } from '../drawing/brush.ts';

const [FOREST, FACE, LEAF, SKIN, AMBER] = ['#0d3034', '#1a4c46', '#22604f', '#3c7c62', '#f0a63c'];

/** The edge of a forest from its canopy down: brow, flat nose, muzzle, chin and throat of a chimpanzee that looks to the right. */
const EDGE =
  '-40,960,1 -40,170,1 120,140 290,142 400,186 474,240,1 512,226 548,244 558,280 548,312 532,336,1 540,370 560,400 582,424,1 650,456 716,512 750,566 756,610 740,640 700,656,1 728,676 730,708 700,740 640,760 570,762 506,784 470,830 450,960,1';

/** A tree of the mountain forest: middle of its crown, its reach, where its trunk ends. No two neighbours are alike. */
export const roundTree = (x: number, y: number, r: number, foot: number): string[] => {
  const kind = Math.round(x / 7 + y / 3) % 3;
  const side = kind === 1 ? -1 : 1;
  return [
    disc(x - side * r * 0.5, y + r * 0.14, r * 0.5, r * 0.4),
    disc(x + side * r * 0.46, y - r * (kind === 0 ? 0.1 : -0.02), r * 0.52, r * 0.48),
    disc(x - side * r * 0.06, y - r * (kind === 2 ? 0.5 : 0.22), r * (kind === 2 ? 0.5 : 0.68), r * 0.56),
    limb(`${x},${y},${r * 0.09} ${x + side * r * 0.06},${foot},${r * 0.12}`),
    limb(`${x},${y + r * 0.8},${r * 0.06} ${x - side * r * 0.3},${y + r * 0.3},${r * 0.05}`),
  ];
};

/** Trees that stand above the rest, and those whose crowns are lit in the depth of the forest. */
const EMERGENT = [
  [-6, 112, 40, 190],
  [62, 96, 46, 180],
  [138, 92, 36, 170],
  [196, 104, 30, 170],
  [254, 92, 38, 170],
  [318, 118, 30, 180],
  [370, 146, 22, 200],
  [412, 166, 24, 220],
  [448, 192, 15, 230],
] as const;
const DEEP = [
  [90, 240, 62, 330],
  [206, 210, 42, 280],
  [330, 216, 34, 276],
  [30, 380, 70, 480],
  [150, 440, 52, 520],
  [60, 560, 60, 650],
  [196, 574, 46, 646],
  [20, 700, 58, 790],
  [136, 704, 54, 790],
  [268, 650, 42, 726],
  [396, 600, 38, 666],
  [380, 720, 34, 776],
  [80, 850, 56, 930],
  [216, 826, 50, 920],
  [340, 800, 42, 880],
  [400, 884, 36, 930],
] as const;

/** A forest whose edge is the profile of a chimpanzee, at the left of a picture of 1200 x 900. */
export const forestFace: readonly Layer[] = [
  cut(FOREST, EDGE, ...EMERGENT.flatMap(([x, y, r, foot]) => roundTree(x, y, r, foot))),
  within(
    FOREST,
    EDGE,
    // The bare face before the hair, then the trees.
    cut(
      FACE,
      '474,200,1 450,260 440,320 470,380 500,440 480,520 484,600 520,680 540,740 600,800,1 900,800,1 900,200,1',
    ),
  ),
  cut(LEAF, ...DEEP.flatMap(([x, y, r, foot]) => roundTree(x, y, r, foot))),
  // Ear, eye, nostril, mouth.
  cut(SKIN, '310,506 248,486 212,420 216,330 280,286 350,300 378,356 374,424 352,500'),
  cut(FOREST, '312,466 266,448 244,400 254,346 292,322 330,332 346,368 342,424 330,466'),
  cut(AMBER, disc(506, 306, 19, 15)),
  cut(FOREST, disc(510, 305, 10)),
  cut(FOREST, '462,286,1 480,262 520,262 552,282 540,298,1 506,286 476,312,1'),
  inked(SKIN, 6, '700,656 640,664 570,650 510,616'),
  cut(SKIN, limb('600,456,2 584,462,7 572,452,2')),
];
