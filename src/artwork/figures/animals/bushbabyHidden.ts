import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { pair, twoDiscs } from '../../drawing/mirrored.ts';

/** A bushbaby in the dark, its eyes seen: 0,0 is between them. */
export const bushbabyHidden: readonly Layer[] = [
  cut(
    '#1d4c4e',
    pair('14,-26,1 26,-62 54,-92 84,-84 86,-52 66,-22 34,-4,1; 10,40,1 30,60 34,90 22,100 8,96,1'),
    '0,-46 34,-42 54,-14 50,16 28,36 14,46 -14,46 -28,36 -50,16 -54,-14 -34,-42',
    disc(0, 70, 40, 44),
  ),
  cut('#123a3f', pair('30,-30,1 40,-60 60,-76 74,-70 72,-46 56,-24')),
  cut('#ffb23e', twoDiscs(23, -6, 19)),
  cut('#08202a', twoDiscs(23, -6, 6, 13)),
  cut('#fffbe6', disc(-29, -13, 4), disc(17, -13, 4)),
  cut('#08202a', '-7,20,1 7,20,1 0,28'),
];
