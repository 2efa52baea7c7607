import type { Layer } from '../canvas/canvas.ts';
import { cut, within } from '../canvas/cut.ts';

/** A part of a slope in one light: the colours of its plots, and of the hedge under each row. */
interface Plane {
  /** How far right it begins where the slope is highest, and how much further for each pixel down; plots end there. */
  from: number;
  lean: number;
  plots: readonly string[];
  hedge: string;
}

/** A slope in fields that follow its contours. */
interface Slope {
  /** Where it stands out towards us, half its width, the level of the eye, and how strongly its lines bend. */
  x: number;
  wide: number;
  eye: number;
  bend: number;
  /** The levels of its contours in its middle, the highest first. */
  levels: readonly number[];
  /** Its sides, the one in the sun first, which begins at its left end. */
  planes: readonly Plane[];
}

/** A number from 0 to 1 that belongs to a row and a place in it. */
const chance = (row: number, at: number) => Math.abs(Math.sin(row * 91.7 + at * 17.3) * 613.7) % 1;

/** Where a contour runs: above the eye its ends drop away from us, below it they rise. */
const contour = ({ x, wide, eye, bend }: Slope, level: number, at: number): number => {
  const off = ((at - x) / wide) ** 2;
  return Math.round(level + ((eye - level) * bend * off) / (1 + 0.6 * off) + 5 * Math.sin(at / 61 + level));
};

/** The fields of a slope within a shape, plot beside plot, a hedge under each row, and what lies over them. */
export function contourFields(slope: Slope, shape: string, ...over: readonly Layer[]): Layer {
  const { x, wide, levels, planes } = slope;
  const [left, right] = [x - wide * 1.3, x + wide * 1.3];
  const along = (level: number, from: number, to: number, lower = 0) => {
    const steps = Math.max(1, Math.round((to - from) / 90));
    return Array.from({ length: steps + 1 }, (_, step) => {
      const at = Math.round(from + ((to - from) * step) / steps);
      return `${at},${contour(slope, level, at) + lower},${step % steps ? 0 : 1}`;
    });
  };
  const fields = new Map<string, string[]>(
    planes.flatMap(({ plots }) => plots).map((colour) => [colour, []]),
  );
  const hedges = new Map<string, string[]>(planes.map(({ hedge }) => [hedge, []]));
  levels.slice(0, -1).forEach((level, row) => {
    const below = levels[row + 1]!;
    // Plots reach under the hedge at their foot, and their edges run down the slope, apart from each other.
    const spread = (at: number) => at + ((at - x) * (below - level)) / 700 + 8 * chance(row, at);
    const begins = planes.map(({ from, lean }, side) =>
      side === 0 ? left : from + lean * (level - levels[0]!) + 40 * chance(row, side + 3),
    );
    const thick = Math.max(2, Math.round((below - level) * 0.1));
    planes.forEach(({ plots, hedge }, side) => {
      const end = begins[side + 1] ?? right;
      const line = along(level, begins[side]!, end);
      const low = along(level, begins[side]!, end, thick).toReversed();
      hedges.get(hedge)!.push([...line, ...low].join(' '));
      let from = begins[side]!;
      while (from < end) {
        const to = Math.min(end, from + (below - level) * (1.6 + 5 * chance(row, from)));
        const colour = plots[Math.floor(chance(row + 5, to) * plots.length)]!;
        const foot = along(below, spread(from), spread(to), 3).toReversed();
        fields.get(colour)!.push([...along(level, from, to), ...foot].join(' '));
        from = to;
      }
    });
  });
  return within(
    planes[0]!.plots[0]!,
    shape,
    ...[...fields, ...hedges].map(([colour, shapes]) => cut(colour, ...shapes)),
    ...over,
  );
}
