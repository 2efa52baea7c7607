import type { Layer } from '../../canvas/canvas.ts';
import { floor } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { dhow, farDhow } from '../../figures/boats/dhow.ts';
import { place } from '../../figures/placing/place.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';
import { ripples } from '../../water/water.ts';

const CREAM_SAIL = {
  pale: '#fff4dc',
  lit: '#f0c99a',
  body: '#7a3420',
  shade: '#4a1c18',
  accent: '#17a6a4',
  dark: '#1c0d18',
};

const CORAL_SAIL = {
  pale: '#f0714e',
  lit: '#b8412f',
  body: '#17505c',
  shade: '#0d3440',
  accent: '#f4c24a',
  dark: '#1c0d18',
};

const DEEP = ['#06324e', '#0a4a6a', '#0f5c7a', '#126a86'];

/** Water in flat bands, from the horizon to the foot of the picture. */
const lagoon = (horizon: number, foot: number): Layer[] =>
  ['#0c5c78', '#128a96', '#1fb0ac', '#5fd6c4'].map((colour, at) =>
    floor(
      colour,
      [0, 400, 900, 1500, 2000, 2390]
        .map((x, knot) => `${x},${horizon + ((foot - horizon) * at) / 4 + (at === 0 ? 0 : (knot % 2) * 16)}`)
        .join(' '),
    ),
  );

/** Zanzibar: sails on the lagoon. */
export const postersZanzibar: readonly Picture[] = [
  ...poster('zanzibar-island', {
    light: light('noon', 'zanzibar', 'right'),
    wide: [
      sky({ horizon: 660, bands: 7, stops: DEEP }),
      floor('#58c8bc', '0,648,1 2390,648,1'),
      floor('#a4e4d0', '0,690,1 2390,690,1'),
      ...lagoon(716, 1000),
      place(farDhow(), { x: 300, y: 790, metre: 18, shadow: false, coat: CREAM_SAIL }),
      place(farDhow(), { x: 820, y: 750, metre: 12, shadow: false, coat: CREAM_SAIL, flip: true }),
      place(dhow(), { x: 2080, y: 800, metre: 46, shadow: false, coat: CREAM_SAIL }),
      ripples({ y: 790, to: 980, x: 1300, width: 1000, count: 50, colour: '#fff4dc' }),
      place(dhow(), { x: 1660, y: 900, metre: 78, shadow: false, coat: CORAL_SAIL }),
      ripples({ y: 900, to: 960, x: 1260, width: 860, count: 30, colour: '#f0a080' }),
    ],
    tall: [
      sky({ horizon: 660, bands: 7, stops: DEEP }),
      floor('#3fa8ac', '0,610,1 1080,610,1'),
      floor('#58c8bc', '0,680,1 1080,680,1'),
      floor('#a4e4d0', '0,740,1 1080,740,1'),
      ...lagoon(796, 1350),
      place(farDhow(), { x: 130, y: 836, metre: 18, shadow: false, coat: CREAM_SAIL }),
      place(dhow(), { x: 880, y: 900, metre: 30, shadow: false, coat: CREAM_SAIL }),
      ripples({ y: 860, to: 1300, count: 50, colour: '#fff4dc' }),
      place(dhow(), { x: 470, y: 1220, metre: 56, shadow: false, coat: CORAL_SAIL }),
      ripples({ y: 1220, to: 1290, x: 180, width: 640, count: 26, colour: '#f0a080' }),
    ],
  }),
];
