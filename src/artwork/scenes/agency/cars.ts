import { floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { crocodileBridge } from '../../figures/animals/crocodileBridge.ts';
import { elephantRoundVan } from '../../figures/animals/elephantRoundVan.ts';
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
    floor('#d9542f', '-40,790,1 1240,790,1'),
    ...superiorVan,
  ),
  // The bridge that it crosses is a crocodile.
  picture(
    'cars/land-rover',
    light('noon', 'uganda', 'right', 40),
    wash('#f9aab5'),
    floor('#c9496b', '-40,770,1 1240,770,1'),
    moved({ x: 36, y: -62, scale: 0.82 }, ...landRover),
    ...crocodileBridge,
  ),
];
