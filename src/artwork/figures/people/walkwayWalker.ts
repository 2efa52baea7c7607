import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { mirrored } from '../../drawing/mirrored.ts';

const [CLOTH, CLOTH_SHADE, SKIN, SKIN_SHADE, DARK] = ['#ff7a36', '#d2441e', '#a86444', '#743f2c', '#241c30'];
/** A right hand closed on a cable at (97, -196): its back, the fingers over the cable, the thumb within. */
const HAND = '86,-188,1 88,-202 98,-210 108,-204 110,-190 104,-182 92,-180,1';
const FINGERS = ['99,-207 108,-196 106,-184', '93,-206 102,-195 101,-182'];
const THUMB = '88,-199,5 92,-190,5 99,-187,4';

/** One who walks away from us over a hanging walkway, a hand closed on either cable, 318 pixels high; the soles on the origin's row, the light behind us on the left. */
export const walkwayWalker: readonly Layer[] = [
  // Its shadow on the boards, away from the light.
  cut('#7c3c2c', '6,2,1 30,-12 52,-14 54,-8 44,2,1'),
  // Legs: the right one bears, the left heel lifts.
  cut('#1d2a4c', '0,-160,1 48,-160,1 50,-120 42,-86 40,-50 36,-18,1 8,-18,1 8,-60 4,-100'),
  cut('#2f4478', '-50,-160,1 4,-160,1 2,-110 -8,-84 -10,-60 -10,-34,1 -36,-36,1 -42,-70 -50,-104'),
  cut('#5470a8', '-50,-160,1 -30,-160,1 -34,-110 -32,-80 -28,-36,1 -37,-36,1 -43,-70 -50,-104'),
  inked('#1d2a4c', 3, '-40,-84 -24,-78 -10,-82'),
  cut(
    DARK,
    '5,-24,1 38,-24,1 43,-6 42,2,1 2,2,1 2,-8',
    '-38,-42,1 -9,-40,1 -8,-16 -10,-6,1 -36,-6,1 -38,-18',
  ),
  cut('#f3e4c4', '-36,-12,1 -9,-12,1 -10,-2,1 -20,2 -34,-2,1'),
  // Arms out to the cables, the elbows hanging.
  cut(CLOTH_SHADE, '34,-250,1 56,-238 72,-206 98,-198,1 96,-178,1 72,-172 54,-186 36,-210'),
  cut(CLOTH, mirrored('34,-250,1 56,-238 72,-206 98,-198,1 96,-178,1 72,-172 54,-186 36,-210')),
  cut(CLOTH_SHADE, mirrored('94,-180,1 72,-172 54,-186 46,-198,1 62,-188 80,-186')),
  cut(SKIN_SHADE, HAND),
  cut(SKIN, mirrored(HAND)),
  inked('#4c261e', 2, ...FINGERS),
  inked(SKIN_SHADE, 2, ...FINGERS.map((finger) => mirrored(finger))),
  cut('#5c3226', limb(THUMB)),
  cut(SKIN_SHADE, limb(mirrored(THUMB))),
  // The jacket and the pack.
  cut(
    CLOTH_SHADE,
    '-50,-234 -32,-256 30,-256 50,-234 46,-190 52,-138,1 30,-130 0,-128 -30,-130 -52,-138,1 -46,-190',
  ),
  cut(CLOTH, '-50,-234 -32,-256 -6,-257,1 -8,-129,1 -30,-130 -52,-138,1 -46,-190'),
  cut('#1f5a5c', '-34,-246,1 -20,-258 22,-258 34,-246,1 38,-184 34,-160 0,-152 -34,-160 -38,-184'),
  cut('#35908a', '-34,-246,1 -20,-258 4,-258,1 8,-200 0,-153,1 -34,-160 -38,-184'),
  cut('#123c44', '-36,-206,1 0,-200 37,-206,1 37,-199,1 0,-193 -36,-199,1'),
  cut('#f3e4c4', '-5,-206,1 6,-206,1 6,-186,1 -5,-186,1'),
  cut('#8cc4b0', '-36,-264 30,-266 40,-256 32,-246 -34,-244 -44,-254'),
  cut('#5c9c90', disc(32, -256, 9, 10)),
  // The head turns to the right, to what it sees on the mist.
  cut(
    SKIN_SHADE,
    '-14,-250,1 -18,-290,1 24,-292,1 25,-281,1 34,-272 35,-269 28,-267,1 29,-260 25,-252 14,-250 10,-244,1',
  ),
  cut(SKIN, '-14,-250,1 -18,-290,1 2,-290,1 6,-268 -2,-250,1'),
  cut(DARK, '-18,-290,1 4,-290,1 2,-276 -4,-264 -16,-256,1 -22,-272'),
  cut(SKIN, disc(3, -270, 5, 7)),
  inked(DARK, 2, '18,-277 23,-278', '22,-260 28,-261'),
  cut(
    '#cdb98e',
    '-26,-284,1 -26,-308 -8,-318 14,-316 28,-302 29,-286,1 46,-280 44,-276,1 16,-282 -10,-278 -34,-274,1 -36,-280',
  ),
  cut('#fff6dc', '-26,-284,1 -26,-308 -8,-318 2,-318,1 10,-300 6,-281,1 -10,-278 -34,-274,1 -36,-280'),
];

/** The shadow of one who holds on to two cables: 300 pixels high, the soles on the origin's row. */
export const walkwayShade = (colour: string): Layer =>
  cut(
    colour,
    '-34,0,1 -44,-130 -40,-206,1 -62,-178 -78,-190,1 -92,-206 -78,-222,1 -66,-214,1 -48,-244 -16,-258,1 -26,-276 -42,-278,1 -28,-288,1 -24,-308 0,-316 24,-308 28,-288,1 42,-278,1 26,-276 16,-258,1 48,-244 66,-214,1 78,-222,1 92,-206 78,-190,1 62,-178 40,-206,1 44,-130 34,0,1 9,0,1 0,-120,1 -9,0,1',
  );
