import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { flesh } from '../people/anatomy.ts';
import { ARM, fist, LEG, sole } from './gorillaLimbs.ts';

/** Rump, long back, high shoulder, nape and crown, brow, nose and lips, throat, breast and belly: one line. */
const TRUNK =
  '330,690,1 276,680 244,640 246,590 276,546 330,512 400,486 480,458 560,432 626,410 676,392 700,364 728,330 772,316 812,326 832,346 838,362,1 832,380 836,396 852,412 858,432 852,456 832,474 800,482 774,484 764,510 742,560 700,610 640,650 560,676 470,684 400,676';

/** Fur by evening: its dark, middle, light and edge; bare skin; the lighter coat of the young. */
interface Fur {
  dark: string;
  body: string;
  lit: string;
  edge: string;
  skin: string;
  gleam: string;
  young: string;
  youngDark: string;
}

/** Fur under a clearing storm, the last light along its edge. */
export const DUSK_FUR = {
  dark: '#1a1b3e',
  body: '#2c305c',
  lit: '#4b5288',
  edge: '#f4b684',
  skin: '#171731',
  gleam: '#6d719c',
  young: '#6e5a72',
  youngDark: '#463a58',
};

/** A gorilla family in the open, the morning above them. */
export const FOREST_FUR = {
  dark: '#152422',
  body: '#22332f',
  lit: '#4b6256',
  edge: '#f0ecb4',
  skin: '#14191a',
  gleam: '#5c6660',
  young: '#5a4a38',
  youngDark: '#382e26',
};

/** The young one on her back: it lies on its belly, a hand in her fur, and looks ahead. */
const young = ({ young: coat, youngDark, edge, skin, gleam }: Fur): readonly Layer[] => [
  cut(
    coat,
    flesh('410,430 372,476 428,516', '0,38,34 0.6,32,30 1,26,26 1.5,22,22 2,18,18'),
    disc(426, 514, 19, 16),
  ),
  cut(youngDark, '416,516,1 424,500 442,504 452,520 446,532,1 428,532'),
  within(
    coat,
    '366,446 372,400 402,366 450,350 500,346 540,342 568,356 590,380 596,420 570,444 500,452 430,470 384,474',
    cut(youngDark, '366,470,1 420,440 500,424 570,410 600,390,1 610,470 500,490 380,500'),
    cut(edge, '362,440,1 370,396 402,362 450,346 520,340,1 450,358 408,376 384,408'),
  ),
  cut(coat, flesh('548,388 604,434 660,440', '0,30,30 0.6,24,24 1,20,20 1.6,17,17 2,12,12')),
  cut(youngDark, '560,420,1 592,446 640,456 664,452,1 640,462 590,460 560,440', disc(668, 442, 17, 11)),
  // Its head: a round crown, the bare face, small deep eyes, an ear.
  within(
    coat,
    '540,336 536,292 556,254 596,238 638,248 660,280 662,300,1 666,316 676,328 678,346 664,362 636,370 600,376 562,366',
    cut(youngDark, '540,350,1 580,352 620,372 600,390 550,380'),
    cut(edge, '536,310,1 540,276 562,248 598,234 630,242,1 596,248 564,268 550,296'),
    cut(skin, '612,292,1 626,280 646,278 664,284,1 680,320 690,346 660,372 626,366 612,346 618,318'),
  ),
  cut(gleam, '650,326,1 668,322 676,332 670,340 654,338; 622,286 640,276 660,280,1 644,284'),
  cut('#0e0c1c', disc(644, 302, 7, 6), disc(671, 331, 4, 3), '676,350,1 660,352 644,348,1 660,357'),
  cut('#f6ead8', disc(646, 300, 2)),
  cut(skin, disc(582, 318, 13, 15)),
  cut(youngDark, disc(584, 320, 6, 8)),
];

/** A gorilla mother walks on her knuckles, the infant on her back, in the picture's own pixels, facing right, her feet at 826. */
export const gorillaMother = (fur: Fur): readonly Layer[] => {
  const { dark, body, lit, edge, skin, gleam } = fur;
  return [
    cut(
      { fill: '#14122c', opacity: 0.4 },
      '180,822,1 300,806 560,812 800,800 940,812 1000,824,1 860,842 560,846 300,844',
    ),
    // The far arm steps ahead, the far leg pushes off behind.
    cut(dark, flesh('730,540 806,650 838,786', ARM), fist(848, 808)),
    cut(dark, flesh('320,620 326,716 256,806', LEG), sole(262, 826)),
    within(
      body,
      TRUNK,
      cut(
        lit,
        '240,640,1 236,560 276,520 400,470 560,416 680,380 720,320 780,300 850,340,1 800,350 770,372 744,400 720,436 660,450 580,470 480,500 400,530 330,560 290,610 270,660',
      ),
      cut(
        dark,
        '330,700,1 380,640 480,640 580,620 660,570 720,500 780,470 830,490,1 780,560 700,660 560,700 400,700',
      ),
      // The bare face under the brow.
      cut(
        skin,
        '772,352,1 800,340 826,342 846,362,1 870,410 872,450 840,490 800,480 776,456 784,420 772,390',
      ),
      cut(gleam, '786,352,1 812,340 838,352 840,364,1 816,356; 826,402,1 846,404 860,420 850,432 834,424'),
      cut(
        edge,
        '236,640,1 236,586 270,540 330,506 480,452 626,404 676,386 698,360 726,326 772,310 820,322,1 774,326 738,344 712,378 686,402 626,422 480,470 340,522 284,556 254,596',
      ),
    ),
    cut('#0c0a1a', disc(811, 371, 8, 7), disc(851, 419, 5, 4)),
    cut('#f4e2c4', disc(814, 369, 2)),
    inked('#0c0a1a', 4, '854,452 836,458 808,452', '798,386 812,388 824,384'),
    cut(skin, disc(732, 388, 15, 18)),
    cut(dark, disc(735, 391, 7, 10)),
    moved({ x: -6, y: 26 }, ...young(fur)),
    // The near arm bears her weight, the near leg comes under her.
    cut(body, flesh('316,606 400,706 356,800', LEG)),
    cut(dark, '396,664,1 430,690 440,724 412,760 390,800,1 340,806,1 380,760 398,720', sole(366, 828)),
    cut(body, flesh('640,490 690,640 688,770', ARM)),
    cut(dark, '700,560,1 738,640 732,720 716,780,1 688,786,1 700,720 704,640', fist(696, 816)),
    cut(body, '661,740,1 662,784,1 670,774,1 677,790,1 685,776,1 693,788,1 700,772,1 702,740,1'),
    cut(
      lit,
      '588,480,1 620,440 672,446 690,500,1 656,480 626,500 632,560 650,640 654,720 660,776,1 648,700 636,640 604,560',
    ),
    cut(
      gleam,
      '664,816,1 672,806 684,816,1; 690,818,1 698,808 710,818,1; 716,816,1 724,806 736,814,1; 420,826,1 432,816 450,826,1',
    ),
  ];
};
