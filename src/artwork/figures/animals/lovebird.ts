import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [HOOD, COLLAR, LEAF, WING, DEEP] = ['#2a1a1c', '#ffd23f', '#6fb33c', '#2f7d46', '#1a4f3c'];

/** The whole bird as one outline that faces right and hangs upright; the middle of its head is the origin. */
export const LOVEBIRD =
  '-84,60,1 -100,10 -92,-56 -50,-104 20,-112 80,-74 104,-10 90,60,1 104,130 110,210 84,310 30,380,1 -10,420 -30,520 -44,560,1 -64,566 -96,556,1 -104,470 -112,400,1 -136,340 -140,220 -108,110';

/** Its bill alone, for a head that leans out over an edge. */
export const lovebirdBill: readonly Layer[] = [
  cut('#a3202c', '86,36,1 112,34 118,50 104,72 80,58,1'),
  cut('#e8432f', '70,-62,1 128,-66 164,-10 132,72,1 124,40 106,30 82,42,1 68,0'),
];

/** A yellow-collared lovebird side-on, its hood, bill and breast large; what hangs below the breast is its body. */
export const lovebird: readonly Layer[] = [
  cut('#5c4a56', limb('40,330,10 80,326,11 116,344,10 122,362,3;30,350,10 74,354,11 104,376,9 106,392,3')),
  within(
    LEAF,
    LOVEBIRD,
    cut(COLLAR, '-140,30,1 -60,70 40,90 140,40,1 140,250,1 90,210 20,220 -40,170 -100,150 -150,120,1'),
    cut(HOOD, '-130,-130,1 130,-130,1 130,50,1 96,60,1 50,96 -20,92 -70,60 -130,50,1'),
    // The folded wing, its long feathers, the tail's dark side.
    cut(WING, '-150,150,1 -90,130 -20,180 0,270 -30,370 -70,440,1 -90,470 -104,400 -150,380,1'),
    cut(DEEP, limb('-96,196,0 -66,226,5 -34,232,5 -16,220,0;-104,250,0 -70,280,5 -34,286,5 -10,272,0')),
    cut(
      DEEP,
      '-150,300,1 -100,290 -60,320 -70,440,1 -90,480 -110,480 -130,420 -150,400,1',
      '-70,440,1 -50,450 -70,570,1 -110,570,1 -110,470,1',
    ),
  ),
  cut('#fff6e4', disc(34, -18, 31, 30)),
  cut(HOOD, disc(38, -18, 17)),
  cut('#fff6e4', disc(44, -24, 5)),
  ...lovebirdBill,
];
