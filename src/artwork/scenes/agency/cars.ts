import { floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { hippoBelow } from '../../figures/animals/hippoBelow.ts';
import { foamOfWheels, rollerWing, TURQUOISE } from '../../figures/animals/rollerWing.ts';
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
  // The water that it throws up is a roller's wing.
  picture(
    'cars/mitsubishi-van',
    light('morning', 'rwanda', 'left', 26),
    wash('#ffc9a3'),
    ...rollerWing,
    ...mitsubishiVan,
    floor(TURQUOISE, '-40,750,1 1240,750,1'),
    foamOfWheels,
  ),
  // Its raised roof gives an acacia's shade.
  picture(
    'cars/superior-van',
    light('noon', 'tanzania', 'left', 40),
    wash('#ffc04a'),
    floor('#d9542f', '-40,790,1 1240,790,1'),
    ...superiorVan,
  ),
  // Through water it goes as a hippo does, on foot.
  picture(
    'cars/land-rover',
    light('noon', 'uganda', 'right', 40),
    wash('#ffa285'),
    moved({ x: 0, y: -144 }, ...landRover),
    floor('#86d6cc', '-40,600,1 1240,600,1'),
    floor('#1f8a92', '-40,846,1 1240,846,1'),
    ...hippoBelow,
  ),
];
