import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** What a golden monkey wears: its back, its shade, its limbs. */
const [GOLD, SHADE, BLACK, FAR, FOLD] = ['#f4a62a', '#c9681c', '#1b1b27', '#0d0e15', '#474960'];
const [SKIN, LIP, EYE] = ['#4b4c66', '#c8a295', '#ffd873'];

/** The head in profile to the right round (0, 0); the eye is open, or shut in comfort. */
const goldenMonkeyHead = (open: boolean): readonly Layer[] => [
  cut(
    GOLD,
    '44,-30,1 20,-64 -36,-68 -70,-30 -70,6 -90,26,1 -68,28 -80,50,1 -54,46 -54,70,1 -30,58 -16,80,1 4,62 30,66,1 42,50 58,44 60,20',
  ),
  cut(SKIN, '26,-36,1 48,-30 56,-14 58,-2 74,12 80,26 74,40 56,46 34,44 16,30 6,8 12,-20'),
  cut(LIP, '62,16,1 78,22 80,32 72,42 52,44,1 56,34 70,30'),
  cut(
    BLACK,
    '48,-34,1 20,-36 -4,-28 -16,-4 -42,6 -76,10,1 -80,-34 -54,-78 -6,-92 36,-72 56,-44',
    '66,12,1 76,16 72,20',
  ),
  cut(GOLD, '4,-22,1 20,-36 50,-34 60,-20,1 56,-44 32,-58 8,-44'),
  ...(open
    ? [cut(EYE, disc(38, -10, 9, 8)), cut(FAR, disc(41, -10, 5))]
    : [inked(FAR, 5, '26,-10 36,-4 48,-11')]),
  inked(FAR, 3, '48,38 62,37 74,33'),
];

const LEG = '-96,4,1 -116,-44 -70,-104 -10,-124 50,-136 88,-122 94,-96 84,-60 84,-24 120,-20 138,-6 134,6,1';
/** What the near arm does. */
const ARMS = {
  rests:
    '-34,-210,1 8,-230 44,-208 54,-170 62,-142 88,-142 112,-134 126,-112,1 114,-114 122,-98,1 108,-106 106,-92,1 92,-104 44,-102 4,-120 -22,-156 -40,-186',
  hails:
    '-40,-186 -20,-226 30,-230 84,-226 130,-254 158,-290 162,-330,1 172,-334 178,-304 196,-336,1 207,-332 194,-298 222,-318,1 229,-309 204,-284 230,-288,1 231,-277 200,-262 178,-252 140,-206 96,-172 50,-154 10,-138 -26,-150',
  eats: '-34,-210,1 8,-230 40,-204 50,-164 66,-150 86,-170 96,-196 104,-212 122,-218 138,-208 134,-196 140,-186 122,-174 108,-140 84,-104 44,-102 4,-120 -22,-156 -40,-186',
} as const;
const TAILS = {
  down: ['-70,-16,18 -116,-22,18 -134,6,17 -136,50,16', '-136,40,17 -138,80,18 -128,120,18 -140,170,0'],
  aside: [
    '-70,-16,18 -112,-20,18 -128,8,17 -116,50,16',
    '-120,40,17 -104,84,18 -70,110,18 -20,110,16 0,84,14 -16,66,8',
  ],
  trails: [
    '-70,-16,22 -150,-30,22 -196,20,21 -206,110,20',
    '-206,96,21 -214,190,23 -200,290,24 -222,376,22 -240,420,0',
  ],
} as const;

/** A golden monkey seated in profile to the right, its seat at the origin: how its arm and its tail are, and its head's turn and place. */
export const goldenMonkeyWaiting = (
  placing: Placing,
  {
    arm,
    tail,
    open = true,
    nod = 0,
    at = [34, -270],
  }: {
    arm: keyof typeof ARMS;
    tail: keyof typeof TAILS;
    open?: boolean;
    nod?: number;
    at?: readonly [x: number, y: number];
  },
): Layer =>
  moved(
    placing,
    cut(GOLD, limb(TAILS[tail][0])),
    cut(BLACK, limb(TAILS[tail][1])),
    within(
      GOLD,
      '-10,-250,1 -60,-228 -108,-160 -122,-70 -100,4,1 60,4,1 66,-90 64,-170 60,-240,1',
      cut(SHADE, '80,-250,1 30,-210 24,-120 -30,-60 -60,10,1 90,10,1'),
    ),
    cut(BLACK, LEG),
    inked(FOLD, 4, '72,-88 50,-46 6,-22'),
    moved({ x: at[0], y: at[1], turn: nod }, ...goldenMonkeyHead(open)),
    cut(BLACK, ARMS[arm]),
    inked(FOLD, 4, arm === 'hails' ? '66,-168 30,-150 -4,-146' : '84,-102 44,-100 8,-116'),
  );
