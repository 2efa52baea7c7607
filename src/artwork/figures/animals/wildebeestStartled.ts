import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const FACE =
  '-8,-10,1 -16,-4 -18,8 -13,24 -10,38 -14,48 -14,58 -7,66 7,66 14,58 14,48 10,38 13,24 18,8 16,-4 8,-10,1 9,-19,1 4,-12,1 0,-22,1 -4,-12,1 -9,-19,1';
/** The ridge of the nose down to the muzzle, and the nostrils in that. */
const NOSE = '-6,-2,1 0,-5 6,-2,1 5,22 4,36 12,48 12,58 6,64 -6,64 -12,58 -12,48 -4,36 -5,22';
const NOSTRILS = ['4,52,1 10,49 12,56 7,59', '-4,52,1 -10,49 -12,56 -7,59'];
const HORNS =
  '0,-7,9 14,-6,8 28,1,6 38,-6,5 40,-22,3 31,-38,0;0,-7,9 -14,-6,8 -28,1,6 -38,-6,5 -40,-22,3 -31,-38,0';
/** The first horns of a calf. */
const BUDS = '8,-9,4 13,-20,3 14,-28,0;-8,-9,4 -13,-20,3 -14,-28,0';
/** What one chews that was grazing. */
const GRASS = [
  limb('-4,60,2 14,60,3 34,52,0'),
  limb('-2,62,2 16,66,3 32,76,0'),
  limb('4,61,2 -14,64,3 -26,74,0'),
];
const EARS = ['11,8,1 22,8 36,18,1 24,20 12,16,1', '-11,8,1 -22,8 -36,18,1 -24,20 -12,16,1'];
const BEARD = '-11,34,1 -20,50 -19,74,1 -12,66 -9,88,1 -1,74 5,92,1 10,72 17,80,1 20,50 11,34,1';

/** Where the head sits, the trunk, the limbs and the tail, what is dark on the neck. */
const STANCES = {
  facing: {
    head: [0, -132],
    trunk: '-22,-136 -8,-148 8,-148 22,-136 34,-112 34,-84 24,-58 0,-54 -24,-58 -34,-84 -34,-112',
    limbs: '-17,-78,13 -16,-44,7 -14,-22,5 -15,0,7;17,-78,13 16,-44,7 18,-22,5 17,0,7',
    mane: '-16,-138,1 -6,-152,1 0,-146,1 8,-152,1 16,-138,1',
    stripes: '-26,-116,0 -30,-100,2 -28,-84,0;26,-116,0 30,-100,2 28,-84,0',
  },
  turned: {
    head: [-80, -136],
    trunk:
      '-92,-134,1 -70,-146 -44,-150 -22,-142 4,-132 42,-129 68,-125 84,-112 88,-90 80,-70 52,-68 10,-62 -24,-62 -52,-68 -68,-84 -84,-100,1',
    limbs:
      '68,-92,22 60,-66,12 74,-43,7 70,-18,4 72,0,6;58,-84,18 48,-60,10 58,-42,6 52,-16,4 52,0,6;-44,-84,18 -46,-54,9 -44,-38,6 -46,-16,4 -46,0,6;-30,-80,14 -24,-52,8 -26,-38,6 -20,-16,4 -18,0,6;84,-112,4 98,-96,4 98,-64,7 92,-34,0',
    mane: '-86,-140,1 -66,-150 -40,-156 -14,-146,1 -26,-142 -28,-122,1 -38,-136,1 -42,-112,1 -50,-132,1 -56,-106,1 -64,-126,1',
    stripes:
      '-14,-138,0 -20,-112,3 -16,-84,0;2,-130,0 -2,-106,3 2,-84,0;18,-128,0 15,-106,3 19,-86,0;34,-126,0 33,-108,3 37,-92,0',
  },
  quartering: {
    head: [-44, -138],
    trunk:
      '-62,-130 -44,-146 -24,-150 0,-142 30,-132 48,-122 56,-100 52,-72 30,-62 -10,-56 -44,-58 -64,-78 -68,-106',
    limbs:
      '-52,-78,13 -53,-46,8 -51,-22,5 -53,0,7;-22,-78,14 -20,-46,8 -22,-22,5 -20,0,7;40,-86,18 36,-60,10 46,-40,6 42,-18,4 43,-4,6;22,-70,10 20,-40,6 22,-10,5',
    mane: '-56,-138,1 -40,-152 -22,-157 2,-146,1 -8,-142 -10,-124,1 -18,-138,1 -22,-118,1 -30,-138,1',
    stripes: '0,-136,0 -3,-112,3 1,-88,0;14,-132,0 12,-110,3 16,-88,0;28,-128,0 27,-110,3 31,-94,0',
  },
} as const;

/** How a wildebeest stands before a light that startles it. */
export type Stance = keyof typeof STANCES;

/** What tells one from the others: the head held aslant, in degrees; a calf; one that has grass in its mouth. */
export interface Own {
  aslant?: number;
  calf?: true;
  grazes?: true;
}

/**
 * A white-bearded wildebeest that looks straight at us, a pixel a centimetre, its feet on y = 0.
 * @param inks of its coat, the stripes on it, its face and horns, its beard, its eyes, of grass
 */
export function wildebeestStartled(
  stance: Stance,
  [coat, stripe, dark, beard, eyes, green = dark]: readonly string[],
  eye = 3,
  { aslant = 0, calf, grazes }: Own = {},
): Layer[] {
  const { head, trunk, limbs, mane, stripes } = STANCES[stance];
  return [
    cut(coat!, limb(limbs), trunk),
    cut(stripe!, limb(stripes)),
    cut(dark!, mane),
    moved(
      { x: head[0], y: head[1], turn: aslant },
      ...(calf ? [] : [cut(beard!, BEARD)]),
      cut(dark!, FACE, ...EARS, limb(calf ? BUDS : HORNS)),
      cut(stripe!, NOSE),
      cut(dark!, ...NOSTRILS),
      ...(grazes ? [cut(green!, ...GRASS)] : []),
      cut(eyes!, disc(-12, 9, eye), disc(12, 9, eye)),
    ),
  ];
}
