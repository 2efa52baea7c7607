import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { pair, twin, twoDiscs } from '../../drawing/mirrored.ts';

/** What the torch does not reach, what it lights from below; the beam's middle and edge; the torch. */
const [COAT, LIT, BEAM, GOLD, RED, DARK_RED] = [
  '#0d0d24',
  '#7c4f78',
  '#fff6d6',
  '#ffd45e',
  '#ff5a3c',
  '#b92f3a',
];

/** A white-bearded wildebeest from the front, x = 0 its middle; its beard is the beam of the torch below. */
export const wildebeestOfTorch: readonly Layer[] = [
  cut(GOLD, twin('0,200,1 130,210,1 226,244,1 254,306,1 284,256,1 292,346,1 326,322,1 84,780,1 0,780,1')),
  cut(BEAM, twin('0,200,1 100,230,1 130,226,1 166,320,1 190,262,1 212,368,1 242,318,1 60,780,1 0,780,1')),
  cut(COAT, twin('0,36,1 20,66,1 38,34,1 52,74,1 82,52,1 90,120,1 0,120,1')),
  cut(
    COAT,
    limb(pair('0,118,42 80,112,36 180,148,32 276,154,25 324,104,18 318,36,11 282,-16,3')),
    pair('96,190,1 160,180 240,208 298,270,1 226,262 140,246 96,222,1'),
    twin(
      '0,92,1 60,96 106,130 122,190 114,240 100,310 86,370 82,420 92,470 112,520 116,580 84,624 40,630 0,630,1',
    ),
  ),
  // The light from below: under the horns, in the ears, on the muzzle.
  cut(
    LIT,
    pair(
      '104,140,1 190,172 284,168 318,84,1 330,120 290,184 200,182;140,206,1 200,208 262,250,1 200,246 150,232',
    ),
    twin('0,520,1 36,476 72,476 100,516 108,574 84,616 40,620 0,620,1'),
  ),
  cut(
    COAT,
    pair('36,548,1 44,508 80,496 96,530 84,562,1 76,536 60,534'),
    twin('0,584,1 44,584 88,600,1 44,594 0,596,1'),
  ),
  cut(GOLD, twoDiscs(86, 244, 20)),
  cut(RED, twin('0,774,1 112,774,1 112,812,1 66,872,1 66,1060,1 0,1060,1')),
  cut(DARK_RED, '112,812,1 66,872,1 66,1060,1 16,1060,1 16,872,1 30,812,1'),
];
