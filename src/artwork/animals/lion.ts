import { disc, limb, outline } from '../brush.ts';
import { drawn } from '../drawn.ts';
import type { Figure, Part } from '../figure.ts';

const LYING: Part[] = [
  { tone: 'shade', d: limb('-116,-8,5 -150,-6,5 -176,-12,5 -190,-26,4') },
  { tone: 'dark', d: disc(-192, -28, 9, 7) },
  {
    tone: 'body',
    d:
      outline('-124,0,1 -134,-40 -116,-72 -76,-82 -30,-78 10,-84 40,-92 60,-70 64,-30 58,0,1') +
      limb('118,-7,8 88,-8,9 52,-16,16 32,-40,22') +
      outline('-60,0,1 -30,0,1 -22,-16 -44,-52 -92,-54 -118,-20'),
  },
  {
    tone: 'shade',
    d:
      outline('-90,-2,1 -84,-34 -62,-50 -40,-44 -58,-24 -64,-2,1') +
      outline('-20,-2,1 10,-14 30,-20 30,-2,1'),
  },
  { tone: 'lit', d: outline('-128,-50 -112,-73 -76,-83 -30,-79 8,-85 -30,-70 -76,-72 -110,-60') },
];
const STANDING: Part[] = [
  {
    tone: 'shade',
    d: limb('-66,0,7 -64,-12,7 -76,-36,7 -60,-60,12 -66,-80,18') + limb('52,0,7 50,-14,7 44,-44,8 46,-74,14'),
  },
  { tone: 'shade', d: limb('-112,-92,5 -138,-80,4 -150,-56,4 -146,-36,4') },
  { tone: 'dark', d: outline('-152,-40 -156,-22 -146,-14 -138,-24 -140,-40') },
  {
    tone: 'body',
    d:
      outline(
        '-116,-84 -112,-106 -84,-116 -40,-112 0,-108 44,-118 72,-112 78,-84 58,-64 20,-58 -40,-60 -92,-62',
      ) +
      limb('-106,0,8 -104,-12,7 -92,-34,8 -108,-58,12 -90,-86,22') +
      limb('78,0,8 76,-14,8 70,-44,9 62,-86,18'),
  },
  { tone: 'lit', d: outline('-112,-98 -84,-117 -40,-113 0,-109 44,-119 0,-102 -40,-104 -84,-106') },
];

const HEAD = (x: number, y: number, hasMane: boolean): Part[] => {
  const at = (text: string) =>
    outline(
      text.split(' ').map((knot) => {
        const [px = 0, py = 0, corner = 0] = knot.split(',').map(Number);
        return [px + x, py + y, corner] as const;
      }),
    );
  return [
    ...(hasMane
      ? [
          {
            tone: 'dark' as const,
            d: at('-34,36 -46,8 -42,-28 -18,-52 16,-54 38,-36 42,-10 34,18 20,44 2,66 -18,58'),
          },
        ]
      : []),
    {
      tone: 'body',
      d:
        at('-12,-20 -2,-38 22,-40 40,-26 56,-8 58,8 44,18 22,20 0,14 -12,0') +
        at('-8,-34 -14,-48 0,-52 8,-40'),
    },
    { tone: 'pale', d: at('34,-6 54,-4 58,10 44,18 30,14') },
    { tone: 'dark', d: at('48,-10 60,-8 58,0 50,-2') + disc(x + 28, y - 18, 3) },
  ];
};

/** A lion: a maned male or a lioness, standing 1.15 m high or lying with his paws before him. */
export function lion(pose: 'lying' | 'standing' = 'standing', sex: 'male' | 'female' = 'male'): Figure {
  const neck: Part = {
    tone: 'body',
    d: outline(
      pose === 'lying'
        ? '20,-88 44,-118 66,-122 70,-92 60,-60 30,-60'
        : '46,-112 76,-134 98,-136 100,-108 84,-76 56,-72',
    ),
  };
  const head = pose === 'lying' ? HEAD(58, -102, sex === 'male') : HEAD(88, -112, sex === 'male');
  return drawn(`lion ${pose}`, [...(pose === 'lying' ? LYING : STANDING), neck, ...head]);
}
