import { cut, floor, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [NIGHT, WATER, RING] = ['#2a2f77', '#1b1f55', '#4d55a8'];
const [LINEN, FOLD, PINK, RED, INK] = ['#ffece4', '#f9b3b0', '#ff8583', '#d8374d', '#221640'];

/** A place to sleep: a flamingo rests its head on its own body, and that is a pillow. */
export const vignetteFlamingoPillow: readonly Picture[] = [
  picture(
    'vignettes/mission-accommodation',
    light('night', 'kenya', 'left'),
    wash(NIGHT),
    floor(WATER, '-40,776,1 1240,776,1'),
    inked(RING, 8, disc(708, 848, 150, 20)),
    cut(RED, limb('714,500,18 711,660,12 708,848,10'), disc(711, 694, 19, 25)),
    moved(
      { x: 52, y: 16, scale: 0.93 },
      cut(
        PINK,
        limb(
          '520,570,60 330,574,54 150,480,34 96,300,27 160,110,25 310,24,25 470,64,25 552,160,26 606,262,30',
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
        { x: 622, y: 296, turn: 50 },
        cut(PINK, '-110,-16,1 -16,-50 40,-62 90,-36 94,-8,1 74,44,1 40,52 0,48 -46,34 -110,-8,1'),
        within(
          RED,
          '94,-8,1 140,-4 184,34 192,94 170,146,1 130,122 116,94 104,66 74,44,1',
          cut(INK, '150,-20,1 156,46 100,76,1 110,180,1 240,180,1 240,-20,1'),
        ),
        inked(INK, 8, '14,-18 34,6 64,-4'),
      ),
    ),
  ),
];
