import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { mirrored, pair, twin, twoDiscs } from '../../drawing/mirrored.ts';

const [SAND, LIT, SKIN, GLEAM, EYE] = ['#1d1c2b', '#41415c', '#34344a', '#74789a', '#f0a63c'];

/** Crest, cheek, and shoulders at the slope at which sand comes to rest; the right half. */
const HEAP = '0,74 16,76 48,98 102,150 144,214 160,270 166,316,1 236,322 320,352 392,420 420,500,1 0,520,1';

/** The heap in an hourglass whose waist is (0, 0) and whose floor y = 480: a silverback who looks out at us. */
export const silverbackOfSand: readonly Layer[] = [
  within(
    SAND,
    twin(HEAP),
    cut(
      LIT,
      mirrored(
        '0,60,1 0,106,1 62,152 106,216 124,270 128,330,1 220,344 286,384 336,440 350,520,1 440,520,1 440,300,1 166,316,1 240,90,1',
      ),
    ),
  ),
  // Small ears, then the bare face.
  cut(GLEAM, pair('150,260,1 164,252 176,264 174,288 164,306 154,300')),
  cut(SKIN, twin('0,226 40,212 102,222 128,254 122,290 106,312 114,360 110,404 74,444 0,452')),
  cut(
    GLEAM,
    twin('0,234 14,224 60,206 114,222 138,270,1 104,250 62,246 22,262 0,262'),
    twin('0,310 14,306,1 38,314 66,342 72,366 52,382 22,374 0,368'),
  ),
  cut(SAND, pair('24,278,1 40,256 100,254 118,280,1 100,302 64,306 34,300')),
  cut(EYE, twoDiscs(70, 280, 18, 18)),
  cut(SAND, twoDiscs(70, 280, 10, 10)),
  cut(SKIN, pair('20,266,1 60,244 124,258,1 120,294,1 100,274 64,266')),
  cut(SAND, twoDiscs(35, 352, 19, 14)),
  inked(SAND, 8, '-80,398 -58,410 -22,404 0,410 22,404 58,410 80,398'),
];
