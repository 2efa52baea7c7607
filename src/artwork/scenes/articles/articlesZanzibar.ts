import { picture, type Picture } from '../../canvas/picture.ts';
import { dhow } from '../../figures/boats/dhow.ts';
import { place } from '../../figures/placing/place.ts';
import { coconutPalm } from '../../figures/plants/palm.ts';
import { light } from '../../light/light.ts';
import { sky, sun } from '../../sky/skies.ts';
import { beach } from '../../water/shore.ts';
import { tealSea } from '../../water/tealSea.ts';
import { ripples } from '../../water/water.ts';

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
];
