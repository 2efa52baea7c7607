import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { flesh } from '../people/anatomy.ts';
import { DARK, FUR, gorillaYoungHead, LIT, SKIN, SKIN_MID } from './gorillaYoungHead.ts';

/** The bamboo, its side in shade and in the light, its joints. */
const [CULM, CULM_SHADE, CULM_LIT, NODE] = ['#5f9a3c', '#1f5a3c', '#c4e070', '#123f30'];

/** How far flesh and fur reach from the bones: a long shaggy arm, a short stout leg. */
const ARM = '0,60,60 0.4,58,56 0.9,48,48 1.3,56,56 1.7,48,50 2,30,32';
const LEG = '0,80,84 0.4,84,80 0.9,64,60 1.3,52,54 1.7,42,42 2,34,34';

/** A stem bent down by the weight that hangs from it. */
const culm: readonly Layer[] = [
  cut(CULM, limb('-40,80,40 300,136,38 620,160,37 920,120,36 1240,20,34')),
  cut(CULM_SHADE, limb('-40,104,16 300,160,16 620,184,15 920,144,14 1240,44,14')),
  cut(CULM_LIT, limb('-40,56,8 300,112,8 620,136,8 920,96,7 1240,-4,6')),
  inked(NODE, 9, '206,72 216,118 210,166', '870,86 886,124 880,172'),
  inked(CULM_LIT, 5, '220,74 228,118 222,164', '884,84 900,122 892,168'),
];

/** A foot that hangs open: the sole, four toes, the great toe apart as a thumb. */
const foot: readonly Layer[] = [
  cut(SKIN, '-30,-40 30,-40 44,20 40,70 0,84 -36,66 -44,10'),
  inked(SKIN, 26, '-22,60 -30,104', '4,68 2,116', '28,60 34,106', '-36,20 -66,44 -72,66'),
  inked(SKIN_MID, 10, '-28,30 -18,60 -24,96', '2,30 4,66 2,106', '26,30 28,60 32,98'),
];

/** A young gorilla that hangs by one arm from a bowed bamboo stem and looks at us, in the picture's own pixels. The light falls from the left. */
export const gorillaSwinging: readonly Layer[] = [
  // The arm away from us, thrown out, a bamboo shoot in its hand.
  cut(
    '#7fb84c',
    limb(
      '930,470,0 950,400,9 960,330,10 948,250,0; 950,380,0 1000,330,9 1040,310,0; 956,340,0 910,290,8 880,280,0',
    ),
  ),
  cut('#c4e070', limb('950,400,3 960,330,3 948,260,0; 952,376,0 1000,328,3 1030,314,0')),
  cut(DARK, flesh('720,560 900,680 936,480', ARM)),
  cut(FUR, limb('830,620,14 900,640,16 930,560,12 936,500,10')),
  cut(SKIN, limb('930,500,34 938,470,36 940,440,28')),
  inked(SKIN, 26, '920,450 950,436', '916,476 956,464', '920,500 956,490'),
  ...culm,
  // The arm it hangs by.
  within(
    FUR,
    flesh('610,560 556,350 616,170', ARM),
    cut(LIT, '480,560,1 520,440 500,340 540,220 580,120,1 610,120,1 580,220 546,330 566,440 560,560,1'),
    cut(DARK, '660,560,1 640,440 610,350 630,250 660,130,1 720,130,1 720,560,1'),
    cut(DARK, limb('570,300,0 556,350,9 566,420,0')),
  ),
  // Legs drawn up, the far one behind.
  cut(DARK, flesh('720,760 880,770 850,880', LEG)),
  moved({ x: 850, y: 866, turn: -20, scale: 0.8 }, ...foot),
  within(
    FUR,
    '534,520 560,440 640,410 730,430 790,520 810,640 790,760 720,830 620,830 550,770 520,660 530,560',
    cut(LIT, '500,440,1 560,420 610,420,1 584,520 566,620 580,720 620,850,1 500,850,1'),
    cut(DARK, '700,420,1 730,540 750,640 720,760 640,850,1 830,850,1 830,420,1'),
    cut(FUR, limb('590,560,0 576,640,11 592,730,0; 770,560,0 784,640,10 770,720,0')),
  ),
  within(
    FUR,
    flesh('610,750 450,730 470,850', LEG),
    cut(LIT, '640,640,1 520,650 420,660 380,740 420,860,1 460,860,1 440,780 460,740 520,720 620,720,1'),
    cut(DARK, '700,760,1 600,800 540,800 500,780 510,900,1 700,900,1'),
  ),
  moved({ x: 468, y: 842, turn: 10, scale: 0.86 }, ...foot),
  moved({ x: 118, y: 198, scale: 0.86 }, ...gorillaYoungHead),
  inked(
    SKIN,
    34,
    '574,190 574,130 580,112',
    '608,196 608,128 614,110',
    '642,192 642,126 648,110',
    '672,176 676,122 680,110',
  ),
  inked(SKIN_MID, 11, '566,180 566,132', '600,182 600,130', '634,178 634,128', '664,166 668,126'),
];
