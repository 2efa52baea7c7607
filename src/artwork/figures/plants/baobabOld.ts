import { random } from '../../canvas/random.ts';
import { limb } from '../../drawing/brush.ts';
import { drawn, fill, type Figure } from '../../drawing/figure.ts';
import type { Knot } from '../../drawing/points.ts';

/** The main limbs: where each leaves the trunk, its heading in degrees (0 right, 90 up), its length and half width there. */
const LIMBS = [
  [-190, -760, 158, 420, 78],
  [-150, -860, 122, 470, 84],
  [-10, -900, 93, 480, 80],
  [120, -870, 62, 480, 84],
  [200, -770, 24, 440, 76],
] as const;

/** The wood of the crown, and the light along the upper left of what is thick. */
interface Wood {
  wood: string[];
  lit: string[];
}

/** A limb that bends, and what grows from it: each time shorter, thinner, and away from its elder. */
function grow(
  next: () => number,
  [x, y, degrees, reach, half]: readonly [number, number, number, number, number],
  level: number,
  into: Wood,
): void {
  const step = (from: readonly [number, number], turn: number, share: number): [number, number] => {
    const angle = ((degrees + turn) * Math.PI) / 180;
    return [from[0] + Math.cos(angle) * reach * share, from[1] - Math.sin(angle) * reach * share];
  };
  // Old wood sags and rises again at its end.
  const bend = (next() - 0.5) * 44 + (degrees > 90 ? 12 : -12) * (level > 2 ? 1 : -1);
  const elbow = step([x, y], bend, 0.5);
  const tip = step(elbow, -bend * 0.8, 0.5);
  const own: Knot[] = [
    [x, y, half],
    [elbow[0], elbow[1], half * 0.62],
    [tip[0], tip[1], level === 0 ? 0 : half * 0.38],
  ];
  into.wood.push(limb(own));
  if (level > 1) {
    const lit = own.map(([px, py, thick = 0], at): Knot => [
      px - thick * 0.5,
      py - thick * 0.34,
      at === 1 ? thick * 0.3 : 1,
    ]);
    into.lit.push(limb(lit));
  }
  if (level === 0) return;
  const forks = level > 2 ? [-34, 8, 40] : level > 1 ? [-38, 30] : [-34, 14];
  // The limb is pulled towards its elbow and does not reach it.
  const middle = [(x + 2 * elbow[0] + tip[0]) / 4, (y + 2 * elbow[1] + tip[1]) / 4] as const;
  forks.forEach((fork, at) => {
    const from = at === 0 && level > 1 ? middle : tip;
    const turn = degrees + fork * (0.75 + next() * 0.5);
    const back = (turn * Math.PI) / 180;
    const inset = half * 0.3;
    const start = [from[0] - Math.cos(back) * inset, from[1] + Math.sin(back) * inset] as const;
    grow(next, [...start, turn, reach * (0.5 + next() * 0.16), half * 0.36], level - 1, into);
  });
}

/**
 * An old baobab of about fifteen metres without leaves, its trunk a bundle of three columns on spreading roots, lit from
 * the left: bark body, the light's planes lit, those away from it shade, the clefts dark.
 */
export function baobabOld(seed = 1): Figure {
  const { next } = random(`old baobab ${seed}`);
  const crown: Wood = { wood: [], lit: [] };
  for (const limbs of LIMBS) grow(next, limbs, 3, crown);
  return drawn('baobab old', [
    fill(
      'body',
      ...crown.wood,
      '-440,6,1 -370,-24 -316,-90 -296,-220 -330,-400 -336,-560 -290,-740 -240,-860 -120,-880 -60,-960 40,-960 90,-890 220,-870 290,-750 330,-570 318,-400 290,-220 316,-96 390,-30 460,4,1 380,14 300,-6 240,20 140,6 60,30 -30,8 -110,26 -200,2 -290,18 -370,-2',
    ),
    fill(
      'shade',
      '130,-900,1 220,-870 290,-750 330,-570 318,-400 290,-220 316,-96 390,-30 460,4,1 380,14 300,-6 240,20 160,8,1 190,-60 180,-200 206,-400 200,-600 170,-760',
      '-150,-840,1 -110,-700 -84,-500 -96,-300 -84,-140 -110,20,1 -170,8 -140,-80 -132,-200 -150,-400 -150,-600 -170,-760',
      '60,-900,1 84,-740 96,-520 76,-320 90,-130 60,28,1 0,20 30,-80 36,-260 30,-460 44,-640 40,-780',
    ),
    fill(
      'lit',
      ...crown.lit,
      '-252,-840,1 -290,-740 -336,-560 -330,-400 -296,-220 -316,-90 -370,-24 -440,6,1 -330,-24 -256,-80 -222,-220 -256,-410 -262,-570 -240,-720',
      '-96,-760,1 -62,-620 -50,-480 -66,-280 -74,-120,1 -84,-300 -78,-500 -92,-660',
      '86,-700,1 118,-560 108,-400 112,-240 132,-60 116,10,1 92,-110 78,-320 98,-520',
    ),
    fill(
      'dark',
      limb(
        '-160,-820,1 -120,-640,13 -104,-420,9 -118,-220,14 -104,-20,2; 52,-880,1 70,-700,12 74,-500,8 60,-300,14 72,-40,2',
      ),
      limb(
        '-210,-560,1 -196,-440,8 -208,-330,1; 206,-560,1 226,-420,9 214,-260,1; 0,-420,1 -10,-300,7 4,-190,1; -190,-200,1 -184,-120,7 -210,-40,1',
      ),
    ),
  ]);
}
