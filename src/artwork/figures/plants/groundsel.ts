import { random } from '../../canvas/random.ts';
import { limb, outline } from '../../drawing/brush.ts';
import { drawn, fill, type Figure } from '../../drawing/figure.ts';
import { points, type Knot } from '../../drawing/points.ts';
import { rosette } from './lobelia.ts';

interface Fork {
  stems: readonly (readonly Knot[])[];
  /** The stems that end in a head. */
  heads: readonly number[];
}

const FORMS: Record<1 | 2 | 3, Fork> = {
  1: {
    heads: [1, 2, 3],
    stems: [
      points('0,0,30 0,-24,23 4,-120,20 0,-190,19'),
      points('0,-170,18 -80,-210,17 -128,-270,17 -136,-400,17'),
      points('2,-180,18 70,-220,17 118,-290,17 124,-440,17'),
      points('0,-180,18 -4,-300,17 -22,-400,17 -14,-520,17'),
    ],
  },
  2: { heads: [0], stems: [points('0,0,28 0,-22,22 -4,-140,20 6,-300,19')] },
  3: {
    heads: [1, 3, 4, 5],
    stems: [
      points('0,0,32 0,-24,25 -6,-140,21 0,-220,20'),
      points('-2,-200,19 -90,-240,18 -142,-320,17 -120,-420,17 -122,-540,16'),
      points('0,-200,19 60,-250,18 84,-340,18 76,-424,12'),
      points('76,-400,16 140,-430,15 166,-490,15 170,-570,15'),
      points('74,-400,16 40,-460,15 16,-520,15 10,-620,15'),
      points('-140,-330,15 -220,-350,14 -262,-400,14 -268,-450,14'),
    ],
  },
};

/** The skirt of dead leaves that hangs under a rosette and keeps the stem from freezing. */
function skirt(chance: () => number, x: number, y: number, long: number): string {
  const rim = Array.from({ length: 7 }, (_, index): Knot => {
    const across = (index / 6) * 2 - 1;
    return [x + across * 33, y + long * (index % 2 === 0 ? 0.72 : 0.98 + chance() * 0.14), 1];
  });
  return outline([
    [x - 26, y - 8, 1],
    [x - 40, y + long * 0.3],
    ...rim,
    [x + 40, y + long * 0.3],
    [x + 26, y - 8, 1],
  ]);
}

/**
 * A giant groundsel, three to six metres: a candelabra of thick stems (dark), each with a skirt of dead leaves (pale,
 * its shadow side shade) under a rosette head. Variant 1 has three heads, 2 one, 3 is old with five.
 */
export function groundsel({ variant = 1 }: { variant?: 1 | 2 | 3 } = {}): Figure {
  const chance = random(`groundsel ${variant}`).next;
  const { stems, heads: ends } = FORMS[variant];
  const heads = ends.map((index) => {
    const joints = stems[index]!;
    const [x, y] = joints.at(-1)!;
    return { x, y, long: Math.min(120, joints[0]![1] - y - 40) };
  });
  const on = (paint: (head: { x: number; y: number; long: number }) => string) => heads.map(paint).join('');
  return drawn(`groundsel ${variant}`, [
    fill('dark', ...stems.map(limb)),
    fill(
      'pale',
      on(({ x, y, long }) => skirt(chance, x, y, long)),
    ),
    fill(
      'dark',
      on(({ x, y, long }) =>
        limb([
          [x + 24, y, 12],
          [x + 24, y + long * 0.5, 10],
          [x + 26, y + long * 0.8, 0],
        ]),
      ),
    ),
    fill(
      'shade',
      on(({ x, y }) => rosette(x, y, 88, 11, [-0.5, Math.PI + 0.5])),
    ),
    fill(
      'body',
      on(({ x, y }) => rosette(x, y - 6, 82, 7, [0, Math.PI])),
    ),
    fill(
      'lit',
      on(({ x, y }) => rosette(x - 4, y - 12, 64, 4, [1.4, 2.7])),
    ),
  ]);
}
