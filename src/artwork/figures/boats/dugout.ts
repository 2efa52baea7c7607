import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { disc, limb } from '../../drawing/brush.ts';

const SKIN = '#4a281c';

/** The hull, and a woman in it who draws the paddle through the water, light from the left. */
const afloat: readonly Layer[] = [
  cut('#331a16', limb('16,-100,9 50,-104,8 70,-122,6')),
  cut('#6a4424', limb('68,-132,5 92,-14,5'), '84,-40,1 102,-44 116,6 106,30,1 92,14'),
  // Knees drawn up under a cloth.
  within(
    '#1f6f86',
    '-34,-20,1 -30,-52 10,-60 50,-72 72,-60 88,-20,1',
    cut('#49a3ae', '-40,-40,1 -10,-56 40,-72 60,-76,1 40,-80 -40,-70,1'),
    cut('#12485c', '-40,-20,1 20,-34 70,-52 90,-60,1 100,-10,1'),
  ),
  within(
    '#e8502e',
    '-32,-34,1 -36,-70 -26,-108 -6,-122,1 12,-120,1 28,-106 30,-74 20,-44,1',
    cut('#ff8f58', '-50,-20,1 -50,-130,1 -8,-130,1 -20,-100 -24,-70 -20,-20,1'),
    cut('#b03226', '16,-130,1 10,-90 0,-60 -4,-30,1 50,-30,1 50,-130,1'),
  ),
  // The near arm, down to the shaft.
  cut(SKIN, limb('6,-104,11 26,-76,10 50,-72,8 80,-74,7'), disc(82, -74, 9, 8)),
  cut('#8a5034', limb('-2,-106,3 18,-74,3')),
  cut('#e8502e', limb('6,-106,15 20,-84,13')),
  cut('#ff8f58', limb('-3,-106,4 10,-86,4')),
  // The head in profile, a wrap tied behind.
  cut(
    SKIN,
    '-6,-114,1 14,-114,1 16,-130,1 -4,-134,1',
    '-4,-150,1 26,-158,1 34,-150 35,-142,1 40,-136,1 35,-132,1 34,-122 22,-118 6,-120',
  ),
  cut('#f2b83c', '32,-150,1 36,-164 18,-180 -4,-178 -18,-160 -14,-140 -2,-132,1 0,-146'),
  cut('#ffe08a', '12,-180,1 -4,-178 -18,-160 -14,-142,1 -8,-160'),
  cut('#c8842a', '-14,-146,1 -34,-156 -38,-140,1 -26,-136 -34,-122,1 -18,-126 -8,-136,1'),
  within(
    '#4a2a20',
    '-230,-52,1 -150,-36 -60,-32 60,-32 160,-38 260,-64,1 230,-20 160,4 60,10 -60,10 -160,0',
    cut('#96603a', '-250,-66,1 -150,-36 -60,-32 60,-32 160,-38 280,-68,1 160,-24 40,-20 -80,-20 -180,-32'),
    cut('#2a1618', '-170,12,1 -60,-2 60,-2 180,-14 250,-44,1 250,20,1'),
  ),
];

/** A dugout canoe that somebody paddles to the right over still water, with its image below and its wake behind; 490 long, the water at y = 0. */
export const dugout = (placing: Placing, water: { image: number; wake: string }): Layer =>
  moved(
    placing,
    moved({ x: 0, y: 8, squash: -0.8, opacity: water.image }, ...afloat),
    inked(
      water.wake,
      4,
      '-220,6 -420,22 -700,30',
      '-200,14 -360,44 -560,66',
      '250,2 330,12 420,14',
      '90,34 124,38 160,34',
    ),
    ...afloat,
  );
