import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

const [COAT, INK] = ['#fff8e8', '#1d1622'];

/** Where the stripes lie across the back, and how they bow. */
const STRIPES = [-128, -106, -84, -60, -36, -12, 12, 36, 60, 84, 106, 128];

/** A zebra seen from straight above, its head at the top: 420 pixels long around the origin. */
export const zebraFromAbove: readonly Layer[] = [
  cut(INK, '-6,146,1 6,146,1 12,174 2,196 -8,176'),
  cut(INK, pair('14,-150,1 36,-176 52,-172 44,-146 18,-136,1')),
  within(
    COAT,
    twin('0,-222 18,-218 26,-180 24,-150 26,-118 52,-84 66,-20 62,50 54,116 30,150 0,156'),
    cut(INK, twin('0,-226 22,-222 24,-200 0,-194')),
    cut(
      INK,
      ...STRIPES.map((y, at) => {
        const half = 6 + (at % 3);
        return `-80,${y - half + 10},1 0,${y - half - 8} 80,${y - half + 10},1 80,${y + half + 10},1 0,${y + half - 8} -80,${y + half + 10},1`;
      }),
    ),
    inked(INK, 12, '0,-150 0,-70'),
    inked(INK, 5, '-12,-190 0,-172 12,-190', '-16,-172 0,-156 16,-172'),
  ),
];
