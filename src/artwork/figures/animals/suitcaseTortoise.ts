import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { box, disc } from '../../drawing/brush.ts';
import { mirrored, pair, twin, twoDiscs } from '../../drawing/mirrored.ts';

/** Leather, its shade, straps and corners, buckles; hide in the light, hide, its folds; what is darkest. */
const [LEATHER, SHADE, STRAP, BRASS] = ['#b9492a', '#8f2f23', '#41172a', '#ffe3a0'];
const [PALE, HIDE, FOLD, DARK] = ['#9aa1a6', '#757d87', '#525968', '#20172a'];

const CASE = twin('0,126,1 220,128 396,158 436,270 470,520 492,690 470,724 380,726,1 0,726,1');
const OPENING = twin('0,404 150,404 290,446 362,560 372,690,1 0,690,1');
const LEG =
  '150,600 190,520 290,500 380,560 404,650 384,740 360,800 376,880,1 172,880,1 188,800 170,740 140,670';
const HEAD = twin('0,318 62,316 92,334 112,376 128,420 128,476 104,528 62,566 0,574');
const NECK = twin('0,420 84,420 100,520 122,620 150,700,1 0,700,1');

/** A giant tortoise from the front whose shell is a traveller's suitcase; its middle at x = 0. */
export const suitcaseTortoise: readonly Layer[] = [
  inked(STRAP, 40, '-124,170 -128,54 -64,54 64,54 128,54 124,170'),
  within(
    LEATHER,
    CASE,
    cut(STRAP, pair('200,130,1 262,130,1 296,740,1 226,740,1')),
    cut(
      STRAP,
      pair('540,130,1 316,110,1 336,210 420,262 540,262,1;540,620,1 470,622 424,660 418,740,1 540,740,1'),
    ),
  ),
  cut(SHADE, twin('0,378 160,378 318,426 392,560 402,726,1 0,726,1')),
  cut(DARK, OPENING),
  cut(BRASS, box(-168, 122, 88, 36), box(80, 122, 88, 36)),
  cut(BRASS, pair('188,262,1 284,262,1 290,344,1 194,344,1')),
  cut(STRAP, pair('210,282,1 264,282,1 268,324,1 214,324,1')),
  // The neck comes out over the lower shell.
  within(FOLD, NECK, inked(DARK, 7, '-110,600 -50,636 50,636 110,600', '-130,646 -60,684 60,684 130,646')),
  cut(SHADE, box(-380, 688, 760, 38)),
  within(HIDE, LEG, cut(FOLD, '330,480,1 450,480,1 450,900,1 310,900,1 306,800 350,700 356,600')),
  within(
    HIDE,
    mirrored(LEG),
    cut(FOLD, '-160,480,1 -100,480,1 -100,900,1 -226,900,1 -234,800 -190,700 -186,600'),
  ),
  // Blunt nails.
  cut(
    DARK,
    pair(
      '176,880,1 180,838 220,838 224,880,1;244,880,1 246,834 298,834 300,880,1;320,880,1 324,838 366,838 372,880,1',
    ),
  ),
  within(HIDE, HEAD, cut(PALE, twin('0,300 120,300 110,360 70,380 48,420 40,480 0,490'))),
  cut(DARK, twoDiscs(96, 424, 22, 28)),
  cut(FOLD, pair('62,414,1 76,382 114,382 124,424,1 112,414 90,410')),
  cut(BRASS, disc(-102, 426, 6), disc(90, 426, 6)),
  cut(DARK, twoDiscs(16, 462, 6, 8)),
  inked(DARK, 8, '-122,476 -96,524 -60,538 0,514 60,538 96,524 122,476'),
];
