import { random } from '../../canvas/random.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { drawn, fill, type Figure } from '../../drawing/figure.ts';
import { points, type Knot } from '../../drawing/points.ts';
import { frond } from './frond.ts';

interface CoconutPalm {
  /** How far the crown leans from the foot, in metres; negative leans left. */
  lean?: number;
  /** Height of the crown's heart in metres. */
  height?: number;
  seed?: number;
}

/** A coconut palm: leaning ringed trunk (dark, its bright edge pale), feather fronds (body, those behind shade, the lit one lit), nuts (accent). */
export function coconutPalm({ lean = 3.4, height = 9, seed = 1 }: CoconutPalm = {}): Figure {
  const chance = random(`coconutPalm ${seed}`).next;
  const [topX, topY] = [lean * 100, height * -100];
  const bend = (share: number, half: number): [number, number, number] => [
    topX * (1.5 * share - 0.5 * share ** 3),
    topY * share,
    half,
  ];
  const trunk = [bend(0, 36), bend(0.04, 24), bend(0.25, 17), bend(0.5, 15), bend(0.75, 13), bend(1, 11)];
  const leaf = (angle: number, reach: number, droop: number) =>
    frond(topX, topY, angle + (chance() - 0.5) * 0.14, reach * (0.94 + chance() * 0.12), droop);
  const back = leaf(2, 330, 0.5) + leaf(1.15, 340, 0.5) + leaf(-0.5, 280, 0.5) + leaf(3.7, 270, 0.5);
  const front =
    leaf(0.1, 420, 0.5) +
    leaf(0.62, 430, 0.62) +
    leaf(2.62, 430, 0.6) +
    leaf(3.05, 400, 0.48) +
    leaf(1.75, 280, 0.42);
  const lit = leaf(2.25, 400, 0.72) + leaf(0.9, 380, 0.78);
  const nuts = points('-26,24 4,34 28,20').map(([x = 0, y = 0]) => disc(topX + x, topY + y, 17, 20));
  const edge = [0.03, 0.25, 0.5, 0.75, 1].map((share): Knot => {
    const [x, y, half] = bend(share, share === 0.03 ? 0 : 4);
    return [x - 6, y, half];
  });
  return drawn('coconut palm', [
    fill('shade', back),
    fill('dark', limb(trunk)),
    fill('pale', limb(edge)),
    fill('accent', ...nuts),
    fill('body', front),
    fill('lit', lit),
  ]);
}
