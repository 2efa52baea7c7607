import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';

const [LID, SUNNY, SEAM, STRAW, DIM, MOUTH] = [
  '#2b3f8f',
  '#4f66b8',
  '#22337a',
  '#f3dda8',
  '#cfa76c',
  '#3a2440',
];

/** A coil of the weave, level at its ends and bent towards us. */
const coil = (half: number, y: number, bend: number) => `${-half},${y} 0,${y + bend} ${half},${y}`;

/** The lid of an agaseke, a cone that flares at its foot; its tip near (0, -360), its foot at the origin. */
export const agasekeLid: readonly Layer[] = [
  within(
    LID,
    '-18,-346,1 -12,-360 12,-360 18,-346,1 44,-270 76,-190 124,-104 180,-34 238,-6,1 238,8,1 120,40 0,46 -120,40 -238,8,1 -238,-6,1 -180,-34 -124,-104 -76,-190 -44,-270',
    cut(SUNNY, '-10,-370,1 -6,-344,1 -50,-170 -114,60,1 -400,80,1 -400,-400,1'),
    // Rays that turn down the lid, woven in straw.
    cut(
      STRAW,
      '-8,-352,1 -18,-246 -76,-110 -184,60,1 -142,60,1 -48,-110 -8,-246',
      '2,-352,1 8,-246 2,-110 -38,60,1 6,60,1 34,-110 18,-246',
      '10,-352,1 36,-246 78,-120 110,60,1 154,60,1 110,-120 46,-246',
    ),
    inked(
      SEAM,
      3,
      ...[-300, -268, -236, -204, -172, -141, -111, -82, -54, -28, -4].map((y) =>
        coil(250, y, 30 + (y + 360) * 0.14),
      ),
    ),
  ),
];

/** The basket's bowl, open; the middle of its mouth at the origin. */
export const agasekeBowl: readonly Layer[] = [
  cut(MOUTH, '-238,0,1 -160,-36 0,-46 160,-36 238,0,1 160,56 -160,56'),
  within(
    STRAW,
    '-238,0,1 -130,42 0,50 130,42 238,0,1 288,70 304,150 290,240 240,310 186,336 90,350 -90,350 -186,336 -240,310 -290,240 -304,150 -288,70',
    cut(DIM, '110,0,1 156,140 130,260 70,380,1 420,380,1 420,0,1'),
    cut(
      LID,
      '-300,60,1 -226,140 -190,260 -150,380,1 -104,380,1 -146,260 -180,130 -226,20 -238,-10,1 -300,-10,1',
      '-106,20,1 -74,170 -64,380,1 -10,380,1 -18,170 -48,30,1',
      '36,30,1 76,170 56,380,1 108,380,1 130,170 92,20,1',
      '176,20,1 222,150 196,280 150,380,1 200,380,1 260,260 274,140 226,0,1',
    ),
    inked(DIM, 3, ...Array.from({ length: 11 }, (_, at) => coil(320, 28 + at * 27, 56))),
  ),
];
