import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { shaggy } from '../../drawing/shaggy.ts';
import { twoDiscs } from '../../drawing/mirrored.ts';

/** The father's inks, then the infant's, which are lighter. */
const [NIGHT, ARM, SHEEN, HAND, BONE] = ['#040b0e', '#0c191e', '#1b3238', '#35464c', '#53666a'];
const [FUR, LIT, SHADE, SKIN, PALE, AMBER] = [
  '#33484f',
  '#587178',
  '#22343b',
  '#77807e',
  '#a9aca0',
  '#c07328',
];

/** The arm from shoulder to wrist: its elbow stands out to the left, its hair is longest on the forearm. */
const ARM_SHAPE = outline([
  [1400, -1700, 1],
  [100, -1700, 1],
  [-120, -1500],
  [-280, -1330],
  [-300, -1150],
  [-250, -1010, 1],
  ...shaggy('-250,-1010 -196,-860 -190,-780 -206,-660 -200,-560 -170,-430 -130,-290 -92,-190', 42, -0.9, 1.3),
  ...points(
    '-84,-148,1 -74,-170 -62,-182,1 -56,-150 -40,-126,1 -34,-150 -22,-172,1 -12,-140 6,-116,1 8,-150 20,-172,1 30,-146 48,-130,1 50,-160 58,-182,1 68,-164 88,-150,1 84,-210 120,-290 150,-400 146,-540 120,-660 140,-800 210,-900 330,-966 520,-956 800,-970 1400,-1000,1',
  ),
]);

/** The fingers of its fist, seen from the front: middle, where they leave the hand, foot, half their breadth. */
const FINGERS: readonly (readonly [x: number, top: number, foot: number, half: number])[] = [
  [-78, -84, -14, 23],
  [-27, -100, -2, 27],
  [29, -102, 2, 28],
  [83, -90, -6, 24],
];
/** The back of the hand, the fingers bent under, the thumb. */
const fist: readonly Layer[] = [
  cut(HAND, '70,-220,1 112,-176 144,-136 158,-92 154,-56 138,-40 120,-50 112,-90 90,-130,1'),
  cut(BONE, '128,-96 142,-94 148,-70 142,-54 130,-56 126,-76'),
  cut(HAND, '-70,-220,1 -88,-160 -102,-110 -100,-70,1 106,-70,1 106,-110 92,-160 74,-220,1'),
  ...FINGERS.map(([x, top, foot, half]) =>
    within(
      HAND,
      `${x - half},${top},1 ${x - half - 4},${(top + foot) / 2} ${x - half - 2},${foot} ${x},${foot + 8} ${x + half + 2},${foot} ${x + half + 4},${(top + foot) / 2} ${x + half},${top},1 ${x},${top - 44}`,
      cut(
        BONE,
        `${x - half - 8},${foot - 30},1 ${x - half - 4},${top} ${x - 4},${top - 40} ${x + 10},${top - 20} ${x + half - 12},${top + 30} ${x + half - 10},${foot - 34},1 ${x},${foot - 18}`,
      ),
    ),
  ),
  cut(
    NIGHT,
    limb('-52,-92,1 -54,-50,4 -54,-6,4'),
    limb('1,-102,1 1,-50,4 0,0,4'),
    limb('56,-96,1 58,-50,4 58,-2,4'),
  ),
];

/** The infant's head from the front: hair on end, ears, bare face. */
const face: readonly Layer[] = [
  cut(
    FUR,
    outline([
      ...shaggy('-96,60 -114,10 -116,-40 -96,-84 -56,-114 0,-126', 22, 0.4, 1.2),
      ...shaggy('0,-126 56,-114 96,-84 116,-40 114,10 96,60 60,96 0,110 -60,96 -96,60', 22, 0.4, 1.2),
    ]),
  ),
  cut(SKIN, disc(-106, -6, 20, 26), disc(108, -6, 20, 26)),
  cut(SHADE, disc(-108, -4, 10, 15), disc(110, -4, 10, 15)),
  cut(
    SKIN,
    '0,-58,1 -22,-78 -62,-76 -86,-40 -76,-2 -58,18 -68,44 -58,78 -28,96 0,98 28,96 58,78 68,44 58,18 76,-2 86,-40 62,-76 22,-78',
  ),
  cut(PALE, '-64,52 -50,24 -20,6 -10,-20 0,-26 10,-20 20,6 50,24 64,50 56,78 28,96 0,98 -28,96 -56,78'),
  // The eyes lie deep; lids soften them.
  cut(SHADE, twoDiscs(43, -22, 31, 29)),
  cut(NIGHT, '-72,-14,1 -60,-38 -28,-38 -14,-12,1 -28,6 -58,4', '72,-14,1 60,-38 28,-38 14,-12,1 28,6 58,4'),
  cut(AMBER, twoDiscs(43, -17, 19)),
  cut(NIGHT, twoDiscs(43, -17, 13)),
  cut('#fff', disc(-49, -22, 5), disc(37, -22, 5)),
  cut(
    SHADE,
    '-74,-14,1 -66,-50 -22,-50 -12,-12,1 -28,-32 -58,-32',
    '74,-14,1 66,-50 22,-50 12,-12,1 28,-32 58,-32',
  ),
  cut(NIGHT, '-3,42,1 -10,22 -36,16 -44,34 -28,48 -12,46', '3,42,1 10,22 36,16 44,34 28,48 12,46'),
  inked(NIGHT, 5, '-34,70 -16,76 16,76 34,70'),
];

/** The infant's trunk, its belly against the arm. */
const BACK = outline([
  [150, -560, 1],
  [240, -520],
  [290, -460, 1],
  ...shaggy('290,-460 322,-390 330,-310 318,-250 290,-200', 24, 0.6, 1.4),
  [250, -150],
  [150, -140],
  [82, -214, 1],
  [110, -420],
]);

/** The infant: it hugs the arm with hand and foot, its back to the light at the right, and looks at us. */
const infant: readonly Layer[] = [
  within(
    FUR,
    BACK,
    cut(SHADE, '100,-520,1 170,-480 220,-400 240,-310 266,-240 310,-190 310,-100,1 60,-100,1'),
  ),
  cut(
    '#f2ecd6',
    '290,-262,1 322,-262 338,-246,1 326,-234 338,-216,1 318,-212 316,-190,1 302,-192 288,-176,1 274,-192 270,-216 276,-240',
  ),
  // A foot that grips like a hand, its great toe apart; shin, knee and thigh.
  cut(
    SKIN,
    '60,-280,1 20,-282 -10,-296 -26,-290 -20,-274 0,-262 -40,-258 -66,-250 -68,-236 -52,-234 -26,-238,1 -56,-226 -74,-212 -68,-200 -52,-202 -20,-216,1 -44,-200 -58,-184 -50,-174 -34,-178 -6,-198,1 -24,-180 -30,-166 -20,-160 0,-170 40,-210 70,-240,1',
  ),
  within(
    FUR,
    outline([
      [28, -276, 1],
      [64, -322],
      [100, -366],
      [150, -384],
      [220, -346],
      [300, -300],
      [316, -230],
      [270, -186],
      [220, -210],
      [170, -240],
      [128, -256],
      [96, -230],
      ...shaggy('66,-196 46,-220 30,-250 28,-276', 20, 0.8, 1),
    ]),
    cut(LIT, '10,-300,1 64,-330 100,-390 220,-380 330,-300,1 240,-316 150,-350 110,-336 70,-290 40,-260,1'),
  ),
  // A hand in its father's hair, forearm, elbow and upper arm.
  cut(
    SKIN,
    '10,-520,1 -8,-546 -30,-566 -44,-562 -40,-546 -26,-528,1 -58,-546 -76,-548 -78,-534 -44,-512,1 -78,-520 -94,-514 -90,-502 -50,-492,1 -80,-490 -90,-480 -82,-470 -46,-472,1 -66,-464 -68,-452 -56,-450 -20,-456 20,-470,1',
  ),
  within(
    FUR,
    outline([
      [4, -522, 1],
      [44, -480],
      [90, -458],
      [150, -470],
      [200, -520],
      [270, -500],
      [280, -430],
      [230, -390],
      [150, -352],
      [80, -362],
      [30, -400],
      ...shaggy('-16,-440 -24,-470 -12,-500 4,-522', 20, 0.8, 1),
    ]),
    cut(LIT, '-10,-540,1 44,-484 90,-464 150,-476 180,-510,1 206,-476,1 150,-440 90,-430 34,-456 -4,-506,1'),
  ),
  moved({ x: 180, y: -600, scale: 1.05, turn: 7 }, ...face),
];

/** A father's arm on its knuckles at (0, 0), his shoulder and breast above it; his infant climbs it like a trunk. */
export const infantOnArm: readonly Layer[] = [
  ...fist,
  within(
    ARM,
    ARM_SHAPE,
    cut(
      SHEEN,
      '-340,-1060,1 -250,-960 -110,-780 -110,-560 -76,-340 -54,-130,1 -170,-130,1 -320,-560 -320,-900,1',
    ),
  ),
  ...infant,
];
