import { wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { hippoOfRoad } from '../../figures/animals/hippoOfRoad.ts';
import { light } from '../../light/light.ts';

/** What a page that does not exist shows: a hippo has swallowed the road. */
export const vignetteNotFound: readonly Picture[] = [
  picture('vignettes/notfound', light('noon', 'uganda', 'left'), wash('#2f9a80'), ...hippoOfRoad),
];
