import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { goldenMonkeyFarOff } from '../../figures/animals/goldenMonkeyFarOff.ts';
import { goldenMonkeyOnCulm } from '../../figures/animals/goldenMonkeyOnCulm.ts';
import { type Culm, culms } from '../../land/bambooMist.ts';
import { light } from '../../light/light.ts';

const FAR: readonly Culm[] = [
  [170, 190, 17, 120],
  [290, 280, 13, 40],
  [560, 590, 15, 140],
  [800, 812, 18, 150],
  [930, 900, 13, 20],
  [1120, 1096, 20, 70],
];
/** The bamboo in some light: the air, far culms, their lit side, their joints. */
const thicket = ([air, body, lit, joint]: readonly [string, string, string, string]): Layer[] => [
  wash(air),
  culms(body, lit, joint, FAR, 230),
];

/** Leaves that hang in from the right, in fans, and some below. */
const LEAVES = [
  '1250,-20,9 1120,30,6 990,24,3',
  '1190,10,4 1190,110,24 1110,210,0',
  '1150,14,4 1090,80,24 1050,200,0',
  '1150,14,4 1070,50,22 990,140,0',
  '1000,22,3 940,70,20 860,104,0',
  '1000,22,3 940,10,16 850,22,0',
  '-40,930,9 40,860,6 120,850,3',
  '110,852,3 190,800,20 290,800,0',
  '110,852,3 190,850,20 270,890,0',
  '60,856,3 110,790,22 200,740,0',
  '40,860,3 30,780,22 80,690,0',
].map((row) => limb(row));

/** The bamboo of the Virunga in mist: a golden monkey sits where the light comes through. */
export const volcanoesShoot: readonly Picture[] = [
  picture(
    'places/volcanoes-3',
    light('mist', 'rwanda', 'right'),
    plan({ subject: [540, 380, 230, 290], camera: 'close' }),
    ...thicket(['#5f9f9a', '#4a8786', '#6fb0a2', '#2f6f70']),
    within(
      'none',
      '414,-20,1 1010,-20,1 850,920,1 90,920,1',
      ...thicket(['#d9ecc8', '#b4d6b8', '#ecf5d8', '#86b9a4']),
    ),
    cut(
      { fill: '#f3fae3', opacity: 0.55 },
      '640,-20,1 760,-20,1 520,920,1 330,920,1',
      '850,-20,1 890,-20,1 700,920,1 640,920,1',
    ),
    moved({ x: 178, y: 400 }, ...goldenMonkeyFarOff),
    cut('#3f7f4a', limb('-40,772,36 400,700,34 1240,562,30')),
    cut('#a9cc66', '-40,742,1 400,672 1240,538,1 1240,552,1 400,686 -40,756,1'),
    cut('#2b5c40', '-40,800,1 400,726 1240,584,1 1240,592,1 400,735 -40,808,1'),
    cut('#2b5c40', '500,664,1 660,634 830,606,1 820,632 700,664 540,694,1'),
    culms('#7fb04a', '#d5e377', '#3d7040', [[426, 434, 32, 110]], 330),
    ...goldenMonkeyOnCulm,
    // The near dark: a culm, and leaves.
    culms('#0f3a3f', '#256159', '#08282d', [[1150, 1110, 42, 260]], 420),
    cut('#0f3a3f', ...LEAVES),
  ),
];
