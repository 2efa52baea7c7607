import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

const [GREEN, LIME, FLAME, RED, WHITE, VIOLET] = [
  '#1f8f4d',
  '#8fcf4c',
  '#f55f2a',
  '#c9152f',
  '#f3f6ee',
  '#33297f',
];

/** A red-headed lovebird from behind, its face turned to x = 0 on its left. */
const lovebird = (pupil: string): readonly Layer[] => [
  within(
    GREEN,
    '0,-50,1 100,-110 340,-236,1 388,-214 422,-110 416,16 374,140 302,232 204,318 104,396 40,444 0,496,1',
    // The rump between the wings, the gaps of their long feathers, and where the two lean on each other.
    cut(
      VIOLET,
      '146,60,1 190,150 190,226 120,340 50,424 2,484,1 26,390 72,300 100,200',
      '360,20,1 322,160 232,266 80,412,1 186,266 284,150',
      '-2,-40,1 16,100 14,250 0,470,1 -2,470,1',
    ),
  ),
  // The nape, the face, and the bare skin round the eye and over the bill.
  cut(
    LIME,
    '0,-60,1 10,-98 40,-120 90,-130,1 130,-330,1 200,-366,1 270,-366 366,-270 366,-132 290,-30 200,4 100,-6 0,-34,1',
  ),
  cut(
    FLAME,
    '34,-214,1 34,-270 130,-366 200,-366,1 264,-330 284,-250 250,-150 170,-80 100,-86 64,-96 60,-130,1',
  ),
  cut(RED, '52,-236,1 4,-218 -6,-150 18,-70,1 30,-104 52,-124 86,-132,1 98,-180 84,-226'),
  cut(WHITE, disc(154, -208, 46), '50,-236,1 66,-252 92,-240 98,-204,1 78,-226'),
  cut(VIOLET, pupil),
];

/** Two lovebirds, bill to bill: a heart whose point is their tails. One of them has closed its eye. */
export const lovebirdHeart: readonly Layer[] = [
  moved({ x: 0, y: 0 }, ...lovebird('120,-212,1 130,-184 176,-184 188,-212,1 176,-198 132,-198')),
  moved({ x: 0, y: 0, flip: true }, ...lovebird(disc(150, -206, 27))),
];
