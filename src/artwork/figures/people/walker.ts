import { limb, line, outline } from '../../drawing/brush.ts';
import { drawn } from '../../drawing/drawn.ts';
import type { Figure, Part, Tone } from '../../drawing/figure.ts';

type Load = 'basket' | 'umbrella';

/** The skin of the arms, with a thin dark bone below it that holds them together in a silhouette. */
const ARMS: Record<Load, { skin: string; bone: string; sleeves: string }> = {
  basket: {
    skin:
      outline(
        '-20,-142,1 -33,-155,1 -29,-160 -20,-168 -16,-176 -17,-184 -21,-183 -25,-174 -28,-168 -38,-160 -41,-154 -38,-150 -22,-131,1',
      ) + outline('11,-118,1 18,-104 24,-92 24,-84 28,-77 33,-80 34,-88 30,-96 26,-106 21,-120,1'),
    bone:
      limb('-24,-138,2 -36,-154,2 -36,-158,2 -27,-168,2 -21,-174,1') + limb('16,-120,3 22,-104,2 30,-84,2'),
    sleeves:
      outline('-4,-139,1 -14,-140 -22,-147,1 -28,-132,1 -18,-128 -10,-118,1') +
      outline('6,-136 18,-140 25,-118,1 13,-115,1'),
  },
  umbrella: {
    skin:
      outline('-23,-118,1 -26,-104 -30,-92 -34,-84 -30,-76 -26,-78 -24,-88 -16,-104 -12,-116,1') +
      outline('16,-116,1 20,-104 26,-108 32,-116 36,-120 36,-127 29,-127 26,-120 24,-118,1'),
    bone: limb('-18,-118,3 -22,-102,2 -30,-84,2') + limb('20,-112,3 24,-110,3 32,-122,3'),
    sleeves:
      outline('-4,-136 -18,-140 -24,-117,1 -11,-114,1') + outline('6,-136 18,-140 27,-117,1 15,-112,1'),
  },
};

const load = (carries: Load): Part[] =>
  carries === 'basket'
    ? [
        { tone: 'dark', d: outline('-10,-165,1 -8,-169,1 16,-169,1 16,-165,1 4,-167') },
        { tone: 'body', d: outline('-22,-184 -14,-194 -4,-189 4,-196 12,-190 22,-194 26,-184') },
        { tone: 'pale', d: outline('-28,-187,1 30,-187,1 28,-176 20,-168,1 -16,-168,1 -26,-176') },
        { tone: 'body', d: line('-28,-186 30,-186') + line('-25,-177 27,-177'), stroke: 3 },
        { tone: 'lit', d: outline('-27,-172,1 -22,-182 -16,-186 -12,-181 -16,-176 -18,-167,1') },
      ]
    : [
        { tone: 'dark', d: line('33,-110 15,-206') + line('14,-232 13,-239'), stroke: 3 },
        {
          tone: 'accent',
          d: outline(
            '-40,-190,1 -32,-216 -8,-232 14,-236,1 40,-234 64,-220 71,-198,1 56,-206 43,-203,1 28,-210 15,-204,1 0,-208 -13,-199,1 -28,-200',
          ),
        },
        {
          tone: 'pale',
          d:
            outline('14,-236,1 -10,-222 -13,-199,1 0,-208 15,-204,1') +
            outline('14,-236,1 42,-228 43,-203,1 56,-206 71,-198,1 64,-220 40,-234'),
        },
      ];

/** A woman of 1.66 m in a long wrap dress with a basket on her head, or with an umbrella held up. */
export function walker(carries: Load = 'basket'): Figure {
  const cloth: Tone = carries === 'basket' ? 'accent' : 'body';
  const { skin, bone, sleeves } = ARMS[carries];
  return drawn('person walking', [
    {
      tone: 'lit',
      d:
        outline('-28,-16 -32,-8 -24,-3 -16,0,1 -12,-4 -20,-16') +
        outline('8,-16 10,-8 8,-2,1 18,-3 34,-1,1 33,-5 24,-8 18,-18'),
    },
    {
      tone: 'dark',
      d:
        outline('-33,-9,1 -24,-3 -12,-2,1 -12,0,1 -22,0 -34,-7,1') +
        outline('7,-2,1 20,-3 35,-2,1 35,0,1 7,0,1') +
        bone,
    },
    { tone: 'lit', d: skin },
    {
      tone: cloth,
      d:
        outline(
          '-6,-139,1 -16,-136 -14,-120 -8,-104 -20,-90 -24,-70 -22,-40 -32,-12,1 -10,-6 8,-12 26,-9,1 25,-36 24,-54 18,-82 13,-98 13,-106 20,-122 18,-136 8,-139,1',
        ) + sleeves,
    },
    {
      tone: 'shade',
      d:
        outline('12,-102,1 2,-64 4,-30 14,-10,1 26,-9,1 25,-36 24,-54 18,-82') +
        outline('9,-138,1 10,-118 6,-108 12,-102,1 20,-122 18,-136') +
        outline('-14,-64,1 -16,-40 -23,-10,1 -16,-8,1 -12,-36'),
    },
    { tone: 'pale', d: line('-31,-17 -10,-11 8,-17 26,-14'), stroke: 3 },
    { tone: 'dark', d: outline('-2,-138,1 0,-160 12,-160 14,-148 8,-146 3,-138,1') },
    {
      tone: 'lit',
      d: outline(
        '-6,-139,1 -1,-146 -3,-154 0,-161,1 12,-163,1 13,-157,1 17,-151,1 14,-149,1 14,-146 11,-143 6,-144 8,-139,1 1,-122,1',
      ),
    },
    { tone: cloth, d: outline('14,-158,1 -2,-152 -8,-148 -14,-156 -8,-166 2,-169 14,-168 16,-160') },
    ...load(carries),
  ]);
}
