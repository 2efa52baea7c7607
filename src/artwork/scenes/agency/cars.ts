import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { limb } from '../../drawing/brush.ts';
import { elephantRoundVan } from '../../figures/animals/elephantRoundVan.ts';
import { hippoOfFord } from '../../figures/animals/hippoOfFord.ts';
import { zebraOfCrossing } from '../../figures/animals/zebraOfCrossing.ts';
import { landRover } from '../../figures/vehicles/landRover.ts';
import { mitsubishiVan } from '../../figures/vehicles/mitsubishiVan.ts';
import { superiorVan } from '../../figures/vehicles/superiorVan.ts';
import { toyotaVan } from '../../figures/vehicles/toyotaVan.ts';
import { light } from '../../light/light.ts';

/** The plain ground of the Mitsubishi Van's picture, and so its body. */
const LAGOON = '#2fb5a6';

/** The four cars of the fleet in profile, each with an animal or a tree that it meets, or that is in its shape. */
export const cars: readonly Picture[] = [
  // The zebra's own stripes are the crossing.
  picture(
    'cars/toyota-van',
    light('noon', 'uganda', 'right', 40),
    wash('#f0603a'),
    floor('#241c33', '-40,672,1 1240,672,1'),
    ...toyotaVan,
    moved({ x: 956, y: 738, scale: 0.78 }, ...zebraOfCrossing),
  ),
  // What an elephant leaves open between its legs is the van.
  picture(
    'cars/mitsubishi-van',
    light('morning', 'rwanda', 'left', 26),
    wash(LAGOON),
    floor('#1a8079', '-40,724,1 1240,724,1'),
    moved({ x: 24, y: 30, scale: 0.96 }, ...elephantRoundVan, ...mitsubishiVan(LAGOON)),
  ),
  // Its raised roof gives an acacia's shade.
  picture(
    'cars/superior-van',
    light('noon', 'tanzania', 'left', 40),
    wash('#ffc04a'),
    floor('#f7ab3a', '-40,736 120,726 320,744 560,752 760,748 980,716 1120,700 1240,712'),
    floor('#d9542f', '-40,790,1 1240,790,1'),
    ...superiorVan,
  ),
  // The water in which it wades gives it back as a hippo.
  picture(
    'cars/land-rover',
    light('noon', 'uganda', 'right', 40),
    wash('#f9aab5'),
    moved({ x: -28, y: 0 }, ...landRover),
    floor('#15566a', '-40,520,1 1240,520,1'),
    moved({ x: -28, y: 526, squash: -1 }, ...hippoOfFord),
    cut(
      '#15566a',
      limb('180,600,0 360,594,6 560,602,0'),
      limb('640,648,0 820,642,7 1040,650,0'),
      limb('200,720,0 340,714,6 520,722,0'),
      limb('560,790,0 760,784,7 960,792,0'),
      limb('240,836,0 420,830,6 640,838,0'),
    ),
    cut(
      '#fbc9cb',
      limb('-20,560,3 90,556,6 200,562,0'),
      limb('1090,600,0 1160,596,6 1230,600,3'),
      limb('30,690,0 100,686,5 170,692,0'),
      limb('1010,850,0 1100,846,6 1200,852,0'),
      limb('60,850,0 130,846,5 210,852,0'),
    ),
    // The bow wave, and the wash of the wheels.
    cut(
      '#fff3d6',
      limb('230,522,0 356,512,9 500,522,0'),
      limb('790,522,0 930,508,12 1140,522,0'),
      limb('-30,524,2 80,518,6 220,524,0'),
    ),
  ),
];
