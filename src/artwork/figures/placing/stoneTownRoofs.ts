import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { box, disc } from '../../drawing/brush.ts';

/** The rows of houses, the furthest first: where they stand, how wide one is, wall, wall in the last light, iron roof, its lit slope. */
const ROWS = [
  [404, 46, '#8a6a98', '#d9a0a0', '#7a5a90', '#e8a890'],
  [440, 62, '#745890', '#d08e98', '#6a4a80', '#e89880'],
  [490, 84, '#5e4884', '#c07a90', '#56386e', '#dc7e6c'],
  [556, 112, '#483874', '#a8648a', '#402a5c', '#cc6458'],
  [640, 146, '#34295e', '#8a4c78', '#2e1e4a', '#b04c50'],
] as const;

/** An arched window, or a lit one, on a wall. */
const window = (x: number, y: number, wide: number, lit: boolean): Layer =>
  cut(lit ? '#ffca6a' : '#1d1440', box(x, y, wide, wide * 1.5), disc(x + wide / 2, y, wide / 2));

/** The old town from a roof: flat coral houses with parapets, hipped iron roofs, water tanks, washing and palms, struck from the left by the last light. */
export const roofs: Layer = (canvas) => {
  const chance = canvas.random('roofs');
  for (const [foot, size, wall, lit, iron, slope] of ROWS) {
    cut(wall, box(-20, foot + size * 0.3, 1240, 600))(canvas);
    for (let x = -size * chance.next(); x < 1220;) {
      const wide = size * chance.between(0.6, 1.5);
      const top = foot - size * chance.between(-0.1, 0.62);
      const [right, kind] = [x + wide, chance.next()];
      cut(wall, box(x, top, wide, foot + size - top))(canvas);
      cut(lit, box(x, top, wide * chance.between(0.12, 0.24), foot + size - top))(canvas);
      if (kind < 0.42) {
        const ridge = top - size * chance.between(0.2, 0.36);
        const [from, to] = [x + wide * 0.24, x + wide * 0.76];
        cut(iron, `${x - 4},${top},1 ${from},${ridge},1 ${to},${ridge},1 ${right + 4},${top},1`)(canvas);
        cut(
          slope,
          `${x - 4},${top},1 ${from},${ridge},1 ${from + wide * 0.16},${ridge},1 ${x + wide * 0.2},${top},1`,
        )(canvas);
      } else if (kind < 0.62) {
        const ridge = top - size * 0.3;
        cut(
          iron,
          `${x - 4},${top},1 ${x - 4},${ridge},1 ${right + 4},${top - size * 0.06},1 ${right + 4},${top},1`,
        )(canvas);
        inked(slope, Math.max(2, size / 26), `${x - 4},${ridge} ${right + 4},${top - size * 0.06}`)(canvas);
      } else {
        cut(lit, box(x - 3, top - size * 0.05, wide + 6, size * 0.07))(canvas);
        const teeth = Array.from({ length: Math.floor(wide / (size * 0.22)) }, (_, at) =>
          box(x + at * size * 0.22, top - size * 0.13, size * 0.12, size * 0.1),
        );
        if (kind < 0.8) cut(wall, ...teeth)(canvas);
        else cut(iron, box(x + wide * 0.56, top - size * 0.34, size * 0.24, size * 0.3))(canvas);
        if (kind > 0.9) {
          inked('#f6d8b0', 2, `${x},${top - size * 0.3} ${x + wide * 0.5},${top - size * 0.24}`)(canvas);
          cut(
            '#f0e0d0',
            box(x + wide * 0.1, top - size * 0.28, size * 0.1, size * 0.18),
            box(x + wide * 0.34, top - size * 0.26, size * 0.1, size * 0.16),
          )(canvas);
        }
      }
      for (const across of [0.34, 0.62, 0.84])
        if (chance.next() > 0.3)
          window(x + wide * across, top + size * 0.24, size * 0.09, chance.next() > 0.6)(canvas);
      x += wide + (chance.next() > 0.8 ? size * 0.12 : 0);
    }
  }
};
