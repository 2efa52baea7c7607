import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** What a kayaker wears, in the air or under water. */
export interface RollInks {
  skin: string;
  dark: string;
  vest: string;
  fold: string;
  sleeve: string;
  cuff: string;
  helmet: string;
  band: string;
  shaft: string;
  blade: string;
  spine: string;
  white: string;
}

/** A fist round an upright shaft, the arm to its right. */
const fist = ({ skin, dark }: RollInks): readonly Layer[] => [
  cut(skin, '-22,-24 -20,-34 0,-36 24,-30 32,0 24,30 0,36 -20,34 -26,24 -28,0'),
  cut(skin, disc(18, -26, 14), limb('20,-26,13 2,-36,11 -16,-40,9'), disc(-17, -40, 9)),
  inked(dark, 4, '-27,-14 -4,-13', '-28,3 -4,3', '-26,19 -4,18', '-20,-30 6,-26 16,-16'),
];

const breathing = (ink: RollInks): readonly Layer[] => [
  cut(ink.dark, limb('-22,-342,3 -8,-348,5 6,-342,3'), limb('26,-342,3 38,-348,5 48,-342,2')),
  cut(ink.white, disc(-6, -326, 10, 7), disc(36, -326, 8, 7)),
  cut(ink.dark, disc(-5, -326, 6), disc(37, -326, 5, 6)),
  cut(ink.white, '-12,-286,1 14,-282 42,-290,1 34,-268 12,-264 -4,-270'),
  inked(ink.dark, 4, '18,-326 28,-308 22,-300 12,-301'),
];

const holdingBreath = (ink: RollInks): readonly Layer[] => [
  cut(ink.skin, disc(-20, -287, 27, 22), disc(40, -288, 20, 20)),
  cut(ink.dark, limb('-24,-338,3 -8,-346,5 8,-336,3'), limb('26,-336,3 38,-346,5 50,-338,2')),
  inked(ink.dark, 4, '-18,-324 -6,-318 8,-324', '28,-324 38,-318 47,-324', '18,-326 28,-308 22,-300 12,-301'),
  inked(ink.dark, 4, '8,-278 20,-284 31,-279'),
];

/** From the waist up, facing us over the middle of a boat at 0,0: the paddle rises from there to the right. */
export const kayakerRolling = (ink: RollInks, under: boolean): readonly Layer[] => [
  // The sleeve of the raised arm.
  cut(
    ink.sleeve,
    '74,-250,1 112,-240 160,-214 190,-196,1 170,-226,1 206,-246,1 228,-204 238,-166 226,-142 200,-140 150,-154 96,-180,1',
  ),
  cut(ink.skin, '176,-218,1 150,-252,1 184,-268,1 202,-238,1'),
  cut(ink.cuff, '164,-222,1 200,-250,1 210,-238,1 174,-208,1'),
  // Neck and vest.
  cut(ink.dark, '-10,-280,1 46,-280,1 50,-236,1 20,-220 -14,-236,1'),
  within(
    ink.vest,
    '-66,-80,1 -62,-120 -72,-180 -64,-226 -30,-250 -16,-248,1 20,-212 52,-248,1 70,-254 104,-232 108,-180 94,-120 96,-80,1',
    cut(ink.fold, '-80,-118,1 20,-112 110,-122,1 110,-96,1 20,-86 -80,-92,1'),
    inked(ink.fold, 6, '18,-226 18,-60'),
  ),
  // Head.
  within(
    ink.skin,
    '-44,-380,1 -44,-310 -30,-270 6,-250 22,-250 46,-268 56,-310 56,-380,1',
    cut(ink.dark, '-60,-400,1 -22,-360,1 -26,-310 -10,-270 10,-240,1 -60,-240,1'),
  ),
  ...(under ? holdingBreath(ink) : breathing(ink)),
  cut(
    ink.helmet,
    '-40,-300,1 -56,-330 -58,-384 -20,-428 40,-424 66,-388 64,-350,1 30,-366 -10,-362 -24,-350,1 -26,-322',
  ),
  cut(
    ink.band,
    '-58,-372,1 -54,-396 -44,-406,1 0,-386 40,-386 66,-380,1 65,-364,1 30,-374 -10,-370 -40,-358',
  ),
  inked(ink.band, 6, '-24,-416 -27,-407', '4,-421 3,-408', '34,-417 34,-406'),
  inked(ink.band, 5, '-36,-306 -22,-270 4,-248'),
  // The spray deck closes the boat round the waist.
  cut(ink.sleeve, '-128,-70,1 -90,-84 -40,-96 60,-98 120,-86 156,-70,1 110,-54 20,-50 -80,-54'),
  // The paddle.
  inked(ink.shaft, 15, '0,0 216,-374'),
  cut(ink.blade, '190,-312,1 180,-360 202,-420 240,-446 268,-436 274,-400 252,-350 204,-306,1'),
  inked(ink.spine, 5, '204,-324 244,-408'),
  // The nearer arm crosses over.
  cut(
    ink.sleeve,
    '-30,-250,1 -66,-240 -88,-208 -124,-130 -128,-90 -108,-64 -70,-58 0,-62,1 -4,-100,1 -50,-106,1 -40,-140 -14,-192,1 -16,-226',
  ),
  cut(ink.skin, '-4,-98,1 40,-98,1 40,-64,1 -4,-64,1'),
  cut(ink.cuff, '-14,-104,1 2,-103,1 2,-60,1 -14,-59,1'),
  moved({ x: 46, y: -80, turn: 30, flip: true }, ...fist(ink)),
  moved({ x: 154, y: -266, turn: 30 }, ...fist(ink)),
];
