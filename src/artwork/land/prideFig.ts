import type { Layer } from '../canvas/canvas.ts';
import { cut, inked } from '../canvas/cut.ts';
import { disc, limb } from '../drawing/brush.ts';
import { points } from '../drawing/points.ts';

const [DARK, RIM] = ['#1a1228', '#c8784c'];

/** The fig's trunk and boughs, dark before the evening: one long bough at y = 560, one at y = 330, one to the right at y = 500. */
export const figBoughs: readonly Layer[] = [
  cut(
    DARK,
    '1830,1060,1 1890,960 1910,820 1890,700,1 1960,560 2120,560 2150,720,1 2140,860 2180,960 2260,1060,1',
    limb('2000,640,70 1900,604,58 1720,586,46 1480,584,36 1300,566,24 1180,546,0'),
    limb('2010,600,70 1980,480,58 1900,400,50 1760,360,40 1560,350,30 1420,330,20 1310,296,0'),
    limb('2050,620,70 2120,560,60 2250,530,50 2460,516,44'),
    limb('2020,560,56 2060,400,46 2120,260,40 2200,100,36'),
    limb('1900,400,40 1880,280,30 1820,160,24 1800,40,20'),
    limb('1600,350,20 1560,270,14 1520,180,10 1500,80,8'),
    limb('2250,530,26 2330,400,20 2380,280,16 2400,120,12'),
  ),
  // The light on the upper and the left edges.
  cut(
    RIM,
    limb('1880,560,2 1740,546,5 1480,550,6 1310,544,4 1210,540,0'),
    limb('1840,350,0 1740,324,5 1560,326,6 1430,314,4 1340,298,0'),
    limb('1838,1060,5 1896,960,7 1918,820,6 1898,700,2'),
    limb('2130,506,0 2250,482,5 2460,474,4'),
  ),
  inked(
    '#3a2436',
    6,
    '1980,720 1970,860 1990,1000',
    '2060,700 2070,840 2060,980',
    '1940,640 1840,616 1700,612',
  ),
];

const LOBES =
  '1270,50,84 1370,110,92 1480,60,96 1570,130,84 1680,100,106 1790,150,90 1900,110,96 2000,180,90 2110,140,96 2220,210,88 2330,180,106 2430,250,100 1300,-30,110 1440,-60,110 1600,-70,120 1800,-80,130 2000,-90,130 2200,-90,130 2400,-80,130';

/** The lobes of the crown, as one mass. */
const mass = (colour: string, shift: number, left = 0): Layer =>
  cut(
    colour,
    `1300,${-60 - shift * 0.3},1 2520,${-80 - shift * 0.3},1 2520,${220 - shift},1 2100,${150 - shift},1 1340,${60 - shift},1`,
    ...points(LOBES).map(([x, y, r]) =>
      y > 0
        ? disc(x - shift * 0.2 - left, y - shift, r * 0.94, r * 0.6)
        : disc(x, y - shift * 0.1, r * 0.9, r * 0.5),
    ),
  );

/** Its crown above and before the upper boughs, in three depths of leaf. */
export const figCrown: readonly Layer[] = [
  mass('#b06a48', 0, 7),
  mass('#14202a', 0),
  mass('#1c3436', 46),
  mass('#28483f', 96),
];
