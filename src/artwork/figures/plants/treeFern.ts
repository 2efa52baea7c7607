import { random } from '../../canvas/random.ts';
import { limb } from '../../drawing/brush.ts';
import { drawn, fill, type Figure } from '../../drawing/figure.ts';
import { frond } from './frond.ts';

/** A tree fern of four to five metres: a slim fibrous stem (dark) under a parasol of fronds. */
export function treeFern({
  lean = 0.4,
  height = 3.6,
  seed = 1,
}: { lean?: number; height?: number; seed?: number } = {}): Figure {
  const chance = random(`treeFern ${seed}`).next;
  const [x, y] = [lean * 100, height * -100];
  const leaf = (angle: number, reach: number, droop: number) =>
    frond(x, y, angle + (chance() - 0.5) * 0.16, reach, droop, 8);
  return drawn('tree fern', [
    fill('shade', leaf(0.2, 200, 0.3), leaf(2.95, 200, 0.3), leaf(1.3, 180, 0.3), leaf(1.9, 180, 0.3)),
    fill(
      'dark',
      limb([
        [0, 0, 18],
        [0, -24, 12],
        [x * 0.3, y * 0.5, 10],
        [x, y, 12],
      ]),
    ),
    fill('body', leaf(0.6, 250, 0.62), leaf(2.55, 250, 0.6), leaf(-0.1, 190, 0.36), leaf(3.3, 190, 0.36)),
    fill('lit', leaf(2.1, 210, 0.66), leaf(1.0, 210, 0.7)),
  ]);
}
