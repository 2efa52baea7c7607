import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const SKIN = '#5a3424';
const PALE = '#b9785a';

/** The porter above, from behind, a guest's orange pack on the back, one arm reached down and back: feet at 0, 0, 470 high. */
const porter: readonly Layer[] = [
  // Trousers, one knee up the slope.
  cut('#1c2f4a', limb('-34,-200,40 -44,-110,32 -46,-30,28'), limb('40,-200,42 66,-120,36 62,-50,28')),
  // The overall's shoulders and sleeves.
  cut(
    '#26547a',
    '-70,-210,1 -84,-300 -78,-366 -30,-386 40,-388 84,-366 96,-300 84,-200,1',
    limb('70,-352,32 120,-286,25 70,-216,18'),
    disc(72, -351, 34, 33),
    disc(-58, -354, 33, 30),
  ),
  cut(SKIN, limb('-110,-290,19 -132,-250,17 -146,-208,15')),
  cut('#26547a', limb('-62,-350,31 -104,-316,25 -130,-258,22')),
  cut('#6aa0b4', limb('-76,-374,6 -120,-330,7 -146,-264,6')),
  // Neck, head, cap.
  cut(SKIN, '-26,-380,1 -24,-420 24,-420 28,-380,1', disc(0, -438, 38, 44)),
  within(
    '#d9a23c',
    '-42,-438,1 -42,-490 0,-500 40,-490 42,-438,1 20,-430 -20,-430',
    cut('#f6d478', '-50,-430,1 -50,-510,1 -14,-510,1 -24,-470 -24,-430,1'),
  ),
  // The pack, its lid and side pocket, its left in the sun.
  within(
    '#cf4a24',
    '-70,-366,1 -64,-400 -20,-410 30,-408 66,-398 74,-360,1 84,-230 74,-184 0,-176 -66,-184 -78,-230',
    cut('#f58a4a', '-90,-420,1 -30,-420,1 -44,-360,1 -50,-260 -40,-170,1 -90,-170,1'),
    cut('#8e2f2a', '40,-420,1 100,-420,1 100,-160,1 30,-160,1 50,-250'),
    cut('#a83c2a', '-80,-336,1 0,-326 80,-336,1 80,-322,1 0,-312 -80,-322,1'),
    cut('#a83c2a', '-36,-270,1 36,-270,1 32,-204,1 -32,-204,1'),
    cut('#e8703a', '-36,-270,1 36,-270,1 34,-252,1 -34,-252,1'),
  ),
];

/** The guest below, from behind: a pale hat, a long green shirt, one arm held up to the porter's hand: feet at 0, 0, 440 high. */
const guest: readonly Layer[] = [
  cut('#4a3a34', limb('-34,-190,40 -56,-120,34 -50,-60,28'), limb('36,-190,40 46,-120,33 46,-60,28')),
  cut(PALE, limb('110,-324,16 136,-338,15 160,-354,13')),
  cut('#9a9288', limb('50,-326,32 104,-312,24 134,-336,20'), disc(54, -328, 30, 29)),
  within(
    '#c2b49a',
    '-74,-176,1 -84,-280 -80,-336 -34,-360 36,-360 84,-336 86,-270 78,-176,1 0,-166',
    cut('#f2e8c6', '-100,-360,1 -40,-366,1 -54,-320 -60,-240 -50,-160,1 -100,-160,1'),
    cut('#7f7a74', '50,-370,1 110,-370,1 110,-150,1 34,-150,1 54,-240'),
    inked('#8f877a', 5, '-4,-350 -8,-260 0,-170'),
  ),
  // The other arm leans on a stick.
  cut('#c2b49a', limb('-60,-328,31 -112,-276,24 -120,-214,20'), disc(-54, -330, 30, 29)),
  cut('#f2e8c6', limb('-72,-346,7 -126,-284,8 -134,-214,5')),
  inked('#3a2418', 9, '-124,-214 -140,20'),
  cut(PALE, disc(-121, -202, 19, 17)),
  // A plait below the hat.
  cut(PALE, '-20,-390,1 -22,-352 0,-344 22,-352 20,-390,1'),
  cut('#3a2018', '-34,-394,1 -30,-366 -10,-358,1 -12,-300 0,-256,1 12,-300 10,-358,1 30,-366 34,-394,1'),
  within(
    '#efe2b8',
    '-36,-404,1 -36,-450 -8,-462 8,-462 36,-448 38,-404,1 78,-392 70,-374 0,-368 -72,-376 -76,-394',
    cut('#fff9dc', '-80,-370,1 -80,-470,1 -12,-470,1 -22,-420 -30,-380,1'),
    cut('#c98a4a', '-50,-414,1 0,-402 50,-414,1 50,-400,1 0,-388 -50,-400,1'),
  ),
];

/** The two hands closed round each other. */
export const heldHands: readonly Layer[] = [cut(PALE, disc(-6, 7, 19, 16)), cut(SKIN, disc(4, -5, 21, 15))];

/** The porter, who goes ahead, and the guest. */
export const slopeWalkers = { porter, guest };
