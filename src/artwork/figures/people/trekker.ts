import { drawn, fill, fold, skin, stroke, type Figure, type Part } from '../../drawing/figure.ts';
import { hand, heel, legBehind, sleeve } from './anatomy.ts';
import { hatBehind, nape, packBehind } from './headsBehind.ts';
import { skullAt } from './heads.ts';

interface Pose {
  legs: readonly [left: string, right: string];
  heels: readonly [left: readonly [number, number], right: readonly [number, number]];
  /** The shirt's back, shoulders and hips tilted against each other. */
  back: string;
  pack: readonly [x: number, y: number, turn: number];
  skull: readonly [x: number, y: number, turn: number];
  arms: readonly [left: string, right: string];
  hands: readonly (readonly [flesh: string, shade: string])[];
  pole?: string;
}

const POSES: Record<'standing' | 'shading', Pose> = {
  // The weight on the left leg: that hip is high, that shoulder low.
  standing: {
    legs: ['-8,-84 -7,-48 -6,-12', '9,-82 15,-47 17,-12'],
    heels: [
      [-6, 0],
      [18, 0],
    ],
    back: '-8,-148,1 -18,-144 -23,-136 -20,-118 -15,-104 -20,-80,1 0,-76 20,-78,1 17,-104 21,-120 23,-142 18,-147 8,-149,1',
    pack: [1, -142, -3],
    skull: [1, -163, -4],
    arms: ['-18,-136 -27,-111 -26,-88', '19,-140 33,-118 42,-127'],
    hands: [hand('loose', -26, -88, 86, 'up'), hand('grip', 42, -127, -50, 'down')],
    pole: '44,-152 52,-1',
  },
  // One hand holds the hat as he looks up, the other the strap at the breast.
  shading: {
    legs: ['-9,-82 -13,-47 -15,-12', '8,-84 7,-48 7,-12'],
    heels: [
      [-16, 0],
      [7, 0],
    ],
    back: '-8,-149,1 -18,-147 -23,-142 -21,-120 -17,-104 -20,-78,1 0,-76 20,-80,1 15,-104 20,-118 22,-136 20,-148 8,-148,1',
    pack: [0, -142, 3],
    skull: [1, -164, 7],
    arms: ['-18,-139 -32,-118 -19,-112', '19,-141 40,-152 28,-170'],
    hands: [hand('flat', 28, -170, 206, 'up')],
  },
};

/** A trekker of 1.74 m with a rucksack, seen from behind: he stands with a pole, or holds his hat and looks up. */
export function trekker(pose: keyof typeof POSES = 'standing'): Figure {
  const { legs, heels, back, pack, skull, arms, hands, pole } = POSES[pose];
  const [head, bag] = [skullAt(...skull), skullAt(...pack)];
  const stick: Part[] = pole === undefined ? [] : [stroke('dark', 2, pole)];
  return drawn(pose === 'standing' ? 'person trekking' : `person trekking ${pose}`, [
    fill('dark', heel(...heels[0], -1), heel(...heels[1], 1)),
    fold('shade', legBehind(legs[1])),
    fill('shade', legBehind(legs[0]), '-20,-84,1 20,-84,1 19,-72 2,-66 -18,-72'),
    ...stick,
    skin(...hands.map(([flesh]) => flesh)),
    fold('lit', ...hands.map(([, shade]) => shade)),
    fold('body', sleeve(arms[1])),
    fill('body', sleeve(arms[0]), back),
    fold('body', '20,-80,1 15,-104 20,-120 22,-136 14,-147,1 10,-120 8,-79,1'),
    ...nape(head, skull[0], skull[1]),
    ...packBehind(bag),
    stroke('dark', 3, '-12,-141 -14,-148 -11,-151', '12,-143 14,-150 11,-152'),
    ...hatBehind(head),
  ]);
}
