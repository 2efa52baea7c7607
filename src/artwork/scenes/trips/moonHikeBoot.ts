import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { light } from '../../light/light.ts';

const [SKY, WATER, DIM, FOREST] = ['#f6cb58', '#fffaf0', '#b9dfe6', '#14533f'];
const [BOOT, SHADE, SOLE] = ['#23835e', '#14533f', '#0e2622'];
const [BLACK, YELLOW, RED] = ['#1d1a22', '#fbc928', '#dc3a2c'];

/** A gumboot that stands, its toe to the left, its rim on y = 0. */
const GUMBOOT =
  '-120,0,1 120,0,1 128,200 112,380 132,500 136,600,1 -400,600,1 -420,540 -384,470 -300,440 -180,420 -124,340 -116,200';

/** The hike in the Mountains of the Moon, where everything gets wet: a gumboot is emptied, and that is the waterfall. */
export const moonHikeBoot: readonly Picture[] = [
  picture(
    'packages/mountainsofthemoonhike-3',
    light('morning', 'uganda', 'right'),
    plan({ subject: [190, 120, 420, 400], camera: 'profile' }),
    wash(SKY),
    within(
      WATER,
      '690,363,1 790,366 872,430 890,550,1 898,920,1 690,920,1 682,640 666,562,1',
      cut(DIM, '640,340,1 700,340,1 740,540 752,700 760,920,1 640,920,1'),
    ),
    moved(
      { x: 690, y: 466, turn: 102, scale: 0.86 },
      within(
        BOOT,
        GUMBOOT,
        cut(SHADE, '40,-40,1 50,200 30,360 60,500 30,540 -300,540 -440,520,1 -440,640,1 160,640,1 160,-40,1'),
        cut(BLACK, '-140,16,1 140,16,1 140,56,1 -140,56,1'),
        cut(YELLOW, '-140,56,1 140,56,1 140,96,1 -140,96,1'),
        cut(RED, '-140,96,1 140,96,1 140,136,1 -140,136,1'),
      ),
      cut(SOLE, '-408,586,1 136,586,1 140,650,1 -10,650,1 -16,620,1 -70,620,1 -80,640,1 -380,640 -410,620'),
    ),
    within(
      DIM,
      '20,820,1 90,750,1 130,736,1 190,650,1 214,684,1 240,706,1 262,700,1 316,606,1 340,650,1 362,700,1 410,740,1 440,790,1 500,860,1 20,860,1',
      cut(
        WATER,
        '190,650,1 196,700,1 176,730,1 196,780,1 180,860,1 240,860,1 262,780,1 262,700,1 240,706,1 214,684,1',
        '316,606,1 318,660,1 298,700,1 320,750,1 300,860,1 520,880,1 440,790,1 410,740,1 362,700,1 340,650,1',
      ),
    ),
    cut(
      FOREST,
      '-40,800,1 -40,760 60,760 60,800,1 80,740 200,740 210,790,1 230,760 320,760 340,800,1 360,750 480,740 500,800,1 520,770 600,770 620,820,1 700,850 820,860 930,840 980,820,1 990,770 1080,770 1100,810,1 1110,740 1240,740 1240,800,1 1240,920,1 -40,920,1',
    ),
    cut(
      WATER,
      '640,840,1 660,800 720,812 750,780 800,800 850,780 880,812 930,800 960,840 930,870 800,876 680,870',
    ),
  ),
];
