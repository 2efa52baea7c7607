import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, strata, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import type { Placing } from '../../canvas/placing.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { hikerLookingUp } from '../../figures/people/hikerLookingUp.ts';
import { groundselCandelabra } from '../../figures/plants/groundselCandelabra.ts';
import { lobeliaColumn } from '../../figures/plants/lobeliaColumn.ts';
import { litSummits } from '../../land/litSummit.ts';
import { light } from '../../light/light.ts';

/** The sky after sunset, from above down. */
const SKY = [
  [0, '#123f54'],
  [0.5, '#185668'],
  [1, '#236f7b'],
] as const;
const [SNOW, WALL, MIST, FAR, WOOD] = ['#6f9fb0', '#2c6478', '#4d8f92', '#174e5c', '#071f2a'];
const SUMMIT = { lit: '#ffe0a0', turned: '#f0873f', rock: '#b4583a', snow: SNOW };
const GROUNDSEL = {
  bark: '#061820',
  lit: '#4a3222',
  dead: '#0d2226',
  withered: '#7a4c26',
  shade: '#08242a',
  leaf: '#1d5a48',
  sunny: '#7fae62',
  rim: '#f3dc96',
};
const LOBELIA = { core: '#04141c', shade: '#0a2c36', body: '#1d5c60', lit: '#5f9c8c', rim: '#f3dc96' };

/** The light of the summits on the hiker: on cap, pack and leg. */
const GLEAM = [
  cut(
    '#ff9a5c',
    limb('12,-132,1 16,-112,3 13,-88,1'),
    limb('8,-174,1 14,-168,3 15,-163,1'),
    limb('20,-70,1 19,-44,2 15,-8,1'),
  ),
];

interface View {
  subject: Box;
  horizon: number;
  /** The range in the shadow of the earth: its snow, and the walls below. */
  snow: string;
  wall: string;
  /** Summits in the last sun, at `x,y,size` in hundredths. */
  summits: string;
  mist: string;
  far: string;
  bank: string;
  boughs: readonly string[];
  /** What fills the forks between them. */
  webs: string;
  /** The foot of the stem, in the shade of the arms. */
  foot: string;
  rosettes: readonly (readonly [x: number, y: number, r: number])[];
  lobelias: readonly (readonly [x: number, y: number, scale: number])[];
  hiker: Placing;
}

/** A groundsel is the candelabra of the range: the last sun on the summits behind its arms is their light. */
const candelabra = (view: View): Layer[] => [
  plan({ subject: view.subject, camera: 'below' }),
  wash(SKY[0][1]),
  strata(SKY, { height: view.horizon, bands: 5 }),
  floor(SNOW, view.snow),
  ...litSummits(
    points(view.summits).map(([x, y, size = 100]) => [x, y, size / 100]),
    SUMMIT,
  ),
  floor(WALL, view.wall),
  floor(MIST, view.mist),
  floor(FAR, view.far),
  moved(view.hiker, ...hikerLookingUp('#0a1a22', '#e4472b', '#ff9a5c', '#6b3a2c'), ...GLEAM),
  floor(WOOD, view.bank),
  ...view.lobelias.map(([x, y, scale]) =>
    moved(
      { x, y, scale, flip: true },
      ...lobeliaColumn({ tall: 520, half: 62, rows: 15, reach: 240 }, LOBELIA),
    ),
  ),
  ...groundselCandelabra(view.boughs, view.webs, view.rosettes, GROUNDSEL),
  cut(GROUNDSEL.bark, limb(view.foot)),
];

/** The Rwenzori: the last sun on the ice peaks, and a giant groundsel that holds them up as candles; a hiker looks up at it. */
export const postersRwenzori: readonly Picture[] = poster('rwenzori', {
  light: light('dusk', 'uganda', 'right'),
  wide: candelabra({
    subject: [1620, 60, 210, 300],
    horizon: 800,
    snow: '-40,760,1 700,750,1 900,716,1 1000,724,1 1110,670,1 1168,604,1 1222,576,1 1312,480,1 1372,546,1 1382,494,1 1500,380,1 1584,400,1 1722,300,1 1882,404,1 1926,478,1 1990,480,1 2012,506,1 2150,380,1 2270,492,1 2300,560,1 2340,556,1 2440,680,1',
    wall: '-40,780,1 400,770,1 900,760,1 1060,730,1 1120,700,1 1180,716,1 1230,640,1 1266,660,1 1330,590,1 1390,690,1 1440,600,1 1470,620,1 1510,540,1 1580,660,1 1640,560,1 1670,590,1 1730,490,1 1800,600,1 1830,580,1 1890,680,1 1950,600,1 2010,690,1 2070,590,1 2100,610,1 2160,530,1 2230,660,1 2290,630,1 2440,740,1',
    summits: '1312,520,76 1500,470,95 1722,376,128 1950,550,78 2150,440,98',
    mist: '-40,800 400,790 900,810 1300,780 1700,810 2100,786 2440,800',
    far: '-40,720 160,710 380,744 620,810 900,860 1300,890 2440,900',
    bank: '-40,960 400,946 900,956 1300,936 1740,910 2100,930 2440,910',
    boughs: [
      '1742,1020,104 1730,900,82 1735,760,62 1726,600,50 1722,470,44',
      '1760,860,60 1650,796,50 1530,740,40 1502,650,36 1500,550,33',
      '1736,900,40 1640,850,44 1470,800,37 1350,740,32 1318,670,28 1312,600,26',
      '1716,890,50 1830,830,46 1930,762,37 1952,700,31 1950,630,28',
      '1776,900,52 1950,870,44 2096,800,38 2150,660,34 2150,530,32',
    ],
    webs: '1560,770,1 1620,796 1660,780 1674,700,1 1740,700,1 1740,860,1;1500,740,1 1490,774 1440,782,1 1480,830,1 1640,870,1 1640,790,1;1770,700,1 1790,770 1812,784 1860,770,1 1860,840,1 1740,860,1;1975,740,1 1968,800 2030,806,1 1990,860,1 1840,870,1 1900,780,1',
    foot: '1742,1020,140 1734,960,92 1732,900,84 1734,850,66',
    rosettes: [
      [1312, 580, 92],
      [1950, 606, 90],
      [1500, 536, 116],
      [2150, 508, 114],
      [1722, 448, 144],
    ],
    lobelias: [
      [2300, 966, 0.4],
      [2226, 984, 0.28],
    ],
    hiker: { x: 1236, y: 950, scale: 1 },
  }),
  tall: candelabra({
    subject: [480, 580, 140, 200],
    horizon: 1080,
    snow: '-40,1000,1 0,990,1 46,955,1 88,942,1 150,880,1 200,920,1 250,868,1 330,790,1 410,850,1 440,796,1 545,720,1 652,796,1 680,850,1 745,800,1 810,850,1 846,816,1 930,740,1 1070,861,1 1120,940,1',
    wall: '-40,1030,1 60,1000,1 110,950,1 140,970,1 180,920,1 230,980,1 300,890,1 330,910,1 370,850,1 430,940,1 500,850,1 540,870,1 570,800,1 640,920,1 700,880,1 760,940,1 820,890,1 880,920,1 940,830,1 1000,930,1 1120,990,1',
    summits: '150,896,54 330,852,66 545,776,84 745,850,58 930,780,74',
    mist: '-40,1090 300,1070 700,1094 1120,1076',
    far: '-40,1040 100,1036 260,1080 460,1130 700,1160 1120,1170',
    bank: '-40,1290 200,1280 500,1264 800,1256 1120,1246',
    boughs: [
      '556,1400,84 550,1250,66 552,1100,48 546,960,38 545,850,34',
      '570,1156,46 480,1100,38 370,1050,30 334,980,27 330,910,25',
      '550,1180,30 440,1140,33 300,1100,27 190,1050,22 152,990,19 150,940,18',
      '536,1160,40 640,1104,34 726,1044,28 746,980,23 745,910,21',
      '590,1170,42 740,1150,34 890,1080,29 930,970,26 930,860,24',
    ],
    webs: '420,1070,1 480,1090 500,1074 510,1000,1 556,1000,1 556,1140,1;352,1050,1 340,1084 296,1082,1 330,1120,1 460,1150,1 460,1094,1;578,1010,1 592,1062 610,1074 650,1060,1 650,1120,1 556,1130,1;752,1036,1 748,1092 794,1098,1 770,1150,1 640,1150,1 680,1080,1',
    foot: '556,1370,104 552,1300,76 550,1220,66 552,1140,50',
    rosettes: [
      [150, 932, 62],
      [745, 890, 70],
      [330, 900, 84],
      [930, 832, 88],
      [545, 838, 108],
    ],
    lobelias: [
      [1000, 1300, 0.3],
      [936, 1316, 0.22],
    ],
    hiker: { x: 300, y: 1284, scale: 0.86 },
  }),
});
