import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';

/** What one of a crew wears, each colour with that of its shaded side. */
export interface RaftingOutfit {
  skin: readonly [plain: string, deep: string];
  vest: readonly [plain: string, deep: string];
  sleeve: readonly [plain: string, deep: string];
  helmet: readonly [plain: string, deep: string];
}

const [SHAFT, BLADE, STRAP, SHORTS] = ['#1d1420', '#ffc52e', '#2a1a24', '#161a34'];

/** How the near arm and the far one go, where the hands close, and the paddle between them. */
const ARMS = {
  /** Digs in beside the raft. */
  digs: {
    near: '8,-112,20 50,-66,16 88,-22,12',
    sleeve: '4,-114,25 34,-82,21',
    far: '20,-112,18 72,-126,15 108,-172,11',
    hands: '90,-18 110,-178',
    shaft: '113,-192 78,120',
    blade: '94,84,1 100,108 84,160 66,196,1 48,182 56,130 72,82,1',
  },
  /** Has swung the blade up for the next stroke. */
  swings: {
    near: '8,-112,20 64,-96,16 112,-92,12',
    sleeve: '4,-114,25 44,-104,21',
    far: '20,-112,18 60,-140,15 84,-186,11',
    hands: '116,-92 84,-192',
    shaft: '78,-206 170,60',
    blade: '170,22,1 188,44 206,104 208,142,1 188,148 164,108 150,30,1',
  },
  /** Leans on a long paddle held out behind, at the stern. */
  steers: {
    near: '0,-112,20 -34,-64,16 6,-36,12',
    sleeve: '4,-114,25 -18,-82,22',
    far: '20,-112,18 66,-86,15 62,-54,11',
    hands: '12,-36 62,-58',
    shaft: '84,-70 -210,86',
    blade: '-176,54,1 -200,58 -256,92 -288,124,1 -272,142 -226,124 -172,78,1',
  },
} as const;

/** Somebody of a raft's crew in profile to the right, seated on its tube, lit from the right; hips on the origin, 225 high at a scale of 1. */
export function rafterInProfile(
  placing: Placing,
  own: RaftingOutfit,
  does: keyof typeof ARMS,
  nod = 0,
): Layer {
  const { skin, vest, sleeve, helmet } = own;
  const arms = ARMS[does];
  const at = placed({ x: 16, y: -176, turn: nod });
  const [near = '', far = ''] = arms.hands.split(' ');
  const fist = (point: string) => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return disc(x, y, 16, 15);
  };
  const paddle = [inked(SHAFT, 10, arms.shaft), cut(BLADE, arms.blade)];
  return moved(
    placing,
    cut(sleeve[1], limb(arms.far.split(' ').slice(0, 2).join(' '))),
    cut(skin[1], limb(arms.far), fist(far)),
    cut(SHORTS, limb('0,-8,36 60,-26,31'), disc(64, -24, 30)),
    cut(skin[1], at('-14,16,1 22,22,1 20,66,1 -22,66,1')),
    within(
      vest[0],
      '-44,8,1 -50,-50 -46,-104 -26,-136 10,-142 40,-122 52,-80 48,-30 40,6,1',
      cut(vest[1], '-2,-150,1 -16,-70 -4,20,1 -70,20,1 -70,-150,1'),
      inked(STRAP, 6, '-60,-78 0,-70 60,-82', '-60,-32 0,-24 60,-36'),
    ),
    // Face and helmet.
    within(
      skin[0],
      at('-22,-8,1 30,-14,1 33,-4,1 43,9,1 35,13,1 37,22,1 33,28 28,40 4,42 -16,26'),
      cut(skin[1], at('-30,-20,1 2,-12 4,24 22,44,1 -30,50,1')),
    ),
    inked(STRAP, 4, at('22,2 30,1')),
    inked(STRAP, 4, at('-8,-8 4,18 20,38')),
    within(
      helmet[0],
      at('-42,14,1 -46,-20 -28,-46 6,-52 34,-36 40,-10,1 48,-6,1 46,0,1 20,-4 -8,2 -20,18,1'),
      cut(helmet[1], at('-60,20,1 -60,-60,1 -14,-60,1 -22,-20 -12,24,1')),
      inked(helmet[1], 4, at('2,-36 8,-16'), at('-10,-36 -6,-14')),
    ),
    ...(does === 'steers' ? [] : paddle),
    cut(skin[0], limb(arms.near)),
    ...(does === 'steers' ? paddle : []),
    cut(skin[0], fist(near)),
    cut(sleeve[0], disc(2, -112, 25), limb(arms.sleeve)),
  );
}
