import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { umbelRays } from '../plants/umbelRays.ts';

const [MANE, RAY, FACE, SHADE, PALE, DARK, EYE] = [
  '#4a2212',
  '#d18a2e',
  '#e9b04e',
  '#b9752a',
  '#fbf0d0',
  '#1d0f0d',
  '#f4c83a',
];

const mirrored = (row: string) =>
  points(row)
    .map(([x, y, corner]) => `${-x},${y},${corner}`)
    .join(' ');
/** Shapes and their mirror images. */
const both = (...rows: string[]) => rows.flatMap((row) => [row, mirrored(row)]);
/** One outline from its right half, written from the top down. */
const whole = (row: string) => `${row} ${mirrored(row).split(' ').reverse().join(' ')}`;

const EYELID = '34,-20,1 46,-40 66,-52 88,-50 104,-38,1 88,-24 64,-18 46,-16';

/** A lion's face from the front in a mane like the head of a papyrus, about (0, 0); it squints up at what sits on it. */
export const lionAsPapyrus: readonly Layer[] = [
  cut(MANE, whole('0,-230,1 120,-200 220,-90 236,60 200,200 190,520,1 0,520,1')),
  cut(MANE, ...umbelRays({ at: [0, -10], heart: 60, reach: 318, from: -204, to: 24, count: 36, half: 19 })),
  cut(MANE, ...umbelRays({ at: [0, 20], heart: 60, reach: 360, from: 16, to: 164, count: 22, half: 26 })),
  cut(RAY, ...umbelRays({ at: [0, -10], heart: 120, reach: 310, from: -212, to: 32, count: 58, half: 6 })),
  cut(RAY, ...umbelRays({ at: [0, 30], heart: 120, reach: 360, from: 34, to: 146, count: 28, half: 8 })),
  // The ears, half in the mane.
  cut(FACE, ...both('84,-140,1 92,-186 124,-206 160,-194 174,-160 160,-124 128,-100,1')),
  cut(MANE, ...both('100,-138,1 106,-170 126,-184 150,-174 156,-150 146,-124 124,-110,1')),
  within(
    FACE,
    whole('0,-172,1 60,-170 104,-140 126,-90 130,-40 136,10 122,70 104,110 98,160 80,200 46,226 0,232,1'),
    // The cheeks lie in the shade of the mane.
    cut(
      SHADE,
      ...both(
        '150,-120,1 112,-96,1 122,-60,1 106,-34,1 122,-10,1 96,20,1 112,50,1 84,80,1 100,104,1 84,124,1 90,240,1 170,240,1',
      ),
    ),
    cut(SHADE, ...both('30,-24,1 38,20 50,60 52,84,1 62,84,1 74,50 66,10 46,-8,1')),
    cut(SHADE, '-10,-172,1 10,-172,1 5,-90,1 -5,-90,1', ...both('36,-172,1 52,-172,1 34,-104,1')),
    cut(
      PALE,
      ...both('40,-6,1 64,-4 92,-16 108,-30,1 100,0 76,16 52,10', '40,-58,1 58,-74 84,-72 98,-56,1 70,-62'),
    ),
    cut(
      PALE,
      ...both('0,104,1 46,100 88,112 104,142 96,178 60,196 24,190 0,176,1'),
      whole('0,172,1 44,188 60,194 52,222 30,240 0,242,1'),
    ),
  ),
  cut(DARK, whole('0,68,1 30,66 50,74 56,88 44,106 22,116 8,130,1 0,132,1')),
  inked(DARK, 7, '0,128 0,172', ...both('0,168 16,186 46,194 72,188 86,174')),
  cut(SHADE, ...both('16,92,1 30,84 42,90 32,100,1')),
  cut(
    DARK,
    ...both(
      '30,128,1 36,128,1 36,134,1 30,134,1',
      '48,138,1 54,138,1 54,144,1 48,144,1',
      '68,134,1 74,134,1 74,140,1 68,140,1',
      '40,152,1 46,152,1 46,158,1 40,158,1',
      '62,154,1 68,154,1 68,160,1 62,160,1',
    ),
  ),
  // The eyes, rolled up.
  cut(DARK, ...both('22,8,1 28,-22 44,-46 68,-60 94,-58 114,-42,1 96,-24 70,-15 48,-12 36,-4')),
  within(PALE, EYELID, cut(EYE, disc(74, -44, 27)), cut(DARK, disc(78, -44, 13))),
  within(PALE, mirrored(EYELID), cut(EYE, disc(-62, -46, 27)), cut(DARK, disc(-57, -46, 13))),
];
