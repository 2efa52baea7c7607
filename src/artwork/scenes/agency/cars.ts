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

/** A tuft of grass at the edge of the road. */
const tuft = (x: number): string =>
  limb(
    `${x},792,4 ${x - 6},772,3 ${x - 22},756,0;${x + 4},792,4 ${x + 4},764,3 ${x - 2},736,0;${x + 8},792,4 ${x + 14},768,3 ${x + 28},750,0`,
  );

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
    floor('#f8b047', '-40,640 60,604 160,596 320,640 800,660 960,600 1064,540 1120,530 1180,536 1240,560'),
    floor('#ef9a35', '-40,736 120,726 320,744 560,752 760,748 980,726 1120,714 1240,722'),
    // Grass by the road.
    cut('#b06a24', ...[32, 58, 1122, 1154].map(tuft)),
    floor('#d9542f', '-40,790,1 1240,790,1'),
    moved({ x: 6, y: 46, scale: 0.94 }, ...superiorVan),
  ),
  // The water in which it wades gives it back as a hippo.
  picture(
    'cars/land-rover',
    light('noon', 'uganda', 'right', 40),
    wash('#f9aab5'),
    moved({ x: 50, y: -4, scale: 0.92 }, ...landRover),
    floor('#15566a', '-40,530,1 1240,530,1'),
    moved({ x: 50, y: 530, scale: 0.92, squash: -1 }, ...hippoOfFord),
    // Ripples break its edge.
    cut(
      '#15566a',
      limb('150,694,0 250,688,7 350,694,0'),
      limb('520,842,0 700,835,7 900,842,0'),
      limb('150,816,0 300,809,7 460,816,0'),
      limb('960,676,0 1060,670,6 1140,676,0'),
    ),
    cut(
      '#fbc9cb',
      limb('-20,600,3 70,596,6 140,601,0'),
      limb('1110,620,0 1160,616,6 1230,620,3'),
      limb('40,760,0 90,756,5 144,761,0'),
      limb('1020,850,0 1100,846,6 1180,851,0'),
    ),
  ),
];
