import { cut, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { cherryPicker, pickingArm, pickingThumb } from '../../figures/people/cherryPicker.ts';
import { coffeeCherries, coffeeLeaves } from '../../figures/plants/coffeeSpray.ts';
import { light } from '../../light/light.ts';

const [SKY, KIBO, SNOW, WOOD] = ['#fbe0a0', '#efc57e', '#fff6dc', '#5c3326'];

/** A coffee garden at Marangu: a woman picks, her gown of leaves, her cloth as red and round as the cherries. */
export const coffeeCherryCloth: readonly Picture[] = [
  picture(
    'packages/kilimanjarofoothills-4',
    light('morning', 'tanzania', 'right'),
    plan({ subject: [240, 260, 280, 600], camera: 'close' }),
    wash(SKY),
    // Kibo, far.
    cut(
      KIBO,
      '480,940,1 700,850 840,766 960,664,1 1000,654 1060,654 1100,664,1 1160,720 1300,800,1 1300,940,1',
    ),
    cut(
      SNOW,
      '900,706,1 960,664,1 1000,654 1060,654 1100,664,1 1150,698,1 1120,696 1106,720,1 1080,690 1060,704 1046,736,1 1030,700 1004,690 986,716,1 964,694 940,690',
    ),
    ...pickingArm,
    ...cherryPicker,
    cut(WOOD, limb('1260,90,22 1080,150,18 900,190,14 740,210,9 640,190,5')),
    ...coffeeLeaves([
      [1110, 146, -124, 0.9],
      [910, 188, -134, 0.9],
      [690, 202, -160, 0.8],
      [1090, 150, 62, 1],
      [900, 194, 34, 1],
      [660, 196, 166, 0.7],
    ]),
    ...coffeeCherries('694,236 824,228 764,266 756,376'),
    ...pickingThumb,
    // The bush, close by.
    ...coffeeLeaves([
      [40, 980, -70, 1.1],
      [60, 960, -30, 1.1],
      [560, 990, -60, 1],
      [520, 990, -126, 0.9],
    ]),
  ),
];
