import type { Layer } from '../canvas/canvas.ts';
import { cut, within } from '../canvas/cut.ts';
import { outline } from '../drawing/brush.ts';

/** One spur of a hill that is terraced to its top. */
interface Spur {
  /** Where its foot meets the water on the left and on the right, its top, and the water's level. */
  left: number;
  right: number;
  top: readonly [x: number, y: number];
  water: number;
  /** How many terraces, and how far each bends down towards us. */
  count: number;
  sag: number;
  /** The plots' colours, the hedge between two terraces, the veil on the side away from the light. */
  plots: readonly string[];
  hedge: string;
  shade: string;
}

/** A number from 0 to 1 that belongs to a row and a place in it. */
const chance = (row: number, at: number) => Math.abs(Math.sin(row * 12.98 + at * 78.23) * 437.5) % 1;

/** A spur that comes down to the water in small plots, terrace below terrace; the light is on the left, its right flank in shade. */
export function terracedSpur({ left, right, top, water, count, sag, plots, hedge, shade }: Spur): Layer {
  const [x, y] = top;
  const [wide, high] = [right - left, water - y];
  const at = (share: number, rise: number) =>
    `${Math.round(left + wide * share)},${Math.round(water - high * rise)}`;
  const peak = (x - left) / wide;
  const shape = `${at(-0.02, 0)},1 ${at(peak * 0.24, 0.22)} ${at(peak * 0.5, 0.66)} ${at(peak * 0.78, 0.96)} ${at(peak, 1.02)} ${at(peak + (1 - peak) * 0.26, 0.92)} ${at(peak + (1 - peak) * 0.52, 0.58)} ${at(peak + (1 - peak) * 0.78, 0.2)} ${at(1.02, 0)},1`;
  const step = high / count;
  // A terrace's edge bends like a bow: lowest below the top, rising to both flanks.
  const edge = (row: number, share: number) => {
    const off = (share - peak) / Math.max(peak, 1 - peak);
    return Math.round(y + (row - 1) * step * (0.8 + (0.2 * row) / count) + sag * (1 - off * off));
  };
  const along = (row: number, from: number, to: number) =>
    [0, 0.25, 0.5, 0.75, 1].map((part) => {
      const share = from + (to - from) * part;
      return `${Math.round(left + wide * share)},${edge(row, share)},${part % 1 === 0 ? 1 : 0}`;
    });
  const rows = Array.from({ length: count + 3 }, (_, row) => row - 1);
  const fields = new Map<string, string[]>(plots.map((colour) => [colour, []]));
  for (const row of rows) {
    let from = 0;
    while (from < 1) {
      const to = Math.min(1, from + (60 + 190 * chance(row, from)) / wide);
      const colour = plots[Math.floor(chance(row + 3, to) * plots.length)]!;
      const lean = 16 / wide;
      const low = along(row + 1, from - lean, to - lean).toReversed();
      fields.get(colour)!.push([...along(row, from, to), ...low].join(' '));
      from = to;
    }
  }
  const hedges = rows.map((row) => {
    const line = along(row, -0.02, 1.02);
    const below = line.toReversed().map((point) => {
      const [px, py, corner] = point.split(',').map(Number) as [number, number, number];
      return `${px},${py + Math.round(step * 0.11)},${corner}`;
    });
    return outline([...line, ...below].join(' '));
  });
  return within(
    plots[0]!,
    shape,
    ...[...fields].map(([colour, shapes]) => cut(colour, ...shapes)),
    cut(hedge, ...hedges),
    cut(
      { fill: shade, opacity: 0.66 },
      `${at(peak, 1.1)},1 ${at(peak + 0.04, 0.86)} ${at(peak - 0.02, 0.66)},1 ${at(peak + 0.1, 0.5)} ${at(peak + 0.05, 0.3)},1 ${at(peak + 0.18, 0.16)} ${at(peak + 0.16, -0.1)},1 ${at(1.1, -0.1)},1 ${at(1.1, 1.1)},1`,
    ),
  );
}
