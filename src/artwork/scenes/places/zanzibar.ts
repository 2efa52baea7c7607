import { cut, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { dhow } from '../../figures/boats/dhow.ts';
import { limb } from '../../drawing/brush.ts';
import { houseOfWonders } from '../../figures/buildings/houseOfWonders.ts';
import { stoneTownHouse } from '../../figures/buildings/stoneTown.ts';
import { herd, row } from '../../figures/placing/crowd.ts';
import { dhowCrew, dhowOnWater } from '../../figures/placing/dhowCrew.ts';
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
    plan({ subject: [170, 690, 480, 110], camera: 'wide' }),
    wash(['#3aa8cc', '#8ad8dc', '#dcf4de', '#fff0cc'], { height: 500 }),
    row([stoneTownHouse()], {
      from: [560, 486],
      to: [1240, 486],
      count: 9,
      metre: [8, 7],
      depth: 0.56,
      shadow: false,
    }),
    herd([coconutPalm()], { x: 900, y: 490, width: 640, height: 4, count: 7, metre: [10, 14], depth: 0.5 }),
    place(houseOfWonders(), { x: 900, y: 490, metre: 10.5, depth: 0.42, shadow: false }),
    wash(['#128a9e', '#2fb8bc', '#8ee6d6', '#d4faec'], { y: 488, height: 420 }),
    quay,
    ripples({ y: 540, to: 880, count: 46 }),
    dhowOnWater(400, 806, 0.66),
    dhowCrew(400, 806, 0.66),
    place(dhow({ crew: false }), {
      x: 400,
      y: 806,
      metre: 66,
      shadow: false,
      coat: {
        pale: '#cf3424',
        lit: '#861c3c',
        body: '#6a3424',
        shade: '#3f1e1e',
        accent: '#ffd98a',
        dark: '#26121c',
      },
    }),
    // The mast shows through the cloth.
    cut({ fill: '#5a1426', opacity: 0.4 }, limb('449,612,8 458,470,7 468,312,5')),
  ),
];
