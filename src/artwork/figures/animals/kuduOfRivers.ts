import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { pair, twin, twoDiscs } from '../../drawing/mirrored.ts';

const [SAND, WATER, COAT, DUSK, EAR, MARK, INK] = [
  '#ffeec0',
  '#177f90',
  '#74402f',
  '#4a2626',
  '#e9a283',
  '#fff6e2',
  '#2a1718',
];

/**
 * A kudu bull's face; his horns are two rivers that wind away over the land to a horizon at y = 116, each with its
 * sand at the inside of every bend. The middle of his face is x = 0, his muzzle at y 886.
 */
export const kuduOfRivers: readonly Layer[] = [
  cut(
    SAND,
    limb(
      pair(
        '40,620,44 90,556,56 260,494,66 306,404,62 152,346,56 130,288,50 312,238,42 352,194,34 230,164,26 256,138,16 330,126,9 420,116,0',
      ),
    ),
  ),
  cut(
    WATER,
    limb(
      pair(
        '44,620,32 100,546,36 270,490,36 324,402,32 150,338,30 114,288,26 312,234,24 368,192,18 226,162,14 256,136,8 330,125,5 420,116,0',
      ),
    ),
  ),
  // Neck.
  cut(DUSK, twin('0,660,1 84,660,1 112,740 170,840 200,920,1 0,920,1')),
  // Ears.
  cut(COAT, pair('70,640,1 130,596 220,574 300,590 346,620,1 300,668 220,694 90,690,1')),
  cut(EAR, pair('120,648,1 170,616 230,602 286,606 316,622,1 276,654 210,672 124,670,1')),
  within(
    COAT,
    twin('0,586 64,590 104,630 116,690 104,740 74,800 66,844 58,876 32,890 0,892'),
    cut(DUSK, '80,560,1 160,560,1 160,920,1 30,920,1 54,880 52,820 80,750 96,690'),
  ),
  inked(MARK, 15, pair('74,716 50,738 18,750')),
  cut(INK, pair('66,714,1 70,684 92,668 112,684 110,706 94,720')),
  cut(MARK, twoDiscs(90, 688, 6)),
  cut(MARK, twin('0,870 34,866 50,876 30,892 0,894')),
  cut(INK, twin('0,828 26,824 44,838 30,860 0,870')),
];
