import { cut, floor, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [NIGHT, WATER, RING] = ['#2a2f77', '#1b1f55', '#4d55a8'];
const [LINEN, FOLD, PINK, RED, DEEP, INK] = [
  '#ffece4',
  '#f9b3b0',
  '#ff8583',
  '#d8374d',
  '#a3233f',
  '#221640',
];

/** A place to sleep: a flamingo rests its head on its own body, and that is a pillow. */
export const vignetteFlamingoPillow: readonly Picture[] = [
  picture(
    'vignettes/mission-accommodation',
    light('night', 'kenya', 'left'),
    wash(NIGHT),
    floor(WATER, '-40,776,1 1240,776,1'),
    inked(RING, 8, disc(708, 848, 150, 20)),
    within(
      RED,
      limb('704,590,30 708,650,12 710,680,12 711,700,24 712,722,12 712,780,8 712,848,11'),
      cut(DEEP, '714,560,1 714,860,1 760,860,1 760,560,1'),
    ),
    moved(
      { x: 52, y: 16, scale: 0.93 },
      cut(
        PINK,
        limb(
          '540,552,62 330,572,56 160,480,46 92,310,38 150,120,32 300,30,29 450,50,27 536,140,26 578,226,26 610,280,30',
        ),
      ),
      // The pillow: its right corners are the tail; it gives way under the head.
      within(
        LINEN,
        '340,236,1 420,256 490,240 560,290 650,310 700,250 780,200 900,180 972,214 1086,150,1 1046,260 1066,340 1082,420 1074,500 1128,590,1 1010,578 930,620 770,632 600,646 450,656 410,616 306,650,1 350,560 338,480 330,400 356,300',
        cut(
          FOLD,
          '1100,100,1 1086,150,1 1020,310 960,430 790,510 600,540 440,550 306,650,1 300,700,1 1160,700,1 1160,300,1',
          '440,200,1 500,270 540,360 590,420 690,400 720,330 800,220 820,190,1 820,100,1 440,100,1',
        ),
        cut(FOLD, limb('340,236,2 390,300,10 420,370,1'), limb('1086,150,1 1010,220,10 920,252,1')),
      ),
      moved(
        { x: 622, y: 292, turn: 60 },
        cut(
          PINK,
          '-140,-20,1 -90,-24 -40,-54 22,-64 82,-50 100,-16,1 74,44,1 44,50 4,56 -44,42 -90,22 -140,20,1',
        ),
        within(
          RED,
          '96,-22,1 146,-24 196,10 208,76 196,136 170,166,1 166,136 152,118 124,112 104,86 92,62 72,46,1',
          cut(INK, '230,-40,1 160,34,1 108,120,1 110,200,1 260,200,1'),
        ),
        inked(DEEP, 6, '88,14 120,22 148,44'),
        inked(INK, 8, '14,-18 34,6 64,-4'),
      ),
    ),
  ),
];
