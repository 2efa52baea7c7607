import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { box, disc, limb } from '../../drawing/brush.ts';

const [DARK, RIM, SKIN, BRASS, GLEAM, EMBER] = [
  '#3a1c48',
  '#ffd48c',
  '#4a2030',
  '#e89a2c',
  '#fff0b4',
  '#ff5a3c',
];

/** The brass pot with its spout to the left, its foot at y 0. */
const pot: readonly Layer[] = [
  cut(
    BRASS,
    '-20,0,1 -26,-24 -10,-46 -10,-62,1 10,-62,1 10,-46 26,-24 20,0,1',
    '-14,-62,1 0,-84,1 14,-62,1',
    disc(0, -86, 5),
    limb('-18,-26,7 -40,-40,5 -50,-70,3'),
    limb('12,-56,4 36,-60,4 36,-24,4 22,-16,3'),
  ),
  cut(GLEAM, '10,0,1 16,-24 4,-46 4,-62,1 10,-62,1 10,-46 26,-24 20,0,1', '4,-64,1 1,-80,1 14,-62,1'),
];

/** A coffee seller on a low stool, to the left, the sun at his back; 200 units are a metre. */
export const coffeeSeller: readonly Layer[] = [
  cut(DARK, box(14, -56, 70, 8), limb('22,-50,4 14,0,4'), limb('76,-50,4 84,0,4')),
  cut(
    DARK,
    '34,-176,1 62,-160 78,-110 80,-54,1 40,-52 -4,-66 -20,-70 -24,-40 -20,-6,1 -64,-4,1 -66,-50 -60,-96 -40,-108 -4,-104 4,-120 -2,-150 10,-176,1',
    '-22,-8,1 -66,-8,1 -78,0,1 -20,0,1',
  ),
  cut(RIM, '36,-175,1 62,-160 78,-110 80,-54,1 72,-54,1 68,-110 54,-152 34,-166,1'),
  // Head, the cap.
  cut(
    SKIN,
    '34,-168,1 38,-196 44,-206 42,-226,1 -4,-226,1 -7,-212,1 -14,-202 -8,-199,1 -10,-190 -6,-182 8,-178 8,-166,1',
  ),
  cut(RIM, '36,-176,1 38,-196 44,-206 42,-226,1 37,-226,1 37,-206 32,-196 31,-178,1'),
  cut(DARK, '-6,-222,1 -2,-252,1 22,-258 44,-252,1 46,-222,1'),
  cut(RIM, '38,-253,1 44,-252,1 46,-222,1 38,-222,1'),
  // He pours.
  cut(DARK, limb('24,-156,17 -2,-116,15 -54,-112,10')),
  cut(SKIN, limb('-54,-112,8 -80,-112,7'), limb('-30,-90,9 -90,-70,8 -150,-66,5')),
  cut(GLEAM, '-168,-78,1 -150,-78,1 -153,-62,1 -165,-62,1', limb('-160,-102,1 -159,-76,2')),
];

/** His brazier with a pot on it. */
export const brazier: readonly Layer[] = [
  cut(DARK, '-34,-44,1 34,-44,1 20,-14,1 26,0,1 -26,0,1 -20,-14,1'),
  cut(EMBER, box(-26, -44, 52, 7)),
  cut(RIM, '26,-44,1 34,-44,1 20,-14,1 15,-16,1'),
];

/** The pot, tilted as he pours; its middle at the origin. */
export const coffeePot = pot;
