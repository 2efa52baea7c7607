import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, spots, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
import { points } from '../../drawing/points.ts';

const [GOLD, DEEP, LIGHT, RUST] = ['#ee8a26', '#d06a20', '#ffce6e', '#a8481e'];
/** Black hair: what is far, the leg, the arm before it, and where it is wet in the light. */
const [FAR, LEG, BLACK, SHEEN] = ['#0f1326', '#242c4e', '#14182c', '#4a5f88'];
const [FACE, BRIDGE, EYE] = ['#36425e', '#7c90b8', '#d0742c'];

/** Fingers, toes and bent knees: limbs that are round at both ends. */
const rounded = (rows: string): string =>
  rows
    .split(';')
    .map((row) => {
      const joints = points(row);
      const [from, to] = [joints[0]!, joints.at(-1)!];
      return limb(row) + disc(from[0], from[1], from[2]) + disc(to[0], to[1], to[2]);
    })
    .join('');

/** A bamboo shoot in its sheaths, its peeled tip at (-158, -294). */
const shoot: readonly Layer[] = [
  cut(
    '#d8e488',
    '-168,-298,1 -156,-294,1 -154,-244 -168,-180 -188,-104,1 -208,-92 -228,-106,1 -222,-180 -198,-250 -178,-284',
  ),
  cut('#a4b860', '-196,-140,1 -166,-200 -154,-250 -156,-294,1 -164,-240 -182,-180'),
  cut('#8a5c34', '-222,-160,1 -200,-150 -180,-136,1 -188,-104,1 -208,-92 -229,-106,1'),
];

/** A golden monkey that sits on a stem and eats a bamboo shoot, facing left; the seat is the origin, the crown 410 above it, the light behind on the right. */
export const goldenMonkeyEating: readonly Layer[] = [
  // The tail hangs; the far arm, leg and foot.
  cut(BLACK, limb('70,-20,26 130,40,22 142,130,19 118,220,18 122,290,19 150,330,8')),
  cut(RUST, limb('60,-40,28 112,10,24 138,80,17 140,130,0')),
  cut(SHEEN, limb('112,14,0 148,70,4 154,130,5 132,220,5 136,290,0')),
  cut(FAR, limb('-40,-240,26 -98,-172,22 -150,-150,16 -196,-140,13')),
  cut(FAR, limb('0,-60,40 -116,-120,27 -140,-64,19 -146,-8,14')),
  cut(FAR, rounded('-140,-8,15 -172,-8,11 -186,8,8; -144,-4,12 -164,12,9 -168,28,7')),
  // Trunk: the rounded back in the light, the belly in shade.
  within(
    GOLD,
    '-20,-318,1 40,-296 96,-236 128,-150 134,-60 112,6 70,26 -30,20,1 -70,-60 -88,-130 -96,-220 -80,-270,1',
    cut(RUST, '-110,-280,1 -60,-240 -30,-180 -20,-100 20,-40 20,30,1 -120,30,1'),
    cut(DEEP, '10,-270,1 50,-200 64,-120 50,-40 20,30,1 80,30,1 108,-50 98,-150 60,-230'),
    cut(LIGHT, '-10,-330,1 60,-280 106,-190 120,-110 114,-30 90,24,1 160,20,1 160,-240 60,-330,1'),
  ),
  // The near leg: the haunch sits on the stem, the shin stands before it, the toes close on the stem.
  cut(
    LEG,
    '60,-128 100,-70 104,-16 76,22 20,28 -40,14,1 -50,-30 -74,-80 -122,-96 -124,-140 -84,-166 -10,-160',
  ),
  cut(LEG, limb('-96,-132,32 -92,-84,25 -82,-14,16')),
  cut(BLACK, '-62,-92,1 -36,-64 -24,-20 -30,18,1 -48,10,1 -58,-16 -64,-50'),
  cut(SHEEN, '-124,-128,1 -120,-92 -112,-66 -100,-14,1 -106,-66 -116,-100'),
  cut(SHEEN, '-40,-166,1 20,-154 76,-112 102,-60 102,-20,1 92,-66 62,-110 10,-142'),
  cut(
    LEG,
    rounded(
      '-82,-20,17 -110,-10,13 -132,-2,10 -144,12,8; -82,-14,16 -104,4,11 -118,22,9 -119,34,7; -78,-12,16 -88,10,11 -95,30,9 -94,42,7; -74,-16,14 -62,2,10 -60,18,8',
    ),
  ),
  ...shoot,
  // The far hand holds it from behind, below.
  cut(
    FAR,
    rounded(
      '-224,-148,8 -206,-140,8 -190,-142,7; -226,-131,8 -208,-123,8 -194,-125,7; -226,-114,7 -212,-107,7 -200,-108,6',
    ),
  ),
  // The near arm: its elbow rests on the knee, its hand closes on the shoot.
  cut(BLACK, '-78,-232 -50,-262 0,-284 26,-250 22,-206 0,-162 -40,-118 -70,-112,1 -96,-140 -92,-196'),
  cut(BLACK, limb('-58,-140,30 -92,-166,25 -132,-196,17 -150,-202,21')),
  cut(
    BLACK,
    rounded(
      '-148,-222,9 -182,-234,9 -208,-226,8; -146,-207,9 -184,-216,9 -213,-208,8; -146,-192,9 -186,-198,9 -214,-190,8; -146,-178,8 -184,-180,8 -208,-173,7; -146,-216,11 -150,-240,10 -162,-258,8',
    ),
  ),
  inked(
    SHEEN,
    3,
    '-204,-217 -182,-225 -162,-218',
    '-208,-199 -184,-207 -162,-202',
    '-208,-182 -184,-190 -162,-186',
  ),
  cut(SHEEN, '10,-274,1 12,-222 -6,-166 -44,-118,1 -22,-128 8,-166 26,-212 22,-256'),
  cut(SHEEN, '-66,-112,1 -96,-138 -126,-176,1 -90,-150'),
  // Head: cheeks of gold, a dark face, a black cap.
  cut(
    GOLD,
    '-112,-352,1 -60,-384 -6,-370 24,-320 28,-280 20,-238,1 -4,-252 -16,-222,1 -38,-242 -60,-222,1 -84,-246 -112,-262',
  ),
  cut(LIGHT, '-4,-350,1 24,-320 28,-280 20,-238,1 6,-250 12,-290'),
  cut(RUST, '-112,-266,1 -84,-246 -60,-222,1 -44,-236 -66,-258 -90,-274'),
  cut(
    FACE,
    '-106,-368,1 -120,-356 -122,-342,1 -128,-326 -142,-314 -156,-300 -158,-282 -140,-270 -112,-268,1 -90,-284 -76,-316 -84,-352',
  ),
  cut(BRIDGE, '-120,-344,1 -128,-326 -142,-314 -157,-298,1 -140,-306 -124,-318'),
  cut(
    BLACK,
    '-126,-346,1 -124,-370 -104,-392 -56,-402 -8,-388 20,-346 24,-310,1 6,-338 -30,-362 -60,-356 -86,-346 -112,-345,1',
    '-156,-284,1 -130,-286,1 -140,-279 -154,-278',
    disc(-150, -301, 4, 3),
  ),
  cut(SHEEN, '-44,-401,1 -8,-388 20,-346 24,-310,1 8,-348 -16,-380'),
  cut(BLACK, disc(-104, -336, 16, 13), disc(-14, -322, 15, 19)),
  cut(EYE, disc(-108, -336, 9, 9)),
  cut(BLACK, disc(-110, -336, 5, 6)),
  cut('#fff2d4', disc(-108, -340, 2)),
  cut(FACE, disc(-16, -322, 8, 11)),
  // Drops on the wet back.
  inked(
    '#ffffff',
    3,
    '70,-296 76,-306',
    '84,-286 94,-292',
    '110,-244 120,-254',
    '122,-226 134,-230',
    '-30,-412 -34,-422',
    '-14,-410 -8,-420',
  ),
];

/** Head of one that waits, seen from the front, its chin drawn in: the middle of its face at (x, y). */
function waitingHead(gold: string, dark: string, pale: string, x: number, y: number, turn: number): Layer[] {
  const at = placed({ x, y, turn });
  return [
    cut(gold, at('-44,2 -48,-26 -28,-50 0,-54 28,-50 48,-26 44,2 30,24 0,36 -30,24')),
    cut(dark, at('-38,-22,1 -32,-48 0,-64 32,-48 38,-22,1 16,-34 0,-24,1 -16,-34')),
    cut(dark, at('-20,-22 0,-14 20,-22 26,-4 16,18 0,28 -16,18 -26,-4')),
    cut(pale, at('0,0 12,4 14,16 0,22 -14,16 -12,4')),
    inked(pale, 3, at('-18,-8 -12,-4 -6,-7'), at('6,-7 12,-4 18,-8')),
    inked(dark, 3, at('-5,14 0,16 5,14')),
  ];
}

/** Two golden monkeys that wait out the rain, one in the arm of the other, eyes shut; the seat is the origin, 220 high. */
export const goldenMonkeysHuddled = (
  gold: string,
  light: string,
  dark: string,
  pale: string,
): readonly Layer[] => [
  cut(dark, limb('-60,-10,14 -74,80,12 -62,160,11 -70,220,5'), limb('56,-10,12 74,60,11 70,130,9 86,180,4')),
  // The larger one, then the smaller that leans on it.
  cut(gold, '-104,10 -112,-70 -88,-148 -44,-170 0,-150 20,-70 10,16'),
  cut(dark, '-104,-20 -96,-110 -76,-140 -58,-110 -66,-60 -74,0'),
  ...waitingHead(gold, dark, pale, -38, -168, 12),
  cut(gold, '-16,10 -14,-60 10,-120 50,-136 88,-110 100,-50 92,14'),
  cut(light, '60,-134 90,-108 102,-50 94,12,1 82,8,1 84,-60 74,-104'),
  ...waitingHead(gold, dark, pale, 36, -122, -16),
  // The arm around it, their knees, and their feet on the branch.
  cut(dark, rounded('90,-88,9 66,-70,11 26,-62,13 -20,-74,16 -52,-112,18')),
  cut(
    dark,
    rounded(
      '-84,-20,20 -66,-44,20 -54,2,12; -26,-36,18 -20,2,12; 30,-30,16 30,4,11; 76,-24,15 68,-36,15 66,4,10',
    ),
  ),
  cut(dark, ...spots('-58,8 -24,8 26,9 62,9', 19, 10)),
];
