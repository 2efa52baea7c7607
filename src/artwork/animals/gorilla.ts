import { disc, limb, outline } from '../brush.ts';
import { drawn } from '../drawn.ts';
import type { Figure, Part } from '../figure.ts';

type Pose = 'walking' | 'seated' | 'infant';

const WALKING: Part[] = [
  {
    tone: 'shade',
    d: limb('-50,0,12 -44,-30,12 -62,-58,16 -48,-90,22') + outline('-64,0,1 -30,0,1 -34,-12 -58,-14'),
  },
  { tone: 'shade', d: limb('46,0,10 40,-40,11 48,-78,14 40,-110,20') },
  {
    tone: 'body',
    d:
      outline(
        '-96,-70 -98,-102 -74,-122 -34,-132 8,-146 44,-160 70,-158 84,-140 78,-112 62,-86 28,-72 -20,-66 -60,-56',
      ) +
      limb('-84,0,13 -82,-26,12 -96,-52,16 -72,-92,30') +
      outline('-104,0,1 -62,0,1 -66,-14 -92,-16') +
      limb('78,0,12 82,-36,13 72,-76,17 58,-118,28') +
      outline('66,0,1 96,0,1 96,-12 78,-18') +
      outline('58,-148 66,-176 88,-184 112,-172 122,-150 124,-128 112,-116 90,-114 70,-122'),
  },
  { tone: 'pale', d: outline('-94,-92 -80,-118 -36,-131 10,-146 4,-124 -34,-112 -74,-96') },
  { tone: 'lit', d: outline('60,-156 72,-180 92,-184 110,-172 92,-174 76,-166') },
  { tone: 'dark', d: outline('98,-158,1 122,-150 126,-130 114,-118 98,-124 102,-142') + disc(104, -146, 3) },
];

const SEATED: Part[] = [
  { tone: 'shade', d: limb('62,0,11 50,-20,14 18,-26,20') },
  {
    tone: 'body',
    d:
      outline('-66,0,1 -76,-40 -70,-86 -48,-122 -18,-134 14,-128 34,-104 36,-66 28,-30 34,0,1') +
      outline('-20,-120 -22,-150 -4,-170 22,-168 38,-150 40,-126 24,-112 0,-110') +
      limb('76,0,10 54,-12,12 22,-30,22 -12,-30,26') +
      limb('70,-34,9 58,-48,11 36,-62,14 8,-100,24'),
  },
  { tone: 'shade', d: outline('-62,-2 -50,-40 -30,-30 -6,-34 6,-8 -20,0 -48,0') },
  {
    tone: 'lit',
    d:
      outline('-72,-60 -66,-96 -46,-124 -18,-134 -40,-112 -58,-84') +
      outline('-16,-150 -2,-170 20,-168 4,-158'),
  },
  { tone: 'dark', d: outline('14,-148,1 38,-146 42,-128 30,-114 16,-118 20,-132') + disc(24, -142, 3) },
];

/** A mountain gorilla: a silverback walking on his knuckles, one seated, or a mother who carries her infant. */
export function gorilla(pose: Pose = 'walking'): Figure {
  if (pose === 'seated') return drawn('gorilla seated', SEATED);
  if (pose === 'walking') return drawn('gorilla walking', WALKING);
  const mother = WALKING.filter(({ tone }) => tone !== 'pale');
  const infant: Part[] = [
    { tone: 'shade', d: outline('-66,-112 -70,-140 -48,-156 -18,-152 -4,-134 -10,-118') },
    {
      tone: 'body',
      d: outline('-14,-138 -18,-162 0,-174 18,-168 24,-152 14,-138') + limb('22,-128,6 8,-132,7 -14,-140,9'),
    },
    { tone: 'lit', d: outline('-66,-132 -48,-156 -20,-152 -44,-146') },
  ];
  return drawn('gorilla infant', [...mother, ...infant]);
}
