import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** The inks of a man in kanzu and kofia: cloth in the sun and in shade, its folds, skin in shade and in the sun, the cap. */
export interface Robe {
  cloth: string;
  shade: string;
  skin: string;
  lit: string;
  cap: string;
}

/** His body on a bench, in profile to the right: 200 units are a metre, the origin is on the ground below the seat. */
const seated = ({ cloth, shade, skin, lit }: Robe): readonly Layer[] => [
  // Feet in sandals.
  cut(skin, '64,-22,1 86,-22,1 100,-8 118,-2 116,2,1 64,2,1'),
  cut(lit, '84,-20,1 100,-8 118,-2 116,0,1 96,-2'),
  cut(
    cloth,
    '-13,-212,1 -36,-198 -44,-150 -38,-88,1 30,-82 50,-70 50,-40 40,-12,1 112,-10,1 106,-54 108,-92 90,-110 50,-112 30,-120,1 36,-150 36,-186 9,-212,1',
  ),
  cut(
    shade,
    '-13,-212,1 -36,-198 -44,-150 -38,-88,1 30,-82 50,-70 50,-40 40,-12,1 72,-12,1 76,-56 74,-82 40,-94 -4,-98,1 4,-150 -6,-196,1',
    '32,-120,1 20,-132 8,-130,1 18,-116',
  ),
];

/** His head in profile: the cap, a beard when there is a colour for it. */
const profile = ({ skin, lit, cap, shade }: Robe, beard = ''): readonly Layer[] => [
  cut(
    skin,
    '-13,-206,1 -13,-226 -25,-240 -24,-266,1 22,-268,1 25,-254,1 32,-243 26,-240,1 28,-232 24,-225 4,-224 8,-206,1',
  ),
  cut(lit, '13,-267,1 22,-268,1 25,-254,1 32,-243 26,-240,1 28,-232 24,-225 12,-223,1 18,-236 14,-250'),
  ...(beard === '' ? [] : [cut(beard, '-2,-240,1 8,-233 27,-235,1 30,-220 16,-204 0,-222')]),
  cut(cap, '-27,-260,1 -25,-283,1 -2,-288 20,-283,1 24,-264,1'),
  cut(shade, '-27,-260,1 -25,-283,1 -2,-286,1 -6,-262,1'),
];

const sleeve = (cloth: string, lit: string, arm: string, hand: string): Layer[] => [
  cut(cloth, limb(arm)),
  cut(lit, limb(hand)),
];

/** A small cup of coffee at (x, y). */
const cup = (x: number, y: number) =>
  cut('#fff6e0', `${x - 7},${y - 10},1 ${x + 7},${y - 10},1 ${x + 4},${y + 4},1 ${x - 4},${y + 4},1`);

/** He lifts his cup. */
export const drinker = (robe: Robe): readonly Layer[] => [
  ...seated(robe),
  ...profile(robe),
  cup(43, -226),
  ...sleeve(
    robe.cloth,
    robe.lit,
    '-6,-190,17 -2,-138,17 46,-138,13 48,-178,9',
    '47,-172,8 50,-206,7 46,-220,5',
  ),
  cut(robe.lit, limb('50,-212,4 44,-222,4 34,-224,2'), limb('52,-204,4 46,-213,4 36,-216,2')),
  cut(robe.shade, limb('-18,-186,5 -12,-136,6 22,-126,4')),
];

/** An old man, both hands on his stick. */
export const elder = (robe: Robe): readonly Layer[] => [
  ...seated(robe),
  ...profile(robe, '#f4ece4'),
  ...sleeve(robe.cloth, robe.lit, '-8,-190,17 -2,-146,17 60,-136,12', '60,-138,8 106,-140,7'),
  cut(robe.shade, limb('-20,-186,5 -14,-136,7 46,-124,3')),
  cut('#5c2a24', limb('108,-152,4 116,-70,3 122,0,3'), disc(108, -154, 7)),
];

/** He tells a story: a hand is open before him. */
export const teller = (robe: Robe): readonly Layer[] => [
  ...seated(robe),
  ...profile(robe),
  ...sleeve(robe.cloth, robe.lit, '-6,-190,17 6,-146,17 60,-164,11', '58,-166,7 84,-178,6'),
  cut(robe.lit, limb('80,-176,5 100,-192,3'), limb('82,-176,5 106,-182,3'), limb('82,-174,4 102,-172,3')),
  cut(robe.shade, limb('-18,-186,5 -10,-138,7 34,-142,3')),
];
