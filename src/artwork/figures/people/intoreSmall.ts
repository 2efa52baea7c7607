import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** An intore some way off, about 110 high with his mane, his feet at the origin, one knee raised and the arms spread as horns. */
export const intoreSmall = (placing: Placing): Layer =>
  moved(
    placing,
    cut(
      '#fbf1d8',
      limb(
        '0,-84,8 -20,-108,9 -34,-118,0;0,-84,8 -6,-116,9 -10,-134,0;0,-84,8 10,-116,9 18,-132,0;0,-84,8 24,-104,9 40,-112,0;0,-82,8 -24,-92,8 -42,-92,0;0,-82,8 24,-90,8 46,-86,0',
      ),
    ),
    cut(
      '#4a2a20',
      limb('-4,-40,8 -10,-18,7 -8,0,5;6,-42,8 22,-34,7 18,-12,5'),
      limb('-8,-66,6 -30,-66,5 -42,-90,4;8,-66,6 30,-64,5 44,-86,4'),
      disc(0, -84, 9, 11),
      '-14,-72,1 14,-72,1 10,-44,1 -10,-44,1',
    ),
    cut('#d8452c', '-12,-52,1 12,-52,1 24,-22,1 -18,-22,1'),
    cut('#fbf1d8', '-12,-72,1 -8,-72,1 12,-48,1 8,-46,1', '12,-72,1 8,-72,1 -12,-48,1 -8,-46,1'),
  );
