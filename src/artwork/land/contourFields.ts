import type { Layer } from '../canvas/canvas.ts';
import { cut, within } from '../canvas/cut.ts';
import { outline } from '../drawing/brush.ts';

/** A slope in fields that follow its contours. */
interface Slope {
  /** Where it stands out towards us, half its width, the level of the eye, and how strongly its lines bend. */
  x: number;
  wide: number;
  eye: number;
  bend: number;
  /** The levels of its contours in its middle, the highest first. */
  levels: readonly number[];
  plots: readonly string[];
  hedge: string;
}

/** A number from 0 to 1 that belongs to a row and a place in it. */
const chance = (row: number, at: number) => Math.abs(Math.sin(row * 91.7 + at * 17.3) * 613.7) % 1;

/** Where a contour runs: above the eye its ends drop away from us, below it they rise. */
const contour = ({ x, wide, eye, bend }: Slope, level: number, at: number): number => {
  const off = ((at - x) / wide) ** 2;
  return Math.round(level + ((eye - level) * bend * off) / (1 + 0.6 * off) + 5 * Math.sin(at / 61 + level));
};

/** The fields of a slope within a shape, plot beside plot, a dark hedge under each row, and what lies over them. */
export function contourFields(slope: Slope, shape: string, ...over: readonly Layer[]): Layer {
  const { x, wide, levels, plots, hedge } = slope;
  const [left, right] = [x - wide * 1.3, x + wide * 1.3];
  const along = (level: number, from: number, to: number) => {
    const steps = Math.max(1, Math.round((to - from) / 90));
    return Array.from({ length: steps + 1 }, (_, step) => {
      const at = Math.round(from + ((to - from) * step) / steps);
      return `${at},${contour(slope, level, at)},${step % steps ? 0 : 1}`;
    });
  };
  const fields = new Map<string, string[]>(plots.map((colour) => [colour, []]));
  levels.slice(0, -1).forEach((level, row) => {
    const below = levels[row + 1]!;
    let from = left;
    while (from < right) {
      const to = from + (below - level) * (1.6 + 5 * chance(row, from));
      // The edges of the plots run down the slope, apart from each other.
      const spread = (at: number) => at + ((at - x) * (below - level)) / 700 + 8 * chance(row, at);
      const colour = plots[Math.floor(chance(row + 5, to) * plots.length)]!;
      const low = along(below, spread(from), spread(to)).toReversed();
      fields.get(colour)!.push([...along(level, from, to), ...low].join(' '));
      from = to;
    }
  });
  const hedges = levels.map((level, row) => {
    const thick = Math.max(2, ((levels[row + 1] ?? level) - level) * 0.1);
    const line = along(level, left, right);
    const low = line.toReversed().map((point) => {
      const [px = 0, py = 0, corner = 0] = point.split(',').map(Number);
      return `${px},${Math.round(py + thick)},${corner}`;
    });
    return outline([...line, ...low].join(' '));
  });
  return within(
    plots[0]!,
    shape,
    ...[...fields].map(([colour, shapes]) => cut(colour, ...shapes)),
    cut(hedge, ...hedges),
    ...over,
  );
}
