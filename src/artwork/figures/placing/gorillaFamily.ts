import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { PROFILE, silverbackFace } from './silverbackFace.ts';

/** Fur in shade, its middle, where the last light falls on it; silver and its shade; the edge of light. */
const [DARK, FUR, LIT] = ['#0b1030', '#161d47', '#343d74'];
const [SILVER, SILVER_DARK, EDGE] = ['#8f9ac6', '#55619a', '#ffd3a0'];
const BARE = { skin: '#241a34', mid: '#5e3f4e', lit: '#d08f6c', edge: EDGE };

/** His back from shoulder to shoulder, and his head from behind, turned to her: crest, brow, muzzle beyond the cheek. */
const MALE =
  '400,960,1 420,820 450,690 510,590 580,520 650,470 700,420,1 900,420 940,460 1000,510 1070,600 1110,710 1130,820 1140,960,1;660,560,1 668,480 640,470 616,452 614,424 626,410,1 606,398 600,374 622,340 646,312,1 630,296 632,268 656,252 680,240 706,196 750,162 796,152 850,168 896,220 920,290 930,360 936,430 980,540,1';
/** Her back, from the nape down, and her breast. */
const FEMALE =
  '40,960,1 50,840 70,700 110,570 170,460 240,380,1 420,480 470,570 500,640 540,720 570,820 580,960,1';
/** Her head in the pixels of its face: nape, a low crest, the profile, the throat. */
const HEAD = `1120,800 1050,460 970,310 870,222 770,184 690,200 630,226 ${PROFILE} 620,780 760,900 960,900`;
/** The young one from behind: a round head on a round back. */
const YOUNG =
  '360,960,1 366,860 390,790 430,740 470,710 560,710 610,750 650,820 670,900 676,960,1;420,690 416,640 432,590 470,560 516,550 562,560 596,592 610,640 604,690 570,740 516,760 456,740';

/** A gorilla family rests before the last light at the right: the silverback's back, the mother's face, the young one between them. */
export const gorillaFamily: readonly Layer[] = [
  within(
    FUR,
    FEMALE,
    cut(LIT, '330,560,1 400,640 450,760 470,960,1 600,960,1 560,780 500,620 420,500,1'),
    cut(DARK, '20,960,1 40,700 100,570 170,450 240,380,1 220,480 180,600 170,760 190,960,1'),
  ),
  moved(
    { x: 690, y: 168, scale: 0.54, flip: true },
    within(
      FUR,
      HEAD,
      cut(DARK, '600,900,1 700,760 780,620 820,520 870,380 960,260,1 1200,500 1100,960 700,960'),
      cut(LIT, '580,250,1 630,226 690,198 770,182 850,212,1 800,240 750,270 700,310 640,290'),
      cut(LIT, '684,340,1 724,360 750,420 750,500 726,580 680,660 610,716,1 660,640 684,560 676,470 652,400'),
    ),
    ...silverbackFace(BARE),
  ),
  within(
    FUR,
    MALE,
    cut(
      DARK,
      '380,960,1 420,800 450,690 540,560 600,480,1 590,380 630,250 700,190 800,140,1 770,230 750,330 740,440 690,540 620,640 580,760 566,960,1',
    ),
    // The silver of the saddle, thinning into the dark above it.
    cut(
      SILVER_DARK,
      '546,960,1 560,820 610,700 700,640 800,606 900,590 990,620 1050,720 1086,960,1',
      limb(
        '600,760,22 650,660,20 716,570,0; 680,700,26 730,620,22 780,520,0; 770,680,28 810,600,20 830,500,0',
      ),
    ),
    cut(
      SILVER,
      '800,960,1 836,820 880,700 900,590,1 990,616 1046,720 1076,960,1',
      limb('900,680,20 904,600,18 890,510,0; 960,680,26 958,610,20 930,540,0'),
    ),
    cut(SILVER, limb('762,690,0 752,790,11 756,900,0; 664,730,0 650,820,10 656,920,0')),
    cut(SILVER_DARK, limb('924,700,0 930,790,11 924,900,0; 1000,720,0 1014,810,10 1016,900,0')),
    cut(
      LIT,
      '800,140,1 860,160 910,230 936,320 946,440 1010,500 1080,600 1120,720 1150,960,1 1100,960,1 1090,800 1044,690 970,590 900,520 876,420 870,300 840,210',
    ),
    cut(
      FUR,
      limb(
        '880,250,0 874,340,14 890,440,0; 910,470,0 950,550,15 1010,600,0; 1000,530,0 1036,610,14 1080,700,0',
      ),
    ),
    inked(EDGE, 14, '806,152 850,168 896,220 920,290 932,370 938,446 1000,504 1070,600 1110,710 1128,830'),
  ),
  // His small ear, dark before the crest; the ears of the young one.
  cut(DARK, disc(828, 376, 18, 30)),
  cut(DARK, disc(420, 650, 16, 24), disc(608, 650, 16, 24)),
  within(
    DARK,
    YOUNG,
    cut(
      LIT,
      '540,540,1 580,570 606,640 596,700 620,760 650,820 680,960,1 630,960,1 610,850 570,770 560,690 560,620',
    ),
    cut(FUR, limb('560,600,0 556,660,10 566,720,0; 600,780,0 606,840,10 620,900,0')),
    inked(EDGE, 12, '526,551 562,560 596,592 610,640 604,690', '590,730 610,750 650,820 672,910'),
  ),
];
