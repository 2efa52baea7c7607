import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { flesh } from '../people/anatomy.ts';
import { ARM, fist, LEG, sole } from './gorillaLimbs.ts';
import { crestRim, PROFILE, silverbackFace } from './silverbackFace.ts';

/** Rump, silver back, high shoulder and nape, throat, breast and belly: one line. */
const TRUNK =
  '350,746,1 276,724 232,664 240,590 290,526 370,484 470,450 560,414 640,372 710,330 800,320 890,400 916,500 880,600 810,690 700,728 600,742 480,732';

/** The head in the pixels of its face: nape, crest, profile, beard. */
const HEAD = `1080,640 1020,420 950,270 900,200 830,134 744,118 676,146 622,202 ${PROFILE} 620,760 780,860 980,860`;

/** Fur in shade, its middle, the morning on it, silver and its shade. */
const [DARK, FUR, LIT, SILVER, SILVER_DARK] = ['#0f191b', '#222e2f', '#4a5f59', '#b4beb4', '#78877f'];
/** The bare face, and the edge of light. */
const BARE = { skin: '#1a181c', mid: '#3c383b', lit: '#84766e', edge: '#f4f2c2' };

/** A silverback walks out of the leaves on his knuckles, in the picture's own pixels, facing right, his feet at 846. */
export const silverbackLeaving: readonly Layer[] = [
  cut(
    { fill: '#0b2a22', opacity: 0.45 },
    '160,846,1 300,826 600,834 900,824 1010,834 1060,844,1 900,864 500,868 240,862',
  ),
  // The far arm steps ahead, the far leg comes under him.
  cut(DARK, flesh('840,540 930,680 954,806', ARM, 1.2), fist(964, 838)),
  cut(DARK, flesh('390,640 490,740 452,820', LEG, 1.15), sole(458, 846)),
  within(
    FUR,
    TRUNK,
    cut(
      DARK,
      '330,760,1 440,690 560,690 680,660 780,590 840,500 880,440 960,430,1 960,600 860,740 700,780 480,780',
    ),
    // The saddle of silver over back, flank and rump.
    cut(
      SILVER_DARK,
      '220,690,1 226,580 286,510 400,460 540,400 640,350 690,330,1 716,410 680,490 600,540 540,600 470,620 430,690 360,700 310,760,1 220,760,1',
    ),
    cut(
      SILVER,
      '220,650,1 226,580 286,510 400,460 540,400 640,350 684,336,1 690,400 640,460 570,500 500,560 430,580 380,640 310,660 260,700,1',
    ),
    cut(
      SILVER_DARK,
      limb(
        '600,410,0 560,470,9 500,500,0; 500,450,0 450,510,10 390,540,0; 400,500,0 350,560,9 300,580,0; 310,550,0 280,600,8 250,640,0',
      ),
    ),
    cut(LIT, '690,350,1 740,326 800,320 840,360,1 800,380 760,420 730,480,1 716,410'),
  ),
  moved(
    { x: 1160, y: 146, scale: 0.42, flip: true },
    within(
      FUR,
      HEAD,
      cut(DARK, '560,800,1 660,690 740,610 790,520 850,360 930,240,1 1140,400 1100,900 700,900'),
      cut(
        LIT,
        '560,260,1 622,202 676,146 744,118 830,134 890,190,1 820,190 780,240 730,260 690,300 640,262',
        '680,330,1 724,350 752,410 756,490 736,570 690,650 610,720,1 650,640 684,560 676,470 650,400',
      ),
      cut(
        FUR,
        limb('700,300,0 760,240,8 800,170,0; 730,450,0 738,520,8 716,590,0; 780,300,0 830,260,8 860,200,0'),
      ),
    ),
    ...silverbackFace(BARE),
    crestRim(BARE.edge),
  ),
  // The near leg pushes off behind; the near arm bears the weight.
  within(
    FUR,
    flesh('330,630 410,730 300,812', LEG, 1.25),
    cut(SILVER, '200,700,1 220,560 330,540 400,600,1 340,640 300,690 290,730,1 240,730,1'),
    cut(DARK, '420,640,1 440,730 400,790 320,830,1 500,830,1 520,640,1'),
  ),
  cut(BARE.skin, sole(306, 846)),
  within(
    FUR,
    flesh('736,480 786,676 760,806', ARM, 1.3),
    cut(
      LIT,
      '720,400,1 800,420 850,520 860,660 820,760 808,820,1 776,820,1 790,700 780,600 746,500 690,450,1',
    ),
    cut(DARK, '640,470,1 680,560 716,660 728,740 716,820,1 640,820,1'),
  ),
  cut(BARE.skin, fist(768, 840)),
  cut(FUR, '724,790,1 726,822,1 738,812,1 748,828,1 760,814,1 772,826,1 784,812,1 794,800 796,780,1'),
  inked(
    BARE.mid,
    5,
    '744,838 756,836',
    '766,840 780,838',
    '790,834 800,830',
    '362,842 376,842',
    '340,844 352,844',
  ),
];
