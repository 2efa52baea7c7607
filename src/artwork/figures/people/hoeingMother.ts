import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [SKIN, LIT, CLOTH, SUN, FOLD, BLOUSE, WHITE] = [
  '#4c2a28',
  '#b06c48',
  '#d4512a',
  '#ff9448',
  '#8c2c30',
  '#8494c4',
  '#f6f2e4',
];

/** The near arm, from the shoulder over the elbow to the wrist. */
const NEAR_ARM = limb('-30,-340,18 12,-364,16 58,-396,15 50,-430,12 26,-454,9');

/** Body, child and head, upright; the hips are on the origin's column. */
const upperBody: readonly Layer[] = [
  cut(BLOUSE, '-36,-234,1 -30,-300 -14,-350 14,-366 44,-350 50,-310 40,-270 36,-234,1'),
  cut(WHITE, '20,-364,1 44,-350 50,-310 40,-270 36,-234,1 16,-234,1 26,-300'),
  // The child in the cloth.
  cut('#3c2428', disc(-56, -342, 27, 25)),
  cut('#8c5440', '-36,-356,1 -30,-342 -36,-326 -48,-320,1 -44,-340'),
  cut('#f6d05c', '-84,-338,1 -82,-364 -56,-376 -34,-364 -30,-352,1 -56,-352'),
  cut(
    '#2c4a94',
    '-30,-322,1 -60,-330 -92,-306 -98,-262 -76,-226 -36,-222,1 -10,-240,1 36,-262,1 38,-284,1 0,-290',
  ),
  cut('#5c86d8', '-30,-322,1 -50,-326 -66,-318,1 -40,-300 -10,-262 34,-276,1 38,-284,1 0,-290'),
  inked(
    '#f6d05c',
    4,
    '-84,-296 -60,-270 -30,-252',
    '-94,-268 -66,-248 -44,-238',
    '-66,-312 -40,-286 -14,-272',
  ),
  // Neck and head: the profile in the sun, the scarf knotted behind.
  cut(
    SKIN,
    '2,-356,1 0,-384,1 -2,-420,1 48,-430,1 54,-424,1 56,-412 66,-402,1 57,-397,1 60,-391,1 56,-387 58,-382,1 52,-372 34,-374 30,-352,1',
  ),
  cut(
    LIT,
    '40,-428,1 54,-424,1 56,-412 66,-402,1 57,-397,1 60,-391,1 56,-387 58,-382,1 52,-372 38,-374,1 46,-392 40,-408',
  ),
  cut('#2c1820', '44,-410,1 54,-411,1 50,-406'),
  cut('#7c4634', '18,-410,1 28,-412 31,-400 24,-390,1 18,-394'),
  cut(
    FOLD,
    '-4,-396,1 -22,-420 -10,-450 20,-458 48,-444 58,-422,1 30,-424 10,-408 6,-388,1 -12,-376,1 -20,-366,1 -18,-384',
  ),
  cut(SUN, '14,-457,1 48,-444 58,-422,1 36,-426,1 34,-444'),
  cut(CLOTH, '-4,-396,1 -22,-420 -10,-450 16,-458,1 10,-430 -2,-410'),
];

/** A fist about the hoe's handle at (x, y): the fingers, lit from the right, and the thumb across. */
const fist = (x: number, y: number): Layer[] => [
  cut(
    SKIN,
    `${x - 13},${y + 6},1 ${x - 12},${y - 8} ${x - 4},${y - 15} ${x + 9},${y - 13} ${x + 15},${y - 2} ${x + 11},${y + 11} ${x - 2},${y + 14},1`,
  ),
  cut(
    LIT,
    `${x + 2},${y - 13},1 ${x + 11},${y - 11} ${x + 15},${y - 2} ${x + 11},${y + 10},1 ${x + 7},${y - 2}`,
  ),
  inked(SKIN, 2, `${x + 4},${y - 5} ${x + 14},${y - 4}`, `${x + 3},${y + 3} ${x + 13},${y + 4}`),
];

/**
 * A mother who swings her hoe up on a terrace, her child asleep in the cloth on her back. She faces right, the sun
 * before her, and leans back over the foot behind: 440 pixels high without the hoe; the front sole is on the origin's row, the other one a little up the slope.
 */
export const hoeingMother: readonly Layer[] = [
  // The far arm, and the hoe: its handle and the blade, turned forward.
  cut(SKIN, limb('2,-346,16 50,-396,14 76,-440,13 52,-476,11 18,-508,8')),
  cut(LIT, limb('50,-396,0 78,-440,5 58,-480,4 28,-506,0')),
  inked('#7c5238', 9, '36,-396 -12,-634'),
  inked('#e0ac78', 3, '39,-398 -9,-634'),
  cut('#2c3050', '-24,-650,1 4,-652,1 44,-648 82,-616,1 88,-600 74,-588,1 40,-610 4,-618,1 -18,-620,1'),
  cut('#6a7098', '-24,-650,1 4,-652,1 44,-648 82,-616,1 78,-612,1 42,-634 2,-640,1 -22,-640,1'),
  cut('#e8eef6', '82,-616,1 88,-600 74,-588,1 69,-592,1 79,-601 76,-612,1'),
  ...fist(14, -508),
  // Legs: the weight is on the one behind, the other reaches ahead on its heel.
  cut(SKIN, limb('30,-120,24 64,-70,17 82,-16,11'), '72,-22,1 94,-20,1 104,-10 126,-8 126,2,1 74,2,1'),
  cut(LIT, limb('56,-100,5 82,-66,6 92,-16,0'), '90,-20,1 104,-10 126,-8 126,0,1 104,-4'),
  cut(
    SKIN,
    limb('-40,-124,25 -34,-80,18 -52,-34,12'),
    '-64,-42,1 -40,-40,1 -30,-28 -8,-24 -8,-14,1 -64,-18,1',
  ),
  cut(LIT, limb('-22,-100,4 -18,-76,5 -42,-36,0')),
  // The skirt, wrapped; it pulls from the hip to the knee ahead.
  cut(
    CLOTH,
    '-60,-240,1 16,-240,1 44,-204 76,-150 92,-100 100,-62,1 40,-52 -30,-64 -84,-70,1 -92,-130 -84,-190',
  ),
  cut(SUN, '-2,-240,1 16,-240,1 44,-204 76,-150 92,-100 100,-62,1 70,-56,1 62,-110 34,-170'),
  cut(
    FOLD,
    '-60,-240,1 -40,-238,1 -58,-180 -60,-120 -52,-66,1 -84,-70,1 -92,-130 -84,-190',
    '-28,-230,1 10,-170 28,-110 28,-56,1 12,-57,1 6,-110 -16,-170',
  ),
  cut('#ffd88c', '-86,-90,1 -30,-84 40,-72 96,-80,1 99,-68,1 40,-60 -30,-72 -85,-78,1'),
  moved({ x: 10, y: -2, turn: -8 }, ...upperBody),
  // The near arm.
  cut(SKIN, NEAR_ARM),
  cut(LIT, limb('10,-352,0 44,-374,5 64,-402,5 56,-430,4 36,-450,0')),
  cut(BLOUSE, limb('-34,-334,21 -4,-356,20')),
  cut(WHITE, limb('-20,-324,7 10,-344,8')),
  ...fist(24, -458),
];
