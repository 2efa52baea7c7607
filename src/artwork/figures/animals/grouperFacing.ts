import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, spots } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { twoDiscs } from '../../drawing/mirrored.ts';

const [BODY, BELLY, SPOT, FIN, RAY, LIP, EYE, DARK] = [
  '#8ccfc0',
  '#d8f0dc',
  '#2f7f86',
  '#4fa8a4',
  '#2f7f86',
  '#6bb6ac',
  '#ffd257',
  '#10303f',
];

/** A grouper that looks out of its hole, head-on: its middle at 0,0, 210 wide over the fins. */
export const grouperFacing: readonly Layer[] = [
  // The fin on its back, and the two that fan at its sides.
  cut(FIN, '-44,-62,1 -30,-96 -14,-84,1 0,-106 14,-84,1 30,-96 44,-62,1'),
  ...[-1, 1].map((way) =>
    cut(
      FIN,
      `${way * 52},16,1 ${way * 92},-14 ${way * 116},20 ${way * 112},50 ${way * 84},66 ${way * 50},52,1`,
    ),
  ),
  inked(RAY, 4, '-62,34 -106,20', '-62,40 -104,46', '62,34 106,20', '62,40 104,46'),
  cut(BODY, '0,-78 -50,-70 -78,-26 -80,26 -56,70 0,84 56,70 80,26 78,-26 50,-70'),
  cut(
    SPOT,
    ...spots('-30,-52 0,-60 30,-52 -14,-36 16,-34 0,-14', 7, 6),
    ...spots('-66,20 66,20 -60,40 60,40', 5),
  ),
  cut(BELLY, '-50,52,1 -30,44 0,40 30,44 50,52,1 34,74 0,82 -34,74'),
  // The wide mouth, its corners down.
  cut(LIP, '-60,48,1 -40,20 0,10 40,20 60,48,1 36,40 0,36 -36,40'),
  inked(DARK, 5, '-60,50 -36,38 0,34 36,38 60,50'),
  cut(BODY, twoDiscs(48, -26, 24)),
  cut(EYE, twoDiscs(50, -26, 18)),
  cut(DARK, twoDiscs(46, -25, 10)),
  cut('#fffaf0', disc(-43, -29, 3), disc(49, -29, 3)),
];
