import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash, within } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import type { Placing } from '../../canvas/placing.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { outline, type Shape } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
import { points } from '../../drawing/points.ts';
import { trackClimber, type TrackDress } from '../../figures/people/trackClimber.ts';
import { silverbackWatching } from '../../figures/placing/silverbackWatching.ts';
import { broadLeaf, type LeafColours } from '../../land/broadLeaf.ts';
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
  skin: '#8a5636',
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
  skin: '#d99a72',
};

/** Trunks that rise out of the picture: the middle of each foot, and half its thickness; their lit side to the right. */
const trunks = (row: string, bark: string, lit: string): Layer[] => {
  const each = (from: number, to: number) =>
    points(row).map(
      ([x, y, h]) =>
        `${x + h * from * 1.9},${y},1 ${x + h * from * 1.05},${y - h * 2.4} ${x + h * from},-20,1 ${x + h * to},-20,1 ${x + h * to * 1.05},${y - h * 2.4} ${x + h * to * 1.9},${y},1`,
    );
  return [cut(bark, ...each(-1, 1)), cut(lit, ...each(0.55, 1))];
};

/** Leaves that hang along an edge of the canopy: the place of each stalk, and how long it is. */
const hanging = (row: string): string[] =>
  points(row).flatMap(([x, y, long], at) =>
    [62, 118, 90].map((turn, leaf) =>
      outline(
        placed({
          x: x + (leaf - 1) * long * 0.2,
          y,
          scale: (long / 100) * (leaf === 2 ? 1.15 : 0.9),
          turn: turn + ((at * 7) % 5) * 6 - 12,
        })('0,0,1 16,-20 50,-26 80,-14 100,0,1 82,16 50,24 16,18'),
      ),
    ),
  );

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
  /** Boughs in the dark above, nearly of its ink. */
  boughs: string;
  /** Trunks in the dark behind the silverback. */
  dark: string;
  near: string;
  silverback: Placing & { scale: number };
  leaves: readonly (readonly [x: number, y: number, scale: number, turn: number, bright: boolean])[];
}

/** Four climb through the lit forest and look ahead; only the last has turned, to the silverback in the shade close by. */
const watched = (view: View): readonly Layer[] => [
  plan({ subject: view.subject, camera: 'frame' }),
  wash([GLOW, GLOW]),
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
  cut(DUSK, ...hanging(view.boughs)),
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
      '1420,1020,1 1600,900 1800,800 1880,740 1780,690 1700,650 1760,600 1800,566,1 1830,568,1 1810,610 1780,650 1880,680 1990,730 1960,810 1840,900 1780,1020,1',
      '1590,1020,1 1740,900 1880,820 1920,740 1830,690 1740,650 1780,604 1810,566,1 1830,568,1 1810,610 1780,650 1880,680 1990,730 1960,810 1840,900 1780,1020,1',
    ],
    climbers: [
      [1824, 574, 0.54],
      [1752, 664, 0.76],
      [1910, 742, 1.06],
      [1690, 912, 1.6],
    ],
    canopy: [
      [
        '-40,-40,1 -40,400,1 1150,400,1 1290,220 1360,120 1500,80 1800,40 2050,30 2200,80 2430,100,1 2430,-40,1',
        '1270,220,110 1350,150,130 1440,110,130 1550,80,120 1660,60,110 1780,40,100 1900,30,90 2020,30,90 2120,50,110 2200,70,120 2290,90,130 2370,90,130',
      ],
      [
        '-40,-40,1 -40,1020,1 1150,1020,1 1150,400,1 1190,220 1290,90 1440,40 1640,20 1760,-10,1 2130,-10,1 2230,30 2430,60,1 2430,-40,1',
        '1180,210,100 1240,170,120 1320,110,120 1420,60,120 1530,40,110 1640,10,100 1760,-10,90 2130,0,100 2230,20,120 2330,40,140',
      ],
    ],
    boughs:
      '560,40,110 650,20,100 850,10,120 960,40,120 1040,90,110 1120,60,120 1220,20,120 250,-20,110 330,0,100 20,10,120',
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
        '420,620,90 500,590,100 590,570,90 680,560,100 770,550,90 860,545,100 950,550,90 1050,560,110',
      ],
      [
        '-40,-40,1 -40,1400,1 260,1400,1 280,700,1 360,570 600,510 900,500 1120,520,1 1120,-40,1',
        '330,640,80 390,570,100 480,540,90 570,520,90 660,510,80 760,500,90 850,500,80 940,505,90 1040,510,90',
      ],
    ],
    boughs:
      '340,300,100 430,250,120 530,280,110 640,220,130 750,250,110 850,190,130 960,220,120 1060,160,140 400,60,110 500,20,120 610,40,110 1000,10,120 1080,-20,120 700,440,100 820,410,110 940,430,100 1050,400,120',
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
