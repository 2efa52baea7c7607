import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { limb } from '../../drawing/brush.ts';
import { dhow, farDhow } from '../../figures/boats/dhow.ts';
import { outrigger } from '../../figures/boats/outrigger.ts';
import { place } from '../../figures/placing/place.ts';
import { coconutPalm } from '../../figures/plants/palm.ts';
import { light } from '../../light/light.ts';
import { ripples } from '../../water/water.ts';
import { hammock } from '../../figures/placing/hammock.ts';

/** The lagoon in flat bands from the horizon down, and the white sand before it. */
const lagoon = (horizon: number, sand: number): Layer[] => [
  floor('#0d6a88', `0,${horizon},1 2400,${horizon},1`),
  floor(
    '#17a0aa',
    `0,${horizon + (sand - horizon) * 0.2} 800,${horizon + (sand - horizon) * 0.24} 1600,${horizon + (sand - horizon) * 0.18} 2400,${horizon + (sand - horizon) * 0.22}`,
  ),
  floor(
    '#4fd0c0',
    `0,${horizon + (sand - horizon) * 0.5} 800,${horizon + (sand - horizon) * 0.44} 1600,${horizon + (sand - horizon) * 0.52} 2400,${horizon + (sand - horizon) * 0.46}`,
  ),
  floor('#b8f0dc', `0,${sand - 36} 700,${sand - 16} 1500,${sand - 44} 2400,${sand - 20}`),
  floor('#fff1cc', `0,${sand} 700,${sand + 22} 1500,${sand - 8} 2400,${sand + 16}`),
];

/** The beach holiday from a hammock. */
export const postersZanzibarTrip: readonly Picture[] = [
  ...poster('zanzibarbeachholiday', {
    light: light('noon', 'zanzibar', 'right', 50),
    wide: [
      wash(['#1b86b4', '#c8f0e2'], { height: 520 }),
      ...lagoon(500, 800),
      place(farDhow(), { coat: { pale: '#fff6e2' }, x: 2230, y: 530, metre: 16, shadow: false }),
      place(dhow(), {
        x: 1900,
        y: 640,
        metre: 40,
        shadow: false,
        coat: { pale: '#fff6e2', lit: '#ecd0a4', body: '#a8402a' },
      }),
      ripples({ y: 646, to: 700, x: 1680, width: 460, count: 20, colour: '#ffffff' }),
      place(coconutPalm({ lean: -3, seed: 3 }), { x: 2260, y: 850, metre: 60, depth: 0.2 }),
      // The thatched roof over the terrace keeps its inside in the dark.
      cut(
        '#0b2c34',
        '-40,-40,1 1900,-40,1 1760,60,1 1700,40,1 1620,110,1 1560,96,1 1500,160,1 1450,150,1 1390,210,1 1350,206,1 1290,270,1 1290,760,1 1230,760,1 1230,700,1 700,720 -40,760,1',
      ),
      cut('#06202a', '-40,690,1 400,672 900,690 1290,672,1 1290,1040,1 -40,1040,1'),
      inked('#17444c', 6, '-20,100 500,60 1240,20', '-20,300 500,220 1200,130', '-20,500 500,400 1200,260'),
      cut('#3a241c', limb('1258,1040,30 1262,600,26 1270,190,24')),
      cut('#8a5a3a', limb('1274,1040,8 1278,600,7 1284,200,6')),
      inked('#c9a06a', 8, '1760,960 1980,860 2166,690'),
      ...hammock(1760, 870, 1.05),
    ],
    tall: [
      wash(['#1b86b4', '#c8f0e2'], { height: 820 }),
      ...lagoon(800, 1080),
      place(farDhow(), { coat: { pale: '#fff6e2' }, x: 300, y: 830, metre: 14, shadow: false }),
      place(dhow(), {
        x: 600,
        y: 920,
        metre: 32,
        shadow: false,
        coat: { pale: '#fff6e2', lit: '#ecd0a4', body: '#a8402a' },
      }),
      ripples({ y: 926, to: 980, x: 380, width: 420, count: 20, colour: '#ffffff' }),
      place(outrigger(), { x: 200, y: 960, metre: 26, shadow: false }),
      place(coconutPalm({ lean: -3, seed: 3 }), { x: 990, y: 1110, metre: 46, depth: 0.2 }),
      cut(
        '#0b2c34',
        '-40,-40,1 1120,-40,1 1120,620,1 1060,580,1 1020,610,1 960,572,1 910,604,1 850,570,1 790,600,1 720,570,1 650,604,1 580,572,1 520,606,1 450,572,1 380,604,1 310,570,1 250,602,1 180,572,1 120,606,1 60,580,1 -40,620,1',
      ),
      inked('#17444c', 6, '-20,120 540,60 1100,120', '-20,320 540,250 1100,320', '-20,500 540,430 1100,500'),
      cut('#3a241c', limb('60,1390,30 56,900,26 60,560,24'), limb('1030,1390,28 1026,900,25 1030,560,22')),
      inked('#c9a06a', 8, '555,1280 800,1180 1030,960'),
      ...hammock(555, 1190, 0.95),
    ],
  }),
];
