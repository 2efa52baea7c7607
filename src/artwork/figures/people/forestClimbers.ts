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
    cut(
      legs,
      limb('-2,-94,14 -2,-54,11 -34,-16,7'),
      '-46,-20,1 -28,-18,1 -22,-8 -8,-3 -8,2,1 -30,2,1 -42,-6',
    ),
    cut(rim, limb('10,-76,1 9,-52,2 -20,-16,1'), limb('-22,-10,1 -8,-4,2 -6,0,1')),
    cut(pack, '-32,-152,1 -14,-164 6,-156,1 -2,-104,1 -28,-98 -38,-116'),
    cut(legs, limb('2,-96,14 32,-72,12 24,-30,8'), '14,-32,1 32,-32,1 46,-22,1 12,-20,1'),
    cut(rim, limb('14,-98,2 42,-76,3 33,-36,1'), limb('32,-32,1 46,-24,2 48,-20,1')),
    cut(jacket, '-8,-150,1 4,-160 24,-156 34,-142 28,-112 20,-84,1 -14,-86,1 -10,-120'),
    cut(rim, '14,-159,1 28,-155 36,-141 30,-112,1 26,-140,1'),
    cut(jacket, limb(arms[0]!)),
    cut(rim, limb(arms[1]!)),
    ...(arm === 'stick' ? [inked('#8a5c3c', 4, '54,-152 72,-22')] : []),
    // The hand: about the stick, or flat on the knee.
    cut(
      head,
      arm === 'stick'
        ? '52,-128,1 60,-131 67,-126 67,-115 59,-112 53,-116,1'
        : '24,-90,1 34,-92 44,-82 46,-76,1 36,-76 26,-80,1',
    ),
    cut(rim, arm === 'stick' ? '60,-130,1 67,-126 67,-116,1 62,-122' : '34,-91,1 44,-82 46,-76,1 38,-84'),
    cut(
      head,
      limb('14,-152,7 22,-164,8'),
      disc(25, -172, 12, 14),
      '34,-180,1 37,-173 42,-168,1 38,-166,1 36,-159 26,-158,1',
    ),
    cut(rim, '37,-178,1 39,-172 43,-167,1 38,-165,1 37,-158 31,-157,1 35,-166'),
    cut(pack, HATS[hat]),
  ];
};

/** The tracker in front, from behind: one arm holds the leaves away, the other a bush knife; he stands against the light. */
export const trackerParting: readonly Layer[] = [
  cut(
    '#0c2f30',
    limb('-8,-96,14 -16,-52,11 -30,-10,8'),
    '-42,-20,1 -22,-18,1 -20,-10 -8,-4 -8,2,1 -42,2,1',
    limb('8,-96,14 28,-62,12 20,-22,9'),
    '10,-30,1 30,-28,1 34,-20 42,-14,1 40,-10,1 10,-10,1',
  ),
  // The bush knife, and the arm that holds it.
  cut(
    '#0a2628',
    limb('-28,-92,3 -40,-78,3'),
    '-40,-82,1 -62,-58 -88,-26,1 -90,-12 -76,-16,1 -54,-46 -32,-74,1',
  ),
  cut('#15463c', limb('-14,-148,10 -30,-122,8 -28,-104,6')),
  cut('#3c221e', '-36,-106,1 -22,-106,1 -22,-92 -30,-86 -37,-92,1'),
  cut('#15463c', '-22,-150,1 0,-162 18,-160 34,-148 30,-112 24,-84,1 -24,-84,1 -22,-120'),
  // The raised arm, bent at the elbow, and the hand about the leaf.
  cut('#15463c', limb('22,-150,10 44,-164,9 56,-182,7')),
  cut(
    '#3c221e',
    limb('54,-180,6 70,-204,5'),
    '64,-204,1 66,-214 74,-220 80,-216,1 84,-208 80,-200 72,-197,1',
  ),
  cut('#3c221e', limb('4,-156,7 9,-166,8'), disc(10, -174, 12, 14)),
  cut('#0a2628', '-16,-176,1 -2,-181 0,-194 18,-196 26,-183 42,-178,1 20,-172 2,-172'),
  cut(
    '#e8f4bc',
    limb('22,-160,1 42,-172,2 62,-196,1'),
    limb('14,-94,1 38,-64,2 29,-30,1'),
    limb('30,-150,1 36,-140,2 28,-90,1'),
    limb('-86,-27,1 -63,-57,2 -42,-79,1'),
  ),
];
