import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { hero } from '../../canvas/hero.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import type { Figure } from '../../drawing/figure.ts';
import { egretStalking } from '../../figures/animals/egretStalking.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { tuskerComing } from '../../figures/animals/tuskerComing.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { kiboInPlanes } from '../../land/kiboInPlanes.ts';
import { light } from '../../light/light.ts';

const KIBO = { rock: '#35575b', deep: '#274247', warm: '#746d50', snow: '#fff6e2', ice: '#a5c6c6' };
/** The storm from its heart to the clear air behind the mountain. */
const [HEART, STORM, RAIN, FALL, CLEAR] = ['#11222a', '#182f38', '#1d3841', '#23434b', '#3b6f74'];
/** The plain from the wooded foot of the mountain to the viewer. */
const [WOODS, FAR, GOLD, GRASS, DRY, SHADE] = [
  '#1c3638',
  '#8c7a34',
  '#f6c04a',
  '#e3a233',
  '#cb8826',
  '#8a6326',
];
const [HERD, LIT] = ['#4a4039', '#dba862'];

type Spot = readonly [x: number, y: number, metre: number];

interface View {
  subject: Box;
  kibo: readonly [x: number, y: number, scale: number, squash: number];
  /** The storm's own shapes, the darkest last. */
  clear: string;
  falls: readonly string[];
  storm: string;
  heart: string;
  /** Horizon, and the edges of the plain's bands towards the viewer. */
  rows: readonly string[];
  herd: readonly Spot[];
  calf: Spot;
  trees: readonly Spot[];
  bull: readonly [x: number, y: number, scale: number];
  shadow: string;
  egret: readonly [x: number, y: number, scale: number];
}

/** One of the herd that goes by farther off. */
const walking = (figure: Figure, [x, y, metre]: Spot): Layer =>
  place(figure, { x, y, metre, depth: 0.05, shadow: false, flat: HERD, rim: LIT, flip: true });

/** A great tusker walks out onto the lit plain while a storm darkens all behind him but Kibo. */
const stormLight = (view: View): Layer[] => {
  const [kx, ky, scale, squash] = view.kibo;
  const [bx, by, size] = view.bull;
  const [ex, ey, small] = view.egret;
  const [woods, far, gold, grass, dry] = view.rows;
  return [
    plan({ subject: view.subject, camera: 'front' }),
    wash(STORM),
    cut(CLEAR, view.clear),
    moved({ x: kx, y: ky, scale, squash }, kiboInPlanes({ x: 0, y: 0 }, KIBO)),
    cut(RAIN, ...view.falls.slice(0, 2)),
    cut(FALL, ...view.falls.slice(2)),
    cut(STORM, view.storm),
    cut(HEART, view.heart),
    floor(WOODS, woods!),
    floor(FAR, far!),
    ...view.trees.map(([x, y, metre]) =>
      place(acacia({ variant: 1 }), { x, y, metre, flat: WOODS, shadow: false }),
    ),
    floor(GOLD, gold!),
    ...view.herd.map((spot) => walking(elephant('walking'), spot)),
    walking(elephant('calf'), view.calf),
    floor(GRASS, grass!),
    floor(DRY, dry!),
    cut(SHADE, view.shadow),
    moved({ x: ex, y: ey, scale: small }, ...egretStalking),
    moved({ x: bx, y: by, scale: size }, ...tuskerComing),
  ];
};

/** Kilimanjaro: storm light, a tusker, and Kibo clear of the rain. */
export const heroKilimanjaro: readonly Picture[] = hero('kilimanjaro', {
  light: light('golden', 'tanzania', 'right'),
  wide: stormLight({
    subject: [1180, 290, 400, 100],
    kibo: [1356, 770, 0.92, 1.42],
    clear: '700,800,1 830,560,1 980,330,1 1180,180,1 1420,120,1 1960,150,1 1960,800,1',
    falls: [
      '-40,800,1 -40,300,1 330,300,1 120,800,1',
      '420,300,1 700,300,1 520,800,1 240,800,1',
      '120,800,1 330,300,1 420,300,1 240,800,1',
      '520,800,1 700,300,1 860,300,1 700,800,1',
    ],
    storm:
      '-40,-40,1 1960,-40,1 1960,230,1 1840,190 1700,214 1580,150 1400,172 1270,150 1130,220 1010,250 900,350,1 700,380 520,330 340,390 -40,340,1',
    heart:
      '-40,-40,1 1960,-40,1 1960,70,1 1780,40 1600,84 1440,50 1280,90 1130,64 980,140 800,120 640,210 460,180 260,250 -40,200,1',
    rows: [
      '0,742 300,730 640,748 960,730 1300,742 1600,728 1920,744',
      '0,774,1 1920,770,1',
      '0,812,1 700,804,1 1920,800,1',
      '0,900 600,884 1200,894 1920,876',
      '0,976 360,990 800,1060 1200,1092 1920,1096',
    ],
    herd: [
      [1750, 852, 36],
      [1050, 838, 28],
    ],
    calf: [1868, 856, 38],
    trees: [
      [860, 786, 14],
      [1120, 784, 10],
      [1740, 786, 16],
    ],
    bull: [1320, 1012, 0.92],
    shadow:
      '1190,1014,1 1560,976,1 1480,960 1100,968 900,990 780,986 700,1000 600,1004 560,1018 640,1030 780,1022 900,1034 1060,1020,1',
    egret: [1064, 1016, 0.9],
  }),
  tall: stormLight({
    subject: [120, 622, 330, 80],
    kibo: [330, 880, 0.8, 0.86],
    clear: '-40,850,1 -40,700,1 120,560,1 330,470,1 600,440,1 940,480,1 940,850,1',
    falls: [
      '700,900,1 790,440,1 940,440,1 940,900,1',
      '-40,900,1 -40,560,1 60,560,1 -10,900,1',
      '740,900,1 820,440,1 870,440,1 800,900,1',
      '850,900,1 900,440,1 940,440,1 940,560,1 880,900,1',
    ],
    storm: '-40,-40,1 940,-40,1 940,540,1 840,500 700,530 560,470 420,510 280,490 140,570 -40,600,1',
    heart: '-40,-40,1 940,-40,1 940,330,1 800,290 640,340 480,270 300,320 140,260 -40,300,1',
    rows: [
      '0,836 200,826 460,838 900,826',
      '0,864,1 900,860,1',
      '0,894,1 900,890,1',
      '0,980 400,966 900,976',
      '0,1150 240,1160 560,1190 900,1196',
    ],
    herd: [[150, 930, 26]],
    calf: [268, 932, 27],
    trees: [[110, 876, 9]],
    bull: [560, 1122, 0.76],
    shadow:
      '470,1122,1 780,1092,1 700,1080 380,1088 240,1104 140,1100 60,1112 -20,1114 -60,1124 -20,1132 140,1130 240,1142 360,1128,1',
    egret: [330, 1136, 0.8],
  }),
});
