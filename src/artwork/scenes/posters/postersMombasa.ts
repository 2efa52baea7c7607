import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { dhow } from '../../figures/boats/dhow.ts';
import { bastionProw } from '../../figures/buildings/bastionProw.ts';
import { place } from '../../figures/placing/place.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';

const SAIL = {
  pale: '#fff3d6',
  lit: '#f2cf9c',
  body: '#173f62',
  shade: '#0c2740',
  accent: '#e0573a',
  dark: '#22121c',
};

/** Fort Jesus' corner above the harbour, its broken image in the water, and a dhow passing below it. */
const underTheCorner = ({ x, y, scale }: { x: number; y: number; scale: number }): Layer =>
  moved(
    { x, y, scale },
    ...bastionProw,
    // The image of the sunny wall, and that of the one in shade, cut into strips by the swell.
    cut(
      '#e8b074',
      '1330,862,1 1440,884 1560,932 1650,940,1 1650,1000,1 1580,1000 1560,992,1 1610,986 1600,976,1 1500,976 1480,966,1 1560,960 1540,950,1 1430,944 1420,934,1 1490,926 1470,916,1 1380,908 1376,898,1 1410,890',
    ),
    cut(
      '#43204a',
      '1650,934,1 1740,940 1880,924 2060,912 2240,896 2440,880 2720,868,1 2720,1020,1 2480,1016 2460,1006,1 2540,996 2500,988,1 2330,1000 2300,1014,1 2160,1020 2120,1010,1 2190,996 2170,988,1 2010,1004 1960,1024,1 1830,1024 1800,1012,1 1880,998 1860,988,1 1750,996 1720,1004,1 1650,1004,1',
    ),
    cut(
      '#fff6e0',
      '1140,812,1 1330,854,1 1360,862 1430,880 1470,892,1 1480,902 1560,924 1650,936 1740,938 1880,924,1 1800,938 1760,942,1 1740,952 1650,954 1550,944 1490,916 1450,906,1 1410,886 1330,862',
      '1900,922,1 2060,910 2240,894 2440,878 2720,866,1 2720,872,1 2440,886 2240,902 2060,918',
    ),
    place(dhow(), {
      x: 2050,
      y: 968,
      metre: 24,
      depth: 0.3,
      shadow: false,
      by: CLEAR,
      coat: SAIL,
      flip: true,
    }),
    cut(
      '#d9c6b4',
      '1990,986,1 2040,980 2110,986,1 2070,991 2100,998,1 2040,1002 2066,1014,1 2020,1022 2006,1008 2030,998',
    ),
  );

/** The calm harbour in three bands, from the horizon to the foot of the picture. */
const harbour = (horizon: number, ...rows: readonly [string, string, string]): Layer[] => [
  cut('#1f8f98', `-40,${horizon},1 2440,${horizon},1 2440,1400,1 -40,1400,1`),
  ...['#2fa9a8', '#5cc8b8', '#a4e4cc'].map((colour, at) => cut(colour, rows[at] ?? '')),
];

/** Mombasa: the fort's corner like a ship's bow. */
export const postersMombasa: readonly Picture[] = poster('mombasa', {
  light: light('golden', 'kenya', 'left'),
  wide: [
    wash(['#0a3550', '#0d455e', [0.885, '#1d6272'], [0.94, '#f2b878'], '#ffe2a6'], { height: 724 }),
    ...harbour(
      721,
      '-40,760,1 500,754 1100,766 1700,754 2440,760,1 2440,1040,1 -40,1040,1',
      '-40,836,1 500,820 1000,836 1500,820 2440,836,1 2440,1040,1 -40,1040,1',
      '-40,930,1 400,908 900,932 1500,912 2440,930,1 2440,1040,1 -40,1040,1',
    ),
    underTheCorner({ x: 100, y: 10, scale: 0.93 }),
    plan({ subject: [1260, 240, 380, 560], camera: 'below' }),
  ],
  tall: [
    wash(['#0a3550', '#0d455e', [0.86, '#1d6272'], [0.93, '#f2b878'], '#ffe2a6'], { height: 1156 }),
    ...harbour(
      1152,
      '-40,1180,1 300,1174 700,1184 1120,1178,1 1120,1390,1 -40,1390,1',
      '-40,1230,1 300,1218 700,1232 1120,1222,1 1120,1390,1 -40,1390,1',
      '-40,1300,1 300,1286 700,1302 1120,1290,1 1120,1390,1 -40,1390,1',
    ),
    underTheCorner({ x: -850, y: 556, scale: 0.78 }),
    plan({ subject: [90, 760, 346, 440], camera: 'below' }),
  ],
});
