import { cut, floor, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { lichenDrawer } from '../../figures/people/lichenDrawer.ts';
import { heatherSprigs } from '../../figures/plants/heatherSprigs.ts';
import { lichenCurtain } from '../../figures/plants/lichenCurtain.ts';
import { light } from '../../light/light.ts';

const [SKY, SNOW, ICE, ROCK, MIST, RIDGE, WOOD] = [
  '#fbe3b4',
  '#fffdf4',
  '#a9cbdc',
  '#2c5a74',
  '#dfe9dc',
  '#7fa9a4',
  '#4f8478',
];
const [LIT, LICHEN, FOLD, BOUGH] = ['#a9bb62', '#76954a', '#42693e', '#12302b'];

/** The forest of tree heathers in the Rwenzori, and who draws it aside. */
export const rwenzoriCurtain: readonly Picture[] = [
  picture(
    'places/rwenzori-3',
    light('morning', 'uganda', 'right'),
    plan({ subject: [500, 210, 170, 420], camera: 'back' }),
    wash(SKY),
    within(
      SNOW,
      '100,700,1 220,560,1 262,540,1 318,430,1 344,420,1 384,320,1 404,360,1 430,372,1 452,330,1 478,310,1 532,170,1 562,250,1 590,270,1 628,360,1 660,380,1 700,460,1 744,490,1 764,560,1 800,640,1 820,760,1 100,760,1',
      cut(
        ICE,
        '532,170,1 540,270,1 506,340,1 536,420,1 492,500,1 520,600,1 480,760,1 100,760,1 220,560,1 262,540,1 318,430,1 344,420,1 384,320,1 404,360,1 430,372,1 452,330,1 478,310,1',
      ),
      cut(
        ROCK,
        '532,170,1 522,280,1 480,350,1 500,430,1 446,510,1 462,600,1 400,740,1 380,640,1 410,540,1 420,450,1 452,330,1 478,310,1',
        '384,320,1 378,400,1 340,470,1 352,540,1 300,620,1 290,720,1 220,740,1 262,540,1 318,430,1 344,420,1',
        '590,270,1 584,360,1 624,450,1 600,540,1 650,640,1 660,740,1 720,740,1 690,600,1 700,540,1 660,440,1 660,380,1 628,360,1',
      ),
    ),
    floor(MIST, '-40,640 200,620 420,650 640,620 860,650 1240,620'),
    floor(
      RIDGE,
      '100,760 150,716 210,716 236,744,1 262,722 320,718 344,738,1 366,700 430,698 456,730,1 490,716 540,720 560,742,1 590,706 650,700 676,730,1 720,700 900,720',
    ),
    floor(
      WOOD,
      '100,840 160,806 220,806 250,830,1 290,790 366,790 396,824,1 430,806 486,810 506,830,1 540,800 600,800 640,830 900,820',
    ),
    cut(BOUGH, limb('1230,960,90 1206,500,80 1240,60,90')),
    // Lichen drawn aside like a curtain.
    cut(FOLD, lichenCurtain(0, 44)),
    cut(LICHEN, lichenCurtain(1, 24)),
    cut(LIT, lichenCurtain(2, 10)),
    // The bough, and the sprigs of the heather.
    cut(
      BOUGH,
      heatherSprigs(
        [120, 74, 110, 110],
        [330, 64, 120, 100],
        [438, 72, 70, 90],
        [570, 56, 110, 100],
        [740, 46, 120, 110],
        [30, 130, 100, 100],
        [930, 60, 70, 100],
      ),
      limb('-60,160,24 120,134,28 300,104,30 480,112,30 700,88,38 900,100,44 1080,84,56 1260,70,90'),
      limb(
        '220,120,18 160,100,12 120,70,8;400,110,18 350,90,12 330,60,7;400,110,14 430,90,10 436,70,6;650,100,18 590,80,12 570,50,7;830,90,20 770,70,14 740,40,8',
      ),
    ),
    ...lichenDrawer,
  ),
];
