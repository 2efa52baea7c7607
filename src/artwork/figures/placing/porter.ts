import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
import { profileHead } from '../people/profileHead.ts';

const [SKIN, SUN, DEEP] = ['#6b3c2c', '#d98a58', '#3c1f24'];
const [JACKET, JACKET_LIT, JACKET_DEEP] = ['#1c7482', '#5fc0b4', '#114458'];
const [LOAD, LOAD_LIT, LOAD_DEEP, STRAP] = ['#eba52e', '#ffdc84', '#a8601f', '#3a2040'];
const [CAP, CAP_LIT, CAP_DEEP] = ['#c23a34', '#f57a58', '#7e2233'];
const [TROUSER, TROUSER_LIT, NIGHT] = ['#33265a', '#6a5090', '#1c1238'];

const head = placed({ x: 394, y: 352, scale: 0.62, turn: -3 });

/** A porter of Kilimanjaro in profile walks to the right, a long bag on his head, one hand back up at it; from the knees up in a picture of 1200 x 900. */
export const porter: readonly Layer[] = [
  // The far arm swings ahead with the pole.
  inked('#241632', 9, '596,560 660,930'),
  cut(JACKET_DEEP, limb('430,500,32 486,606,28 494,618,27 574,604,20')),
  cut(JACKET, limb('470,560,6 506,596,10 576,592,8')),
  cut(SKIN, '566,584,1 590,576 616,580 622,600 612,620 586,624 566,616,1'),
  cut(SUN, '590,578,1 614,582 620,600 612,612,1 604,596'),
  // His own small pack.
  within(
    '#4a2a5c',
    '320,470,1 262,470 222,500 206,570 214,650 240,690 320,690,1',
    cut('#6f4580', '320,460,1 262,466 222,496 210,540,1 270,510 330,510'),
    inked('#2c1840', 6, '210,590 320,590'),
  ),
  ...profileHead(head, { skin: SKIN, sun: SUN, deep: DEEP }),
  within(
    CAP,
    head('-108,34,1 -112,-40 -80,-100 -10,-122 60,-98 90,-36 88,-22,1 40,-34 2,-20 -30,30 -50,70,1'),
    cut(CAP_DEEP, head('-120,90,1 -110,-60 -60,-120,1 -60,-30 -50,40 -40,90,1')),
    cut(CAP_LIT, head('30,-120,1 92,-60 92,-20,1 66,-30 60,-70')),
    inked(CAP_DEEP, 5, head('-100,6 -40,-10 10,-56 88,-50')),
  ),
  // The ring of cloth and the bag upon it.
  cut('#f4e2c4', '300,284,1 304,256 380,246 450,248 476,262,1 472,288 400,300 330,302'),
  cut('#b89a88', '300,284,1 330,280 390,286 474,272,1 472,288 400,300 330,302'),
  within(
    LOAD,
    '170,196 178,130 214,104 380,92 560,88 604,102 620,150 616,214 588,242 500,256 396,272 296,270 230,256 188,242',
    cut(LOAD_DEEP, '150,190,1 220,216 420,212 640,186,1 640,290,1 160,290,1'),
    cut(LOAD_LIT, '180,140,1 214,100 380,88 570,84 612,110,1 560,118 380,122 230,132'),
    cut('#ffefc0', '604,96,1 630,150 622,220 590,250,1 590,200 594,140'),
    inked(LOAD_DEEP, 4, '240,150 300,146', '330,170 400,166', '500,150 560,146'),
  ),
  inked(STRAP, 13, '280,98 270,180 282,268', '500,88 512,170 500,256'),
  inked(STRAP, 7, '282,210 340,232 440,230 504,200'),
  // Legs in stride.
  cut(NIGHT, limb('370,690,64 330,830,54 270,960,48')),
  within(
    TROUSER,
    limb('404,690,66 480,850,52 486,960,48'),
    cut(TROUSER_LIT, limb('470,690,14 536,840,12 540,960,14')),
    cut(NIGHT, limb('330,700,30 420,860,20 430,960,20')),
  ),
  within(
    JACKET,
    '322,472,1 352,448 412,450 452,478 476,540 474,620 470,712,1 300,716,1 304,640 296,560',
    cut(JACKET_LIT, '420,446,1 456,476 482,540 480,720,1 452,720,1 456,620 444,540'),
    cut(
      JACKET_DEEP,
      '330,450,1 300,500 290,730,1 352,730,1 340,640 346,540',
      '296,690,1 480,682,1 480,720,1 296,724,1',
    ),
    inked(JACKET_DEEP, 4, '418,470 432,580 428,684'),
    inked('#ffdc84', 9, '330,470 396,560 470,600'),
  ),
  cut('#f4c04a', '352,450 384,470 420,452 424,438 384,452 350,434'),
  // The near arm reaches back up to steady the load.
  within(
    JACKET,
    limb('350,506,40 262,420,34 254,408,33 296,310,24'),
    cut(JACKET_DEEP, limb('330,530,16 240,436,14 226,400,12 264,310,8')),
    cut(JACKET_LIT, limb('372,478,8 290,404,8 288,394,8 318,312,6')),
  ),
  cut(SKIN, limb('296,312,20 304,284,20'), disc(306, 276, 24, 26)),
  cut(
    SKIN,
    limb('292,268,9 282,244,9 282,226,7; 306,262,9 300,236,9 302,216,7; 320,264,9 318,240,9 322,220,7'),
    limb('328,284,9 344,266,8 348,254,6'),
  ),
  cut(SUN, limb('320,296,6 328,276,5 326,250,3')),
  inked(DEEP, 3, '296,266 292,246', '311,262 310,240'),
  cut('#f4c04a', limb('280,316,5 318,322,5')),
];
