import { cut, floor, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box } from '../../drawing/brush.ts';
import { matokeBicycle } from '../../figures/people/matokeBicycle.ts';
import { points } from '../../drawing/points.ts';
import { equatorLetters } from '../../land/equatorLetters.ts';
import { light } from '../../light/light.ts';

const [SUN, SNOW, ROCK, FIELD, ROAD, LINE] = [
  '#f7c93f',
  '#fffaf0',
  '#35668e',
  '#4f9a4a',
  '#d9532b',
  '#fffaf0',
];
const [CLOUD, WET, DROP] = ['#5e98c6', '#123c6c', '#dcebf4'];
/** Rain: each stroke's head and its length; all fall to the right. */
const RAIN =
  '496,30,90 424,-20,70 380,96,60 316,20,110 252,70,56 190,-10,84 136,60,120 64,10,66 10,90,80 484,230,70 430,150,56 350,190,64 290,260,90 220,170,70 160,240,58 92,200,96 30,270,60 500,380,50 440,300,80 366,340,60 300,420,70 232,330,100 170,400,62 104,370,76 20,400,90 510,600,56 320,560,60 250,500,54 190,560,92 116,520,60 50,560,74 430,420,58 270,640,70 200,700,56 130,650,88 40,700,60 295,780,54 170,800,70 90,780,60 472,520,48';
/** Where the rain ends. */
const EDGE = 540;

/** One loop through the west of Uganda: on the equator the north is dry, and the south has rain. */
export const articleEquatorRain: readonly Picture[] = [
  picture(
    'articles/westernuganda',
    light('noon', 'uganda', 'right'),
    plan({ camera: 'profile' }),
    wash([SUN, SUN]),
    within(
      SNOW,
      '1240,500,1 1200,470,1 1160,392,1 1134,400,1 1096,300,1 1072,288,1 1030,190,1 1004,240,1 978,256,1 954,318,1 932,310,1 908,262,1 888,300,1 864,318,1 828,400,1 780,440,1 750,500,1 680,540,1 640,590,1 500,620,1 500,720,1 1240,720,1',
      cut(
        ROCK,
        '1030,190,1 1004,240,1 978,256,1 954,318,1 932,310,1 938,380,1 916,450,1 960,430,1 950,520,1 990,470,1 1010,400,1 1014,300,1',
        '908,262,1 888,300,1 864,318,1 828,400,1 780,440,1 750,500,1 680,540,1 640,590,1 500,620,1 500,720,1 900,720,1 870,620,1 904,560,1 884,480,1 906,400,1 900,330,1',
        '1096,300,1 1100,380,1 1134,440,1 1116,520,1 1180,600,1 1240,620,1 1240,560,1 1180,500,1 1160,450,1 1134,400,1',
        '1240,640,1 1160,580,1 1100,610,1 1040,530,1 1000,600,1 940,560,1 870,630,1 780,600,1 780,740,1 1240,740,1',
      ),
    ),
    cut(CLOUD, box(-20, -20, EDGE + 20, 700)),
    floor(FIELD, '-40,640 200,628 600,646 1240,630'),
    ...equatorLetters(EDGE, 360),
    floor(ROAD, '-40,752 400,760 1240,748'),
    cut('#f0a184', `-40,752,1 ${EDGE},758,1 ${EDGE},940,1 -40,940,1`),
    cut(LINE, `${EDGE - 34},752,1 ${EDGE + 34},752,1 ${EDGE + 64},920,1 ${EDGE - 64},920,1`),
    moved({ x: 620, y: 868, scale: 1.2, flip: true }, ...matokeBicycle),
    cut({ fill: WET, opacity: 0.52 }, box(-20, -20, EDGE + 20, 960)),
    inked(
      DROP,
      5,
      points(RAIN)
        .map(([x, y, long]) => `${x},${y} ${Math.round(x + long * 0.3)},${y + long}`)
        .join(';'),
    ),
    inked(
      DROP,
      4,
      '316,846 328,832;300,842 298,826;284,846 270,834',
      '190,880 200,868;174,876 170,862',
      '80,850 90,840;66,846 60,834',
    ),
  ),
];
