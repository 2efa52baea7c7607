import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { groundselNear, rosette } from './groundselNear.ts';

const GROUNDSEL = {
  bark: '#141a2c',
  lit: '#b0684a',
  dead: '#2a2434',
  withered: '#8a5a40',
  shade: '#0b3236',
  leaf: '#23664c',
  sunny: '#7fb054',
  rim: '#f4e08a',
};

const boughs: readonly Layer[] = groundselNear(
  [
    '60,60,92 20,-140,72 30,-280,62 0,-380,48',
    '10,-290,52 -100,-390,44 -176,-480,40 -200,-560,36',
    '20,-340,50 50,-480,44 40,-600,40 50,-690,34',
    '40,-270,50 160,-350,44 240,-450,38 250,-540,34',
  ],
  [],
  GROUNDSEL,
);
const crown = rosette([0, 0, 200], GROUNDSEL);
/** A giant groundsel that leans in from the right, its foot at the origin, 860 pixels high. */
export const leaningGroundsel: readonly Layer[] = [
  ...boughs,
  moved({ x: 252, y: -560, scale: 0.9, turn: 8 }, ...crown),
  moved({ x: 48, y: -700, scale: 0.94 }, ...crown),
  moved({ x: -204, y: -580, scale: 0.9, turn: -8 }, ...crown),
];
/** One far off, its foot at the origin, 190 pixels high. */
export const farGroundsel: Layer = cut(
  '#0c3a42',
  limb('0,10,17 2,-40,14 -10,-80,11 -36,-130,9'),
  limb('2,-40,13 20,-80,10 40,-110,8'),
  '-83,-126,1 -67,-137,1 -86,-142,1 -67,-147,1 -83,-158,1 -63,-157,1 -74,-173,1 -56,-165,1 -61,-183,1 -47,-170,1 -45,-189,1 -36,-171,1 -27,-189,1 -25,-170,1 -11,-183,1 -16,-165,1 2,-173,1 -9,-157,1 11,-158,1 -5,-147,1 14,-142,1 -5,-137,1 11,-126,1 -15,-137,1 -13,-97,1 -25,-107,1 -36,-77,1 -49,-102,1 -58,-92,1 -57,-137,1',
  '3,-98,1 16,-108,1 0,-112,1 16,-116,1 3,-126,1 19,-124,1 10,-138,1 25,-131,1 21,-147,1 33,-135,1 35,-151,1 42,-137,1 49,-151,1 51,-135,1 63,-147,1 59,-131,1 74,-138,1 65,-124,1 81,-126,1 68,-116,1 84,-112,1 68,-108,1 81,-98,1 60,-108,1 61,-74,1 51,-83,1 42,-57,1 31,-78,1 24,-70,1 24,-108,1',
);
