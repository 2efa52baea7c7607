import { fill, type Part } from '../../drawing/figure.ts';
import type { Placed } from '../../drawing/placed.ts';
import type { Tone } from '../../light/light.ts';

/**
 * Busts are drawn at 1000 units a metre, cut off at the breast; 0 is the lower edge of the picture. Skin is the lit tone
 * and its shadow the pale one; the coat of each person gives both. Light comes from the left.
 */
const HEAD = '0,-566 80,-552 106,-472 98,-392 64,-322 0,-290 -64,-322 -98,-392 -106,-472 -80,-552';
const SHADED_CHEEK =
  '40,-562 82,-550 106,-472 98,-392 64,-322 4,-291 54,-340 60,-392 74,-436 66,-480 60,-530';

/** A round spot, as a row for any hand. */
export const spot = (x: number, y: number, rx: number, ry = rx): string =>
  `${x - rx},${y - ry} ${x + rx},${y - ry} ${x + rx},${y + ry} ${x - rx},${y + ry}`;

/** A neck and a head with its ears, seen from the front. */
export const head = (at: Placed): Part[] => [
  fill('lit', at('-60,-216 -58,-340 58,-340 60,-216 0,-186')),
  fill('pale', at('-58,-330 58,-340 60,-216 26,-226 22,-276 -20,-294')),
  fill('lit', at(spot(-104, -430, 17, 28)), at(spot(104, -430, 17, 28)), at(HEAD)),
  fill('pale', at(SHADED_CHEEK), at(spot(106, -430, 12, 22))),
];

/** Brows, eyes (in the hair's tone, unless that is grey) and nose, looking a little to the right, as somebody does who meets an eye. */
export const eyes = (at: Placed, tone: Tone = 'dark'): Part[] => [
  fill(tone, at.limb('-68,-470,2 -42,-482,6 -14,-472,2'), at.limb('28,-472,2 54,-482,6 80,-470,2')),
  fill(tone, at(spot(-38, -442, 12, 10)), at(spot(52, -442, 12, 10))),
  fill('pale', at.limb('10,-436,2 24,-398,7 2,-386,2')),
];

/** A mouth that smiles, closed; or laughs, with the teeth showing in the accent. */
export const smile = (at: Placed): Part[] => [fill('dark', at.limb('-30,-354,1 6,-336,5 42,-354,1'))];
export const laugh = (at: Placed): Part[] => [
  fill('dark', at('-36,-362,1 6,-352 48,-362,1 36,-326 6,-316 -24,-326')),
  fill('accent', at('-28,-358,1 6,-350 40,-358,1 32,-344 6,-340 -20,-344')),
];
