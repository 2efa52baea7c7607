import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { herd, trail } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { shadeOf } from '../../figures/placing/shades.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { safariCarBehind } from '../../figures/vehicles/safariCarBehind.ts';
import { cut, glow, wash } from '../../land/cutout.ts';
import { CLEAR, VIOLET } from '../../light/clear.ts';
import { light } from '../../light/light.ts';

const CAR = {
  by: CLEAR,
  depth: 0.25,
  shadow: false,
  rim: '#ffcf7c',
  coat: {
    body: '#5a5a34',
    shade: '#43283e',
    lit: '#ffd98a',
    dark: '#26122c',
    pale: '#b48a64',
    accent: '#e0573a',
  },
};
const LOW = { across: 1.1, down: 0.26, fill: '#4a1f44', opacity: 0.75 };
const BAND = { shadow: false, loose: 0.35 };
const DAWN = [
  [0, '#241a52'],
  [0.6, '#5c3a78'],
  [0.86, '#c8687c'],
  [1, '#ffd28a'],
] as const;

/** The great view of the trip to the Serengeti. */
export const postersSerengetiSafari: readonly Picture[] = [
  // Behind the car, before the herd.
  ...poster('serengetimigrationsafari', {
    light: light('golden', 'tanzania', 'left'),
    wide: [
      wash(0, 690, [
        [0, '#241a52'],
        [0.7, '#4f3474'],
        [0.93, '#6f4480'],
        [1, '#f0a07e'],
      ]),
      glow(2050, 690, 700, '#fff0b4', 0.85),
      cut('#5c3a78', '-10,640,1 1200,640,1 1500,690,1 -10,690,1', 0.85),
      cut('#7a4a80', '-10,672,1 300,652 700,668 1100,646 1600,662 2000,644 2400,658,1 2400,720,1 -10,720,1'),
      wash(696, 1000, [
        [0, '#ffdb8c'],
        [0.4, '#f0b24a'],
        [1, '#b8662e'],
      ]),
      herd([acacia({ variant: 3 })], {
        x: 1200,
        y: 702,
        width: 2300,
        height: 6,
        count: 10,
        metre: [7, 10],
        flat: '#6a3a66',
        shadow: false,
      }),
      trail([wildebeest()], {
        ...BAND,
        through: '2450,758 1600,748 800,764 -60,754',
        count: 38,
        metre: [30, 28],
        flat: '#7a4264',
      }),
      trail([wildebeest()], {
        ...BAND,
        through: '2460,846 1700,836 900,852 -60,840',
        count: 19,
        metre: [50, 48],
        flat: VIOLET,
      }),
      cut('#b8662e', '-10,900,1 600,884 1300,872 1800,880 2400,864,1 2400,1010,1 -10,1010,1'),
      shadeOf(safariCarBehind(), { x: 1740, y: 925, metre: 226 }, LOW),
      place(safariCarBehind(), { x: 1740, y: 930, metre: 226, ...CAR }),
    ],
    tall: [
      wash(0, 900, DAWN),
      glow(760, 900, 420, '#fff0b4', 0.8),
      cut('#7a4a80', '-10,880,1 200,862 480,876 760,856 1090,870,1 1090,930,1 -10,930,1'),
      wash(906, 1350, [
        [0, '#ffdb8c'],
        [0.4, '#f0b24a'],
        [1, '#b8662e'],
      ]),
      herd([acacia({ variant: 3 })], {
        x: 540,
        y: 912,
        width: 1100,
        height: 6,
        count: 6,
        metre: [6, 9],
        flat: '#6a3a66',
        shadow: false,
      }),
      trail([wildebeest()], {
        ...BAND,
        through: '1130,968 700,958 300,974 -40,964',
        count: 18,
        metre: [28, 27],
        flat: '#7a4264',
      }),
      trail([wildebeest()], {
        ...BAND,
        through: '1140,1064 700,1054 300,1072 -40,1060',
        count: 8,
        metre: [50, 48],
        flat: VIOLET,
      }),
      cut('#b8662e', '-10,1170,1 400,1150 800,1160 1090,1140,1 1090,1360,1 -10,1360,1'),
      shadeOf(safariCarBehind(), { x: 520, y: 1245, metre: 208 }, LOW),
      place(safariCarBehind(), { x: 520, y: 1250, metre: 208, ...CAR }),
    ],
  }),
];
