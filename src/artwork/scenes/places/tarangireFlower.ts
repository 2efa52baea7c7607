import { cut, inked, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { elephantDrinking } from '../../figures/animals/elephantDrinking.ts';
import { light } from '../../light/light.ts';

const [SAND, TRAIL, SHADOW, WET, WATER, RIPPLE] = [
  '#f7a574',
  '#d9704a',
  '#cf6541',
  '#9c3f2c',
  '#1f9aa3',
  '#8fd6cb',
];

/** The herd round the pool, and a calf that is late. */
const HERD = [
  { turn: -7, ears: 6, tail: 30 },
  { turn: 58, scale: 0.93, ears: 26, tail: -24 },
  { turn: 127, scale: 1.05, ears: 0, tail: 14 },
  { turn: 190, scale: 0.95, ears: 20, tail: -30 },
  { turn: 289, scale: 1, ears: 12, tail: 24 },
  { turn: 236, scale: 0.58, back: 330, ears: 10, tail: 52 },
].map((own) => elephantDrinking(own, SHADOW));

/** Elephants of Tarangire from above. */
export const tarangireFlower: readonly Picture[] = [
  // In the dry months all come to the water: round the pool the herd is a flower in the sand.
  picture(
    'places/tarangire-5',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [600, 120, 420, 660], camera: 'above' }),
    wash(SAND),
    cut(TRAIL, limb('600,520,34 400,664,24 260,740,23 160,820,27 100,960,34')),
    moved(
      { x: 716, y: 456, scale: 0.83 },
      cut(WET, '-176,-20 -150,-130 -40,-176 80,-168 164,-90 178,30 130,140 20,180 -100,160 -166,80'),
      ...HERD.map(([shadow]) => shadow),
      cut(WATER, '-154,-16 -130,-112 -34,-154 72,-146 144,-78 156,28 112,124 16,158 -88,140 -146,70'),
      inked(RIPPLE, 5, disc(0, 0, 66), disc(2, 0, 30)),
      ...HERD.map(([, body]) => body),
    ),
  ),
];
