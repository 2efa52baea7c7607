import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

const [SKIN, SHADE, HAIR] = ['#8a4a2a', '#4f2418', '#2a1420'];
const [COAT, COAT_SHADE] = ['#a5346a', '#611c4c'];
const [SUN, SUN_SHADE, BRIM, UNDER, BAND, BAND_SHADE] = [
  '#ffd23f',
  '#f79a2a',
  '#ffe39a',
  '#8a2f3a',
  '#d8432b',
  '#a02636',
];

/** Somebody in a wide straw hat from behind, about x = 0: its crown is half a sun, and its brim lies along y = 430. */
export const hatFromBehind: readonly Layer[] = [
  cut(SKIN, twin('0,560 76,540,1 82,680 130,724,1 0,800')),
  cut(SHADE, '0,600 8,690 40,780,1 130,724,1 82,680 76,540,1'),
  cut(HAIR, twin('0,400 160,400,1 154,520 96,616 0,640')),
  cut(SKIN, pair('150,470 172,462 182,494 168,540 146,548')),
  within(
    COAT,
    twin('0,742 100,706,1 250,740 372,800 440,960,1 0,960,1'),
    cut(COAT_SHADE, '0,700,1 44,800 20,960,1 460,960,1 460,700,1'),
  ),
  // The brim's underside, the crown and its band, and the brim.
  cut(UNDER, '-466,434,1 466,434,1 380,482 220,506 0,514 -220,506 -380,482'),
  within(
    SUN,
    'M-262 430A262 262 0 0 1 262 430Z',
    cut(SUN_SHADE, '40,140,1 110,260 120,440,1 280,440,1 280,140,1'),
    cut(BAND, '-300,336,1 0,362 300,336,1 300,460,1 -300,460,1'),
    cut(BAND_SHADE, '112,357,1 200,349 300,336,1 300,460,1 120,460,1'),
  ),
  cut(BRIM, '-470,432,1 -300,404 0,416 300,404 470,432,1 300,462 0,470 -300,462'),
  cut(SUN_SHADE, '122,414,1 300,404 470,432,1 300,462 110,469,1'),
];
