import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';

/** What one of a crew wears, each colour with that of its shaded side, how the face is and where the head leans. */
export interface Rafter {
  skin: readonly [lit: string, plain: string, deep: string];
  vest: readonly [plain: string, deep: string];
  sleeve: readonly [plain: string, deep: string];
  helmet: readonly [plain: string, deep: string];
  mouth: 'laugh' | 'set';
  lean: number;
  /** Digs in on the left of the picture, or holds the paddle up in both hands. */
  does: 'digs' | 'cheers';
}

const ARMS = {
  digs: {
    far: '44,-110,22 84,-96,19 92,-108,18 66,-158,14',
    farSleeve: '40,-112,25 66,-104,23',
    near: '-46,-108,22 -84,-66,19 -88,-54,18 -76,-14,14',
    nearSleeve: '-42,-110,26 -70,-80,24',
    shaft: '72,-176,1 -118,60,1',
    hands: [
      [64, -164],
      [-76, -8],
    ],
    blade: '-104,40,1 -124,54 -160,100 -172,132,1 -146,128 -112,86 -92,54,1',
  },
  cheers: {
    far: '44,-110,22 98,-126,19 106,-138,18 97,-180,14',
    farSleeve: '38,-112,26 76,-120,23',
    near: '-46,-108,22 -94,-150,19 -100,-166,18 -91,-264,14',
    nearSleeve: '-40,-112,26 -72,-130,23',
    shaft: '152,-168,1 -196,-304,1',
    hands: [
      [97, -190],
      [-92, -263],
    ],
    blade: '-176,-312,1 -204,-326 -252,-348 -290,-346,1 -276,-322 -232,-302 -188,-284,1',
  },
} as const;

/** Somebody of a raft's crew who faces us: the hips at (0, 0), 260 pixels from there to the helmet's top. */
export function rafterFacing({ skin, vest, sleeve, helmet, mouth, lean, does }: Rafter): Layer[] {
  const [lit, plain, deep] = skin;
  const arms = ARMS[does];
  const head = placed({ x: 0, y: -138, turn: lean });
  const paddle = [inked('#2a2230', 10, arms.shaft), cut('#f6cf46', arms.blade)];
  const [[fx, fy], [nx, ny]] = arms.hands;
  return [
    ...(does === 'cheers' ? paddle : []),
    cut(
      '#22325a',
      limb('30,-4,32 52,40,32 44,76,28'),
      limb('-30,-4,32 -44,44,32 -34,80,28'),
      disc(43, 74, 28),
      disc(-35, 78, 28),
    ),
    cut('#16223f', limb('44,0,16 70,40,16 60,78,14')),
    cut(deep, '-24,-146,1 24,-146,1 30,-116,1 0,-100 -30,-116,1'),
    within(
      vest[0],
      '-50,6,1 -56,-50 -54,-104 -40,-126 -22,-132,1 0,-106 22,-132,1 40,-126 54,-104 56,-50 50,6,1 0,16',
      cut(vest[1], '16,-140,1 26,-70 18,20,1 80,20,1 80,-140,1'),
      inked('#3a2430', 6, '-60,-74 0,-66 60,-74', '-60,-34 0,-26 60,-34'),
      cut('#f4ead2', '-8,-76,1 8,-76,1 8,-60,1 -8,-60,1', '-8,-36,1 8,-36,1 8,-20,1 -8,-20,1'),
      inked('#3a2430', 3, '0,-106 0,10'),
    ),
    within(
      plain,
      head('-36,-60 -36,-28 -24,0 0,12 24,0 36,-28 36,-60 20,-88 -20,-88'),
      cut(deep, head('8,-90,1 14,-50 10,-14 -2,14,1 60,14,1 60,-90,1')),
      cut(lit, head('-40,-70,1 -30,-50 -30,-26 -18,0,1 -50,0,1')),
      cut(deep, head('-5,-40,1 0,-20 10,-22 6,-14,1 -8,-15,1')),
    ),
    cut('#fff6e8', head('-24,-47 -15,-54 -6,-46 -15,-41'), head('6,-46 15,-54 24,-47 15,-41')),
    cut(
      '#160c12',
      head('-19,-53,1 -11,-53,1 -11,-42,1 -19,-42,1'),
      head('11,-53,1 19,-53,1 19,-42,1 11,-42,1'),
    ),
    inked('#160c12', 4, head('-26,-58 -16,-64 -6,-58'), head('6,-58 16,-64 26,-58')),
    ...(mouth === 'laugh'
      ? [
          cut('#4a1418', head('-17,-12,1 0,-8 17,-12,1 14,4 0,10 -14,4')),
          cut('#fff6e8', head('-15,-11,1 0,-7 15,-11,1 11,-3 -11,-3')),
        ]
      : [cut('#4a1418', head('-13,-4,1 0,-8 13,-4,1 0,2'))]),
    inked('#2a2230', 4, head('-35,-46 -26,-8 0,10 26,-8 35,-46')),
    within(
      helmet[0],
      head('-42,-58,1 -46,-94 -22,-122 22,-122 46,-94 42,-58,1 22,-68 -22,-68'),
      cut(helmet[1], head('12,-130,1 22,-96 18,-60,1 60,-50,1 60,-130,1')),
      cut('#fffaf0', head('-34,-90 -26,-108 -14,-112 -24,-98')),
    ),
    cut(plain, limb(arms.far)),
    cut(sleeve[1], disc(40, -110, 24), limb(arms.farSleeve)),
    ...(does === 'digs' ? paddle : []),
    cut(plain, limb(arms.near)),
    cut(sleeve[0], disc(-40, -110, 25), limb(arms.nearSleeve)),
    cut(plain, disc(nx, ny, 18, 17), disc(fx, fy, 18, 17)),
    inked(
      deep,
      3,
      `${nx - 10},${ny - 4} ${nx + 8},${ny - 10}`,
      `${nx - 8},${ny + 4} ${nx + 10},${ny - 2}`,
      `${fx - 10},${fy - 4} ${fx + 8},${fy - 10}`,
    ),
  ];
}
