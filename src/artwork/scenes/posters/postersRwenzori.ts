import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, strata, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import type { Placing } from '../../canvas/placing.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { box, limb } from '../../drawing/brush.ts';
import { hikerAtShore } from '../../figures/people/hikerAtShore.ts';
import { groundselNear } from '../../figures/plants/groundselNear.ts';
import { lobeliaColumn } from '../../figures/plants/lobeliaColumn.ts';
import { rwenzoriPlanes } from '../../land/rwenzoriPlanes.ts';
import { light } from '../../light/light.ts';

/** The clearing sky, from above down to what glows behind the ice. */
const SKY = [
  [0, '#123f54'],
  [0.5, '#185668'],
  [0.83, '#236f7b'],
  [0.87, '#4a9a96'],
  [0.93, '#b1cba8'],
  [1, '#f8c98e'],
] as const;
const PEAKS = { snow: '#ffe9c4', blue: '#6f9fb8', rock: '#285a70', deep: '#173f58' };
const IMAGE = { snow: '#cdbb94', blue: '#47808d', rock: '#1e5261', deep: '#174652' };
const [FAR, FLANK, SPUR, WOOD] = ['#2c7580', '#1b5a66', '#114450', '#071f2a'];
const [MIST, VEIL, CLOUD, CLOUD_SHADE] = ['#5fa09b', '#2b6870', '#cfe0cc', '#86b4b4'];
const [WATER, DEPTH, GLINT] = ['#1d5d69', '#134552', '#e9d9b4'];
const GROUNDSEL = {
  bark: '#061820',
  lit: '#26251f',
  dead: '#0d2226',
  withered: '#7a4c26',
  shade: '#08242a',
  leaf: '#1d5a48',
  sunny: '#7fae62',
  rim: '#f3dc96',
};
const LOBELIA = { core: '#04141c', shade: '#0a2c36', body: '#1d5c60', lit: '#5f9c8c', rim: '#f3dc96' };

/** A tuft of sedge, 190 wide, its foot at the origin; two blades catch the light. */
const TUFT: readonly Layer[] = [
  cut(
    '#04141c',
    limb(
      '-8,10,12 -40,-50,9 -96,-78,0;-4,10,12 -26,-76,9 -58,-122,0;0,10,12 -4,-84,9 -16,-150,0;4,10,12 20,-78,9 40,-132,0;6,10,12 40,-56,9 84,-96,0;10,10,12 54,-30,8 104,-40,0;-10,10,12 -50,-26,8 -104,-32,0',
    ),
  ),
  cut('#8f8a4e', limb('6,0,3 24,-78,4 44,-130,0;10,0,3 46,-58,4 86,-95,0')),
];

interface View {
  subject: Box;
  horizon: number;
  peaks: { x: number; y: number; scale: number };
  /** Banks of mist between the peaks and the far shore, the paler one first. */
  mists: readonly [string, string];
  /** The flanks of the valley, far to near. */
  flanks: readonly [string, string, string];
  /** The cloud about the waist of the highest, lit and in shade. */
  cloud: readonly [string, string];
  /** Stretches of water that the wind ruffles, so that nothing lies in them. */
  ruffled: string;
  /** The last light on the water. */
  glints: string;
  bank: string;
  /** Sedge on the bank: where a tuft stands, how large it is and how it leans. */
  tufts: readonly (readonly [x: number, y: number, scale: number, turn: number])[];
  hiker: Placing;
  lobelias: readonly (readonly [x: number, y: number, scale: number])[];
  groundsel: Placing;
}

const bands = (row: string): string =>
  row
    .split(';')
    .map((each) => box(...(each.split(',').map(Number) as [number, number, number, number])))
    .join('');

const tarn = (view: View): Layer[] => [
  plan({ subject: view.subject, camera: 'below' }),
  wash(SKY[0][1]),
  strata(SKY, { height: view.horizon, bands: 9 }),
  rwenzoriPlanes(view.peaks, PEAKS),
  cut(CLOUD_SHADE, view.cloud[1]),
  cut(CLOUD, view.cloud[0]),
  floor(FAR, view.flanks[0], view.horizon),
  cut(MIST, view.mists[0]),
  floor(FLANK, view.flanks[1], view.horizon),
  cut(VEIL, view.mists[1]),
  floor(SPUR, view.flanks[2], view.horizon),
  // The lake, and all of it upside down.
  floor(WATER, `-40,${view.horizon} 2440,${view.horizon}`),
  moved({ x: 0, y: 2 * view.horizon, squash: -1 }, rwenzoriPlanes(view.peaks, IMAGE)),
  cut(DEPTH, bands(view.ruffled)),
  cut(GLINT, bands(view.glints)),
  moved(view.hiker, ...hikerAtShore('#0a1a22', '#e4472b', '#ff9a5c', '#6b3a2c')),
  floor(WOOD, view.bank),
  ...view.lobelias.map(([x, y, scale]) =>
    moved(
      { x, y, scale, flip: true },
      ...lobeliaColumn({ tall: 520, half: 62, rows: 15, reach: 240 }, LOBELIA),
    ),
  ),
  moved(
    view.groundsel,
    ...groundselNear(
      [
        '0,80,96 -16,-130,66 14,-350,52 -20,-520,44 -50,-640,40',
        '-4,-150,50 -84,-210,38 -118,-270,32 -122,-310,30',
      ],
      [
        [-124, -330, 100],
        [-54, -690, 190],
      ],
      GROUNDSEL,
    ),
  ),
  ...view.tufts.map(([x, y, scale, turn]) => moved({ x, y, scale, turn }, ...TUFT)),
];

/** The Rwenzori: after the rain the ice peaks stand in a tarn, seen from under a giant groundsel; a hiker has stopped at the shore. */
export const postersRwenzori: readonly Picture[] = poster('rwenzori', {
  light: light('dusk', 'uganda', 'right'),
  wide: tarn({
    subject: [1610, 260, 170, 300],
    horizon: 770,
    peaks: { x: 1796, y: 750, scale: 1.1 },
    mists: [
      '980,770,1 1040,720 1180,724 1260,690 1420,706 1520,680 1700,712 1860,690 2000,716 2200,696 2430,720,1 2430,770,1',
      '-40,700 200,690 420,716 640,700 900,728 1140,716 1300,744 1500,736 1600,770,1 -40,780,1',
    ],
    flanks: [
      '-40,560 140,520 260,540 420,480 560,520 700,560 820,600 940,640 1060,690 1200,764',
      '-40,420 120,452 240,520 330,540 470,610 560,620 700,676 860,700 1000,734 1180,764',
      '-40,610 110,632 260,690 380,700 520,738 720,764',
    ],
    cloud: [
      '1418,560,1 1478,540 1538,548 1598,520 1658,532 1718,508 1778,520 1838,514 1938,540,1 1878,546 1828,540 1778,556 1718,550 1668,566 1598,558 1538,572,1',
      '1458,578,1 1538,566 1598,556 1668,566 1738,548 1838,548 1918,560,1 1838,572 1778,566 1738,584 1678,578 1618,592 1538,582,1',
    ],
    ruffled:
      '-40,784,900,5;980,792,520,6;1640,786,800,5;200,806,1500,8;1900,812,540,8;-40,834,700,9;860,842,860,11;1820,838,620,9;60,868,1040,12;1300,876,760,13;-40,904,640,14;760,912,1000,16',
    glints: '1720,799,150,4;1600,824,90,5;1780,828,120,5;1700,858,180,6;1560,892,120,6',
    bank: '-40,968 300,952 700,960 1060,936 1400,926 1800,896 2100,876 2430,850',
    tufts: [
      [60, 1010, 0.9, -8],
      [150, 1020, 1.3, 6],
      [520, 1030, 1, -4],
      [1010, 1010, 0.8, 10],
      [1090, 1030, 1.4, -6],
      [1760, 1030, 1.1, -10],
      [1860, 1030, 0.8, 8],
      [2150, 1050, 1.7, -4],
      [2330, 1030, 1.4, 9],
    ],
    hiker: { x: 1400, y: 934, scale: 1.3 },
    lobelias: [
      [1880, 912, 0.3],
      [1976, 936, 0.58],
    ],
    groundsel: { x: 2236, y: 930, scale: 1 },
  }),
  tall: tarn({
    subject: [400, 640, 110, 240],
    horizon: 1050,
    peaks: { x: 520, y: 1036, scale: 0.94 },
    mists: [
      '-40,1050,1 -40,1000 120,1010 300,990 500,1012 700,996 900,1014 1120,1000,1 1120,1050,1',
      '-40,1020 100,1012 260,1030 420,1024 520,1050,1 -40,1060,1',
    ],
    flanks: [
      '-40,860 60,840 140,880 240,930 330,970 420,1040',
      '-40,800 40,830 110,900 180,930 260,990 330,1040',
      '-40,960 60,984 140,1030 220,1044',
    ],
    cloud: [
      '250,884,1 300,868 350,874 400,852 450,862 500,842 550,852 600,848 680,868,1 630,872 590,868 550,882 500,876 460,890 400,884 350,896,1',
      '290,900,1 350,890 400,882 460,890 520,876 600,876 664,886,1 600,896 550,890 520,904 470,900 420,912 350,904,1',
    ],
    ruffled:
      '-40,1060,420,4;420,1066,520,5;120,1080,700,6;-40,1098,300,7;420,1104,480,8;60,1126,560,9;700,1122,420,8;-40,1152,380,10;460,1158,420,11;60,1186,620,12;-40,1216,360,13',
    glints: '470,1074,110,4;420,1092,70,4;520,1112,110,5;440,1142,90,5',
    bank: '-40,1268 200,1256 500,1246 800,1222 1120,1190',
    tufts: [
      [50, 1370, 1.2, -8],
      [140, 1366, 0.8, 8],
      [640, 1370, 1, -8],
      [860, 1376, 1.5, 4],
      [1020, 1372, 1.3, 12],
    ],
    hiker: { x: 330, y: 1256, scale: 1.2 },
    lobelias: [
      [660, 1240, 0.26],
      [752, 1262, 0.48],
    ],
    groundsel: { x: 936, y: 1262, scale: 0.8 },
  }),
});
