import { dhow, farDhow } from '../boats/dhow.ts';
import { stoneTownHouse } from '../buildings/stoneTown.ts';
import { cumulus } from '../clouds.ts';
import { herd, row } from '../crowd.ts';
import { coconutPalm } from '../flora/palm.ts';
import { light } from '../light.ts';
import { picture } from '../picture.ts';
import type { Picture } from '../picture.ts';
import { place } from '../place.ts';
import { beach } from '../shore.ts';
import { sky, sun } from '../skies.ts';
import { ripples, sea } from '../water.ts';

/** The spice island. */
export const zanzibar: readonly Picture[] = [
  picture(
    'places/zanzibar-1',
    light('noon', 'zanzibar', 'left'),
    sky({ horizon: 470 }),
    cumulus({ x: 330, y: 450, width: 520, height: 170, depth: 0.4 }),
    sun({ x: 980, y: 150, r: 52 }),
    sea({ horizon: 470 }),
    row([stoneTownHouse()], {
      from: [640, 486],
      to: [1160, 488],
      count: 9,
      metre: [7, 7],
      depth: 0.5,
      shadow: false,
    }),
    herd([coconutPalm()], { x: 900, y: 490, width: 560, height: 6, count: 6, metre: [9, 12], depth: 0.45 }),
    place(farDhow(), { x: 210, y: 500, metre: 11, shadow: false }),
    ripples({ y: 520, to: 840, count: 50 }),
    place(dhow(), { x: 470, y: 740, metre: 54, shadow: false }),
    ripples({ y: 744, to: 830, x: 220, width: 560, count: 20 }),
    beach({ shore: '-20,890 500,900 900,860 1220,800' }),
  ),
];
