import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { pair, twin, twoDiscs } from '../../drawing/mirrored.ts';

const [SAND, WATER, COAT, DUSK, EAR, MARK, INK] = [
  '#fdeec2',
  '#1d7f93',
  '#6a4238',
  '#472a2b',
  '#e2a184',
  '#fff6e2',
  '#2a1718',
];

/** A kudu bull's face, whose horns are two rivers in their sand; the middle of his face is x = 0, his muzzle at y 880. */
export const kuduOfRivers: readonly Layer[] = [
  cut(
    SAND,
    limb(
      pair(
        '36,500,40 120,410,54 236,330,58 212,236,54 128,164,52 196,72,50 330,24,48 420,-60,44 430,-160,40',
      ),
    ),
  ),
  cut(
    WATER,
    limb(
      pair(
        '38,500,30 134,406,36 214,330,32 232,240,30 152,164,30 178,76,30 306,34,28 432,-60,26 440,-160,24',
      ),
    ),
  ),
  // Neck.
  cut(DUSK, twin('0,640 90,660 130,760 170,920,1 0,920,1')),
  cut(COAT, pair('70,520,1 120,470 200,440 292,452,1 256,510 190,560 96,580,1')),
  cut(EAR, pair('100,530,1 150,490 210,464 268,462,1 226,510 170,544 104,560,1')),
  within(
    COAT,
    twin('0,462 66,470 104,512 112,566 104,620 88,700 76,760 82,806 74,850 40,880 0,884'),
    cut(DUSK, '0,400,1 0,900,1 140,900,1 140,400,1'),
  ),
  inked(MARK, 15, pair('80,600 52,622 16,634')),
  cut(INK, pair('68,596,1 76,574 98,564 116,572 118,592 104,606 84,608')),
  cut(MARK, twoDiscs(94, 582, 5)),
  cut(MARK, pair('62,690,1 80,684 82,706 66,712')),
  cut(INK, twin('0,806 34,800 50,818 36,842 0,852')),
];
