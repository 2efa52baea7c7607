import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
import { profileHead } from './profileHead.ts';

const SKIN = '#6b3f2a';
const SUN = '#b8754a';
const DEEP = '#432420';
const JACKET = '#d9482c';
const JACKET_LIT = '#ff8a54';
const JACKET_DEEP = '#9c2c2c';
const TROUSERS = '#2c3a6a';
const TROUSERS_LIT = '#5a6aa4';
const TROUSERS_DEEP = '#1c2448';

const head = placed({ x: 262, y: 470, scale: 0.5, turn: -7 });

/** A boot of the profile, its toe right: the ankle and the sole's height, and how far its toe is lifted, in degrees. */
const boot = (x: number, y: number, leather: string, lit: string, lifted = 0): Layer[] => {
  const at = placed({ x, y, turn: -lifted });
  return [
    within(
      leather,
      at('-32,-74,1 26,-78,1 30,-50 44,-36 74,-28 92,-14 94,0,1 -34,0,1 -30,-30'),
      cut(lit, at('8,-80,1 30,-78,1 34,-50 50,-36 80,-28 92,-16,1 60,-24 24,-34')),
    ),
    cut('#1c1018', at('-36,-8,1 94,-8,1 95,4,1 -36,4,1')),
    inked('#f2d9a8', 4, at('14,-62 34,-56'), at('18,-48 40,-42')),
  ];
};

const face: readonly Layer[] = [
  ...profileHead(head, { skin: SKIN, sun: SUN, deep: DEEP }),
  within(
    '#1f7a86',
    head('84,-26,1 72,-84 26,-122 -44,-128 -108,-98 -116,-20 -98,26,1 -40,6 20,-20 84,-26,1'),
    cut('#3fb0b0', head('84,-26,1 72,-84 26,-124 0,-124,1 40,-90 56,-24,1')),
    cut('#f6c244', head('-120,-20,1 -60,-30 20,-54 90,-58,1 90,-40,1 20,-36 -60,-10 -116,4,1')),
  ),
  cut('#f6c244', head('-60,-112,1 -76,-146 -44,-166 -14,-146 -26,-116,1')),
];

/** A hiker at rest on a sill at y 810, the back against the post on the left, hands round the knee, looking right; 400 pixels high in a picture of 1200 x 900. */
export const hikerAtRest: readonly Layer[] = [
  cut({ fill: '#2a1224', opacity: 0.6 }, '150,806,1 400,796 680,806,1 640,826 300,832 150,826'),
  // The far leg lies stretched along the sill.
  cut(TROUSERS_DEEP, limb('280,760,50 420,690,42 470,694,38 560,750,30 590,762,27')),
  cut(TROUSERS, limb('440,676,8 520,716,12 586,744,8')),
  ...boot(622, 792, '#452c3a', '#8a5a58', 24),
  ...face,
  // The far arm, the jacket, the near leg, and the near arm over it.
  cut(JACKET_DEEP, limb('270,590,36 360,690,28 420,660,22')),
  within(
    JACKET,
    '196,556,1 226,528 276,538 306,590 314,660 300,740 260,800,1 190,812,1 166,760 154,660 168,590',
    cut(JACKET_DEEP, '196,540,1 140,640 150,780 180,820,1 240,820,1 208,740 200,660 214,590'),
    cut(JACKET_LIT, '262,530,1 300,570 324,640 322,690,1 300,650 280,590'),
  ),
  cut(JACKET_DEEP, '206,548,1 222,524 256,528 296,552,1 300,578 262,572 206,572,1'),
  within(
    TROUSERS,
    '190,812,1 200,740 260,680 330,604 400,548 450,556 468,600 474,660 488,740,1 430,752,1 420,700 412,660 380,700 320,780 290,812,1',
    cut(
      TROUSERS_LIT,
      '230,716,1 320,606 400,544 452,552 470,600 476,660 490,740,1 470,742,1 456,660 446,606 420,578 380,590 310,660',
    ),
    cut(TROUSERS_DEEP, '190,812,1 260,800 330,750 380,690 408,640,1 420,700 400,760 320,820,1'),
  ),
  ...boot(462, 806, '#6e4028', '#c98a54'),
  within(
    JACKET,
    '200,560,1 244,560 270,610 290,650 320,664,1 380,630 424,604,1 446,640,1 400,680 330,720 286,724 240,690 206,630',
    cut(
      JACKET_LIT,
      '236,560,1 268,604 290,648 320,664,1 380,630 424,604,1 430,614 370,654 316,684 282,668 256,620',
    ),
    cut(JACKET_DEEP, '200,600,1 240,690 290,722 400,690 446,640,1 400,700 300,740 220,700'),
  ),
  within(
    SKIN,
    '420,602,1 440,588 470,584 488,592,1 496,604 492,618 480,630 460,642 444,642,1',
    cut(SUN, '420,602,1 440,588 470,584 488,592,1 470,596 446,606'),
    inked(DEEP, 3, '462,606 486,604', '460,620 484,618'),
  ),
];
