import type { Layer } from '../canvas/canvas.ts';
import { cut, within } from '../canvas/cut.ts';
import { random } from '../canvas/random.ts';
import { disc, outline } from '../drawing/brush.ts';
import { points } from '../drawing/points.ts';

/** The inks of a terraced hill: its fields, the hedges between the terraces, the side that the sun has not reached. */
export interface TerraceInks {
  fields: readonly string[];
  hedge: string;
  shade: string;
  /** How dark the shaded side is. */
  depth: number;
}

/**
 * An island of terraced fields, lit from the left: level arcs up to its top, each cut into fields.
 * @param row its outline above the water, left to right
 * @param ridge where light and shade meet, from the top down to the water
 */
export function terracedIsland(
  seed: string,
  row: string,
  ridge: string,
  levels: number,
  inks: TerraceInks,
): readonly Layer[] {
  const chance = random(seed);
  const knots = points(row);
  const [left, right] = [knots[0]![0], knots.at(-1)![0]];
  const foot = knots[0]![1];
  const top = Math.min(...knots.map(([, y]) => y));
  const middle = (left + right) / 2;
  const bend = (x: number) => ((x - middle) / (right - left)) ** 2;
  const height = (foot - top) * 1.04;
  const at = (x: number, level: number): string => {
    const share = level / levels;
    const wave = Math.sin(x / 90 + level * 0.7) * 4;
    return `${Math.round(x)},${Math.round(foot + 20 - height * Math.sign(share) * Math.abs(share) ** 0.86 + bend(x) * height * 0.55 * (0.2 + share) + wave)}`;
  };
  const fields = inks.fields.map((): string[] => []);
  const hedges: string[] = [];
  const bushes: string[] = [];
  for (let level = -1; level < levels; level += 1) {
    let x = left - 20;
    while (x < right) {
      const wide = (right - left) * chance.between(0.06, 0.19);
      const end = x + wide;
      const lean = 10;
      fields[chance.whole(0, fields.length - 1)]!.push(
        `${at(x, level)},1 ${at(x + lean, level + 1)},1 ${at((x + end) / 2, level + 1)} ${at(end + lean, level + 1)},1 ${at(end, level)},1 ${at((x + end) / 2, level)}`,
      );
      if (chance.next() < 0.3) {
        const [bx, by] = at(end, level + 1)
          .split(',')
          .map(Number) as [number, number];
        bushes.push(disc(bx, by - 3, chance.between(4, 9), chance.between(4, 8)));
      }
      x = end;
    }
    const steps = [0, 0.25, 0.5, 0.75, 1].map((share) => left + (right - left) * share);
    hedges.push(
      outline(
        [
          ...steps.map((px) => at(px, level + 0.02)),
          ...steps.toReversed().map((px) => at(px, level - 0.16)),
        ].join(' '),
      ),
    );
  }
  const body = `${left},${foot},1 ${row} ${right},${foot},1`;
  const [peak] = points(ridge);
  return [
    within(
      inks.fields[0]!,
      body,
      ...fields.map((own, tone) => cut(inks.fields[tone]!, ...own)),
      cut(inks.hedge, ...hedges, ...bushes),
      cut(
        { fill: inks.shade, opacity: inks.depth },
        `${ridge} ${right + 40},${foot + 40},1 ${right + 40},${peak![1] - 40},1 ${peak![0]},${peak![1] - 40},1`,
      ),
    ),
  ];
}
