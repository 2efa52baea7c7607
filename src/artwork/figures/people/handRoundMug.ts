import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const SKIN = '#8a4f36';
const SUN = '#e09660';
const DEEP = '#4c2434';

/** Four fingers across the mug, forefinger first: the knuckle, where each goes round the edge, and half its thickness. */
const FINGERS = [
  [492, 566, 236, 530, 32],
  [506, 624, 230, 590, 33],
  [498, 678, 236, 648, 31],
  [472, 724, 252, 702, 27],
] as const;

/** One finger: thick at the knuckle and the middle joint, bent a little upwards, its upper side in the light. */
const finger = ([fromX, fromY, toX, toY, half]: (typeof FINGERS)[number]): Layer[] => {
  const spot = (share: number, down: number, thick: number): [number, number, number] => [
    fromX + (toX - fromX) * share,
    fromY + (toY - fromY) * share - Math.sin(share * Math.PI) * 12 + down,
    thick * half,
  ];
  return [
    cut(
      DEEP,
      limb([
        spot(0.02, 12, 0),
        spot(0.25, 7, 0.92),
        spot(0.5, 7, 1.08),
        spot(0.75, 7, 0.86),
        spot(1, 7, 0.84),
      ]),
      disc(toX, toY + 7, half * 0.84),
    ),
    cut(
      SKIN,
      limb([
        spot(-0.06, 0, 0.9),
        spot(0.25, 0, 0.92),
        spot(0.5, 0, 1.08),
        spot(0.75, 0, 0.86),
        spot(1, 0, 0.84),
      ]),
      disc(toX, toY, half * 0.84),
    ),
    cut(
      SUN,
      limb([
        spot(0.02, -half * 0.5, 0),
        spot(0.3, -half * 0.56, 0.2),
        spot(0.52, -half * 0.64, 0.3),
        spot(0.8, -half * 0.5, 0.24),
        spot(1.04, -half * 0.34, 0),
      ]),
    ),
    inked(
      DEEP,
      3,
      [spot(0.5, -half * 0.3, 0), spot(0.52, half * 0.1, 0)],
      [spot(0.55, -half * 0.3, 0), spot(0.57, half * 0.06, 0)],
    ),
  ];
};

const mug: readonly Layer[] = [
  within(
    '#f6ecdc',
    '212,466,1 448,466,1 438,720 430,762 400,782,1 262,782,1 230,762 222,720',
    cut('#b9a0b8', '360,466,1 460,466,1 440,800,1 330,800,1 370,700'),
    cut('#ffffff', '232,500,1 250,500,1 256,780,1 244,780,1'),
  ),
  cut('#2f5aa8', disc(330, 466, 120, 30)),
  cut('#e9dfe4', disc(330, 466, 110, 24)),
  cut('#3a1a1a', disc(330, 472, 98, 18)),
  cut('#7a4028', '240,472,1 270,456 330,454 380,458,1 330,464 270,472'),
];

/** A hand that holds an enamel mug, seen from outside: fingers across its front, the thumb over its rim, the cuff of a red pullover; in a picture of 1200 x 900. */
export const handRoundMug: readonly Layer[] = [
  ...mug,
  // The sleeve and the back of the hand.
  within(
    '#c9402e',
    '600,852,1 742,744,1 960,930,1 660,960,1',
    cut('#8a2638', '620,870,1 700,960,1 1000,960,1 980,900,1'),
    cut('#f07a4e', '720,750,1 742,744,1 960,930,1 900,930,1'),
  ),
  within(
    '#e8b04a',
    '590,842,1 730,732,1 764,760,1 624,876,1',
    cut('#b07a34', '590,842,1 650,800,1 690,826,1 624,876,1'),
    inked('#b07a34', 5, '626,820 656,852', '664,790 694,822', '700,762 730,792'),
  ),
  within(
    SKIN,
    '470,528,1 520,532 570,560 640,650 740,744,1 600,852,1 540,810 486,772 448,752,1 440,640',
    cut(SUN, '470,528,1 520,532 570,560 640,650 740,744,1 712,762,1 620,670 560,600 510,566'),
    cut(DEEP, '448,752,1 500,744 560,776 640,824,1 600,860,1 500,800'),
  ),
  inked(DEEP, 3, '560,640 600,690 640,730', '520,650 548,700 586,748', '504,700 530,738 560,768'),
  // The thumb lies over the rim.
  within(
    SKIN,
    '600,620,1 560,552 510,502 462,458 436,440 412,440 404,456 414,480 452,520 490,560 520,610,1',
    cut(SUN, '590,600,1 560,552 510,502 462,458 436,440 412,440 402,456,1 424,456 456,482 520,540'),
  ),
  cut('#f4c6a4', '408,446,1 424,440 442,448 448,458,1 432,458 416,462'),
  inked(DEEP, 3, '476,492 488,484', '484,502 498,494'),
  // The little finger first: each lies under the one above.
  ...FINGERS.toReversed().flatMap(finger),
  cut(
    SUN,
    '476,538,1 506,548 524,566 520,580,1 500,560; 498,600,1 520,600 532,614 526,628,1 514,612; 496,656,1 516,656 526,668 520,682,1 508,668; 474,706,1 492,706 502,716 496,728,1 484,716',
  ),
];
