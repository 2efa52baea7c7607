import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { box, disc, limb } from '../../drawing/brush.ts';

const GREEN = { lit: '#3fb598', body: '#1f8a78', shade: '#12605c', dark: '#0c3a42' };
const BAYS = [330, 600, 870];

/** The opening of a bay: a pointed arch between posts. */
const arch = (x: number, half: number, top: number, foot: number): string =>
  `${x - half},${foot},1 ${x - half},${top + 90},1 ${x - half},${top + 50} ${x - half * 0.5},${top + 36} ${x},${top},1 ${x + half * 0.5},${top + 36} ${x + half},${top + 50} ${x + half},${top + 90},1 ${x + half},${foot},1`;

/** A louvred shutter, its hinge at x; open ones stand a little out of the wall. */
const shutter = (x: number, wide: number, tone: string, slat: string): Layer[] => [
  cut(tone, box(x, 372, wide, 190)),
  inked(
    slat,
    4,
    ...Array.from({ length: 9 }, (_, row) => `${x + 8},${390 + row * 20} ${x + wide - 8},${390 + row * 20}`),
  ),
];

/** The neighbour: chin in hand, an elbow on the rail, her face turned to our left. */
const neighbour: readonly Layer[] = [
  cut('#d8402e', '520,566,1 530,510 556,478,1 600,462 650,462,1 688,484 708,524 716,566,1'),
  cut('#9c2634', '520,566,1 530,510 556,478,1 600,466,1 584,510 592,566,1'),
  cut('#f2704a', '660,464,1 688,484 708,524 716,566,1 694,566,1 690,520'),
  cut('#5c3024', '600,450,1 640,450,1 646,490 610,492'),
  // Her profile, the scarf about it.
  cut(
    '#6e3c2a',
    '580,376,1 572,396,1 570,408 548,430,1 550,436 560,438,1 554,446,1 558,452,1 555,458,1 560,476 582,480 604,472,1 640,440,1 630,380,1',
  ),
  cut(
    '#4c2420',
    '580,376,1 572,396,1 570,408 548,430,1 550,436 560,438,1 554,446,1 558,452,1 555,458,1 560,476 582,480 590,476,1 580,440 596,410 590,376,1',
  ),
  within(
    '#f6b838',
    '572,386,1 566,360 604,334 652,344 678,392 676,440 692,486,1 650,506 600,490,1 622,466 616,430 608,400 592,386',
    cut('#c07a28', '540,320,1 604,330,1 626,370 628,420 634,470 600,500,1 560,500,1'),
    cut('#ffd878', '640,320,1 700,360,1 700,490,1 676,480,1 664,440 666,396'),
  ),
  // One forearm up to her chin, the other along the rail.
  cut('#9c2634', limb('532,560,22 548,530,20 560,506,17')),
  cut('#74402c', '544,510,1 552,486 566,470 588,474 592,488 580,504 572,516,1'),
  cut('#d8402e', limb('712,552,20 660,562,20 606,560,17')),
  cut('#74402c', limb('610,560,14 580,558,13'), disc(572, 558, 16, 13)),
];

/** The sunny house across the lane, its carved balcony under a tiled eave, a neighbour at the rail. */
export const balconyAcross: readonly Layer[] = [
  wash(['#2aa6c0', '#a8e4da'], { height: 240 }),
  cut('#ffe2a6', box(-20, 200, 1240, 720)),
  cut('#f0c07c', box(-20, 690, 1240, 230)),
  // The house's own bays, in the shade of the eave.
  cut(GREEN.shade, box(160, 240, 880, 70)),
  cut(GREEN.body, box(180, 300, 840, 350)),
  ...BAYS.map((x) => cut(GREEN.dark, arch(x, 104, 318, 566))),
  ...shutter(230, 92, '#2b9c86', GREEN.shade),
  ...shutter(334, 92, '#2b9c86', GREEN.shade),
  ...shutter(770, 40, '#2b9c86', GREEN.shade),
  ...shutter(930, 40, GREEN.lit, GREEN.shade),
  ...neighbour,
  // Posts, lit on the right, and the spandrels carved with a star.
  ...[180, 465, 735, 1020].map((x) =>
    moved(
      { x, y: 0 },
      cut(GREEN.body, box(-26, 300, 52, 350)),
      cut(GREEN.lit, box(10, 300, 16, 350)),
      cut(GREEN.shade, box(-26, 300, 14, 350), '-38,392,1 38,392,1 26,420,1 -26,420,1'),
      cut('#ffd27a', '0,326,1 6,342,1 22,348,1 6,354,1 0,370,1 -6,354,1 -22,348,1 -6,342,1'),
    ),
  ),
  // The rail: a moulding, then turned balusters.
  cut(GREEN.dark, box(170, 572, 860, 84)),
  cut(
    GREEN.body,
    ...Array.from(
      { length: 22 },
      (_, at) =>
        `${190 + at * 38},574,1 ${206 + at * 38},574,1 ${202 + at * 38},590 ${214 + at * 38},616 ${204 + at * 38},634 ${206 + at * 38},648,1 ${190 + at * 38},648,1 ${192 + at * 38},634 ${182 + at * 38},616 ${194 + at * 38},590`,
    ),
  ),
  cut(
    GREEN.lit,
    ...Array.from(
      { length: 22 },
      (_, at) =>
        `${202 + at * 38},576,1 ${206 + at * 38},576,1 ${204 + at * 38},592 ${214 + at * 38},616 ${204 + at * 38},634 ${206 + at * 38},648,1 ${200 + at * 38},648,1 ${198 + at * 38},634 ${206 + at * 38},616 ${200 + at * 38},594`,
    ),
  ),
  cut(GREEN.lit, box(158, 558, 342, 20), box(706, 558, 336, 20)),
  cut(GREEN.body, box(500, 566, 206, 12)),
  cut(GREEN.body, box(158, 646, 884, 22)),
  cut(GREEN.shade, box(158, 662, 884, 12)),
  // Brackets below, their shadow long on the wall to the left.
  cut(
    { fill: '#a85c3c', opacity: 0.6 },
    '130,674,1 1042,674,1 1000,720,1 960,724,1 930,790,1 900,724,1 690,724,1 660,790,1 630,724,1 420,724,1 390,790,1 360,724,1 160,724,1 110,800,1 90,724,1',
  ),
  ...[180, 465, 735, 1020].map((x) =>
    cut(GREEN.shade, `${x - 24},674,1 ${x + 24},674,1 ${x + 16},720 ${x - 14},760,1 ${x - 20},720`),
  ),
  // The eave: tiles, a fringe of carved points, the shade below it.
  cut({ fill: '#0a3038', opacity: 0.5 }, box(160, 296, 880, 50)),
  cut('#d8602e', '90,230,1 170,110,1 1030,110,1 1110,230,1'),
  inked('#a8402a', 5, ...Array.from({ length: 15 }, (_, at) => `${190 + at * 58},110 ${142 + at * 65},230`)),
  cut('#8a2c2c', box(110, 226, 980, 14)),
  cut(
    '#f4e6c4',
    box(110, 240, 980, 24),
    ...Array.from(
      { length: 28 },
      (_, at) => `${110 + at * 35},262,1 ${145 + at * 35},262,1 ${128 + at * 35},296,1`,
    ),
  ),
];
