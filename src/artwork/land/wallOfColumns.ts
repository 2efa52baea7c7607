import type { Layer } from '../canvas/canvas.ts';
import { cut } from '../canvas/cut.ts';
import { random } from '../canvas/random.ts';
import { outline } from '../drawing/brush.ts';
import type { Point } from '../drawing/pen.ts';
import type { Knot } from '../drawing/points.ts';

interface Wall {
  /** Where it runs to, and the horizon there. */
  far: Point;
  /** The near end: its x, crest and foot. */
  x: number;
  crest: number;
  foot: number;
  /** How near its far end comes to where all lines meet: 0 is there. */
  until: number;
  /** Column by column: how much smaller the next one is. */
  step: number;
  tones: readonly [face: string, side: string, deep: string, head: string];
}

/** A wall of columns that runs away from us to the distance, each with the face along the road and the one towards us. */
export const wallOfColumns = ({ far, x, crest, foot, until, step, tones }: Wall): Layer[] => {
  const source = random(`wall ${x}`);
  const at = (near: number, y: number): Knot => [
    Math.round(far[0] + (x - far[0]) * near),
    Math.round(far[1] + (y - far[1]) * near),
    1,
  ];
  const [faces, sides, deeps, heads]: string[][] = [[], [], [], []];
  let near = 1.04;
  while (near > until) {
    const next = near * (step + source.between(-0.018, 0.018));
    const rise = crest + (foot - crest) * source.between(-0.07, 0.07);
    const jut = near - (near - next) * source.between(0.3, 0.42);
    faces!.push(outline([at(jut, foot), at(jut, rise), at(next, rise), at(next, foot)]));
    sides!.push(
      outline([at(near, foot), at(near, rise + (foot - crest) * 0.03), at(jut, rise), at(jut, foot)]),
    );
    const low = source.between(0.3, 0.7);
    const broken = rise + (foot - rise) * low;
    if (source.next() < 0.6)
      deeps!.push(
        outline([
          at(jut, broken),
          at(next, broken + (foot - crest) * 0.012),
          at(next, broken + (foot - crest) * 0.05),
        ]),
      );
    heads!.push(
      outline([
        at(jut, rise),
        at(next, rise),
        at(next, rise + (foot - crest) * 0.018),
        at(jut, rise + (foot - crest) * 0.026),
      ]),
    );
    near = next;
  }
  return [
    cut(tones[0], ...faces!),
    cut(tones[1], ...sides!),
    cut(tones[2], ...deeps!),
    cut(tones[3], ...heads!),
  ];
};
