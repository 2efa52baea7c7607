import { random } from '../../canvas/random.ts';
import { limb, outline } from '../../drawing/brush.ts';
import { drawn, fill, type Figure } from '../../drawing/figure.ts';
import { points, type Knot } from '../../drawing/points.ts';
import { cushion, joinedCushions, type CushionShape } from './foliage.ts';

/** Great plank roots at a trunk's foot, and the shadow between them. */
function buttress(half: number, rise: number): { body: string; shade: string } {
  const wide = half * 3.6;
  return {
    body: outline([
      [-wide, 0, 1],
      [-wide * 0.5, -rise * 0.16],
      [-half * 1.05, -rise, 1],
      [half * 1.05, -rise, 1],
      [wide * 0.52, -rise * 0.14],
      [wide * 1.1, 0, 1],
    ]),
    shade:
      outline([
        [half * 1.05, -rise, 1],
        [wide * 0.52, -rise * 0.14],
        [wide * 1.1, 0, 1],
        [wide * 0.35, 0, 1],
        [half * 0.6, -rise * 0.2],
      ]) +
      outline([
        [-half * 0.4, -rise * 0.8, 1],
        [-half * 0.5, -rise * 0.2],
        [-wide * 0.34, 0, 1],
        [-half * 0.2, 0, 1],
        [-half * 0.1, -rise * 0.3],
      ]),
  };
}

interface RainforestTree {
  /** Umbrella stands above the forest on bare limbs; mahogany carries a deep dome of leaves. */
  form?: 'umbrella' | 'mahogany';
  /** Height in metres. */
  height?: number;
  seed?: number;
}

const CROWNS: Record<'umbrella' | 'mahogany', readonly CushionShape[]> = {
  umbrella: [
    { left: -420, right: 440, base: -900, rise: 100 },
    { left: -640, right: -160, base: -800, rise: 100 },
    { left: 160, right: 660, base: -780, rise: 105 },
    { left: -240, right: 280, base: -810, rise: 90 },
    { left: -420, right: -80, base: -700, rise: 70 },
  ],
  mahogany: [
    { left: -300, right: 330, base: -830, rise: 170 },
    { left: -480, right: 30, base: -700, rise: 180 },
    { left: 0, right: 500, base: -690, rise: 170 },
    { left: -560, right: -120, base: -560, rise: 150 },
    { left: 140, right: 580, base: -540, rise: 150 },
    { left: -230, right: 280, base: -590, rise: 160 },
  ],
};

/** A rainforest giant with buttress roots. Leaves body, lit and shade; the bole pale with a dark shadow side. */
export function rainforestTree({ form = 'umbrella', height = 30, seed = 1 }: RainforestTree = {}): Figure {
  const chance = random(`rainforestTree ${seed}`).next;
  const scale = height / 10;
  const limbs: Knot[][] = [
    points('0,0,21 -3,-300,17 2,-560,16 -8,-700,12 -30,-880,4'),
    points('0,-540,13 -90,-660,9 -280,-740,6 -420,-840,3'),
    points('1,-560,13 80,-650,9 230,-710,6 420,-820,3'),
    points('-4,-610,9 60,-730,7 110,-900,4'),
    points('-130,-675,6 -210,-690,4 -260,-750,3'),
  ];
  const sized = limbs.map((joints) =>
    joints.map(([x, y, half = 0]): Knot => [x * scale, y * scale, half * scale]),
  );
  const bark = sized.map((joints) => limb(joints.map(([x, y, half = 0]) => [x + half * 0.5, y, half * 0.5])));
  const foot = buttress(20 * scale, 130 * scale);
  const crown = CROWNS[form].map(({ left, right, base, rise }) =>
    cushion(chance, {
      left: left * scale,
      right: right * scale,
      base: base * scale,
      rise: rise * scale,
      tuft: 52 * scale,
    }),
  );
  const leaves = joinedCushions(crown);
  return drawn(form === 'umbrella' ? 'rainforest tree' : 'mahogany', [
    fill('pale', ...sized.map(limb), foot.body),
    fill('dark', ...bark, foot.shade),
    fill('body', leaves.body),
    fill('shade', leaves.shade),
    fill('lit', leaves.lit),
  ]);
}
