import { random } from '../../canvas/random.ts';
import { limb } from '../../drawing/brush.ts';
import { drawn, fill, type Figure } from '../../drawing/figure.ts';
import { points, type Knot } from '../../drawing/points.ts';
import { cushion, joinedCushions, type CushionShape } from './foliage.ts';

interface Acacia {
  /** Trunk and great limbs, from the ground up. */
  limbs: readonly (readonly Knot[])[];
  /** Cushions of the crown, the one at the back first. */
  crown: readonly CushionShape[];
  /** Thin branches: from a point of a limb to a point of the crown, with the half thickness at the start. */
  rays: readonly (readonly [fromX: number, fromY: number, toX: number, toY: number, half: number])[];
}

const TREES: Record<1 | 2 | 3, Acacia> = {
  1: {
    limbs: [
      points('-4,0,44 -2,-26,31 8,-150,25 26,-290,25 34,-330,20'),
      points('22,-250,22 -20,-400,16 -150,-560,11 -300,-690,6'),
      points('26,-260,22 60,-420,16 90,-560,12 96,-740,6'),
      points('26,-300,18 130,-410,13 290,-520,10 440,-660,5'),
    ],
    rays: [
      [-60, -455, -80, -720, 8],
      [-150, -560, -470, -690, 7],
      [-150, -560, -190, -740, 6],
      [-200, -610, -400, -720, 5],
      [74, -480, -20, -740, 7],
      [92, -600, 220, -740, 6],
      [200, -465, 260, -700, 7],
      [290, -520, 380, -720, 6],
      [290, -520, 590, -650, 6],
      [70, -430, 170, -700, 7],
    ],
    crown: [
      { left: -330, right: 460, base: -762, rise: 128 },
      { left: -640, right: -150, base: -680, rise: 108 },
      { left: 300, right: 760, base: -640, rise: 96 },
      { left: -250, right: 330, base: -694, rise: 104 },
      { left: -390, right: -140, base: -650, rise: 62, tuft: 46 },
      { left: 250, right: 480, base: -690, rise: 66, tuft: 46 },
    ],
  },
  2: {
    limbs: [
      points('-30,0,46 -26,-30,32 -22,-120,27 -60,-280,20 -160,-420,14 -330,-540,6'),
      points('-24,-90,26 30,-230,22 140,-400,18 250,-560,12 330,-760,6'),
      points('130,-385,14 290,-500,11 450,-610,8 600,-720,4'),
      points('-60,-280,15 -70,-420,10 -120,-560,5'),
    ],
    rays: [
      [-160, -420, -250, -560, 6],
      [-220, -465, -430, -545, 6],
      [-70, -420, 10, -590, 5],
      [210, -500, 120, -760, 7],
      [250, -560, 230, -780, 6],
      [290, -640, 420, -770, 6],
      [400, -575, 470, -740, 6],
      [450, -610, 690, -720, 5],
      [70, -300, 30, -560, 6],
    ],
    crown: [
      { left: 0, right: 640, base: -800, rise: 124 },
      { left: -500, right: 100, base: -560, rise: 100 },
      { left: 400, right: 830, base: -706, rise: 88 },
      { left: 30, right: 420, base: -736, rise: 86 },
      { left: -330, right: -20, base: -600, rise: 90 },
      { left: 560, right: 900, base: -770, rise: 70, tuft: 46 },
    ],
  },
  3: {
    limbs: [
      points('0,0,30 0,-24,21 -6,-140,17 -30,-300,13 -110,-450,9 -220,-560,4'),
      points('-5,-150,15 30,-300,12 60,-420,9 80,-570,4'),
      points('40,-330,9 140,-430,7 260,-530,3'),
    ],
    rays: [
      [-60, -360, -50, -560, 5],
      [-110, -450, -300, -545, 5],
      [-110, -450, -150, -570, 4],
      [50, -380, 0, -570, 5],
      [140, -430, 170, -560, 5],
      [140, -430, 330, -530, 4],
      [-20, -250, -90, -420, 5],
    ],
    crown: [
      { left: -220, right: 260, base: -590, rise: 98, tuft: 52 },
      { left: -390, right: -60, base: -545, rise: 78, tuft: 52 },
      { left: 110, right: 420, base: -525, rise: 74, tuft: 52 },
    ],
  },
};

/** A limb grown on into the leaves above its end; a thick end is a fork, which other limbs continue. */
function reaching(joints: readonly Knot[]): string {
  const [x, y, half = 0] = joints.at(-1)!;
  if (half > 12) return limb(joints);
  return limb([...joints.slice(0, -1), [x, y - 40, half]]);
}

/** A branch that leaves its limb steeply and bows outward to the crown. */
function ray([fromX, fromY, toX, toY, half]: Acacia['rays'][number]): string {
  const middle: Knot = [fromX + (toX - fromX) * 0.62, fromY + (toY - fromY) * 0.42, half * 0.7];
  return limb([[fromX, fromY, half], middle, [toX, toY - 30, half * 0.4]]);
}

/**
 * An umbrella thorn of seven to nine metres. Variant 1 is the broad classic, 2 leans on a forked trunk with a low
 * plate of leaves on the left, 3 is young and slim. The crown is body, lit and shade; the wood dark.
 */
export function acacia({ variant = 1, seed = variant }: { variant?: 1 | 2 | 3; seed?: number } = {}): Figure {
  const chance = random(`acacia ${seed}`).next;
  const { limbs, rays, crown } = TREES[variant];
  const leaves = joinedCushions(crown.map((shape) => cushion(chance, { tuft: 84, ...shape, sprays: true })));
  return drawn(`acacia ${variant}`, [
    fill('dark', ...limbs.map(reaching), ...rays.map(ray)),
    fill('body', leaves.body),
    fill('shade', leaves.shade),
    fill('lit', leaves.lit),
  ]);
}
