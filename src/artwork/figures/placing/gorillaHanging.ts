import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { flesh } from '../people/anatomy.ts';
import { DARK, FUR, gorillaYoungHead, LIT, SKIN, SKIN_MID } from './gorillaYoungHead.ts';

const LINE = '#120f18';
const [VINE, VINE_LIT] = ['#4a3a24', '#a8854a'];

/** How far flesh and fur reach from the bones of a long arm and a short, stout leg. */
const ARM = '0,66,66 0.4,62,60 0.9,50,50 1.3,56,56 1.7,46,46 2,30,30';
const LEG = '0,86,86 0.4,80,78 0.9,62,60 1.3,54,52 1.7,42,40 2,34,32';

/** A fist round a vine that runs down through it: four fingers across, the thumb below. */
const fist: readonly Layer[] = [
  cut(SKIN, '-42,-50 0,-60 40,-50 52,-10 44,40 10,58 -34,50 -52,10'),
  inked(SKIN, 26, '-36,-36 10,-44 44,-34', '-40,-12 10,-18 50,-8', '-40,12 10,8 50,16', '-34,36 10,32 40,38'),
  inked(LINE, 4, '-20,-26 12,-30 46,-22', '-22,-2 12,-5 50,4', '-20,22 12,20 46,28'),
  inked(SKIN_MID, 5, '10,-48 28,-46 40,-40', '18,-22 36,-20 46,-14', '18,4 36,6 46,12'),
];

/** A hand that reaches out, its palm to us: four fingers spread, the thumb below. */
const reaching: readonly Layer[] = [
  inked(
    SKIN,
    30,
    '-50,-16 -84,-44 -104,-66',
    '-58,-4 -100,-18 -130,-26',
    '-58,12 -100,14 -132,18',
    '-46,26 -80,42 -104,56',
  ),
  inked(SKIN, 30, '-6,24 -14,54 -34,74'),
  cut(SKIN, '46,-26,1 20,-32 -20,-42 -60,-32 -72,0 -62,28 -24,44 20,30 46,24,1'),
  cut(SKIN_MID, '4,-20 -22,-26 -50,-16 -56,2 -46,18 -20,26 4,20'),
  inked(
    SKIN_MID,
    15,
    '-84,-45 -100,-62',
    '-100,-17 -124,-25',
    '-102,14 -126,17',
    '-82,43 -98,52',
    '-18,58 -30,71',
  ),
  inked(LINE, 3, '-50,-8 -30,4 -6,2', '-44,12 -28,8'),
];

/** A foot that hangs loose, its sole to us: heel above, toes below, the big toe apart like a thumb. */
const sole: readonly Layer[] = [
  inked(SKIN, 22, '-26,66 -34,94', '-8,72 -10,102', '12,70 16,98', '28,60 38,84'),
  inked(SKIN, 28, '-30,20 -56,40 -62,62'),
  cut(SKIN, '-28,-40 0,-50 28,-40 38,0 40,50 20,78 -20,78 -40,50 -38,0'),
  cut(SKIN_MID, '-16,-28 0,-36 18,-28 22,0 24,40 8,58 -14,56 -24,36 -22,0'),
  inked(LINE, 3, '-18,38 2,44 22,36', '-24,14 -12,22'),
];

/** A foot that holds the vine as a hand does. */
const hold: readonly Layer[] = [
  cut(SKIN, '-86,-26 -96,8 -76,34 -30,38 24,32 46,12 40,-18 4,-34 -44,-36'),
  inked(SKIN, 25, '4,-22 32,-26 50,-16', '4,-2 42,-4 58,6', '4,16 38,20 50,28'),
  inked(SKIN, 30, '-24,24 -2,48 20,56'),
  inked(LINE, 4, '12,-12 34,-14 54,-4', '10,8 36,8 54,18'),
  inked(SKIN_MID, 5, '-70,22 -40,30 -16,26'),
];

/** A young gorilla hangs from a vine by one arm and a foot, reaches out with the other hand and looks at us, in the picture's own pixels. */
export const gorillaHanging: readonly Layer[] = [
  // The free leg dangles behind.
  within(
    DARK,
    flesh('600,690 480,770 500,860', LEG),
    cut(FUR, '360,780,1 430,700 520,650,1 500,720 440,780 430,880,1'),
  ),
  moved({ x: 506, y: 880, turn: 8, scale: 0.92 }, ...sole),
  // The arm that reaches out to the left.
  within(
    FUR,
    flesh('560,470 400,560 270,450', ARM),
    cut(LIT, '600,390,1 500,440 420,500 350,460 290,390 240,420,1 300,480 390,540 470,520'),
    cut(DARK, '620,560,1 480,590 400,620 320,560 230,480,1 250,540 380,660 560,640'),
  ),
  moved({ x: 254, y: 432, turn: 40 }, ...reaching),
  // The vine before the far side, behind hand and foot.
  cut(VINE, limb('770,-30,17 786,140,16 800,330,17 812,560,16 796,760,17 820,1080,16')),
  cut(VINE_LIT, limb('764,-30,4 780,140,5 794,330,4 806,560,5 790,760,4 814,1080,4')),
  // The trunk, long from shoulder to seat.
  within(
    FUR,
    '520,440 570,396 660,390 730,410 764,470 772,560 762,660 730,740 660,786 580,780 520,730 500,640 500,540',
    cut(LIT, '500,470,1 550,400 600,400 570,470 548,560 548,660 572,750,1 520,750,1 480,620'),
    cut(DARK, '700,400,1 800,440 800,700 730,780 640,800,1 690,720 710,620 700,500'),
    cut(DARK, '560,440,1 600,480 650,490 700,470 730,430,1 690,460 640,470 600,456'),
  ),
  // The leg drawn up, its foot on the vine.
  within(
    FUR,
    flesh('650,700 790,590 776,716', LEG),
    cut(LIT, '580,660,1 660,600 760,530 850,560,1 830,610 760,610 690,660 640,720'),
    cut(DARK, '640,800,1 700,750 740,690 760,650 800,690 800,740,1 720,790'),
  ),
  moved({ x: 782, y: 738 }, ...hold),
  // The arm that holds, straight up.
  within(
    FUR,
    flesh('700,450 820,290 786,110', ARM),
    cut(LIT, '640,440,1 700,380 752,310 768,220 752,110,1 790,110,1 806,220 796,300 740,400 700,470'),
    cut(DARK, '760,520,1 800,400 860,320 850,220 810,110,1 880,110,1 900,300 840,440'),
  ),
  moved({ x: 782, y: 86, turn: 4 }, ...fist),
  moved({ x: -40, y: 36, turn: 0 }, ...gorillaYoungHead),
];
