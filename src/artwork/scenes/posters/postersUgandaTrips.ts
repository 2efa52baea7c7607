import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash, within } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import type { Placing } from '../../canvas/placing.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { limb, type Shape } from '../../drawing/brush.ts';
import { trackClimber, type TrackDress } from '../../figures/people/trackClimber.ts';
import { silverbackWatching } from '../../figures/placing/silverbackWatching.ts';
import { broadLeaf, type LeafColours } from '../../land/broadLeaf.ts';
import { hanging, trunks } from '../../land/insideForest.ts';
import { light } from '../../light/light.ts';

const [GLOW, RAY, FAR, MIDDLE, SLOPE, BANK, MUD, TRACK] = [
  '#dfe48c',
  '#f6f3bc',
  '#b4c968',
  '#6aa357',
  '#3f8650',
  '#8cc062',
  '#7a4528',
  '#d08f4e',
];
const [CANOPY, DUSK, LEAVES, TRUNK] = ['#0b3830', '#0d4137', '#11483a', '#0d2f2b'];
const BRIGHT: LeafColours = ['#2c7a4c', '#155040', '#4d9a58'];
const DEEP: LeafColours = ['#15503f', '#0c3933', '#2c6a4c'];

const RANGER: TrackDress = {
  jacket: '#2f5a3c',
  jacketLit: '#6f9a4c',
  pack: '#27422f',
  packLit: '#55803f',
  trousers: '#243a2c',
  trousersLit: '#4c6a3c',
  hat: '#2b4a34',
  hatLit: '#6f9a4c',
  skin: '#4a2a1e',
};
const BLUE: TrackDress = {
  jacket: '#1f5f86',
  jacketLit: '#4a9cb4',
  pack: '#2a3a5c',
  packLit: '#4a6a8c',
  trousers: '#3a3a44',
  trousersLit: '#5c6266',
  hat: '#d8c48c',
  hatLit: '#f8eec4',
  skin: '#d99a72',
};
const YELLOW: TrackDress = {
  jacket: '#6a3358',
  jacketLit: '#a8608a',
  pack: '#dc9a26',
  packLit: '#fbc850',
  trousers: '#3c3430',
  trousersLit: '#6a5a48',
  hat: '#b08a50',
  hatLit: '#e8cf94',
  skin: '#e0aa82',
};
const RED: TrackDress = {
  jacket: '#2a5f74',
  jacketLit: '#5aa0a4',
  pack: '#c8382a',
  packLit: '#f4683e',
  trousers: '#2b333f',
  trousersLit: '#4c5a62',
  hat: '#dcc894',
  hatLit: '#fbf2cc',
  skin: '#9a5f3c',
};

interface View {
  subject: Box;
  rays: readonly Shape[];
  far: string;
  middle: string;
  /** The wood beyond, the slope, and its edge in the light. */
  wood: string;
  slope: string;
  edge: string;
  /** The track, and its lit side. */
  track: readonly [mud: string, lit: string];
  /** Who climbs, from the one furthest up: place and size. */
  climbers: readonly (readonly [x: number, y: number, scale: number])[];
  /** Leaves overhead in two inks, the nearer last: their mass, and those that hang from its edge. */
  canopy: readonly (readonly [mass: Shape, hanging: string])[];
  /** Boughs in the dark above, nearly of its ink, and the leaves on them. */
  boughs: readonly [wood: string, hanging: string];
  /** Trunks in the dark behind the silverback. */
  dark: string;
  near: string;
  silverback: Placing & { scale: number };
  leaves: readonly (readonly [x: number, y: number, scale: number, turn: number, bright: boolean])[];
}

/** Four climb through the lit forest and look ahead; only the last has turned, to the silverback in the shade close by. */
const watched = (view: View): readonly Layer[] => [
  plan({ subject: view.subject, camera: 'frame' }),
  wash(GLOW),
  ...trunks(view.far, FAR, FAR),
  cut(RAY, ...view.rays),
  floor('#93b95c', view.wood),
  ...trunks(view.middle, MIDDLE, '#8fbb60'),
  // The rays go on as light on the ground.
  within(SLOPE, view.slope, cut('#5aa356', ...view.rays), cut(BANK, view.edge)),
  cut(MUD, view.track[0]),
  cut(TRACK, view.track[1]),
  ...view.climbers.map(([x, y, scale], at) =>
    moved({ x, y, scale }, ...trackClimber([RANGER, BLUE, YELLOW, RED][at]!, at === 3)),
  ),
  ...trunks(view.near, TRUNK, '#1d5a41'),
  ...view.canopy.map(([mass, row], at) => cut([LEAVES, CANOPY][at]!, mass, ...hanging(row))),
  ...trunks(view.dark, DUSK, DUSK),
  cut(DUSK, limb(view.boughs[0]), ...hanging(view.boughs[1])),
  moved(view.silverback, ...silverbackWatching),
  ...view.leaves.map(([x, y, scale, turn, bright]) =>
    broadLeaf({ x, y, scale, turn }, bright ? BRIGHT : DEEP),
  ),
];

/** The great view of the gorilla trip. */
export const postersUgandaTrips: readonly Picture[] = poster('gorillatrekkingsafari', {
  light: light('morning', 'uganda', 'right'),
  wide: watched({
    subject: [1560, 130, 520, 330],
    rays: [
      '1900,-20,1 2020,-20,1 1440,1020,1 1210,1020,1',
      '2080,-20,1 2130,-20,1 1690,1020,1 1560,1020,1',
      '2200,-20,1 2330,-20,1 2050,1020,1 1800,1020,1',
    ],
    far: '1390,700,18 1500,700,12 1610,700,20 1720,700,12 1850,700,17 1960,700,22 2080,700,14',
    middle: '1460,760,34 2010,700,42 2150,720,28',
    wood: '1100,700 1300,620 1500,560 1640,520 1780,500 1960,520 2200,560 2430,600',
    slope: '1000,1020,1 1160,860 1340,740 1540,630 1760,560 1940,590 2160,660 2430,720,1 2430,1020,1',
    edge: '1500,640,1 1560,520,1 2430,520,1 2430,760,1 2160,700 1940,636 1780,604 1640,614',
    track: [
      '1330,1020,1 1520,880 1790,794 1880,740 1780,690 1700,650 1760,600 1800,566,1 1830,568,1 1810,610 1780,650 1880,680 1990,730 1960,810 1840,900 1780,1020,1',
      '1590,1020,1 1740,900 1880,820 1920,740 1830,690 1740,650 1780,604 1810,566,1 1830,568,1 1810,610 1780,650 1880,680 1990,730 1960,810 1840,900 1780,1020,1',
    ],
    climbers: [
      [1824, 574, 0.54],
      [1764, 660, 0.74],
      [1910, 742, 1.06],
      [1668, 862, 1.5],
    ],
    canopy: [
      [
        '-40,-40,1 -40,400,1 1150,400,1 1290,220 1360,120 1500,80 1800,40 2050,30 2200,80 2430,100,1 2430,-40,1',
        '1270,220,110 1350,150,130 1440,112,160 1560,106,140 1670,108,160 1800,98,140 1900,94,110 2000,90,130 2110,96,150 2220,110,170 2340,120,150',
      ],
      [
        '-40,-40,1 -40,1020,1 1150,1020,1 1150,400,1 1184,250 1280,140 1440,130 1640,134 1800,128 2080,118 2230,146 2430,170,1 2430,-40,1',
        '1180,210,100 1240,170,120 1320,110,120 1400,90,120 1500,84,120 1740,76,90 2060,66,80 2170,86,110 2290,100,130',
      ],
    ],
    boughs: [
      '440,70,1 650,30,12 850,10,16 1240,-20,22; 560,104,1 760,90,10 960,60,14 1240,20,24; -40,-10,20 250,-14,14 460,4,6',
      '560,50,110 650,30,100 850,16,120 960,56,120 1040,60,110 1120,40,120 1220,20,120 250,-10,110 330,-4,100 20,0,120',
    ],
    dark: '90,600,54 420,600,34 760,600,60',
    near: '2330,1040,110',
    silverback: { x: 1214, y: 412, scale: 1 },
    leaves: [
      [760, 1110, 5, -50, false],
      [1000, 1120, 4.2, -74, true],
      [1150, 1090, 3.6, -30, false],
      [400, 1100, 4.6, -64, false],
      [2440, 1060, 5, 212, true],
      [2200, 1080, 3.6, 236, false],
    ],
  }),
  tall: watched({
    subject: [560, 700, 360, 200],
    rays: ['760,300,1 860,300,1 520,1370,1 300,1370,1', '960,300,1 1090,300,1 830,1370,1 640,1370,1'],
    far: '470,960,14 570,960,10 660,960,16 760,960,11 880,960,15 980,960,12',
    middle: '560,1080,28 1000,1000,32',
    wood: '300,960 500,880 640,840 800,830 960,850 1120,880',
    slope: '200,1370,1 360,1160 520,1010 640,930 780,890 920,920 1120,980,1 1120,1370,1',
    edge: '560,980,1 620,840,1 1120,840,1 1120,1020,1 920,956 790,926 690,932',
    track: [
      '480,1380,1 560,1280 700,1200 840,1130 900,1080 820,1030 750,990 780,930 806,896,1 830,898,1 820,940 800,990 900,1020 990,1070 960,1150 860,1240 820,1380,1',
      '640,1380,1 700,1280 820,1200 900,1130 940,1080 860,1030 780,990 800,930 816,896,1 830,898,1 820,940 800,990 900,1020 990,1070 960,1150 860,1240 820,1380,1',
    ],
    climbers: [
      [830, 902, 0.5],
      [768, 990, 0.68],
      [906, 1066, 0.94],
      [716, 1246, 1.4],
    ],
    canopy: [
      [
        '-40,-40,1 -40,760,1 320,760,1 400,600 560,560 800,540 1120,560,1 1120,-40,1',
        '410,654,110 490,618,130 590,600,110 680,590,140 780,580,110 870,574,100 960,576,130 1050,580,120',
      ],
      [
        '-40,-40,1 -40,1400,1 260,1400,1 276,750,1 350,672 560,622 860,606 1120,616,1 1120,-40,1',
        '370,650,80 450,606,90 620,566,70 740,560,80 910,556,80 1000,560,90 1080,564,90',
      ],
    ],
    boughs: [
      '290,350,1 430,270,11 640,226,14 850,186,16 1120,130,22; 340,92,1 500,36,11 680,10,16; 620,480,1 780,420,11 940,410,13 1120,380,18; 870,54,1 1000,10,12 1120,-20,16',
      '360,306,100 440,266,120 540,246,110 640,226,130 750,206,110 850,186,120 960,166,120 1060,146,140 400,62,110 500,36,120 610,22,110 1000,14,120 1080,-10,120 700,448,100 800,420,110 940,410,100 1050,394,120',
    ],
    dark: '60,760,40 250,700,26 ',
    near: '1060,1400,64',
    silverback: { x: 396, y: 846, scale: 0.84 },
    leaves: [
      [60, 1440, 4.4, -58, false],
      [290, 1450, 3.6, -70, true],
      [420, 1430, 2.8, -28, false],
      [1140, 1400, 3.6, 214, true],
    ],
  }),
});
