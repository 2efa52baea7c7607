import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { dhow, farDhow } from '../../figures/boats/dhow.ts';
import { houseOfWonders } from '../../figures/buildings/houseOfWonders.ts';
import { stoneTownHouse } from '../../figures/buildings/stoneTown.ts';
import { herd, row } from '../../figures/placing/crowd.ts';
import { palmsAbove } from '../../figures/placing/palmsAbove.ts';
import { place } from '../../figures/placing/place.ts';
import { coconutPalm } from '../../figures/plants/palm.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';
import { ripples } from '../../water/water.ts';

const CREAM_SAIL = { pale: '#fff4dc', lit: '#f0c99a', body: '#7a3420', shade: '#4a1c18', accent: '#17a6a4', dark: '#1c0d18' };
const CORAL_SAIL = { pale: '#f0714e', lit: '#b8412f', body: '#17505c', shade: '#0d3440', accent: '#f4c24a', dark: '#1c0d18' };
const LAMP = light('noon', 'zanzibar', 'left');
const DEEP = ['#06324e', '#0a4a6a', '#0f5c7a', '#126a86'];

/** Water in flat bands, from the horizon to the foot of the picture. */
const lagoon = (horizon: number, foot: number): Layer[] =>
  ['#0c5c78', '#128a96', '#1fb0ac', '#5fd6c4'].map((colour, at) =>
    floor(colour, [0, 400, 900, 1500, 2000, 2390].map((x, knot) => `${x},${horizon + ((foot - horizon) * at) / 4 + (at === 0 ? 0 : (knot % 2) * 16)}`).join(' ')),
  );

/** The sea front of Stone Town in its lights: houses, the House of Wonders at x, and what the water gives back. */
const seaFront = (x: number, y: number, from: number, to: number): Layer[] => [
  row([stoneTownHouse()], { from: [from, y], to: [to, y], count: 9, metre: [13, 13], depth: 0.3, shadow: false, by: LAMP, coat: { body: '#3a2a5c', shade: '#2a1c48', lit: '#e88a6a', dark: '#ffc766', accent: '#1d1236' } }),
  place(houseOfWonders(), { x, y, metre: 14, depth: 0.3, shadow: false, by: LAMP, coat: { body: '#c9707a', shade: '#5a3460', lit: '#ffd9a8', dark: '#ffc766', pale: '#f0b090' } }),
  wash([[0, '#c25a5e'], [0.25, '#3a5a80'], [1, '#082a44']], { y, height: 1400 }),
  ripples({ y: y + 6, to: y + 190, x: from, width: to - from, count: 60, colour: '#ffc766', opacity: 0.7 }),
];

/** A parasol from above: its shadow, its cloth, and every other panel in white. */
const parasol = (x: number, y: number, cloth: string): Layer[] => [
  cut({ fill: '#a8804a', opacity: 0.7 }, disc(x + 24, y + 26, 26)),
  cut(cloth, disc(x, y, 28)),
  cut('#fff6e2', `${x},${y},1 ${x - 26},${y - 10},1 ${x - 10},${y - 26},1`, `${x},${y},1 ${x + 26},${y - 10},1 ${x + 10},${y - 26},1`, `${x},${y},1 ${x - 14},${y + 24},1 ${x + 14},${y + 24},1`),
];

/** Zanzibar: sails on the lagoon, the town at dusk, and the long beach from the air. */
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
  ...poster('zanzibar', {
    light: light('dusk', 'zanzibar', 'left'),
    wide: [
      sky({ horizon: 642, stops: ['#0b1f48', '#123a66', '#2a4478', '#3f4a82'] }),
      wash([[0, '#3f4a82'], [0.5, '#b4607c'], [1, '#f89c70']], { y: 641, height: 100 }),
      ...seaFront(1620, 736, 1290, 2420),
      herd([coconutPalm(), coconutPalm({ seed: 4 })], { x: 1800, y: 738, width: 1000, height: 6, count: 7, metre: [18, 24], flat: '#140d2c', shadow: false }),
      place(dhow(), { x: 2050, y: 900, metre: 62, shadow: false, depth: 0.3, by: LAMP, coat: { pale: '#f0714e', lit: '#a83c4a', body: '#2a1236', shade: '#1a0a22', accent: '#f4c24a', dark: '#120814' } }),
      ripples({ y: 900, to: 970, x: 1700, width: 640, count: 26, colour: '#f0714e' }),
      place(farDhow(), { x: 560, y: 810, metre: 22, shadow: false, flat: '#120d2c' }),
    ],
    tall: [
      sky({ horizon: 700, stops: ['#0b1f48', '#123a66', '#2a4478', '#3f4a82'] }),
      wash([[0, '#3f4a82'], [0.5, '#b4607c'], [1, '#f89c70']], { y: 699, height: 354 }),
      ...seaFront(420, 1050, -40, 1100),
      herd([coconutPalm(), coconutPalm({ seed: 4 })], { x: 620, y: 1052, width: 1000, height: 6, count: 6, metre: [18, 24], flat: '#140d2c', shadow: false }),
      place(dhow(), { x: 700, y: 1240, metre: 52, shadow: false, depth: 0.3, by: LAMP, coat: { pale: '#f0714e', lit: '#a83c4a', body: '#2a1236', shade: '#1a0a22', accent: '#f4c24a', dark: '#120814' } }),
      ripples({ y: 1240, to: 1300, x: 400, width: 580, count: 26, colour: '#f0714e' }),
      place(farDhow(), { x: 150, y: 1100, metre: 22, shadow: false, flat: '#120d2c' }),
    ],
  }),
  ...poster('zanzibar8places', {
    light: light('noon', 'zanzibar', 'left'),
    wide: [
      wash([[0, '#07415e'], [1, '#0a5a78']]),
      cut('#128a9c', '1180,-40,1 1260,200 1200,420 1300,660 1000,760 600,800 200,900 -40,1040,1 2440,1040,1 2440,-40,1'),
      cut('#35c2b8', '1420,-40,1 1480,200 1400,430 1500,680 1200,830 800,860 400,960 300,1040,1 2440,1040,1 2440,-40,1'),
      cut('#9be8d4', '1600,-40,1 1660,200 1590,440 1680,700 1420,880 1000,920 700,1040,1 2440,1040,1 2440,-40,1'),
      cut('#fffdf2', '1690,-40,1 1744,200 1680,450 1764,720 1540,920 1200,960 1000,1040,1 2440,1040,1 2440,-40,1'),
      cut('#f6dfae', '1730,-40,1 1780,200 1716,460 1800,730 1590,950 1300,984 1160,1040,1 2440,1040,1 2440,-40,1'),
      cut('#2e8a5c', '2010,-40,1 1960,140 2060,300 1990,480 2100,660 2000,820 1880,940 1860,1040,1 2440,1040,1 2440,-40,1'),
      ...palmsAbove([[2040, 120, 90], [2200, 260, 110], [2060, 420, 84], [2300, 470, 100], [2160, 620, 104], [2330, 760, 96], [2070, 800, 88], [2210, 930, 100], [2330, 90, 90]]),
      ...['#e0573a', '#f4c24a', '#17a6a4'].flatMap((colour, at) => parasol(1850 + (at % 2) * 50, 300 + at * 120, colour)),
      cut('#7a3420', limb('1290,300,4 1360,290,13 1440,300,4'), limb('1180,620,4 1270,600,15 1370,590,4')),
      cut('#fff8e8', '1320,290,1 1400,200 1420,296,1', '1210,612,1 1320,500 1344,596,1'),
      inked('#7a3420', 5, '1330,250 1400,336', '1240,556 1310,650'),
    ],
    tall: [
      wash([[0, '#07415e'], [1, '#0a5a78']]),
      cut('#128a9c', '-40,720,1 200,600 520,640 820,580 1120,640,1 1120,1390,1 -40,1390,1'),
      cut('#35c2b8', '-40,840,1 240,700 560,760 860,690 1120,760,1 1120,1390,1 -40,1390,1'),
      cut('#9be8d4', '-40,930,1 260,800 580,860 880,800 1120,860,1 1120,1390,1 -40,1390,1'),
      cut('#fffdf2', '-40,980,1 270,860 590,916 890,866 1120,920,1 1120,1390,1 -40,1390,1'),
      cut('#f6dfae', '-40,1006,1 280,886 600,944 900,894 1120,946,1 1120,1390,1 -40,1390,1'),
      cut('#2e8a5c', '-40,1180,1 160,1090 380,1150 600,1110 820,1160 1120,1100,1 1120,1390,1 -40,1390,1'),
      ...palmsAbove([[120, 1200, 92], [330, 1230, 84], [560, 1200, 96], [780, 1240, 90], [990, 1190, 96], [220, 1330, 90], [680, 1330, 90], [920, 1330, 84]]),
      ...['#e0573a', '#f4c24a', '#e0573a'].flatMap((colour, at) => parasol(420 + at * 130, 1000 + (at % 2) * 40, colour)),
      cut('#7a3420', limb('250,700,4 330,690,13 420,700,4'), limb('690,760,4 780,744,15 880,740,4')),
      cut('#fff8e8', '280,690,1 360,600 380,696,1', '720,754,1 830,642 854,738,1'),
      inked('#7a3420', 5, '290,650 360,736', '750,700 820,792'),
    ],
  }),
];
