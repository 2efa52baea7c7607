import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** A ranger with a hat and a visitor in yellow, far off on a bank, looking down at the water: 100 pixels high, feet at 0. */
export const springVisitors = (placing: Placing): Layer =>
  moved(
    placing,
    cut(
      '#2c1a34',
      limb(
        '-26,0,5 -25,-24,6 -22,-50,7; -12,0,5 -15,-24,6 -18,-50,7; 22,0,5 24,-24,6 26,-46,7; 36,0,5 33,-24,6 29,-46,7',
      ),
    ),
    cut('#4c5a3c', '-34,-48,1 -35,-70 -28,-84 -18,-87 -8,-82 -6,-64 -8,-46,1'),
    cut('#7d8a50', '-20,-48,1 -20,-86 -8,-82 -6,-64 -8,-46,1'),
    cut('#f2b32c', '14,-40,1 14,-62 20,-76 30,-79 40,-72 42,-56 40,-40,1'),
    cut('#b8741c', '14,-40,1 14,-62 20,-76 27,-79 24,-60 24,-40,1'),
    cut('#5a2c20', disc(-17, -95, 8, 9), disc(32, -87, 8, 9)),
    cut('#7d8a50', '-32,-97,1 -20,-102 -2,-97,1 -8,-107 -20,-110 -26,-105'),
    cut('#fff0d0', '20,-89,1 30,-94 46,-88,1 40,-97 32,-101 24,-96'),
  );
