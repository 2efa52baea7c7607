import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { dhow, farDhow } from '../../figures/boats/dhow.ts';
import { houseOfWonders } from '../../figures/buildings/houseOfWonders.ts';
import { stoneTownHouse } from '../../figures/buildings/stoneTown.ts';
import { herd, row } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { coconutPalm } from '../../figures/plants/palm.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';
import { sky } from '../../sky/skies.ts';
import { beach, quay } from '../../water/shore.ts';
import { ripples, sea } from '../../water/water.ts';

/** The spice island. */
export const zanzibar: readonly Picture[] = [
  picture(
    'places/zanzibar-1',
    light('noon', 'zanzibar', 'left'),
    plan({ subject: [180, 230, 340, 400], camera: 'wide' }),
    sky({ horizon: 470 }),
    cumulus({ x: 250, y: 456, width: 520, height: 170, depth: 0.4 }),
    row([stoneTownHouse()], {
      from: [560, 486],
      to: [1240, 486],
      count: 9,
      metre: [8, 7],
      depth: 0.56,
      shadow: false,
    }),
    herd([coconutPalm()], { x: 900, y: 490, width: 640, height: 4, count: 7, metre: [10, 14], depth: 0.5 }),
    place(houseOfWonders(), { x: 880, y: 488, metre: 8, depth: 0.42, shadow: false }),
    sea({ horizon: 490 }),
    quay,
    place(farDhow(), { x: 150, y: 510, metre: 11, shadow: false }),
    ripples({ y: 530, to: 840, count: 50 }),
    place(dhow(), { x: 400, y: 760, metre: 50, shadow: false }),
    ripples({ y: 762, to: 830, x: 180, width: 520, count: 24 }),
    beach({ shore: '-20,900 420,880 860,850 1220,770' }),
    place(coconutPalm({ seed: 5 }), { x: 980, y: 850, metre: 52, depth: 0.2 }),
  ),
];
