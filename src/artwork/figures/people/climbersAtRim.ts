import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [BOOT, GLOVE, POLE, SKIN, SKIN_LIT] = ['#3a2038', '#2a2350', '#3c2c58', '#6a3a30', '#d8845c'];

/** Trousers, jacket, pack and cap, each in shade and in light. */
type Dress = readonly [string, string, string, string, string, string, string, string];

/** From the boots to the pack, from behind, 300 pixels high: the hip is over the right leg, the left knee gives. */
const body = ([trousers, trousersLit, jacket, jacketLit, pack, packLit]: Dress): readonly Layer[] => [
  cut(
    BOOT,
    '10,-18,1 36,-18,1 40,2,1 36,6 12,6,1 8,-4',
    '-46,-20,1 -22,-18,1 -22,0 -32,8 -58,8,1 -60,0 -48,-8',
  ),
  cut(
    trousers,
    limb('22,-150,25 25,-82,18 24,-12,13'),
    limb('-12,-146,25 -30,-84,17 -34,-14,12'),
    '-34,-168,1 46,-166,1 48,-136 20,-116 4,-108,1 -20,-120 -36,-136',
  ),
  cut(trousersLit, limb('36,-156,12 36,-82,7 32,-12,5'), limb('-4,-126,7 -20,-84,6 -26,-16,4')),
  cut(
    jacket,
    '-20,-256,1 18,-252,1 44,-240 52,-212 46,-176 52,-142,1 8,-132 -42,-146,1 -36,-184 -48,-216 -44,-246',
  ),
  cut(jacketLit, '18,-252,1 44,-240 52,-212 46,-176 52,-142,1 30,-136,1 34,-180 30,-222'),
  // The pack, a mat rolled on it.
  cut(
    pack,
    '-26,-254,1 28,-250,1 36,-206 34,-162 8,-154 -24,-160 -34,-208',
    '-34,-268,1 34,-262,1 38,-252 32,-242,1 -32,-248,1 -40,-256',
  ),
  cut(
    packLit,
    '10,-240,1 30,-240,1 36,-206 34,-162 14,-156,1 22,-200',
    '6,-264,1 34,-262,1 38,-252 32,-242,1 8,-244,1 14,-254',
  ),
  inked('#2a1c40', 2, '-32,-228 34,-222', '-4,-248 -2,-158'),
];

/** A head from behind that is turned to the left: the cheek, the nose and an ear below the cap; the neck at (0, -262). */
const head = ([, , , , , , cap, capLit]: Dress): readonly Layer[] => [
  cut(SKIN, '-10,-256,1 12,-254,1 14,-282,1 -14,-284,1'),
  cut(SKIN, '-18,-300,1 -23,-292 -27,-284,1 -22,-281 -22,-274 -14,-267 4,-266 14,-276 14,-300,1'),
  cut(SKIN_LIT, disc(7, -284, 4, 6), limb('10,-276,1 9,-264,3 9,-254,3')),
  cut(cap, '-22,-296,1 -22,-318 -2,-328 18,-318 20,-288,1 4,-290 -12,-300'),
  cut(capLit, '2,-326,1 18,-318 20,-288,1 8,-289,1 13,-306'),
];

/** A jacket's sleeve through its shoulder, elbow and wrist, with light along its right or upper side. */
const sleeve = (
  shade: string,
  lit: string,
  [x, y]: readonly [number, number],
  way: string,
  light: string,
): Layer[] => [cut(shade, disc(x, y, 17), limb(way)), cut(lit, limb(light))];

const GUIDE: Dress = ['#2c2c5c', '#6a5c8c', '#d87c28', '#ffc25a', '#7a2c4c', '#d8606c', '#1f5c6c', '#6cc4bc'];
const GUEST: Dress = ['#6a3a5c', '#c87a6a', '#a82c34', '#ff6a48', '#34448c', '#98a0d4', '#d89028', '#ffd468'];

/** Two climbers on the crater's rim from behind, the sun at their backs: the guide shows the way of the shadow, a guest rests on two poles. */
export const climbersAtRim: readonly Layer[] = [
  moved(
    { x: -66, y: 0, scale: 0.78 },
    // His arm follows the shadow to its tip; the other holds a pole.
    ...sleeve(
      GUIDE[2],
      GUIDE[3],
      [-38, -232],
      '-36,-234,17 -72,-262,14 -112,-288,10',
      '-40,-246,4 -74,-274,4 -112,-296,3',
    ),
    cut(
      SKIN,
      limb('-110,-286,7 -122,-296,8 -130,-301,6'),
      limb('-126,-302,3 -150,-314,2'),
      limb('-120,-291,3 -128,-288,3'),
    ),
    cut(SKIN_LIT, limb('-112,-295,2 -126,-305,3 -150,-316,1')),
    ...body(GUIDE),
    ...sleeve(
      GUIDE[2],
      GUIDE[3],
      [40, -232],
      '40,-234,16 64,-188,14 66,-146,10',
      '48,-238,7 74,-190,7 73,-148,5',
    ),
    cut(GLOVE, limb('64,-150,9 66,-136,9')),
    inked(POLE, 4, '66,-152 74,6'),
    ...head(GUIDE),
  ),
  moved(
    { x: 62, y: 8, scale: 0.74 },
    inked(POLE, 4, '-74,-172 -88,6', '78,-166 96,8'),
    ...sleeve(
      GUEST[2],
      GUEST[3],
      [-38, -232],
      '-38,-234,16 -64,-198,14 -72,-164,10',
      '-30,-222,5 -54,-192,5 -64,-164,3',
    ),
    cut(GLOVE, limb('-72,-168,9 -75,-154,9')),
    ...body(GUEST),
    ...sleeve(
      GUEST[2],
      GUEST[3],
      [42, -232],
      '42,-234,16 72,-196,14 78,-160,10',
      '50,-240,7 82,-198,7 86,-160,4',
    ),
    cut(GLOVE, limb('78,-164,9 79,-150,9')),
    ...head(GUEST),
  ),
];
