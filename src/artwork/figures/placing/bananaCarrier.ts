import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, spots, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
import { bananaBunch } from './bananaBunch.ts';
import { profileHead } from '../people/profileHead.ts';

const SKIN = '#6f3f2b';
const SUN = '#c07c4e';
const DEEP = '#43221d';
const CLOTH = '#e8a82c';
const CLOTH_LIT = '#ffd670';
const CLOTH_DEEP = '#b06a22';
const SKIRT = '#c23a34';
const SKIRT_DEEP = '#82232f';

const head = placed({ x: 394, y: 350, scale: 0.6 });

/** A woman in profile who walks to the right with a bunch of bananas on her head, one hand up at it; from the knees up, 760 pixels of her in a picture of 1200 x 900. */
export const bananaCarrier: readonly Layer[] = [
  // The far arm, raised: its sleeve, the elbow before her, the forearm up to the load.
  within(
    SKIN,
    limb('420,510,32 512,452,28 530,436,27 512,290,18'),
    cut(DEEP, limb('404,486,16 492,432,14 508,420,13 494,290,9')),
    cut(SUN, limb('460,536,8 552,466,8 560,440,8 532,290,6')),
  ),
  cut(CLOTH_DEEP, '400,460,1 440,452 474,436,1 506,492,1 470,524 430,560,1'),
  inked('#fff0c8', 6, '476,438 496,464 506,490'),
  ...profileHead(head, { skin: SKIN, sun: SUN, deep: DEEP }),
  // The scarf and the ring of cloth under the load.
  within(
    '#2f5fa8',
    head('-104,50,1 -112,-30 -80,-96 -10,-120 60,-96 84,-34,1 40,-50 6,-30 -10,20 -30,90,1 -80,100'),
    cut('#1c3a72', head('-120,100,1 -110,-60 -60,-110,1 -70,-20 -60,40 -40,110,1')),
    cut('#7fb0e0', head('20,-120,1 90,-60 84,-34,1 60,-60 10,-90')),
  ),
  cut('#f6c24a', disc(386, 388, 8, 10)),
  cut('#f4e6c8', '326,292,1 330,272 372,262 430,266 448,280,1 446,298 400,306 340,304'),
  cut('#c4a888', '326,292,1 330,280 380,292 448,286,1 446,298 400,306 340,304'),
  ...bananaBunch({ x: 390, y: 272, turn: -3, scale: 1.06 }),
  // The hand at the bunch: fingers over the fruit, the thumb under it.
  cut(
    SKIN,
    limb('514,304,18 508,274,20 500,254,17'),
    limb('488,258,9 474,232,8 472,208,6'),
    limb('498,252,9 490,222,8 490,196,6'),
    limb('508,252,9 507,220,8 509,198,6'),
    limb('517,258,8 522,232,7 526,212,5'),
    limb('492,284,10 468,280,9 450,272,6'),
  ),
  inked(DEEP, 3, '492,252 482,228', '503,248 499,222', '513,250 515,226'),
  cut(SUN, limb('526,300,4 524,268,4 520,250,3')),
  // Skirt, then the blouse over it.
  within(
    SKIRT,
    '306,640,1 442,636,1 478,720 508,930,1 246,930,1 262,780',
    cut(
      SKIRT_DEEP,
      '290,640,1 340,640,1 316,760 330,930,1 230,930,1',
      '400,660,1 420,760 400,930,1 440,930,1 440,760',
    ),
    cut('#f0705a', '420,630,1 446,640 480,720 512,930,1 480,930,1 460,760'),
    cut('#ffd28a', ...spots('350,720 380,800 350,870 440,700 470,800 470,880 290,760 280,860 400,900', 9)),
  ),
  within(
    CLOTH,
    '322,470,1 352,446 410,448 446,476 462,530 458,590 446,640 462,676,1 380,690 290,672,1 312,620 304,560 304,510',
    cut(CLOTH_LIT, '414,440,1 450,476 470,540 452,640 470,690,1 440,690,1 428,600 434,520'),
    cut(
      CLOTH_DEEP,
      '330,460,1 296,500 300,600 280,690,1 350,690,1 330,600 336,520',
      '330,640,1 400,650 450,632,1 400,664',
    ),
  ),
  inked('#fff0c8', 7, '352,450 390,470 418,452'),
  // The near arm, swinging back.
  within(
    SKIN,
    limb('350,520,30 310,610,26 304,624,25 330,738,17'),
    cut(SUN, limb('376,530,6 332,620,6 332,632,6 348,738,4')),
    cut(DEEP, limb('328,520,10 286,610,10 280,630,9 314,742,7')),
  ),
  // Her hand hangs loose: the fingers together, bent a little, the thumb before them.
  cut(SKIN, '314,730,1 348,730,1 356,756 354,776 350,806 338,826 326,828,1 318,820 322,800 312,784 306,760'),
  cut(SKIN, limb('346,744,9 362,764,8 364,790,6')),
  cut(DEEP, '314,730,1 306,760 312,784 322,800 318,820 326,828,1 328,800 320,776 322,750'),
  inked(DEEP, 3, '338,778 334,820', '346,776 345,806', '352,756 356,778'),
  within(
    CLOTH,
    '334,470,1 366,462 388,490 384,540 366,590,1 330,590 296,572,1 304,510',
    cut(CLOTH_DEEP, '334,466,1 300,510 290,576,1 322,590,1 324,520'),
  ),
  inked('#fff0c8', 6, '298,572 330,590 366,588'),
];
