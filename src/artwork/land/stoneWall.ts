import type { Layer } from '../canvas/canvas.ts';
import { cut } from '../canvas/cut.ts';
import { panel } from '../drawing/brush.ts';
import type { Knot } from '../drawing/points.ts';

/** A dry-stone wall of lava across the picture, from its top down to its foot, in `courses`; the sun rakes it from the left. */
export const stoneWall =
  (
    area: { top: number; foot: number; courses: number },
    inks: { gap: string; stones: readonly string[]; lit: string; glint: string },
  ): Layer =>
  (canvas) => {
    const chance = canvas.random('stoneWall');
    const { top, foot, courses } = area;
    const high = (foot - top) / courses;
    const bodies = inks.stones.map((): string[] => []);
    const lit: string[] = [];
    const glint: string[] = [];
    for (let course = 0; course < courses; course += 1) {
      let x = -60 - chance.between(0, 60);
      while (x < canvas.width + 40) {
        const wide = high * chance.between(0.9, 2.1);
        const y = top + course * high + chance.between(-0.08, 0.08) * high;
        const rise = course === 0 ? chance.between(-0.05, 0.3) * high : 0;
        const ring: Knot[] = [
          [x + 1, y + high * chance.between(0.3, 0.6), 9],
          [x + wide * chance.between(0.06, 0.2), y + 1 - rise, 12],
          [x + wide * chance.between(0.55, 0.75), y + chance.between(-4, 4) - rise, 10],
          [x + wide - 2, y + high * chance.between(0.14, 0.4), 9],
          [x + wide - 2, y + high * chance.between(0.7, 0.9), 9],
          [x + wide * chance.between(0.6, 0.85), y + high - 1, 10],
          [x + wide * chance.between(0.08, 0.2), y + high - 2, 9],
        ];
        const [left, crown, , , , , base] = ring as [Knot, Knot, Knot, Knot, Knot, Knot, Knot];
        chance.pick(bodies).push(panel(ring));
        const side = wide * chance.between(0.2, 0.42);
        lit.push(
          panel([
            [left[0] + 2, left[1], 6],
            [crown[0] + 2, crown[1] + 3, 8],
            [crown[0] + side, crown[1] + 4, 2],
            [left[0] + side, y + high * 0.5, 6],
            [base[0] + 4, base[1] - 4, 3],
          ]),
        );
        if (chance.next() < 0.3)
          glint.push(
            panel([
              [crown[0] + 4, crown[1] + 4, 4],
              [crown[0] + wide * 0.4, crown[1] + 5, 3],
              [crown[0] + side * 0.6, crown[1] + high * 0.2, 3],
            ]),
          );
        x += wide;
      }
    }
    canvas.rect(-10, top + high * 0.4, canvas.width + 20, foot - top - high * 0.2, { fill: inks.gap });
    for (const [at, stones] of bodies.entries()) cut(inks.stones[at]!, ...stones)(canvas);
    cut(inks.lit, ...lit)(canvas);
    cut(inks.glint, ...glint)(canvas);
  };
