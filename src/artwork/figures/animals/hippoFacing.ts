import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, spots, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

const [HIDE, LIT, DARK, PINK] = ['#4a3556', '#7d5d80', '#2a1d33', '#e0907c'];

/** A hippo's head that looks at us out of the water, x = 0 its middle, the water at y = 800, the light at the left. */
export const hippoFacing: readonly Layer[] = [
  cut(HIDE, pair('166,392 178,322 226,296 252,318 236,366 202,404')),
  cut(PINK, pair('186,372 192,330 224,312 236,326 226,360 202,384')),
  within(
    HIDE,
    twin(
      '0,344 84,346 120,372 150,356 196,356 232,392 236,428 214,466 226,510 300,556 352,640 360,740 330,830,1',
    ),
    // The light lies on brow, cheek and the left of the muzzle.
    cut(
      LIT,
      '-400,850,1 -400,330,1 -40,330,1 -60,400 -130,420 -150,490 -110,520 -60,548 -150,590 -220,660 -226,760 -200,850,1',
    ),
    cut(HIDE, '-250,400 -210,372 -160,376 -130,404 -140,440 -190,462 -240,446'),
    cut(DARK, '380,850,1 380,500,1 300,560 330,640 300,740 240,850,1'),
    cut(DARK, pair('150,420 184,404 220,424 196,448 164,444')),
    cut(HIDE, pair('140,424 160,392 204,390 232,424 186,416')),
  ),
  cut('#fff6e0', disc(-190, 428, 6, 5), disc(180, 428, 6, 5)),
  cut(DARK, pair('70,640 96,612 146,606 172,628 150,652 104,660')),
  cut(PINK, pair('82,634 104,616 144,612 158,624 120,628')),
  inked(DARK, 7, '-300,742 -180,770 -60,762 0,746 60,762 180,770 300,742'),
  cut(DARK, ...spots('-220,700 -180,716 -140,704 -240,660 140,704 180,716 220,700 240,660', 5)),
];
