import { cut } from '../canvas/cut.ts';

const [ROCK, SHADE, CLEFT] = ['#e07a54', '#b04a3e', '#5f2233'];

/** A kopje of granite whose foot the herd hides: its stones, their shaded sides, the clefts; in the picture's own pixels. */
export const kopjeInFlood = [
  // The whaleback, its shaded end, and a slab that is coming off it.
  cut(ROCK, '540,570,1 552,480 590,410 660,356 760,322 880,318 990,344 1070,410 1110,490 1120,570,1'),
  cut(SHADE, '930,326,1 1000,346 1070,406 1110,490 1120,570,1 960,570,1 1000,500 1004,430 964,380'),
  cut(CLEFT, '690,344,1 708,390 700,430 726,480 734,570,1 712,570,1 704,490 682,436 692,392'),
  // The stone that stands on it.
  cut(CLEFT, '716,336,1 800,300 900,300 984,344,1 860,350'),
  cut(ROCK, '694,306,1 690,268 716,230 770,214 850,206 920,214 976,246 1000,296 976,334,1 900,318 800,320'),
  cut(SHADE, '896,210,1 930,216 976,246 1000,296 976,334,1 900,319,1 930,296 936,256 924,232'),
  // The stone at its side.
  cut(ROCK, '1010,570,1 1014,490 1050,440 1110,428 1164,456 1190,520 1196,570,1'),
  cut(SHADE, '1100,428,1 1130,432 1166,460 1190,520 1196,570,1 1120,570,1 1136,520 1130,466'),
] as const;
