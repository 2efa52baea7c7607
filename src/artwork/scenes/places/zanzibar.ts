import { strata } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { dhowPassing } from '../../figures/boats/dhowPassing.ts';
import { houseOfWonders } from '../../figures/buildings/houseOfWonders.ts';
import { stoneTownHouse } from '../../figures/buildings/stoneTown.ts';
import { herd, row } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { coconutPalm } from '../../figures/plants/palm.ts';
import { light } from '../../light/light.ts';
import { quay } from '../../water/shore.ts';
import { ripples } from '../../water/water.ts';

/** The spice island. */
export const zanzibar: readonly Picture[] = [
  picture(
    'places/zanzibar-1',
    light('noon', 'zanzibar', 'left'),
    plan({ subject: [60, 780, 760, 120], camera: 'close' }),
    strata(['#3aa8cc', '#8ad8dc', '#dcf4de', '#fff0cc'], { height: 500 }),
    row([stoneTownHouse()], {
      from: [640, 486],
      to: [1240, 486],
      count: 9,
      metre: [8, 7],
      depth: 0.56,
      shadow: false,
    }),
    herd([coconutPalm()], { x: 900, y: 490, width: 640, height: 4, count: 7, metre: [10, 14], depth: 0.5 }),
    place(houseOfWonders(), { x: 1010, y: 490, metre: 10.5, depth: 0.42, shadow: false }),
    strata(['#128a9e', '#2fb8bc', '#8ee6d6', '#d4faec'], { below: true, y: 488, height: 420 }),
    quay,
    ripples({ y: 540, to: 880, count: 46 }),
    ...dhowPassing,
  ),
];
