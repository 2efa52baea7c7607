import { picture, type Picture } from '../../canvas/picture.ts';
import { dhow } from '../../figures/boats/dhow.ts';
import { kitesurfer } from '../../figures/people/kitesurfer.ts';
import { place } from '../../figures/placing/place.ts';
import { coconutPalm } from '../../figures/plants/palm.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';
import { sky, sun } from '../../sky/skies.ts';
import { beach } from '../../water/shore.ts';
import { splash } from '../../water/splash.ts';
import { tealSea } from '../../water/tealSea.ts';
import { ripples, sea } from '../../water/water.ts';

/** Beaches of Zanzibar that only the articles visit. */
export const articlesZanzibar: readonly Picture[] = [
  picture(
    'articles/nungwi',
    light('sunset', 'zanzibar', 'behind-right'),
    sky({ horizon: 520, bands: 7, stops: ['#3a1f5c', '#a03a5a', '#f0784e', '#ffc872'] }),
    sun({ x: 860, y: 450, r: 110 }),
    tealSea({ horizon: 520 }),
    ripples({ y: 540, to: 680, x: 700, width: 320, count: 22, colour: '#ffe2a8' }),
    place(dhow(), {
      x: 400,
      y: 566,
      metre: 15,
      flip: true,
      coat: { pale: '#7a2f44', lit: '#5a1c34', body: '#2a0f24' },
    }),
    place(dhow(), {
      x: 700,
      y: 690,
      metre: 40,
      depth: 0.1,
      coat: { pale: '#a83c44', lit: '#6a2036', body: '#2a0f24', accent: '#f0784e' },
    }),
    beach({ shore: '-20,690 300,730 700,800 1220,860' }),
    place(coconutPalm({ lean: 4 }), { x: 180, y: 850, metre: 66, depth: 0.03 }),
  ),
  picture(
    'articles/paje',
    light('noon', 'zanzibar', 'right'),
    sky({ horizon: 380 }),
    cumulus({ x: 220, y: 364, width: 380, height: 120 }),
    sea({ horizon: 380 }),
    ripples({ y: 400, to: 690, count: 60 }),
    place(kitesurfer(), {
      x: 250,
      y: 430,
      metre: 20,
      depth: 0.5,
      shadow: false,
      coat: { accent: '#f0b53c' },
    }),
    place(kitesurfer(), { x: 330, y: 640, metre: 58, depth: 0.3, shadow: false }),
    splash({ x: 310, y: 652, width: 150, height: 40, lean: -40 }),
    beach({ shore: '-20,760 360,740 780,700 1220,690' }),
    place(coconutPalm({ seed: 5, lean: -4 }), { x: 1090, y: 850, metre: 58, depth: 0.2 }),
    place(coconutPalm({ seed: 2, lean: -3 }), { x: 1210, y: 880, metre: 66, depth: 0.14 }),
  ),
];
