import { wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { snailOfRoad } from '../../figures/animals/snailOfRoad.ts';
import { light } from '../../light/light.ts';

const GROUND = '#ffc247';

/** What a page that does not exist shows: the road ends in the shell of a snail. */
export const vignetteNotFound: readonly Picture[] = [
  picture('vignettes/notfound', light('noon', 'uganda', 'left'), wash(GROUND), ...snailOfRoad(GROUND)),
];
