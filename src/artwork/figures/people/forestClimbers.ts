import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** What one who climbs in the forest wears: jacket, its edge in the light, trousers, pack, and skin. */
export interface ClimberInks {
  jacket: string;
  rim: string;
  legs: string;
  pack: string;
  head: string;
}

const HATS = {
  brim: '0,-178,1 14,-180 16,-194 30,-194 38,-180 56,-174,1 30,-173',
  cap: '12,-176,1 13,-190 26,-194 38,-182 54,-177,1 36,-174',
  hood: '8,-156,1 6,-186 28,-200 40,-182,1 28,-184 24,-166 28,-152,1',
};

/**
 * One who climbs to the right, a pack on the back and the light ahead; 100 units are a metre.
 * @param arm with a stick, or with a hand on the knee that rises
 */
export const climber = (
  { jacket, rim, legs, pack, head }: ClimberInks,
  hat: keyof typeof HATS,
  arm: 'stick' | 'knee',
): readonly Layer[] => {
  const arms = {
    stick: ['18,-146,9 38,-120,8 60,-120,5', '28,-142,2 42,-126,2 60,-124,2'],
    knee: ['14,-146,9 10,-112,8 30,-82,5', '24,-138,2 20,-112,2 32,-86,2'],
  }[arm];
  return [
    ...(arm === 'stick' ? [inked(rim, 3, '58,-134 70,-26')] : []),
    cut(legs, limb('-2,-94,13 -12,-50,10 -32,-8,7'), '-44,-12,1 -26,-10,1 -18,0,1 -44,2,1'),
    cut(pack, '-32,-152,1 -14,-164 6,-156,1 -2,-104,1 -28,-98 -38,-116'),
    cut(legs, limb('2,-96,14 32,-72,12 24,-30,8'), '14,-32,1 32,-32,1 46,-22,1 12,-20,1'),
    cut(rim, limb('14,-98,2 42,-76,3 33,-40,1')),
    cut(jacket, '-8,-150,1 4,-160 24,-156 34,-142 28,-112 20,-84,1 -14,-86,1 -10,-120'),
    cut(rim, '14,-159,1 28,-155 36,-141 30,-112,1 26,-140,1'),
    cut(jacket, limb(arms[0]!)),
    cut(rim, limb(arms[1]!)),
    cut(head, limb('16,-154,6 22,-164,7'), disc(26, -172, 12, 14)),
    cut(rim, '37,-174,1 41,-168,1 37,-158,1 32,-157,1 35,-166'),
    cut(pack, HATS[hat]),
  ];
};

/** The tracker in front, from behind: one arm holds the leaves away, the other a bush knife; he stands against the light. */
export const trackerParting: readonly Layer[] = [
  cut(
    '#0a2628',
    limb('-8,-96,13 -16,-52,10 -30,-6,7'),
    '-44,-12,1 -24,-10,1 -16,0,1 -44,1,1',
    limb('8,-96,13 26,-62,11 20,-22,8'),
    '10,-26,1 30,-24,1 38,-14,1 10,-14,1',
    '-20,-150,1 0,-160 18,-158 32,-146 28,-112 22,-86,1 -22,-86,1 -20,-120',
    limb('24,-148,9 50,-172,7 74,-206,5'),
    limb('-16,-146,9 -34,-120,7 -30,-92,5'),
    limb('4,-154,7 8,-164,7'),
    disc(10, -174, 12, 14),
    '-14,-176,1 0,-180 2,-192 16,-194 24,-182 40,-178,1 20,-174',
    limb('-34,-94,3 -44,-70,4 -62,-44,5 -66,-36,0'),
  ),
  cut(
    '#e8f4bc',
    limb('20,-154,1 40,-168,2 70,-206,1'),
    limb('14,-94,1 33,-62,2 27,-30,1'),
    '24,-150,1 31,-140 28,-112 24,-88,1 26,-112',
  ),
];
