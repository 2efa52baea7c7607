import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, within } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { box, outline } from '../../drawing/brush.ts';
import { laneFront } from '../../figures/buildings/laneFront.ts';
import { cartPusher, coconutCart } from '../../figures/people/coconutSeller.ts';
import { light } from '../../light/light.ts';

const [WALL, STREET, SUN] = ['#2b2660', '#17637e', '#ffd98c'];
const SHADED = { frame: '#332d6a', shutter: '#27326a', slat: '#2b2660', wood: '#3b2f6e', gap: '#221c4e' };
const SUNLIT = { frame: '#fff0cf', shutter: '#1f9d9c', slat: '#14737d', wood: '#c4562f', gap: '#7c2f35' };

/** Where the sun comes into the lane: a lateen sail, from its tack up the yard to the peak and down to the clew. */
const SAIL = '-430,-300,1 -70,-560 330,-800,1 292,-620 280,-460 296,-300,1 -60,-292';

/** In the Old Town: the sun on a wall is the sail of a cart that goes by under it. */
const cartUnderSail = (x: number, y: number, scale: number): Layer[] => [
  cut(WALL, box(-20, -20, 2440, 1400)),
  moved({ x, y, scale }, ...laneFront(SHADED), within(SUN, outline(SAIL), ...laneFront(SUNLIT))),
  floor(STREET, `-40,${Math.round(y - 50 * scale)},1 2440,${Math.round(y - 50 * scale)},1`),
  moved({ x, y, scale }, ...coconutCart, ...cartPusher),
];

/** Mombasa: an old town of sailors. */
export const postersMombasa: readonly Picture[] = poster('mombasa', {
  light: light('noon', 'kenya', 'left'),
  wide: [...cartUnderSail(1660, 856, 0.9), plan({ subject: [1620, 250, 300, 300], camera: 'profile' })],
  tall: [...cartUnderSail(460, 1258, 0.85), plan({ subject: [400, 760, 300, 200], camera: 'profile' })],
});
