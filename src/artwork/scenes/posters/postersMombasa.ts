import { floor } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { dhow, farDhow } from '../../figures/boats/dhow.ts';
import { fortJesus } from '../../figures/buildings/fortJesus.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { coconutPalm } from '../../figures/plants/palm.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';
import { ripples } from '../../water/water.ts';

const SUNLIT = light('noon', 'kenya', 'left');

/** Mombasa: the fort and a sail. */
export const postersMombasa: readonly Picture[] = [
  ...poster('mombasa', {
    light: light('golden', 'kenya', 'left'),
    wide: [
      sky({ horizon: 650, bands: 8, stops: ['#0a2f66', '#0e3f7c', '#125090', '#17609c'] }),
      floor('#f2a06a', '0,648,1 2390,648,1'),
      floor('#ffce8c', '0,704,1 2390,704,1'),
      herd([coconutPalm(), coconutPalm({ seed: 4 })], {
        x: 2000,
        y: 720,
        width: 700,
        height: 8,
        count: 6,
        metre: [22, 30],
        depth: 0.4,
        shadow: false,
      }),
      place(fortJesus(), {
        x: 1850,
        y: 772,
        metre: 18,
        shadow: false,
        depth: 0.28,
        by: SUNLIT,
        coat: { body: '#e8935a', shade: '#9a4a34', lit: '#ffe0ac' },
      }),
      floor('#0f5f80', '0,768 1200,768 2400,768'),
      floor('#1484a0', '0,800 600,812 1300,798 2000,816 2400,804'),
      floor('#3fb4b4', '0,880 600,866 1300,890 2000,872 2400,884'),
      place(farDhow(), { x: 330, y: 800, metre: 24, shadow: false, coat: { pale: '#fff4dc' } }),
      ripples({ y: 790, to: 980, x: 900, width: 1400, count: 50, colour: '#ffd9a0' }),
      place(dhow(), {
        x: 1600,
        y: 920,
        metre: 72,
        flip: true,
        shadow: false,
        by: SUNLIT,
        coat: { pale: '#f2813c', lit: '#c2542a', body: '#164a6a', shade: '#0c3048', accent: '#fff3dc' },
      }),
      ripples({ y: 922, to: 976, x: 1230, width: 820, count: 24, colour: '#f2a060' }),
    ],
    tall: [
      sky({ horizon: 640, bands: 7, stops: ['#0a2f66', '#0e3f7c', '#125090', '#17609c'] }),
      floor('#5a9cc0', '0,640,1 1080,640,1'),
      floor('#f2a06a', '0,730,1 1080,730,1'),
      floor('#ffce8c', '0,820,1 1080,820,1'),
      herd([coconutPalm(), coconutPalm({ seed: 4 })], {
        x: 800,
        y: 890,
        width: 560,
        height: 8,
        count: 5,
        metre: [20, 26],
        depth: 0.4,
        shadow: false,
      }),
      place(fortJesus(), {
        x: 460,
        y: 930,
        metre: 14,
        shadow: false,
        depth: 0.28,
        by: SUNLIT,
        coat: { body: '#e8935a', shade: '#9a4a34', lit: '#ffe0ac' },
      }),
      floor('#0f5f80', '0,926 500,926 1080,926'),
      floor('#1484a0', '0,980 300,990 700,976 1080,990'),
      floor('#3fb4b4', '0,1130 300,1110 700,1136 1080,1120'),
      place(farDhow(), { x: 160, y: 990, metre: 22, shadow: false, coat: { pale: '#fff4dc' } }),
      ripples({ y: 960, to: 1320, count: 50, colour: '#ffd9a0' }),
      place(dhow(), {
        x: 640,
        y: 1230,
        metre: 56,
        flip: true,
        shadow: false,
        by: SUNLIT,
        coat: { pale: '#f2813c', lit: '#c2542a', body: '#164a6a', shade: '#0c3048', accent: '#fff3dc' },
      }),
      ripples({ y: 1232, to: 1290, x: 340, width: 620, count: 24, colour: '#f2a060' }),
    ],
  }),
];
