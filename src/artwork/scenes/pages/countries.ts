import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { dhow } from '../../figures/boats/dhow.ts';
import { place } from '../../figures/placing/place.ts';
import { palmFrame } from '../../figures/plants/frame.ts';
import { light } from '../../light/light.ts';
import { sky, sun } from '../../sky/skies.ts';
import { tealSea } from '../../water/tealSea.ts';
import { ripples } from '../../water/water.ts';

const SAIL = { pale: '#8a2f3c', lit: '#5a1c34', body: '#2a0f24', shade: '#1a0818', accent: '#f0784e' };

/** The countries whose emblems have no file of their own. */
export const countries: readonly Picture[] = [
  picture(
    'countries/zanzibar',
    light('sunset', 'zanzibar', 'behind'),
    plan({ subject: [240, 440, 640, 360], camera: 'profile' }),
    sky({ horizon: 560, bands: 7, stops: ['#3a1f5c', '#a03a5a', '#f0784e', '#ffc872'] }),
    sun({ x: 600, y: 440, r: 240, glow: 0.3 }),
    tealSea({ horizon: 560 }),
    ripples({ y: 580, to: 860, x: 330, width: 540, count: 46, colour: '#ffe2a8' }),
    place(dhow(), { x: 330, y: 690, metre: 26, depth: 0.2, coat: SAIL }),
    place(dhow(), { x: 640, y: 800, metre: 58, depth: 0.1, coat: SAIL }),
    place(palmFrame(), { x: 1200, y: -30, metre: 96, depth: 0.03, flip: true, shadow: false }),
  ),
];
