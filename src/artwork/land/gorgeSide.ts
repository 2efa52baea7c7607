import { billow } from '../canvas/billow.ts';
import type { Layer } from '../canvas/canvas.ts';
import { random, type Random } from '../canvas/random.ts';
import { limb } from '../drawing/brush.ts';
import { Pen, type Point } from '../drawing/pen.ts';
import { points } from '../drawing/points.ts';

/** A crown of the cloud forest around (x, y), `half` wide to each side, lobed above and hollow below, as path data. */
export const crown = (x: number, y: number, half: number, source: Random): string => {
  const high = half * source.between(0.5, 0.95);
  const pen = new Pen(x - half, y);
  const way: Point[] = [
    [x - half * 0.6, y - high * 0.75],
    [x + half * source.between(-0.2, 0.2), y - high],
    [x + half * 0.62, y - high * 0.7],
    [x + half, y],
  ];
  billow(pen, [x - half, y], way, half * 0.5, source);
  return pen
    .quad(x + half * 0.3, y - high * 0.3, x, y - high * 0.12)
    .quad(x - half * 0.5, y + high * 0.1, x - half, y)
    .close().d;
};

/** A wooded side of the gorge: its edge from the sky to the water, or upwards on the right; crowns in a lighter and a darker tone stand out of it. */
export const woodedSide =
  (edge: string, size: number, [colour, lighter, darker]: readonly [string, string, string]): Layer =>
  (canvas) => {
    const way = points(edge).map(([x, y]): Point => [x, y]);
    const [first, last] = [way[0]!, way.at(-1)!];
    const outer = first[1] < last[1] ? -40 : 1240;
    const inward = outer < 0 ? -1 : 1;
    const source = canvas.random('side');
    const pen = new Pen(outer, first[1]).line(...first);
    const lobes = billow(pen, first, way.slice(1), size, source);
    canvas.path(pen.line(outer, last[1]).close().d, { fill: colour });
    const rows: [string[], string[]] = [[], []];
    const reach = Math.abs(outer - (first[0] + last[0]) / 2);
    for (const [x, y] of lobes) {
      for (
        let deep = size * 0.3;
        deep < Math.min(reach, size * 5.5);
        deep += size * source.between(1.05, 2)
      ) {
        const half = size * source.between(0.5, 1.15);
        rows[source.next() < 0.5 ? 0 : 1].push(
          crown(x + inward * deep, y + size * source.between(-0.7, 0.7), half, source),
        );
      }
    }
    canvas.path(rows[1].join(''), { fill: darker });
    canvas.path(rows[0].join(''), { fill: lighter });
  };

/** Beards of lichen that hang from a bough. */
export const beards = (from: number, to: number, y: (x: number) => number, long: number): string[] => {
  const source = random(`beards ${from}`);
  const strands: string[] = [];
  for (let x = from; x < to; x += source.between(7, 26)) {
    const fall = long * source.between(0.25, 1);
    const sway = source.between(-8, 8);
    strands.push(
      limb(
        `${Math.round(x)},${Math.round(y(x))},4 ${Math.round(x + sway)},${Math.round(y(x) + fall * 0.5)},3 ${Math.round(x + sway * 0.4)},${Math.round(y(x) + fall)},0`,
      ),
    );
  }
  return strands;
};
