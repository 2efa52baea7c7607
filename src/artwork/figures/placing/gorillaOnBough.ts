import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { flesh } from '../people/anatomy.ts';
import { DARK, FUR, gorillaYoungHead, LIT, SKIN, SKIN_MID } from './gorillaYoungHead.ts';

const [BARK, BARK_DARK, MOSS, MOSS_LIT] = ['#3a3426', '#1f2119', '#3f7a45', '#93bd62'];

/** How far flesh and fur reach from the bones of a long arm that hangs, and of a short, stout leg. */
const ARM = '0,62,60 0.4,54,54 0.95,44,42 1.3,46,44 1.75,34,32 2,24,24';
const LEG = '0,84,80 0.4,72,72 0.95,52,52 1.3,46,44 1.75,32,30 2,27,27';

const BOUGH =
  '-60,560,1 180,520 420,520 700,500 960,500 1260,440,1 1260,540,1 1000,590 760,608 480,630 200,660 -60,700,1';

/** A hand that hangs from its wrist at (0, 0), the fingers a little bent, the thumb apart. */
const hand: readonly Layer[] = [
  cut(SKIN, '-26,-10,1 26,-10,1 34,24 34,60 28,96 16,108,1 6,104 0,110 -10,104 -16,106 -26,96 -32,50 -30,20'),
  cut(SKIN, '20,4,1 44,22 54,50 50,72 40,72,1 30,50'),
  inked(SKIN_MID, 4, '-14,98 -16,66', '2,102 0,66', '16,98 16,66'),
  cut(SKIN_MID, '-28,14,1 -20,20 -22,44 -28,60,1 -34,40'),
];

/** A foot that hangs from its ankle at (0, 0): the heel behind, the sole, toes down, the big toe apart. */
const foot: readonly Layer[] = [
  cut(
    SKIN,
    '-26,-10,1 27,-10,1 44,26 58,64 72,104 64,124 52,112,1 46,130 34,128 30,114,1 22,126 10,120 4,98 -16,66 -42,44 -48,16 -36,2',
  ),
  cut(SKIN, '36,16,1 66,24 84,44 82,62 68,62,1 50,52'),
  cut(SKIN_MID, '-44,14,1 -36,36 -12,60 6,94,1 -20,56 -40,40'),
];

/** A young gorilla lies along a mossy bough, its chin on one arm, the other arm and a leg hanging, and looks at us, in the picture's own pixels. */
export const gorillaOnBough: readonly Layer[] = [
  // The bough: bark, the shade below it, moss on top.
  within(
    BARK,
    BOUGH,
    cut(BARK_DARK, '-60,660,1 200,610 480,590 760,570 1000,550 1260,500,1 1260,760,1 -60,760,1'),
    cut(
      MOSS,
      '-60,500,1 1260,400,1 1260,466,1 1140,500 1080,480 1000,520 900,510 760,540 640,524 480,560 360,540 240,572 120,556 -60,610,1',
    ),
    cut(
      MOSS_LIT,
      '-60,540,1 180,500 420,500 1260,420,1 1260,444,1 1000,500 720,520 430,536 180,540 -60,580,1',
    ),
  ),
  // The trunk lies on it.
  within(
    FUR,
    '236,540,1 212,440 240,350 316,290 420,272 540,286 640,320 740,400 780,500 760,540,1 480,552',
    cut(
      LIT,
      '200,460,1 230,350 310,284 420,264 540,280 640,314 690,350,1 600,334 500,322 400,330 320,370 276,430 262,520,1',
    ),
    cut(DARK, '300,560,1 420,500 540,470 620,420 700,400 800,470 800,560,1'),
    cut(
      FUR,
      limb('420,272,0 440,330,14 410,390,0; 540,290,0 556,340,13 530,390,0; 310,300,0 330,360,12 300,420,0'),
    ),
    cut(LIT, limb('470,400,0 490,440,8 480,490,0; 580,390,0 590,420,7 580,460,0')),
  ),
  // The arm beneath the chin, its hand over the bough.
  cut(
    SKIN,
    '910,476,1 960,468 1004,478 1026,506 1020,540,1 1008,526 1000,548,1 988,528 978,550,1 966,530 954,546,1 940,524 912,530,1',
  ),
  within(
    FUR,
    flesh('690,460 800,516 950,506', ARM, 0.95),
    cut(LIT, '740,440,1 800,470 880,474 960,470,1 960,490,1 880,500 800,500 740,480'),
    cut(DARK, '680,520,1 800,540 960,524,1 960,580,1 680,600,1'),
  ),
  // The near leg and the near arm hang on this side.
  within(
    FUR,
    flesh('330,436 396,610 366,716', LEG),
    cut(
      LIT,
      '230,440,1 250,380 330,350 390,370,1 320,400 310,470 340,560 350,640 344,730,1 300,730,1 280,560',
    ),
    cut(DARK, '400,420,1 420,520 440,600 420,660 390,730,1 480,730,1 520,400,1'),
  ),
  moved({ x: 364, y: 722, turn: 6 }, ...foot),
  cut({ fill: DARK, opacity: 0.5 }, '600,420,1 560,520 576,620 600,620,1 620,500'),
  within(
    FUR,
    flesh('640,410 628,590 640,716', ARM),
    cut(LIT, '570,420,1 590,350 650,330 700,360,1 640,380 620,440 610,520 606,600 622,730,1 570,730,1'),
    cut(DARK, '700,380,1 690,480 676,580 680,640 664,730,1 740,730,1 760,380,1'),
  ),
  moved({ x: 641, y: 722, turn: -4 }, ...hand),
  // The head, its chin on the arm.
  moved({ x: 128, y: 96, turn: 5, scale: 0.98 }, ...gorillaYoungHead),
];
