import { random } from '../../canvas/random.ts';
import { limb, outline } from '../../drawing/brush.ts';
import { drawn, fill, type Figure } from '../../drawing/figure.ts';
import type { Knot } from '../../drawing/points.ts';
import { frond } from './frond.ts';

/**
 * The forest's edge: a row of crowns `width` metres long that closes a slope or a shore, flat at its foot. Crowns
 * body with lit caps, the rank behind shade. Lay several at different depths for the ridge behind ridge of Bwindi.
 */
export function crownEdge({
  width = 30,
  height = 7,
  seed = 1,
}: { width?: number; height?: number; seed?: number } = {}): Figure {
  const chance = random(`crownEdge ${seed}`).next;
  const [long, tall] = [width * 100, height * 100];
  const rank = (level: number, lit: boolean) => {
    const knots: Knot[] = [];
    const caps: string[] = [];
    for (let x = 0; x < long;) {
      const wide = tall * (0.36 + chance() * 0.5);
      const top = -tall * (level + (chance() - 0.5) * 0.3);
      const stop = x + wide > long - tall * 0.3 ? long : x + wide;
      const mid = (x + stop) / 2;
      const reach = (stop - x) / 2;
      knots.push([x, top * 0.7, 1]);
      for (let turn = 0.96; turn > 0; turn -= 0.16) {
        const bulge = 1 + (chance() - 0.3) * 0.16;
        knots.push([
          mid + Math.cos(Math.PI * turn) * reach * 0.98,
          top * (0.7 + 0.4 * Math.sin(Math.PI * turn) ** 0.7 * bulge),
        ]);
      }
      if (lit) {
        const [near, far] = [x + (stop - x) * 0.1, x + (stop - x) * 0.72];
        caps.push(
          outline([
            [near, top * 0.82, 1],
            [near + wide * 0.06, top * 1.0],
            [mid - wide * 0.08, top * 1.1],
            [far, top, 1],
            [mid, top * 0.88],
            [mid - wide * 0.12, top * 0.97],
          ]),
        );
      }
      x = stop;
    }
    return {
      outline: outline([[0, 0, 1], ...knots, [long, knots.at(-1)![1], 1], [long, 0, 1]]),
      caps: caps.join(''),
    };
  };
  const [far, near] = [rank(0.84, false), rank(0.58, true)];
  return drawn('crown edge', [
    fill('shade', far.outline),
    fill('body', near.outline),
    fill('lit', near.caps),
  ]);
}

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
