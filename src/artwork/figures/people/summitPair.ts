import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [BOOT, SKIN, HAIR] = ['#1d1328', '#5a3020', '#1d1328'];

/** What one of them wears, each with the side that is turned from the light. */
interface Wear {
  jacket: readonly [string, string];
  pack: readonly [string, string];
  trousers: readonly [string, string];
  hat: readonly [string, string];
}

/** Boots and legs from behind: all the weight on the left leg, the right knee loose. */
const legs = ([lit, shade]: readonly [string, string]): readonly Layer[] => [
  cut(
    BOOT,
    '-54,2,1 -54,-24 -46,-40,1 -12,-40,1 -8,-20 -8,2,1',
    '26,0,1 24,-20 28,-40,1 60,-40,1 74,-22 82,0,1',
  ),
  within(
    lit,
    '-50,-206,1 50,-206,1 58,-160 52,-116 66,-70 66,-30,1 26,-30,1 22,-70 14,-120 0,-164,1 -6,-110 -8,-30,1 -48,-30,1 -50,-100 -60,-150',
    cut(
      shade,
      '26,-210,1 70,-210,1 90,-20,1 48,-20,1 44,-70 28,-120',
      '0,-164,1 -6,-110 -4,-20,1 -22,-20,1 -26,-110 -40,-150 -20,-164',
    ),
  ),
];

/** Trunk, pack and head from behind. */
const trunk = ({ jacket, pack, hat }: Wear): readonly Layer[] => [
  cut(SKIN, '-20,-372,1 20,-372,1 24,-332,1 -24,-332,1'),
  within(
    jacket[0],
    '-30,-346,1 -58,-336 -70,-306 -60,-240 -62,-186,1 0,-178 62,-186,1 60,-240 70,-306 58,-336 30,-346,1 0,-336',
    cut(jacket[1], '30,-350,1 90,-350,1 90,-170,1 30,-170,1 36,-250'),
    cut(jacket[1], '-70,-204,1 0,-194 70,-204,1 70,-198,1 0,-188 -70,-198,1'),
  ),
  within(
    pack[0],
    '-34,-334,1 -46,-300 -48,-226 -34,-208,1 34,-208,1 48,-226 46,-300 34,-334,1 0,-352',
    cut(pack[1], '20,-360,1 70,-360,1 70,-190,1 16,-190,1 26,-260'),
    cut(pack[1], '-60,-302,1 0,-288 60,-302,1 60,-294,1 0,-280 -60,-294,1'),
  ),
  cut(
    SKIN,
    disc(-29, -374, 5, 9),
    disc(29, -374, 5, 9),
    '-28,-388,1 28,-388,1 28,-366 18,-350 -18,-350 -28,-366',
  ),
  within(
    hat[0],
    '-32,-378,1 -34,-404 -18,-426 18,-426 34,-404 32,-378,1 0,-370',
    cut(hat[1], '12,-430,1 50,-430,1 50,-360,1 14,-360,1 20,-390'),
    cut(hat[1], '-40,-396,1 0,-386 40,-396,1 40,-390,1 0,-380 -40,-390,1'),
  ),
];

/** A gloved hand held up, its wrist at (x, y), the thumb to the right, or to the left where it is flipped. */
const hand = (x: number, y: number, turn: number, flip = false): Layer =>
  moved(
    { x, y, turn, flip },
    cut(
      '#fff1d6',
      '-13,6,1 -16,-14 -20,-26 -22,-48 -14,-52 -10,-34,1 -9,-58 1,-60 2,-34,1 6,-56 14,-52 12,-26,1 20,-36 28,-32 22,-12 13,6,1',
    ),
  );

const GUEST: Wear = {
  jacket: ['#e2452f', '#b3302e'],
  pack: ['#fff1d6', '#dcc6c0'],
  trousers: ['#2f9c94', '#1d7176'],
  hat: ['#f2b53a', '#cf8a2c'],
};
const GUIDE: Wear = {
  jacket: ['#f2b53a', '#cf8a2c'],
  pack: ['#2f9c94', '#1d7176'],
  trousers: ['#c4967a', '#946a62'],
  hat: ['#e2452f', '#b3302e'],
};

const guide: readonly Layer[] = [
  ...legs(GUIDE.trousers),
  inked(BOOT, 7, '-100,-232 -124,2'),
  cut(GUIDE.jacket[1], '40,-342,1 62,-334 78,-310 94,-256 88,-196,1 62,-196,1 66,-256 44,-290,1'),
  cut(GUIDE.pack[1], '64,-198,1 87,-198,1 89,-180 84,-162 74,-156 68,-164 60,-170 62,-180'),
  ...trunk(GUIDE),
  cut(GUIDE.jacket[0], '-36,-344,1 -60,-336 -76,-312 -98,-266 -114,-228,1 -92,-216,1 -72,-248 -50,-286,1'),
  cut(GUIDE.pack[1], '-114,-230 -102,-236 -90,-226 -88,-208 -98,-198 -112,-206'),
];
const guest: readonly Layer[] = [
  ...legs(GUEST.trousers),
  hand(-104, -462, -10),
  hand(104, -462, 10, true),
  cut(GUEST.jacket[0], limb('-36,-290,18 -52,-330,28 -84,-390,22 -104,-464,15')),
  cut(GUEST.jacket[1], limb('36,-290,18 52,-330,28 84,-390,22 104,-464,15')),
  ...trunk(GUEST),
  cut(HAIR, '-12,-376,1 12,-376,1 12,-362,1 20,-340 16,-300 8,-272 -4,-272 -16,-300 -18,-340 -12,-362,1'),
];

/** A guest with both arms in the air and a guide beside, from behind, 400 high; between their feet lies the origin. */
export const summitPair: readonly Layer[] = [
  moved({ x: -104, y: 0 }, ...guide),
  moved({ x: 100, y: 6, scale: 0.94 }, ...guest),
];

/** Both in one ink and much smaller, as the shadow shows them. */
export const pairInShadow = (ink: string): readonly Layer[] => [
  cut(
    ink,
    '-156,20,1 -152,-200 -164,-300 -136,-346 -72,-346 -44,-300 -56,-200 -52,20,1 -88,20,1 -102,-140,1 -112,20,1',
    disc(-104, -388, 34, 42),
    '50,20,1 54,-200 46,-290 72,-340 132,-340 158,-290 150,-200 154,20,1 116,20,1 102,-140,1 90,20,1',
    disc(102, -384, 32, 40),
    limb('66,-300,26 26,-380,24 -2,-490,24 -12,-524,19; 138,-300,26 178,-380,24 206,-490,24 216,-524,19'),
    limb('-150,-310,20 -186,-260,17 -210,-220,15'),
  ),
  inked(ink, 14, '-208,-240 -240,20'),
];
