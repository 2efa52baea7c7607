import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { umbrellaWalker } from '../../figures/people/umbrellaWalker.ts';
import { light } from '../../light/light.ts';

const [SKY, MIST, FAR, FAR_FOLD] = ['#bfe3da', '#fffaf0', '#8d9bd6', '#7a87c8'];
const [NEAR, NEAR_FOLD, GREEN, PATH] = ['#454cab', '#33388c', '#23705a', '#d9583a'];

/** The morning in the villages below the volcanoes. */
export const volcanoTripUmbrella: readonly Picture[] = [
  // In the row of the Virunga one cone walks: it is the umbrella of a child on the way to school.
  picture(
    'packages/volcanoesandgorillas-3',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [420, 250, 360, 300], camera: 'front' }),
    wash(SKY),
    // Sabyinyo, the old man's teeth.
    cut(
      FAR,
      '-40,700,1 -40,520,1 30,440 70,360,1 96,376,1 124,306,1 150,340,1 178,286,1 206,326,1 236,300,1 262,366,1 290,360,1 330,440 420,560 520,700,1',
    ),
    cut(
      FAR_FOLD,
      '124,306,1 150,340,1 136,420,1 160,500,1 130,700,1 60,700,1 104,480,1 92,400,1',
      '236,300,1 262,366,1 268,440,1 330,560,1 330,700,1 240,700,1 250,500,1 222,410,1',
    ),
    // Muhabura.
    cut(
      NEAR,
      '790,700,1 900,530 980,370 1030,252,1 1046,260 1064,260 1080,250,1 1130,360 1200,490 1260,560,1 1260,700,1',
    ),
    cut(
      NEAR_FOLD,
      '1042,258,1 1030,400 974,600,1 880,640,1 970,460',
      '1068,259,1 1096,400 1160,600,1 1066,600,1 1064,430',
    ),
    floor(MIST, '-40,560 160,528 400,540 640,520 880,546 1240,520'),
    floor(GREEN, '-40,716 300,690 700,712 1240,684'),
    floor(PATH, '-40,826 300,806 760,822 1240,796'),
    moved({ x: 600, y: 850 }, ...umbrellaWalker),
  ),
];
