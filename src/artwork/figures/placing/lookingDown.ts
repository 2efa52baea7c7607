import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';

/** Colours of skin and of a dress, lit and in shade. */
interface Worn {
  skin: readonly [plain: string, deep: string];
  dress: readonly [plain: string, deep: string];
}

/** A face in profile to the right, bent down, its eye cast down; about 70 high around (0, 0). */
const face = (at: ReturnType<typeof placed>, { skin: [plain, deep] }: Worn): Layer[] => [
  cut(deep, at('-22,10,1 16,24,1 6,66,1 -40,58,1')),
  within(
    plain,
    at('-26,-22,1 4,-36 28,-28,1 30,-14,1 29,-8,1 38,6,1 31,10,1 33,18,1 30,24 28,36 10,40 -14,26'),
    cut(deep, at('-40,-30,1 -6,-14 -2,14 20,44,1 -40,50,1')),
  ),
  inked('#1a0e14', 3, at('16,-4 26,-1'), at('16,-15 27,-14')),
];

/** A woman in a headwrap who bends forward to the right, elbows on her knees; what lies below her waist is out of sight, at y = 0. */
export const womanBending = (x: number, y: number): Layer => {
  const own: Worn = { skin: ['#7a4630', '#4e2b20'], dress: ['#1f56a8', '#123872'] };
  const at = placed({ x: 92, y: -128, turn: 26 });
  return moved(
    { x, y, scale: 0.87 },
    ...face(at, own),
    within(
      '#e0482c',
      at('-34,20,1 -46,-8 -42,-40 -14,-56 14,-48 32,-24,1 10,-22 -14,-6 -24,22,1'),
      cut('#9c2420', at('-60,30,1 -60,-30,1 -34,-26 -20,-6 -22,30,1')),
      inked('#ffc24a', 5, at('-42,-22 -10,-34 26,-36')),
    ),
    cut('#e0482c', disc(46, -126, 17, 16)),
    within(
      own.dress[0],
      '-44,20,1 -46,-40 -20,-96 30,-116 66,-106 78,-84 70,-40 66,20,1',
      cut(own.dress[1], '20,-120,1 30,-60 20,30,1 100,30,1 100,-120,1'),
      inked('#7fb4e8', 4, '-40,-30 0,-20 70,-26', '-40,-4 0,8 70,0', '-26,-66 6,-54'),
    ),
    cut(own.skin[0], limb('58,-88,15 76,-44,12 112,-14,10'), disc(114, -12, 11)),
    cut(own.dress[0], disc(54, -90, 19), limb('52,-88,19 66,-58,16')),
  );
};

/** A man in an embroidered cap who bends forward to the left and points down; what lies below his waist is out of sight, at y = 0. */
export const manPointing = (x: number, y: number): Layer => {
  const own: Worn = { skin: ['#5a3424', '#38201a'], dress: ['#fdf3de', '#c9bcb4'] };
  const at = placed({ x: 86, y: -132, turn: 20 });
  return moved(
    { x, y, scale: 0.87, flip: true },
    cut(
      own.skin[1],
      limb('60,-86,14 112,-66,12 142,-30,9'),
      disc(144, -26, 10),
      '138,-26,1 150,-26,1 154,2,1 148,4,1',
    ),
    ...face(at, own),
    cut('#1c0f14', at('-28,24,1 -34,-6 -22,-28,1 4,-26 -8,-4 -12,24,1')),
    within(
      '#f6ead2',
      at('-36,-12,1 -36,-50,1 18,-58,1 30,-24,1 0,-24'),
      inked('#2f6ab0', 4, at('-40,-20 0,-32 34,-32')),
      inked('#2f6ab0', 3, at('-36,-34 -10,-44 24,-46')),
    ),
    within(
      own.dress[0],
      '-44,20,1 -50,-50 -26,-104 24,-122 62,-110 72,-84 64,-40 62,20,1',
      cut(own.dress[1], '-60,30,1 -60,-120,1 -20,-120,1 -26,-60 0,30,1'),
    ),
    cut(own.skin[0], limb('50,-86,16 62,-40,13 96,-6,11')),
    cut(own.dress[0], disc(46, -90, 21), limb('44,-88,21 58,-52,18')),
    inked(own.dress[1], 3, '28,-100 34,-70 52,-48'),
  );
};

/** A girl in a straw hat from behind, leaning forward; what lies below her waist is out of sight, at y = 0. */
export const girlBehind = (x: number, y: number): Layer =>
  moved(
    { x, y, scale: 0.87 },
    cut('#4e2b20', '-16,-84,1 16,-84,1 18,-120,1 -18,-120,1'),
    within(
      '#f2b632',
      '-52,20,1 -60,-40 -66,-76 -44,-96 -18,-102,1 0,-92 18,-102,1 44,-96 66,-76 60,-40 52,20,1',
      cut('#b87a1e', '14,-110,1 24,-40 14,30,1 80,30,1 80,-110,1'),
      inked('#fff0d0', 5, '-34,-98 -10,-40 -14,20', '34,-98 10,-40 14,20'),
    ),
    cut('#7a4630', limb('-56,-74,15 -76,-34,13 -56,4,11')),
    cut('#4e2b20', limb('56,-74,15 76,-34,13 56,4,11')),
    cut(
      '#1c0f14',
      '-26,-126,1 26,-126,1 24,-98,1 -24,-98,1',
      '-34,-104 -26,-116 -16,-104 -20,-60 -26,-46 -34,-60',
      '34,-104 26,-116 16,-104 20,-60 26,-46 34,-60',
    ),
    cut('#d8452c', disc(-26, -58, 7), disc(26, -58, 7)),
    cut('#f0d69a', '-84,-122 -40,-136 -34,-176 0,-186 34,-176 40,-136 84,-122 50,-104 0,-98 -50,-104'),
    cut('#c49a58', '10,-190,1 34,-176 40,-136 84,-122 50,-104 0,-98,1 30,-112 24,-140'),
    cut('#d8452c', '-38,-148,1 0,-138 38,-148,1 40,-134,1 0,-122 -40,-134,1'),
  );
