import { floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { elephantWashing, jetOfTrunk } from '../../figures/animals/elephantWashing.ts';
import { hippoMirrored } from '../../figures/animals/hippoMirrored.ts';
import { zebraOfCrossing } from '../../figures/animals/zebraOfCrossing.ts';
import { landRover } from '../../figures/vehicles/landRover.ts';
import { mitsubishiVan } from '../../figures/vehicles/mitsubishiVan.ts';
import { superiorVan } from '../../figures/vehicles/superiorVan.ts';
import { toyotaVan } from '../../figures/vehicles/toyotaVan.ts';
import { light } from '../../light/light.ts';

/** The four cars of the fleet in profile, each with an animal or a tree of the country in its shape. */
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
  // An elephant's trunk is the car wash.
  picture(
    'cars/mitsubishi-van',
    light('morning', 'rwanda', 'left', 26),
    wash('#3db0a4'),
    floor('#1f6f6d', '-40,722,1 1240,722,1'),
    ...elephantWashing,
    jetOfTrunk,
    moved({ x: 400, y: 214, scale: 0.72 }, ...mitsubishiVan),
  ),
  // Its raised roof gives an acacia's shade.
  picture(
    'cars/superior-van',
    light('noon', 'tanzania', 'left', 40),
    wash('#ffc04a'),
    floor('#d9542f', '-40,790,1 1240,790,1'),
    ...superiorVan,
  ),
  // At the water it is mirrored as what is at home there.
  picture(
    'cars/land-rover',
    light('noon', 'uganda', 'right', 40),
    wash('#ffa285'),
    floor('#86d6cc', '-40,534,1 1240,534,1'),
    moved({ x: 146, y: -150, scale: 0.82 }, ...landRover),
    moved({ x: 0, y: 538, squash: -0.89 }, ...hippoMirrored),
  ),
];
