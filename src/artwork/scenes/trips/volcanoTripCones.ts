import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { FUR, infantFace, LIT, motherFace } from '../../figures/animals/gorillaSummits.ts';
import { light } from '../../light/light.ts';

const [SKY, FAR, MIST, VEIL] = ['#f5983f', '#e27437', '#fdf4e2', '#b9bde2'];

/** The mother's crown and shoulders, a steep cone; the infant's, a low one beside it. */
const MOTHER =
  '724,84,1 744,77,1 762,92 784,90 806,75,1 826,84,1 880,140 926,210 950,290 968,370 984,420 1030,480 1100,540 1180,580 1300,620,1 1300,930,1 200,930,1 440,640 520,550 556,450 568,360 590,270 630,190 680,120';
const INFANT =
  '364,310,1 378,303,1 392,314 408,312 424,302,1 442,310,1 490,340 526,390 540,440 552,500 590,560 660,640 700,760,1 640,930,1 -60,930,1 -60,720,1 40,700 130,650 210,590 256,520 268,450 286,390 320,340';

/** The lead of the trip: a mother and her infant stand in the row of the Virunga. */
export const volcanoTripCones: readonly Picture[] = [
  picture(
    'packages/volcanoesandgorillas-1',
    light('mist', 'rwanda', 'left'),
    plan({ subject: [600, 120, 360, 500], camera: 'front' }),
    wash([SKY, SKY]),
    // Sabyinyo, the old man's teeth.
    cut(
      FAR,
      '-60,760,1 -60,470,1 -20,430 20,390,1 40,400,1 66,320,1 84,342,1 104,326,1 128,370,1 148,362,1 176,410,1 250,510 400,640,1 400,760,1',
    ),
    moved(
      { x: -36, y: 40, scale: 1.06 },
      within(
        FUR,
        MOTHER,
        cut(
          LIT,
          '700,40,1 770,88,1 752,150,1 780,200,1 766,270,1 768,540,1 750,590,1 790,640,1 760,690,1 800,760,1 200,930,1 300,40,1',
        ),
        // Ravines on the flanks.
        cut(FUR, '736,90,1 704,160 676,196 690,236,1 640,250 612,300 590,390 586,300 630,200 690,120'),
        cut(
          LIT,
          '812,90,1 850,170 870,210 866,240,1 916,280 930,330,1 920,260 880,170 846,120',
          '972,420,1 1000,510 1060,580 1150,636 1300,680,1 1300,700,1 1130,660 1040,610 984,530',
        ),
      ),
      moved({ x: 768, y: 318, scale: 1.08, turn: 3 }, ...motherFace),
      within(
        FUR,
        INFANT,
        cut(
          LIT,
          '300,250,1 400,308,1 392,360,1 406,410,1 398,580,1 384,620,1 410,670,1 390,720,1 420,800,1 -60,930,1 -60,290,1',
        ),
        cut(FUR, '384,312,1 352,370 336,380 342,410,1 300,430 276,500 290,420 320,360'),
      ),
      moved({ x: 400, y: 452, scale: 1.12, turn: -3 }, ...infantFace),
    ),
    cut(
      VEIL,
      '-60,930,1 -60,766,1 60,752 190,756 220,770 196,784 300,780 420,786 440,800 420,812 560,806 700,790 820,792 850,804 1000,800 1060,776 1140,766 1260,770,1 1260,930,1',
    ),
    cut(
      MIST,
      '-60,930,1 -60,826,1 60,810 240,812 270,828 250,842 420,848 520,842 660,848 800,832 960,834 990,848 970,862 1080,856 1260,830,1 1260,930,1',
    ),
  ),
];
