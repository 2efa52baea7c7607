import type { Layer } from '../canvas/canvas.ts';
import { cut, spots, within } from '../canvas/cut.ts';
import { disc, limb } from '../drawing/brush.ts';

/** Earth in the dark and before it, and tea in the shade, between, and in the first sun. */
const [EARTH, FLOOR, SHADE, TEA, SUNNY] = ['#101c46', '#1a2a5c', '#20406e', '#2f7470', '#e8936c'];
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

/** Two broad terraces of tea around the cup, each between two curves. */
const TERRACES =
  '-380,24,1 -330,76 -190,118 0,124 190,118 330,76 380,24,1 376,100,1 320,150 180,188 0,194 -180,188 -320,150 -376,100,1;-360,124,1 -300,180 -170,222 0,228 170,222 300,180 360,124,1 330,196,1 250,256 140,280 0,282 -140,280 -250,256 -330,196,1';
/** One around the saucer. */
const SAUCER = { outer: disc(0, 290, 520, 70), inner: disc(0, 284, 400, 42) };

/** Tea, in one stretch of shade and one of sun. */
const planted = (shape: string, shade: string, sun: string): Layer =>
  within(TEA, shape, cut(SHADE, shade), cut(SUNNY, sun));

/** A crater lake at first light that is a cup of tea: terraces of tea around it; its rim, 720 across, is about (0, 0). */
export const craterCup: readonly Layer[] = [
  cut(EARTH, disc(-20, 312, 600, 84)),
  cut(FLOOR, disc(0, 292, 576, 80)),
  planted(
    SAUCER.outer,
    '-700,200,1 -300,200,1 -300,300 -180,400,1 -700,400,1',
    '700,200,1 380,200,1 360,290 240,400,1 700,400,1',
  ),
  cut(FLOOR, SAUCER.inner),
  cut(EARTH, disc(-64, 284, 270, 28)),
  cut(TEA, limb(HANDLE)),
  cut(SHADE, limb('356,82,0 424,46,8 488,70,9 502,130,9 444,188,10 350,206,12 220,212,12')),
  cut(SUNNY, limb('326,42,7 420,4,8 516,38,9 542,134,9 462,222,8 380,238,0')),
  within(
    EARTH,
    BODY,
    planted(
      TERRACES,
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
    disc(0, -8, 330, 64),
    cut(WALL, disc(40, -14, 330, 60)),
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
    cut(WATER, disc(0, 26, 270, 46)),
    cut(PALE, '-280,40,1 -180,16 -40,20 60,40 160,44 220,56,1 120,96 -160,96,1'),
    cut(BRIGHT, disc(-80, 44, 120, 9), disc(-20, 62, 130, 7)),
  ),
];
