import type { Layer } from '../canvas/canvas.ts';
import { cut, spots, within } from '../canvas/cut.ts';
import { disc, limb } from '../drawing/brush.ts';

/** Earth in the dark and before it, and tea in the shade, between, and in the first sun. */
const [EARTH, FLOOR, SHADE, TEA, SUNNY] = ['#101c46', '#1a2a5c', '#20406e', '#2f7470', '#e8936c'];
const [ROAD, ROAD_LIT] = ['#7c3450', '#e8705c'];
const [LIP, LIP_LIT, WALL, HALF, LIT, FOREST] = [
  '#3f7d78',
  '#f8bc90',
  '#26305f',
  '#70507c',
  '#d07068',
  '#0e1838',
];
const [WATER, PALE, BRIGHT] = ['#8c84bc', '#f0bcb0', '#ffe8c8'];

const BODY = '-358,0,1 -354,110 -322,196 -256,262 -160,296,1 160,296,1 256,262 322,196 354,110 358,0,1';
const HANDLE = '320,60,26 420,22,26 506,48,26 524,130,27 450,206,26 350,226,26 220,230,26';

type Row = readonly [y: number, rx: number, ry: number, size: number];

/** Bushes along an ellipse about (0, y), close-set, narrower where it turns away: all around, or along its front. */
const bushes = ([y, rx, ry, size]: Row, around: 1 | 2): string => {
  const count = Math.round((rx * 2.5 * around) / size);
  return Array.from({ length: count }, (_, at) => ((at + 0.5) / count) * Math.PI * around)
    .map((angle) => {
      const [across, front] = [Math.cos(angle), Math.sin(angle)];
      return disc(
        across * rx,
        y + ry * front,
        size * (0.55 + 0.45 * Math.abs(front)),
        size * (0.36 + 0.3 * Math.abs(front)),
      );
    })
    .join('');
};

/** Rows of tea around the cup, the highest first. */
const CUP: readonly Row[] = [
  [20, 350, 96, 20],
  [62, 346, 91, 20],
  [104, 330, 86, 19],
  [146, 300, 79, 18],
  [186, 254, 71, 17],
];
/** Rows of tea around the saucer. */
const SAUCER: readonly Row[] = [
  [290, 388, 34, 16],
  [290, 500, 68, 20],
];

/** Rows of tea in one stretch of shade and one of sun. */
const planted = (rows: readonly Row[], around: 1 | 2, shade: string, sun: string): Layer =>
  within(TEA, rows.map((row) => bushes(row, around)).join(''), cut(SHADE, shade), cut(SUNNY, sun));

/** A crater lake at first light that is a cup of tea: rows of tea around it, the road its handle; its rim, 720 across, is about (0, 0). */
export const craterCup: readonly Layer[] = [
  cut(EARTH, disc(-20, 312, 600, 84)),
  cut(FLOOR, disc(0, 292, 576, 80)),
  planted(
    SAUCER,
    2,
    '-700,200,1 -300,200,1 -300,300 -180,400,1 -700,400,1',
    '700,200,1 380,200,1 360,290 240,400,1 700,400,1',
  ),
  cut(EARTH, disc(-64, 284, 270, 28)),
  cut(ROAD, limb(HANDLE)),
  cut(ROAD_LIT, limb('326,42,7 420,4,8 516,38,9 542,134,9 462,222,8 380,238,0')),
  within(
    EARTH,
    BODY,
    planted(
      CUP,
      1,
      '-400,0,1 -210,0,1 -206,120 -176,220 -110,320,1 -400,320,1',
      '400,0,1 252,0,1 248,120 214,220 140,320,1 400,320,1',
    ),
  ),
  cut(
    FOREST,
    ...spots('-270,-60 -216,-76 -94,-94 84,-96 208,-80', 30, 24),
    ...spots('-240,-64 -176,-82 -60,-92 116,-88 180,-78 240,-68 300,-50', 20, 15),
  ),
  cut(LIP, disc(0, 0, 362, 92)),
  cut(LIP_LIT, '362,0,1 350,40 280,66 150,88,1 230,62 310,36 336,0,1'),
  within(
    FOREST,
    disc(0, -2, 338, 78),
    cut(WALL, disc(40, -10, 330, 70)),
    cut(HALF, '-360,60,1 -360,-100,1 -40,-100,1 -70,-60 -90,-20 -80,40,1'),
    cut(LIT, '-360,60,1 -360,-100,1 -190,-100,1 -200,-60 -230,-20 -220,40,1'),
    cut(HALF, limb('-250,-60,8 -240,-34,6 -220,-8,0'), limb('-310,-34,7 -290,-10,5 -262,10,0')),
    cut(WALL, limb('-120,-80,10 -112,-50,7 -104,-22,0')),
    cut(
      FOREST,
      limb('40,-84,8 50,-54,6 62,-24,0'),
      limb('170,-76,10 166,-46,8 150,-16,0'),
      limb('290,-50,10 272,-20,8 240,10,0'),
    ),
    cut(WATER, disc(0, 34, 270, 50)),
    cut(PALE, '-280,40,1 -180,16 -40,20 60,40 160,44 220,56,1 120,96 -160,96,1'),
    cut(BRIGHT, disc(-80, 44, 120, 9), disc(-20, 62, 130, 7)),
  ),
];
