import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { flesh } from '../people/anatomy.ts';
import { ARM, fist, LEG, sole } from './gorillaLimbs.ts';
import { PROFILE, silverbackFace, type Bare } from './silverbackFace.ts';

/** Rump, long back, high shoulder and nape, throat, breast and belly: one line. */
const TRUNK =
  '330,690,1 276,680 244,640 246,590 276,546 330,512 400,486 480,458 560,432 620,404 670,372 720,348 790,360 820,420 800,490 764,530 742,570 700,616 640,652 560,676 470,684 400,676';

/** Her head in the pixels of its face: nape, a low crest, the profile, the throat. */
const HEAD = `1080,640 1010,440 930,300 850,226 760,192 690,202 632,226 ${PROFILE} 620,760 780,800 980,800`;

/** Fur: its dark, middle and light; the bare face; the young one's coat and what the light strikes of it. */
interface Fur extends Bare {
  dark: string;
  body: string;
  furLit: string;
  young: string;
  youngLit: string;
}

/** A gorilla family in the open, the morning above them. */
export const FOREST_FUR: Fur = {
  dark: '#101d1b',
  body: '#22332f',
  furLit: '#4b6256',
  edge: '#f0ecb4',
  skin: '#14191a',
  mid: '#3a3639',
  lit: '#84766a',
  young: '#1d211c',
  youngLit: '#4d4a38',
};

/** The young one rides on her back: a knee drawn up, foot and hand in her fur, and it looks ahead. */
const young = ({ young: coat, youngLit, edge, skin, mid, lit }: Fur): readonly Layer[] => [
  cut(skin, '630,396,1 660,384 682,392 680,408 656,414 634,412,1'),
  within(
    coat,
    '440,486 420,440 430,386 470,350 530,340 580,356 600,390 590,430 540,466 490,490',
    cut(youngLit, '410,440,1 420,380 470,340 540,330 590,350,1 530,362 480,376 452,410 440,470,1'),
    cut(edge, '414,450,1 418,392 460,346 530,334 560,338,1 524,346 470,358 436,394 426,440,1'),
  ),
  // The round head: bare face, small eye under its brow, short muzzle, an ear that stands off.
  within(
    coat,
    '548,344 540,300 556,264 592,248 628,256 648,280,1 650,296 664,312 674,330 668,348 646,360 600,372 564,366',
    cut(youngLit, '530,320,1 540,270 580,244 630,250 650,276,1 610,268 580,280 566,310 560,350,1'),
    cut(skin, '616,286,1 634,276 654,282 680,320 680,350 650,366 622,362 606,342 616,314'),
    cut(mid, '640,312,1 656,310 676,326 676,346 650,360 630,350 632,328'),
    cut(lit, '628,286,1 640,276 654,280 656,290,1 642,290; 654,316,1 668,316 676,330 668,336 656,330'),
    cut(edge, '542,300,1 550,262 590,246 632,254 650,276,1 626,262 592,256 564,274 552,310,1'),
  ),
  cut('#0c0a1a', disc(640, 301, 6, 5), disc(669, 327, 3, 3)),
  cut('#f6ead8', disc(642, 299, 2)),
  inked('#0c0a1a', 3, '670,347 656,350 642,346'),
  cut(skin, disc(582, 316, 11, 13)),
  cut(mid, disc(584, 317, 5, 7)),
  // The near arm reaches to her shoulder, the near leg bends over her flank.
  cut(coat, flesh('556,380 600,430 652,402', '0,26,26 0.6,20,20 1,18,18 1.6,15,14 2,12,12')),
  cut(youngLit, '552,356,1 578,372 604,408 640,392,1 606,424 584,408 560,390'),
  cut(skin, '642,392,1 664,384 688,396 692,410 682,420,1 676,408 670,420,1 664,408 656,416,1 644,414'),
  cut(coat, flesh('470,440 560,468 520,544', '0,36,32 0.6,28,26 1,22,22 1.5,17,17 2,14,14')),
  cut(youngLit, '470,412,1 520,418 572,448 578,474,1 550,452 510,444 476,436'),
  cut(skin, '506,536,1 534,546 548,562 552,580,1 540,572 534,586,1 526,572 516,580,1 508,564 500,550'),
];

/** A gorilla mother walks on her knuckles, the infant on her back, in the picture's own pixels, facing right, her feet at 826. */
export const gorillaMother = (fur: Fur): readonly Layer[] => {
  const { dark, body, furLit, edge, mid } = fur;
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
        furLit,
        '240,640,1 236,560 276,520 400,470 560,416 680,350,1 700,420 580,470 480,500 400,530 330,560 290,610 270,660',
      ),
      cut(
        dark,
        '330,700,1 380,640 480,640 580,620 660,570 720,500 780,460 840,470,1 780,560 700,660 560,700 400,700',
      ),
      cut(
        edge,
        '236,640,1 236,586 270,540 330,506 480,452 620,398 690,350,1 626,412 480,466 340,518 284,552 252,596',
      ),
    ),
    moved(
      { x: 1010, y: 244, scale: 0.36, flip: true },
      within(
        body,
        HEAD,
        cut(dark, '560,780,1 660,700 740,620 790,520 840,400 960,280,1 1180,500 1000,860 700,860'),
        cut(furLit, '580,250,1 632,226 690,200 760,190 850,226 900,270,1 820,250 760,270 700,310 650,290'),
        cut(
          furLit,
          '684,340,1 724,360 750,420 750,500 726,580 680,660 610,716,1 660,640 684,560 676,470 652,400',
        ),
        cut(edge, '580,250,1 632,222 690,196 760,186 850,222 920,280,1 840,236 760,202 692,212 636,236'),
      ),
      ...silverbackFace(fur),
    ),
    ...young(fur),
    // The near arm bears her weight, the near leg comes under her.
    cut(body, flesh('316,606 400,706 356,800', LEG)),
    cut(dark, '396,664,1 430,690 440,724 412,760 390,800,1 340,806,1 380,760 398,720', sole(366, 828)),
    cut(body, flesh('640,490 690,640 688,770', ARM)),
    cut(dark, '700,560,1 738,640 732,720 716,780,1 688,786,1 700,720 704,640', fist(696, 816)),
    cut(body, '661,740,1 662,784,1 670,774,1 677,790,1 685,776,1 693,788,1 700,772,1 702,740,1'),
    cut(
      furLit,
      '588,480,1 620,440 672,446 690,500,1 656,480 626,500 632,560 650,640 654,720 660,776,1 648,700 636,640 604,560',
    ),
    cut(
      mid,
      '664,816,1 672,806 684,816,1; 690,818,1 698,808 710,818,1; 716,816,1 724,806 736,814,1; 420,826,1 432,816 450,826,1',
    ),
  ];
};
