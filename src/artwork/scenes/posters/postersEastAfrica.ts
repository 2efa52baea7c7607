import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { rollerFromAbove } from '../../figures/animals/rollerFromAbove.ts';
import { light } from '../../light/light.ts';

const [GROUND, IVORY, WOOD, HIDE, DARK] = ['#4f1a4a', '#fff6e0', '#6a1d1a', '#7d351f', '#54200f'];

/** A dhow under way to the left, 130 pixels high. */
const dhow: readonly Layer[] = [
  inked(IVORY, 5, '40,16 100,16', '-60,20 10,20', '90,8 150,8'),
  cut(WOOD, '-78,-18,1 70,-14,1 62,2 40,10,1 -48,10,1 -66,0'),
  cut(IVORY, '-66,-30,1 36,-140,1 66,-80 60,-26,1 0,-20'),
];

/** An elephant on the way to the left, 100 pixels high, without tusks. */
const calf: readonly Layer[] = [
  cut(DARK, '-24,-50,1 4,-50,1 0,-20 2,0,1 -16,0,1 -14,-20', '26,-50,1 50,-50,1 42,-22 38,0,1 20,0,1 24,-20'),
  inked(DARK, 4, '74,-62 82,-44 80,-24'),
  cut(
    HIDE,
    '-54,-102 -30,-100 0,-94 30,-100 62,-92 78,-66 76,-40 70,0,1 50,0,1 50,-20 40,-38,1 10,-32 -20,-36,1 -26,0,1 -46,0,1 -46,-24 -50,-44,1 -62,-40 -70,-46,1 -72,-24 -82,-4 -98,-6 -98,-14,1 -88,-18 -88,-50 -84,-84 -72,-100',
  ),
  cut(DARK, '-50,-96 -22,-92 -10,-72 -24,-46 -42,-46 -52,-64'),
];

const cow: readonly Layer[] = [
  ...calf,
  cut(IVORY, '-66,-52,1 -74,-46 -92,-44 -98,-48,1 -92,-40 -74,-38 -64,-46,1'),
];

/** The great view of the article on eight places of East Africa: a roller whose plumage is the way from the forest to the sea. */
export const postersEastAfrica: readonly Picture[] = poster('ea8places', {
  light: light('noon', 'uganda', 'right'),
  wide: [
    plan({ subject: [1560, 330, 400, 300], camera: 'above' }),
    wash([GROUND, GROUND]),
    moved({ x: 1730, y: 474, scale: 0.83, turn: -78 }, ...rollerFromAbove),
    moved({ x: 1606, y: 722, scale: 0.78 }, ...dhow),
    moved({ x: 1736, y: 574, scale: 1 }, ...cow),
    moved({ x: 1864, y: 568, scale: 0.56 }, ...calf),
  ],
  tall: [
    plan({ subject: [300, 760, 400, 300], camera: 'above' }),
    wash([GROUND, GROUND]),
    moved({ x: 474, y: 936, scale: 0.74, turn: -22 }, ...rollerFromAbove),
    moved({ x: 684, y: 842, scale: 0.72 }, ...dhow),
    moved({ x: 438, y: 956, scale: 0.66 }, ...cow),
    moved({ x: 528, y: 960, scale: 0.37 }, ...calf),
  ],
});
