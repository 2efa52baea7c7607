import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** What those wear who stand against a low sun at the right: what is in shade, cloth and skin, each also in the light. */
export interface Backlit {
  ink: string;
  rim: string;
  skin: string;
  shirt: readonly [shade: string, lit: string];
  pack: readonly [shade: string, lit: string];
}

const GUIDE_LEGS = [
  limb('-17,-180,26 -27,-98,21 -28,-50,18 -26,-14,12'),
  '-46,-22,1 -12,-22,1 -6,-4 -6,1,1 -50,1,1 -50,-8',
  limb('14,-180,27 42,-104,22 40,-56,19 42,-14,12'),
  '26,-22,1 58,-22,1 76,-8 78,0,1 26,0,1',
];
const GUIDE_SHIRT =
  '-14,-304,1 -38,-298 -62,-280 -90,-240 -92,-226 -80,-214,1 -66,-224 -48,-250,1 -42,-216 -42,-164,1 0,-156 42,-162,1 42,-210 46,-256,1 70,-270 108,-280,1 106,-304,1 70,-304 40,-300 14,-306,1';
const GUIDE_SKIN = [
  limb('-76,-240,12 -80,-218,12 -62,-196,10 -40,-182,8'),
  limb('104,-292,11 140,-302,9 166,-312,7'),
  '160,-320,1 176,-330 190,-330 220,-342,1 224,-336 196,-322,1 194,-312 178,-302 166,-304,1',
  '24,-312,1 -6,-306 -18,-326 -20,-352 0,-366 26,-362,1 32,-346 30,-342,1 40,-330,1 32,-327,1 33,-320 30,-312 22,-308 20,-296,1 -12,-296,1 -12,-316',
];
const GUIDE_HAT = [
  '-44,-350,1 -12,-362 30,-358 56,-342,1 26,-348 -12,-350',
  '-26,-354,1 -22,-380 -10,-390 4,-384 18,-388 28,-376 32,-352,1 0,-358',
];
const GUIDE = [...GUIDE_LEGS, GUIDE_SHIRT, ...GUIDE_SKIN, ...GUIDE_HAT];

/** A guide in a brimmed hat, a hand on the hip, who points out over the plain: 395 high, the soles at the origin. */
const guide = ({ ink, rim, skin, shirt }: Backlit): readonly Layer[] => [
  moved({ x: 4, y: -3, fill: rim }, cut({}, ...GUIDE)),
  cut(ink, ...GUIDE_LEGS),
  cut(skin, ...GUIDE_SKIN),
  within(
    shirt[0],
    GUIDE_SHIRT,
    cut(
      shirt[1],
      '24,-312,1 34,-270 28,-220 32,-150,1 60,-150,1 60,-264,1 120,-276,1 120,-292,1 60,-290 40,-300,1',
    ),
  ),
  cut(ink, ...GUIDE_HAT, limb('-42,-167,8 0,-158,9 42,-165,8')),
];

const HIKER_LEGS = [
  limb('-15,-170,24 -38,-98,20 -36,-54,17 -32,-14,11'),
  '-50,-22,1 -18,-22,1 -4,-6 -4,1,1 -52,1,1',
  limb('12,-170,26 20,-92,20 18,-50,17 16,-14,12'),
  '0,-22,1 32,-22,1 48,-6 48,0,1 0,0,1',
];
/** One arm shades the eyes, the other hangs to a pole. */
const HIKER_JACKET =
  '-8,-286,1 -34,-278 -54,-240 -66,-190,1 -46,-184,1 -36,-220,1 -38,-154,1 0,-146 38,-152,1 40,-236,1 62,-242 92,-252 90,-268 70,-290,1 56,-280,1 62,-266 44,-268 34,-278 16,-288,1';
const HIKER_SKIN = [
  limb('66,-284,9 52,-304,8 36,-318,6'),
  disc(-58, -180, 10, 11),
  '20,-294,1 -8,-290 -20,-308 -20,-334 0,-348 24,-342,1 29,-328 27,-324,1 36,-313,1 29,-310,1 30,-302 26,-295 18,-290 16,-278,1 -10,-278,1 -10,-298',
];
const HAIR = [
  '27,-338,1 10,-356 -20,-350 -32,-320 -20,-296,1 -8,-304 -2,-322 8,-334',
  limb('-26,-330,9 -46,-316,11 -52,-286,0'),
];
const PACK = '-50,-282,1 -24,-296 8,-294 20,-270 20,-196 10,-176,1 -28,-172 -50,-182,1 -62,-230';
const HIKER = [...HIKER_LEGS, HIKER_JACKET, ...HIKER_SKIN, ...HAIR, PACK];

/** A hiker with a pack, a hand over her eyes, who looks where the guide points: 355 high. */
const hiker = ({ ink, rim, skin, shirt, pack }: Backlit): readonly Layer[] => [
  moved({ x: 4, y: -3, fill: rim }, cut({}, ...HIKER)),
  inked(ink, 6, '-56,-190 -72,4'),
  cut(ink, ...HIKER_LEGS),
  cut(skin, ...HIKER_SKIN),
  within(
    shirt[0],
    HIKER_JACKET,
    cut(shirt[1], '26,-290,1 32,-240 26,-140,1 60,-140,1 60,-246,1 100,-254,1 100,-262,1 60,-258 44,-270'),
  ),
  cut(ink, ...HAIR),
  within(
    pack[0],
    PACK,
    cut(pack[1], '0,-300,1 6,-260 2,-200 -6,-165,1 40,-165,1 40,-300,1'),
    cut(ink, limb('-64,-246,3 -20,-238,4 24,-246,3')),
  ),
];

/** A guide and a hiker at the edge of a drop, the light before them at the right, 480 wide, the guide at the origin. */
export const guideAndHiker = (inks: Backlit): readonly Layer[] => [
  ...guide(inks),
  moved({ x: -196, y: 4 }, ...hiker(inks)),
];
