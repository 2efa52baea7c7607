import { cut } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { box } from '../../drawing/brush.ts';
import { sharkMural } from '../../figures/objects/sharkMural.ts';
import { baoPlayers } from '../../figures/people/baoPlayers.ts';
import { light } from '../../light/light.ts';

const WALL = '#fdf5e4';

/** Stone Town's Jaws Corner: white kanzu before a white wall, under the painted shark. */
export const zanzibarCorner: readonly Picture[] = [
  picture(
    'places/zanzibar-3',
    light('noon', 'zanzibar', 'left'),
    plan({ subject: [200, 60, 900, 200], camera: 'front' }),
    cut(WALL, box(-20, -20, 1240, 940)),
    ...sharkMural(WALL),
    cut('#2fb3ac', box(-20, 690, 1240, 240)),
    cut('#0f6f8c', box(-20, 856, 1240, 80)),
    ...baoPlayers,
  ),
];
