import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
import { profileHead } from './profileHead.ts';

const SKIN = '#7d4a31';
const SUN = '#c98a5c';
const DEEP = '#4a2820';
const SHIRT = '#e0563a';
const SHIRT_LIT = '#ff9a6a';
const SHIRT_DEEP = '#a83434';
const TROUSERS = '#2f4470';
const TROUSERS_LIT = '#6078a8';
const TROUSERS_DEEP = '#1c2a4c';

const head = placed({ x: 624, y: 186, scale: 0.28, turn: 6 });

const boot = (x: number, y: number, turn: number, leather: string): Layer[] => {
  const at = placed({ x, y, turn });
  return [
    cut(leather, at('-15,-36,1 13,-38,1 15,-24 24,-16 40,-13 46,-6 46,0,1 -17,0,1 -15,-16')),
    cut('#140c14', at('-18,-4,1 47,-4,1 47,3,1 -18,3,1')),
  ];
};

/** A hiker in profile who walks a log to the right, arms spread for balance; the soles at y 512, 400 pixels high in a picture of 1200 x 900. */
export const hikerOnLog: readonly Layer[] = [
  cut({ fill: '#2c2a1c', opacity: 0.55 }, '496,528,1 560,516 640,510 706,506,1 690,518 620,526 560,532'),
  // The far arm behind, the far leg, its heel lifted.
  cut(
    SKIN,
    '452,232,1 438,216 424,204 414,194,1 408,198 414,208,1 398,200 390,202 390,208,1 404,216 390,216 388,222,1 404,228 396,232 398,237,1 414,240 434,246 446,252,1',
  ),
  cut(SHIRT_DEEP, limb('600,248,22 532,276,17 518,276,16 444,238,11')),
  cut(SHIRT, limb('590,238,7 532,264,6 518,264,6 450,232,4')),
  ...boot(528, 506, 16, '#3a2420'),
  cut(TROUSERS_DEEP, limb('588,352,30 566,424,22 560,434,20 532,486,15')),
  // The rucksack with its rolled mat.
  within(
    '#f0b23c',
    '496,232,1 524,206 566,208 588,236,1 592,336,1 574,356 520,358 500,340,1 484,290',
    cut('#b87a2c', '496,232,1 480,290 500,360,1 540,360,1 520,300 520,240'),
    cut('#ffdc8a', '530,208,1 566,208 590,236,1 560,226'),
    inked('#8a5424', 4, '504,276 588,270', '510,310 540,312 586,306'),
  ),
  within(
    '#1f7a80',
    '488,352,1 500,344 580,344 590,356,1 588,376 576,384 502,384 488,374',
    cut('#125460', '480,366,1 600,366,1 600,390,1 480,390,1'),
  ),
  within(
    TROUSERS,
    limb('592,350,34 640,420,26 648,436,24 646,486,17'),
    cut(TROUSERS_LIT, limb('620,350,10 668,424,9 672,440,8 662,490,6')),
    cut(TROUSERS_DEEP, limb('562,360,12 610,430,10 622,450,9 628,490,6')),
  ),
  ...boot(648, 512, -3, '#6a3c28'),
  ...profileHead(head, { skin: SKIN, sun: SUN, deep: DEEP }),
  within(
    SHIRT,
    '566,240,1 594,216 626,222 646,246 650,290 642,330 638,360,1 562,362,1 566,310',
    cut(SHIRT_LIT, '616,214,1 650,240 656,290 646,362,1 632,362,1 638,300 630,250'),
    cut(SHIRT_DEEP, '566,240,1 560,362,1 590,362,1 584,300 588,250'),
  ),
  cut('#b87a2c', limb('590,222,7 622,262,7 612,316,6 590,332,5')),
  cut('#2a1a20', '560,352,1 640,348,1 640,362,1 560,366,1'),
  // The near arm, stretched out before.
  cut(
    SKIN,
    '728,232,1 744,222 764,212 770,216,1 760,224 778,220 782,226,1 764,234 776,238 774,244,1 756,246 738,252,1',
  ),
  cut(SUN, '728,232,1 744,222 764,212 770,216,1 752,228 734,240,1'),
  within(
    SHIRT,
    limb('604,246,24 662,284,17 674,286,16 736,242,11'),
    cut(SHIRT_LIT, limb('616,232,8 664,268,6 676,270,6 732,232,5')),
    cut(SHIRT_DEEP, limb('590,264,10 656,304,7 684,300,6 744,252,4')),
  ),
  // The hat.
  within(
    '#f3e2bc',
    head(
      '-112,-10,1 -96,-80 -50,-126 20,-122 66,-84 84,-40,1 130,-20 150,-2 140,10,1 60,-12 -40,-4 -150,30,1 -158,14 -130,-6',
    ),
    cut('#bfa27c', head('-112,-10,1 -96,-80 -60,-120,1 -50,-60 -60,-10 -150,34,1')),
  ),
  cut('#1f7a80', head('-110,-16,1 0,-46 84,-44,1 90,-22,1 0,-22 -114,6,1')),
];
