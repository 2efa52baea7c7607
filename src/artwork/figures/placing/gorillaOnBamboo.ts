import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { flesh } from '../people/anatomy.ts';
import { DARK, FUR, gorillaYoungHead, LIT, SKIN, SKIN_MID } from './gorillaYoungHead.ts';

/** The bamboo. */
const [CULM, CULM_SHADE, CULM_LIT] = ['#8fb84e', '#5c8a44', '#cfe08a'];

/** How far flesh and fur reach from the bones of arm and leg. */
const ARM = '0,52,50 0.5,46,46 1,40,40 1.5,36,36 2,24,24';
const LEG = '0,64,60 0.5,56,54 1,46,46 1.5,38,38 2,26,26';

/** A culm of bamboo between two points of its foot and its top, with rings at its nodes. */
const culm = (x: number, wide: number, lean: number, nodes: readonly number[]): readonly Layer[] => [
  cut(CULM, `${x - wide},920,1 ${x - wide + lean},-20,1 ${x + wide + lean},-20,1 ${x + wide},920,1`),
  cut(
    CULM_SHADE,
    `${x - wide},920,1 ${x - wide + lean},-20,1 ${x - wide * 0.3 + lean},-20,1 ${x - wide * 0.3},920,1`,
  ),
  cut(
    CULM_LIT,
    `${x + wide * 0.4},920,1 ${x + wide * 0.4 + lean},-20,1 ${x + wide * 0.75 + lean},-20,1 ${x + wide * 0.75},920,1`,
  ),
  ...nodes.map((y) => {
    const at = x + (lean * (900 - y)) / 920;
    return cut('#4a7038', `${at - wide - 4},${y},1 ${at},${y - 8} ${at + wide + 4},${y},1 ${at},${y + 6}`);
  }),
];

/** Four fingers round the culm, their knuckles towards us. */
const grip = (x: number, y: number): readonly Layer[] => [
  cut(
    SKIN,
    `${x - 46},${y - 34} ${x - 10},${y - 42} ${x + 40},${y - 36} ${x + 50},${y - 6} ${x + 46},${y + 30} ${x},${y + 40} ${x - 44},${y + 32}`,
  ),
  inked(
    '#120f18',
    4,
    `${x - 20},${y - 18} ${x + 20},${y - 16} ${x + 48},${y - 14}`,
    `${x - 20},${y} ${x + 20},${y + 2} ${x + 50},${y + 2}`,
    `${x - 20},${y + 18} ${x + 20},${y + 20} ${x + 46},${y + 18}`,
  ),
  cut(SKIN_MID, disc(x + 34, y - 26, 12, 6), disc(x + 38, y - 7, 12, 6), disc(x + 37, y + 11, 12, 6)),
];

/** A young gorilla climbs a bamboo stem, both hands and a foot on it, and looks at us, in the picture's own pixels. */
export const gorillaOnBamboo: readonly Layer[] = [
  // The far leg, drawn up, its foot against the stem.
  cut(DARK, flesh('650,690 790,664 838,740', LEG), disc(842, 752, 42, 30)),
  ...culm(850, 34, 30, [90, 330, 560, 792]),
  // The far arm reaches up behind the head.
  cut(DARK, flesh('730,470 820,380 858,250', ARM)),
  ...grip(866, 232),
  // The trunk hangs from the arms: shoulders, round belly, seat.
  within(
    FUR,
    '560,430 620,400 700,404 764,430 800,500 806,580 790,660 750,730 690,770 620,780 560,750 524,690 510,610 520,520',
    cut(
      DARK,
      '640,420,1 700,470 760,470 810,500,1 830,640 780,760 640,800 560,770,1 640,730 700,660 700,560 660,490',
    ),
    cut(LIT, '516,640,1 510,600 520,516 560,426 620,396,1 590,450 560,520 550,600 540,680'),
  ),
  // The near leg: hip, knee out, the foot's grasp on the stem.
  cut(FUR, flesh('590,700 672,812 800,800', LEG)),
  cut(LIT, '536,690,1 556,740 600,800 640,850,1 590,830 546,770 530,720'),
  cut(DARK, '650,752,1 690,772 760,768 800,776,1 800,824,1 740,800 680,800'),
  cut(SKIN, '786,768,1 820,764 860,756 892,768 896,800 880,826 840,836 800,832 780,826,1'),
  inked('#120f18', 4, '852,776 892,780', '850,796 896,798', '846,814 886,816'),
  ...gorillaYoungHead,
  // The near arm crosses to the stem below the chin.
  cut(FUR, flesh('566,480 640,590 838,540', ARM)),
  cut(LIT, '520,500,1 540,440 580,428,1 556,480 566,540 600,590 640,610,1 580,600 536,560'),
  cut(DARK, '640,632,1 720,606 800,574 846,560,1 842,532,1 770,566 690,586 646,586,1 616,600'),
  ...grip(858, 536),
  cut(
    LIT,
    limb('690,180,0 676,200,4 668,226,0; 640,186,0 630,206,4 624,230,0; 600,640,0 606,680,5 622,720,0'),
  ),
];
