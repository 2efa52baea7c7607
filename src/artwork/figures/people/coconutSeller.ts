import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb, outline, ring } from '../../drawing/brush.ts';

const [HULL, DARK, EDGE, TYRE, IRON, NUT, LEAF] = [
  '#d8452f',
  '#8f2533',
  '#ffdf9f',
  '#150d24',
  '#8f86ad',
  '#5fa64a',
  '#3c7a46',
];
const [SKIN, DIM, SHIRT, FOLD, WRAP, HEM] = [
  '#7d4638',
  '#57302f',
  '#efe6ee',
  '#b9aacb',
  '#2b93a0',
  '#1c6b80',
];

/** Green coconuts in a heap, each with a side in shade. */
const NUTS =
  '-232,-214 -170,-214 -108,-212 -46,-210 16,-210 78,-210 140,-212 202,-214 -200,-256 -138,-258 -76,-256 -14,-254 48,-254 110,-256 170,-258';
const nuts = NUTS.split(' ').map((at) => at.split(',').map(Number) as [number, number]);

/** A coconut seller's cart, its bed as flared as a dhow, to the left; the wheel on (0, 0). */
export const coconutCart: readonly Layer[] = [
  cut(NUT, ...nuts.map(([x, y]) => disc(x, y, 35, 33))),
  cut(
    LEAF,
    ...nuts.map(([x, y]) =>
      outline(
        `${x + 4},${y - 34},1 ${x + 30},${y - 18} ${x + 36},${y + 10} ${x + 16},${y + 32},1 ${x + 22},${y}`,
      ),
    ),
  ),
  inked(TYRE, 14, '-330,-180 -640,-250', '330,-170 430,-176'),
  within(
    HULL,
    outline('-440,-238,1 -220,-196 60,-184 350,-214,1 300,-84,1 -270,-84,1'),
    cut(DARK, '-460,-150,1 -200,-132 60,-126 360,-140,1 360,-60,1 -460,-60,1'),
    inked(TYRE, 4, '-380,-176 -180,-150 60,-146 340,-164'),
  ),
  cut(EDGE, '-452,-250,1 -220,-208 60,-196 360,-226,1 352,-204,1 60,-176 -220,-186 -436,-226,1'),
  cut(TYRE, ring(0, -78, 78, 56)),
  cut(IRON, ring(0, -78, 58, 50), disc(0, -78, 14)),
  inked(IRON, 7, '-54,-78 54,-78', '0,-132 0,-24', '-38,-116 38,-40', '38,-116 -38,-40'),
];

/** The old man who pushes it, in shirt and kikoi, his hands on the bar at (430, -176). */
export const cartPusher: readonly Layer[] = [
  // The far arm and leg.
  cut(DIM, limb('486,-268,16 462,-218,14 428,-182,9')),
  cut(
    DIM,
    limb('596,-110,17 632,-62,16 656,-22,8'),
    '644,-44,1 678,-36 674,-16 640,2,1 604,2,1 610,-8 634,-18',
  ),
  cut(SKIN, limb('512,-100,17 500,-52,16 496,-10,9'), '508,-22,1 512,2,1 446,2,1 448,-8 478,-18'),
  inked(TYRE, 7, '440,4 514,4', '600,4 640,4 662,-8'),
  // The kikoi, knotted at the waist.
  within(
    WRAP,
    outline('518,-200,1 588,-190,1 612,-140 636,-82,1 580,-64 484,-72,1 486,-116 500,-160'),
    cut(HEM, '560,-210,1 574,-140 572,-40,1 660,-40,1 640,-100 600,-210,1'),
    inked(EDGE, 7, '474,-92 560,-82 642,-100'),
  ),
  within(
    SHIRT,
    outline('470,-288,1 500,-304 536,-300 566,-270 586,-220 590,-176,1 516,-180,1 500,-220 476,-250'),
    cut(FOLD, '536,-310,1 548,-250 560,-170,1 610,-170,1 600,-310,1'),
  ),
  // Neck, head and cap.
  cut(DIM, '490,-290,1 494,-326,1 532,-330,1 540,-292,1'),
  cut(SKIN, '472,-362,1 468,-344 456,-328,1 465,-322 465,-304 482,-294 504,-296 530,-318 542,-362,1'),
  cut(FOLD, limb('464,-308,4 482,-297,9 508,-307,6 518,-322,3')),
  cut(DIM, disc(518, -334, 7, 10)),
  cut(EDGE, '470,-356,1 472,-392,1 496,-402 530,-400 546,-388,1 548,-352,1 510,-358'),
  // The near arm: a short sleeve, elbow and fist.
  cut(SKIN, limb('508,-258,17 482,-206,15 440,-178,10'), disc(436, -178, 15, 13)),
  cut(FOLD, '496,-290,1 526,-296 550,-276 540,-244 522,-208,1 476,-234,1 484,-266'),
];
