import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, spots, within } from '../../canvas/cut.ts';
import { mirrored, pair, twin, twoDiscs } from '../../drawing/mirrored.ts';

const [SAND, SILVER, FUR, SKIN, PLANE, GLEAM, EYE, GLINT] = [
  '#1a1828',
  '#8d90ac',
  '#3b3a54',
  '#35344b',
  '#4f506c',
  '#7f83a4',
  '#f0a63c',
  '#fff4d8',
];

/** Crest, cheek, and shoulders at the slope at which sand comes to rest; the right half. */
const HEAP = '0,64 22,70 64,116 116,190 148,256 164,322,1 230,330 318,374 380,428 420,500,1 0,520,1';
/** The bare face, the right half. */
const FACE = '0,214 54,202 118,216 146,252 142,294 122,318 130,364 124,414 82,454 0,462';

/** What the light from the left finds of the fur: it parts in tongues, down the crest and over the shoulder. */
const LIT_FUR = mirrored(
  '8,58,1 24,70 66,118 118,190 150,256 166,322,1 150,330,1 142,262 122,214,1 124,252,1 104,200 82,168,1 86,206,1 62,152 36,120,1 38,150,1 22,116 12,92,1',
);
/** The silver of his back, over the shoulder. */
const SADDLE = mirrored(
  '166,318,1 240,330 322,374 384,428 424,500,1 356,500,1 338,462 300,428,1 306,470,1 280,424 236,396,1 240,436,1 212,388 176,366,1',
);

/** The heap in an hourglass whose waist is (0, 0) and whose floor y = 480: a silverback who looks out at us. */
export const silverbackOfSand: readonly Layer[] = [
  within(SAND, twin(HEAP), cut(FUR, LIT_FUR), cut(SILVER, SADDLE)),
  // Grains that run down his sides.
  cut(
    SAND,
    ...spots('-34,74 -84,126 -132,190 92,140 146,226 -206,318 212,322 266,340', 5),
    ...spots('-46,78 40,70 -110,146 118,164 -236,318 300,360 -262,334 152,246', 3),
  ),
  // Small ears, then the bare face.
  cut(FUR, pair('146,262,1 162,250 178,262 178,288 166,310 150,306')),
  cut(SAND, pair('154,270,1 164,264 170,276 164,294 156,296')),
  within(
    SKIN,
    twin(FACE),
    // The cheek and the muzzle on the side of the light.
    cut(PLANE, '-160,300,1 -122,306 -84,330 -88,378 -104,404 -88,436 -30,444 -10,470,1 -160,480,1'),
  ),
  // The hollows of the eyes, under one heavy brow.
  cut(SAND, pair('18,286,1 30,256 100,250 128,276,1 116,306 70,316 34,308')),
  cut(EYE, pair('46,290,1 56,274 84,272 96,290,1 86,303 56,303')),
  cut(SAND, twoDiscs(70, 287, 12, 12)),
  cut(GLINT, ...spots('-76,284 64,284', 4)),
  cut(SAND, pair('30,284,1 56,275 90,276 122,292,1 124,254,1 28,254,1')),
  cut(PLANE, twin('0,236 22,222 74,202 128,220 152,268,1 124,258 90,256 46,262 22,284 0,286')),
  cut(GLEAM, '-152,268,1 -128,220 -74,202 -22,222 0,236,1 -10,252,1 -40,236 -84,228 -124,240'),
  // The bridge and the broad nose.
  cut(PLANE, twin('0,262 18,272 22,306 44,326 80,344 88,370 66,390 36,384 16,396 0,398')),
  cut(GLEAM, '-6,276,1 -18,280 -20,308 -44,326 -80,344 -88,370 -78,384,1 -70,352 -40,338 -10,330,1'),
  cut(SAND, pair('14,366 22,346 50,342 66,358 58,374 34,372')),
  // Lines below the eyes; the lips.
  inked(SAND, 5, '-112,316 -84,328 -56,322', '112,316 84,328 56,322'),
  inked(SAND, 8, '-98,412 -78,418 -34,409 0,416 34,409 78,418 98,412'),
  cut(GLEAM, '-58,430,1 -24,424 0,430 30,425 54,430,1 26,440 -26,441'),
];
