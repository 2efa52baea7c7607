import { limb } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure, type Part } from '../../drawing/figure.ts';

/** Shirt, collar and neck, a head of short hair, and a brimmed hat. */
const upper: Part[] = [
  fill('body', '-17,-88,1 -18,-116 -22,-136 -14,-146 0,-148 14,-146 22,-136 18,-116 17,-88,1 0,-84'),
  fill('lit', '-6,-143,1 -6,-158 6,-158 6,-143,1'),
  fill('dark', '-10,-152 -11,-164 0,-172 11,-164 10,-152 0,-148'),
  fill(
    'pale',
    '-11,-163,1 -10,-176 0,-180 10,-176 11,-163,1 0,-166',
    '-20,-159,1 -12,-166 0,-169 12,-166 20,-159,1 0,-163',
  ),
  stroke('accent', 3, '-10,-166 0,-169 10,-166'),
];

/** The rucksack with its lid, a pocket and a bottle at its side, its straps over the shoulders. */
const pack: Part[] = [
  stroke('dark', 4, '-10,-140 -13,-147 -10,-150', '10,-140 13,-147 10,-150'),
  fill('pale', '15,-108,1 22,-108,1 22,-92,1 15,-90,1'),
  fill('accent', '-17,-92,1 -19,-114 -17,-138 0,-144 17,-138 19,-114 17,-92,1 0,-86'),
  stroke(
    'dark',
    2,
    '-18,-126 0,-121 18,-126',
    '-7,-123 -7,-116',
    '7,-123 7,-116',
    '-11,-108 11,-108 12,-94 -12,-94 -11,-108',
  ),
];

/** Two boots from behind: heel, shaft with a sock's edge, sole. */
const boot = (x: number, y: number): string =>
  `${x - 8},${y - 19},1 ${x + 8},${y - 19},1 ${x + 8},${y - 8} ${x + 12},${y},1 ${x - 12},${y},1 ${x - 8},${y - 8}`;
const sock = (x: number, y: number): string => `${x - 7},${y - 19} ${x + 7},${y - 19}`;

const HIPS = '-17,-94,1 17,-94,1 19,-80 16,-66,1 0,-72,1 -16,-66,1 -19,-80';
/** A hand that hangs, its thumb towards the thigh. */
const LOOSE = '-36,-94,1 -29,-94,1 -26,-90 -24,-83 -27,-84 -28,-76 -31,-73 -35,-76 -38,-84';
/** A fist about the pole, its thumb upon it. */
const FIST = '36,-114 44,-118 50,-114 50,-106 44,-102 37,-105';

const STANDING: Part[] = [
  stroke('dark', 3, '45,-124 52,-1'),
  fill('shade', HIPS, limb('-9,-80,10 -11,-50,8 -12,-14,7'), limb('9,-80,10 12,-50,8 14,-14,7')),
  fill('dark', boot(-13, 0), boot(15, 0)),
  stroke('pale', 3, sock(-13, 0), sock(15, 0)),
  fill('lit', LOOSE),
  fill('body', limb('-18,-138,7 -29,-116,6 -32,-92,5'), limb('18,-138,7 32,-124,6 39,-111,5')),
  fill('lit', FIST),
  ...upper,
  ...pack,
];

const STEPPING: Part[] = [
  stroke('dark', 3, '45,-130 50,-20'),
  fill('shade', limb('10,-84,11 20,-62,10 18,-32,7')),
  fill('dark', boot(19, -22)),
  fill('shade', HIPS, limb('-9,-80,11 -14,-48,8 -16,-14,7')),
  fill('dark', boot(-17, 0)),
  stroke('pale', 3, sock(-17, 0), sock(19, -22)),
  fill('lit', LOOSE),
  fill('body', limb('-18,-138,7 -30,-116,6 -32,-92,5'), limb('18,-138,7 33,-130,6 40,-117,5')),
  fill('lit', '36,-120 44,-124 50,-120 50,-112 44,-108 37,-111'),
  ...upper,
  ...pack,
];

const SHADING: Part[] = [
  fill('shade', HIPS, limb('-9,-80,10 -13,-50,8 -16,-14,7'), limb('9,-80,10 11,-50,8 12,-14,7')),
  fill('dark', boot(-17, 0), boot(13, 0)),
  stroke('pale', 3, sock(-17, 0), sock(13, 0)),
  // One hand holds the hat's brim, the other the strap at the shoulder.
  fill('lit', '20,-158,1 25,-164 24,-170 18,-172 14,-166 15,-160,1'),
  fill('body', limb('-18,-138,7 -34,-122,6 -22,-112,5'), limb('18,-138,7 37,-142,6 23,-160,5')),
  ...upper,
  ...pack,
];

const POSES = { standing: STANDING, stepping: STEPPING, shading: SHADING };

/** A trekker of 1.74 m with a rucksack, seen from behind: he stands with a pole, steps up with it, or holds his hat and looks up. */
export const trekker = (pose: keyof typeof POSES = 'standing'): Figure =>
  drawn(pose === 'standing' ? 'person trekking' : `person trekking ${pose}`, POSES[pose]);
