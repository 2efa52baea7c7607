import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

const [FUR, SKIN, SHADE, AMBER] = ['#0f1b20', '#7d7a80', '#2a2c36', '#d98a36'];

/** A gorilla mother's head and back in profile to the right, her eye at (0, 0). */
const mother: readonly Layer[] = [
  cut(
    FUR,
    '44,-44,1 26,-78 0,-118 -50,-150 -110,-160 -170,-136 -214,-86 -236,-20,1 -290,10 -380,40 -500,120 -640,200,1 -640,480,1 60,480,1 80,400 70,300 40,214,1 60,196,1 20,0,1',
  ),
  within(
    SKIN,
    '-30,-30,1 -10,-52 30,-58 54,-40 56,-22,1 44,-10 40,8 52,30 68,46,1 88,50 104,66 106,84 98,94,1 106,104 114,120,1 106,128 110,140 104,158,1 100,176 80,196 46,204 14,196,1 -4,170 -2,130 0,96 -16,56 -30,20 -38,-8',
    cut(
      SHADE,
      '-60,-70,1 -10,-34 20,-36 54,-24 60,-20,1 36,-12 22,4 30,34 42,56 58,72,1 62,90 84,100 100,102,1 92,112 90,124,1 120,126,1 120,134,1 90,150 84,170 60,190 54,220,1 -60,220,1',
    ),
  ),
  cut(FUR, '70,70,1 84,62 98,72 96,84,1 80,86'),
  inked(FUR, 5, '110,122 94,125 66,122'),
  cut(FUR, '-4,0,1 12,-16 36,-8,1 26,4 8,6'),
  cut(AMBER, disc(20, -4, 7)),
  cut(FUR, disc(22, -5, 4), '-6,-4,1 12,-18 38,-10,1 34,-5 12,-7'),
  cut(SHADE, '-120,-20 -100,-18 -98,10 -110,34 -126,20'),
];

/** Her young one's head from the front, which looks at us. */
const young: readonly Layer[] = [
  cut(FUR, twin('0,-128,1 30,-132 84,-112 116,-60 122,0 104,60 60,110 0,124,1')),
  within(
    SKIN,
    twin('0,-46,1 30,-60 66,-50 78,-20 70,10 56,30 66,64 52,96 0,108,1'),
    cut(
      SHADE,
      '10,-70,1 90,-70,1 90,120,1 10,120,1 26,90 22,60 4,30 16,0',
      '-90,-20,1 -60,-34 -20,-24 -8,8 -36,24 -70,14',
    ),
  ),
  cut(FUR, ...pair('18,-2,1 40,-22 60,-4,1 42,12').split(';')),
  cut(AMBER, disc(-39, -5, 11), disc(39, -5, 11)),
  cut(FUR, disc(-38, -5, 6), disc(40, -5, 6)),
  cut(FUR, ...pair('4,44,1 20,30 30,44 20,56').split(';')),
  inked(FUR, 5, '-30,82 0,88 30,82'),
  cut(SHADE, disc(-122, -4, 15, 22), disc(122, -4, 15, 22)),
];

/** A gorilla mother who looks out to the left, her young one over her back, in a picture of 1200 x 900. */
export const gorillaPairAtEdge: readonly Layer[] = [
  moved({ x: 520, y: 470, scale: 1.4, flip: true }, ...mother),
  cut(FUR, '850,420,1 1050,410,1 1100,450 1130,520 1150,600,1 840,640,1'),
  moved({ x: 944, y: 366, scale: 1.02 }, ...young),
];
