import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { lichenDrawer } from '../../figures/people/lichenDrawer.ts';
import { heatherSprigs } from '../../figures/plants/heatherSprigs.ts';
import { lichenCurtain } from '../../figures/plants/lichenCurtain.ts';
import { light } from '../../light/light.ts';

const [SKY, SNOW, ICE, ROCK, STONE, FAR, MIST, RIDGE, WOOD] = [
  '#fbe3b4',
  '#fffdf4',
  '#a9cbdc',
  '#2c5a74',
  '#5588a4',
  '#4d7b95',
  '#dfe9dc',
  '#7fa9a4',
  '#4f8478',
];
const [LIT, LICHEN, FOLD, BOUGH] = ['#a9bb62', '#76954a', '#42693e', '#12302b'];

/** Two peaks of ice, lit from the right: snow above, rock under it, bare ribs between. */
const peaks: readonly Layer[] = [
  within(
    SNOW,
    '236,680,1 270,566,1 300,520,1 326,436,1 350,400,1 384,310,1 402,350,1 428,376,1 460,460,1 520,680,1',
    cut(ICE, '384,310,1 380,390,1 360,440,1 374,510,1 350,580,1 356,680,1 200,680,1 200,300,1 384,300,1'),
    cut(
      FAR,
      '200,680,1 260,560,1 300,520,1 310,548,1 328,476,1 340,452,1 346,540,1 358,520,1 366,570,1 352,680,1',
    ),
    cut('#7ea8bc', '352,680,1 366,570,1 384,540,1 394,500,1 404,548,1 420,512,1 520,680,1'),
  ),
  within(
    SNOW,
    '532,178,1 550,236,1 576,256,1 600,330,1 640,376,1 668,444,1 716,506,1 790,680,1 280,680,1 350,540,1 392,470,1 424,390,1 462,336,1 484,262,1 508,232,1',
    cut(
      ICE,
      '532,178,1 538,250,1 520,300,1 546,370,1 524,440,1 552,520,1 536,680,1 240,680,1 240,140,1 532,140,1',
    ),
    cut(
      ROCK,
      '260,680,1 350,540,1 392,470,1 406,440,1 412,530,1 436,470,1 450,420,1 462,510,1 482,470,1 500,566,1 518,530,1 534,590,1 526,680,1',
      '484,262,1 508,232,1 516,262,1 500,316,1 508,360,1 484,420,1 472,360,1',
    ),
    cut(
      STONE,
      '526,680,1 534,590,1 556,566,1 570,590,1 590,530,1 604,570,1 626,486,1 640,540,1 662,470,1 690,480,1 800,680,1',
      '550,236,1 576,256,1 600,330,1 596,372,1 612,420,1 592,470,1 580,400,1 584,350,1 562,296,1',
    ),
  ),
];

/** The forest of tree heathers in the Rwenzori, and who draws it aside. */
export const rwenzoriCurtain: readonly Picture[] = [
  picture(
    'places/rwenzori-3',
    light('morning', 'uganda', 'right'),
    plan({ subject: [500, 210, 170, 420], camera: 'back' }),
    wash(SKY),
    ...peaks,
    floor(MIST, '-40,640 200,620 420,650 640,620 860,650 1240,620'),
    floor(
      RIDGE,
      '100,760 150,716 210,716 236,744,1 262,722 320,718 344,738,1 366,700 430,698 456,730,1 490,716 540,720 560,742,1 590,706 650,700 676,730,1 720,700 900,720',
    ),
    floor(
      WOOD,
      '100,840 160,806 220,806 250,830,1 290,790 366,790 396,824,1 430,806 486,810 506,830,1 540,800 600,800 640,830 900,820',
    ),
    cut(BOUGH, limb('1230,960,90 1206,500,92 1240,60,90')),
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
