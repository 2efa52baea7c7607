import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { landRover } from '../../figures/vehicles/landRover.ts';
import { place } from '../../figures/placing/place.ts';
import { gardenHill, type GardenHill } from '../../land/gardenHill.ts';
import { CLEAR_RIGHT } from '../../light/clear.ts';
import { light } from '../../light/light.ts';

/** Fields from the hilltop down, and the shade, from the farthest hills to the nearest. */
const AIR = [
  { fields: ['#cfe0b4', '#c2d8ac', '#d2e2b2', '#bcd4a8'], shade: '#9ac4b4' },
  { fields: ['#c4d886', '#aac97c', '#d0dc8a', '#a0c47a', '#bcd080', '#a8c87c'], shade: '#5aa494' },
  {
    fields: [
      '#c6d460',
      '#a2c656',
      '#e0d868',
      '#8cba52',
      '#b8cc5c',
      '#9cc254',
      '#d8d060',
      '#82b04e',
      '#b0c858',
    ],
    shade: '#1f7a6a',
  },
  { fields: ['#a4c04c', '#e6d05c', '#7cae48', '#9cc04c', '#c8c850', '#6ea448', '#92b84a'], shade: '#0f5a54' },
  { fields: ['#5a9c48', '#76b04c', '#4a8e46', '#68a64a', '#568f44'], shade: '#0a3c44' },
] as const;

interface View {
  height: number;
  horizon: number;
  /** Hills, the farthest first: the air before them, and where they stand; an outline is a bank of mist. */
  hills: readonly (readonly [air: number, at: GardenHill['at']] | string)[];
  /** How many of these lie behind the road. */
  behind: number;
  road: readonly string[];
  car: readonly [x: number, y: number, metre: number];
  cones: readonly [x: number, scale: number];
  /** Farm roofs on the hills. */
  roofs: string;
}

/** The Virungas far off, pale cones in a row. */
const cones = (x: number, y: number, scale: number): Layer =>
  moved(
    { x, y, scale },
    cut(
      '#bfd8cc',
      '-420,40,1 -300,-20 -240,-120 -214,-150,1 -180,-144,1 -120,-60 -20,20,1 60,-20 130,-170 160,-216,1 196,-208,1 260,-90 380,40,1',
    ),
    cut(
      '#a4c8c2',
      '-420,40,1 -300,-20 -240,-120 -214,-150,1 -220,-90 -180,-40 -200,40,1',
      '-20,40,1 60,-20 130,-170 160,-216,1 150,-120 190,-60 160,40,1',
    ),
  );

/** Small farms, each a wall and a red roof among its trees. */
const homesteads =
  (row: string): Layer =>
  (canvas) => {
    for (const [x, y, size] of points(row)) {
      moved(
        { x, y, scale: size / 10 },
        cut('#17604c', disc(-26, -12, 17, 16), disc(30, -16, 20, 22), disc(-8, -20, 14, 15)),
        cut('#fff0d0', '-16,-14,1 18,-14,1 18,4,1 -16,4,1'),
        cut('#e2562e', '-22,-12,1 -10,-28,1 14,-28,1 24,-12,1'),
      )(canvas);
    }
  };

/** The land of a thousand hills in the early light: hill behind hill under fields, mist between them, a road in bends. */
const thousandHills = (own: View): Layer[] => {
  const layer = (one: View['hills'][number]): Layer =>
    typeof one === 'string' ? cut('#fff3d4', one) : gardenHill({ ...AIR[one[0]]!, at: one[1] });
  return [
    wash(['#fbe9bc', '#ffefc4', '#fff6dc'], { height: own.horizon }),
    wash(['#fff6dc', '#d4e2b8', '#8fbf9a'], { y: own.horizon, height: own.height - own.horizon }),
    cones(own.cones[0], own.horizon + 10, own.cones[1]),
    ...own.hills.slice(0, own.behind).map(layer),
    cut('#c8552e', ...own.road.map((row) => limb(row))),
    homesteads(own.roofs),
    place(landRover(), { x: own.car[0], y: own.car[1], metre: own.car[2], depth: 0.1, by: CLEAR_RIGHT }),
    ...own.hills.slice(own.behind).map(layer),
  ];
};

/** The great view of the article on Rwanda's places. */
export const postersRwandaArticles: readonly Picture[] = poster('rwanda8places', {
  light: light('morning', 'rwanda', 'right'),
  wide: thousandHills({
    height: 1000,
    horizon: 560,
    cones: [2130, 1.1],
    hills: [
      [0, [240, 570, 460, 300]],
      [0, [760, 596, 320, 240]],
      [0, [1120, 560, 340, 300]],
      [0, [2340, 480, 360, 400]],
      '-40,700,1 200,660 700,690 1200,650 1500,700,1 1000,760 300,760 -40,780,1',
      [1, [940, 640, 400, 320]],
      [1, [2180, 560, 380, 460]],
      [1, [420, 690, 440, 320]],
      '-40,800,1 300,760 700,800 1100,780 1300,830,1 900,880 300,860 -40,900,1',
      [2, [1650, 400, 600, 620]],
      [3, [820, 800, 560, 340]],
      [3, [2200, 740, 520, 400]],
      [4, [120, 870, 560, 300]],
      [4, [1440, 900, 560, 240]],
    ],
    behind: 10,
    road: [
      '1250,960,34 1500,890,26 1760,850,23 1960,790,19 1740,740,17 1500,710,15 1420,660,12 1600,620,11 1770,590,9 1740,545,7 1620,520,6 1590,490,5 1680,460,4 1720,430,3 1660,408,3 1680,386,2 1700,366,2',
    ],
    car: [1620, 868, 24],
    roofs: '1290,760,9 1900,640,9 1500,560,6 1040,700,5 2100,640,6 1820,520,5',
  }),
  tall: thousandHills({
    height: 1350,
    horizon: 760,
    cones: [800, 0.8],
    hills: [
      [0, [120, 750, 300, 300]],
      [0, [1040, 700, 300, 400]],
      '-40,880,1 200,850 700,870 1120,850,1 1120,940,1 600,960 -40,960,1',
      [1, [160, 840, 320, 320]],
      [1, [980, 810, 300, 420]],
      '-40,1020,1 200,980 700,1000 1120,980,1 1120,1090,1 600,1100 -40,1100,1',
      [2, [560, 720, 420, 640]],
      [3, [60, 1100, 400, 340]],
      [3, [980, 1080, 400, 400]],
      [4, [400, 1250, 500, 240]],
    ],
    behind: 7,
    road: [
      '300,1290,32 460,1230,25 680,1190,21 810,1130,18 640,1080,15 450,1050,13 390,990,11 540,950,10 670,920,8 650,870,7 550,845,6 530,815,5 600,785,4 610,750,3 570,725,3 590,706,2 604,686,2',
    ],
    car: [570, 1204, 21],
    roofs: '330,1090,8 760,990,8 450,900,6 180,910,6 960,900,6 690,850,5',
  }),
});
