import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { flesh } from '../people/anatomy.ts';
import { DARK, FUR, gorillaYoungHead, LIT, SKIN, SKIN_MID } from './gorillaYoungHead.ts';

/** The bamboo. */
const [CULM, CULM_SHADE, CULM_LIT, NODE] = ['#8fb84e', '#5c8a44', '#cfe08a', '#4a7038'];
const LINE = '#120f18';

/** How far flesh and fur reach from the bones of arm and leg: a shaggy forearm, a stout thigh. */
const ARM = '0,62,62 0.4,64,60 0.9,54,54 1.3,58,60 1.7,50,54 2,30,32';
const LEG = '0,84,84 0.4,84,80 0.9,66,62 1.3,54,54 1.7,42,42 2,34,34';

/** A culm that leans a little, its rings at the nodes. */
const culm: readonly Layer[] = [
  cut(CULM, '838,940,1 862,-20,1 942,-20,1 922,940,1'),
  cut(CULM_SHADE, '894,940,1 916,-20,1 942,-20,1 922,940,1'),
  cut(CULM_LIT, '848,940,1 872,-20,1 886,-20,1 864,940,1'),
  ...[70, 400, 660].map((y) => {
    const x = 902 - y * 0.0235;
    return cut(NODE, `${x - 48},${y},1 ${x},${y - 10} ${x + 48},${y},1 ${x},${y + 8}`);
  }),
];

/** A hand round the culm: the back of the hand at the left, three long fingers that come round, the thumb below. */
const grip: readonly Layer[] = [
  cut(SKIN, '-96,-34 -60,-44 -20,-44 8,-30 10,20 -20,36 -60,38 -96,40'),
  inked(SKIN, 32, '-30,14 -6,36 20,40'),
  inked(SKIN, 30, '-24,-28 10,-38 42,-24', '-24,-6 14,-12 52,0', '-24,14 14,12 48,22'),
  inked(LINE, 5, '-8,-20 20,-24 48,-10', '-8,2 22,0 52,13', '-24,28 0,32'),
  inked(SKIN_MID, 5, '4,-42 22,-42 38,-34', '12,-18 32,-18 46,-10', '10,6 28,5 42,11'),
];

/** A foot that holds as a hand does: the long sole from the heel, toes before the culm, the big toe apart. */
const footHold: readonly Layer[] = [
  cut(SKIN, '-106,-34 -114,10 -90,38 -40,40 20,30 44,14 40,-18 4,-34 -50,-42'),
  inked(SKIN, 27, '0,-20 34,-28 54,-20', '4,-1 44,-5 64,3', '4,15 42,18 56,24'),
  inked(SKIN, 34, '-30,26 -6,52 18,62'),
  inked(LINE, 5, '10,-12 36,-17 60,-8', '10,8 38,6 62,14', '-10,30 4,40 30,38'),
  inked(SKIN_MID, 5, '-84,24 -50,32 -26,30', '20,-32 34,-34 50,-28'),
];

/** The mossy log it sits on, from the left into the undergrowth. */
const log: readonly Layer[] = [
  within(
    '#3a2c26',
    '300,800,1 318,776 420,770 560,784 700,800 800,826 860,860,1 860,920,1 300,920,1 282,850',
    cut(
      '#6f9a4c',
      '300,800,1 318,774 420,768 560,782 660,796,1 610,812 560,800 520,816 460,798 420,812 372,796 330,812',
    ),
    cut('#5a463a', '330,826,1 420,820 520,836 600,850,1 500,850 400,842'),
  ),
  cut('#241a1a', disc(306, 852, 30, 56)),
  cut('#7a6248', disc(304, 850, 22, 46)),
  inked('#4a382c', 4, '296,820 288,850 298,884', '310,830 304,852 310,874'),
];

/** A young gorilla that sits on a log, hugs a bamboo stem with arms and feet and looks at us, in the picture's own pixels. */
export const gorillaOnBamboo: readonly Layer[] = [
  ...log,
  // The far leg, its knee beyond the stem.
  cut(DARK, flesh('720,660 1010,610 930,760', LEG)),
  cut(DARK, flesh('740,470 960,410 950,240', ARM)),
  ...culm,
  moved({ x: 930, y: 770, flip: true, scale: 0.9 }, ...footHold),
  moved({ x: 934, y: 216, flip: true, scale: 0.96, turn: 24 }, ...grip),
  // The trunk against the stem: broad shoulder, round belly and seat.
  within(
    FUR,
    '540,470 600,400 700,390 790,410 846,470 860,560 854,660 820,750 740,812 650,830 540,818 478,756 470,660 490,560',
    cut(LIT, '530,470,1 600,396 640,410 590,470 552,560 540,660 560,750,1 500,780,1 460,660'),
    cut(
      DARK,
      '700,520 800,500 880,520 890,700 820,800 720,840 540,840 500,800 620,800 740,760 780,680 760,580',
    ),
  ),
  // The near leg: thigh forward, knee high, the shin down to the stem.
  within(
    FUR,
    flesh('600,720 790,640 800,826', LEG),
    cut(LIT, '500,700,1 560,630 660,584 790,560 880,590,1 850,640 790,622 700,640 620,690 570,750'),
    cut(DARK, '560,860,1 620,800 690,770 720,730 740,720 752,760 748,860,1'),
  ),
  moved({ x: 868, y: 846 }, ...footHold),
  cut(DARK, flesh('600,530 672,684 824,552', ARM)),
  // The near arm from the shoulder: elbow down, the hand on the stem.
  within(
    FUR,
    flesh('584,490 664,640 826,508', ARM),
    cut(
      LIT,
      '520,480,1 560,420 600,420 640,500 690,570 760,500 820,450,1 840,480,1 780,530 690,620 640,600 590,540',
    ),
    cut(DARK, '560,600 620,680 680,716 760,640 840,560,1 850,600,1 700,740 600,700'),
  ),
  moved({ x: 862, y: 488, turn: -34 }, ...grip),
  moved({ x: 6, y: 26 }, ...gorillaYoungHead),
];
