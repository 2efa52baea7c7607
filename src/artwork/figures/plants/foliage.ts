import { outline } from '../../drawing/brush.ts';
import type { Knot } from '../../drawing/points.ts';

/** One cushion of leaves in its three tones, as path data. */
export interface Cushion {
  body: string;
  lit: string;
  shade: string;
}

/** How a cushion of leaves lies: its ends, the height of its underside, and its own rise above that. */
export interface CushionShape {
  left: number;
  right: number;
  /** The underside; negative is up. */
  base: number;
  rise: number;
  /** How far the underside arches up in the middle. */
  arch?: number;
  /** How square the shoulders are: 2 is a half ellipse, 4 a table. */
  square?: number;
  /** Width of one tuft along the top. */
  tuft?: number;
  /** Breaks the cushion into flat sprays, as an acacia's leaves lie: off its edges, and where it catches the light. */
  sprays?: boolean;
}

/** A cushion of leaves with a tufted top, lit from the left, and a ragged shaded underside. */
export function cushion(chance: () => number, shape: CushionShape): Cushion {
  const { left, right, base, rise, arch = rise * 0.1, square = 2.3, tuft = 64 } = shape;
  const width = right - left;
  const dome = (share: number) => Math.pow(1 - Math.pow(Math.abs(2 * share - 1), square), 1 / square);
  const steps = (step: number, from: number, to: number) => {
    const shares: number[] = [];
    for (let share = from + step * 0.6; share < to - step * 0.4; share += step * (0.6 + chance() * 0.8))
      shares.push(share);
    return shares;
  };
  const at = (share: number, height: number): [number, number] => [
    left + width * share,
    base - rise * height,
  ];
  const step = tuft / width;
  const end: Knot = [...at(1, 0.06 + chance() * 0.1), 1];
  const start: Knot = [...at(0, 0.06 + chance() * 0.1), 1];
  const top = steps(step, 0, 1).flatMap((share): Knot[] => {
    const valley = Math.max(0.02, share - step * 0.3);
    return [
      at(valley, dome(valley) * (0.8 + chance() * 0.08)),
      at(share, dome(share) * (1.04 + chance() * 0.16)),
    ];
  });
  const under = steps(step * 0.9, 0.03, 0.97).map((share, index): Knot => {
    const drop = index % 2 === 0 ? chance() * 0.16 : -0.14 - chance() * 0.12;
    return at(share, drop + (arch / rise) * dome(share));
  });
  const lower = steps(step * 1.5, 0.1, 0.74).map((share, index): Knot => {
    return at(share, dome(share) * (index % 2 === 0 ? 0.48 : 0.74) + 0.02);
  });
  const litTop = top
    .slice(1, Math.round(top.length * 0.72))
    .map(([x, y]): Knot => [x + rise * 0.05, y + rise * 0.05]);
  const shadow = steps(step * 2.2, 0.1, 0.98).map((share, index): Knot => {
    return at(share, (index % 2 === 0 ? 0.26 : 0.4) * dome(share) + (arch / rise) * dome(share));
  });
  if (shape.sprays) {
    // Sizes in few steps repeat themselves in the path, and pack well.
    const spray = (share: number, height: number, size: 1 | 2 | 3) => flake(at(share, height), 4 + size * 12);
    const edge = [-0.03, 0.02, 0.97, 1.02].map((share) => spray(share, chance() * 0.3, 3));
    const above = steps(step * 2.4, 0.04, 0.96).map((share) => spray(share, dome(share) * 1.06, 3));
    const below = steps(step * 3, 0.06, 0.94).map((share) => spray(share, -0.16 - chance() * 0.2, 2));
    const bright = steps(step * 1.05, 0.05, 0.86).map((share, index) =>
      spray(share, dome(share) * [0.88, 0.56, 0.74][index % 3]!, share < 0.55 ? 3 : 2),
    );
    return {
      body: [outline([start, ...top, end, ...under.toReversed()]), ...edge, ...above, ...below].join(''),
      lit: bright.join(''),
      shade: outline([[...at(0.06, 0.04), 1], ...shadow, end, ...under.toReversed()]),
    };
  }
  return {
    body: outline([start, ...top, end, ...under.toReversed()]),
    lit: outline([
      [...at(0.05, dome(0.05) * 0.5), 1],
      ...litTop,
      [...at(0.8, dome(0.8) * 0.9), 1],
      ...lower.toReversed(),
    ]),
    shade: outline([[...at(0.06, 0.04), 1], ...shadow, end, ...under.toReversed()]),
  };
}

/** A flat spray of leaves around a point, `half` its length. */
function flake([left, top]: readonly [number, number], half: number): string {
  const [x, y] = [Math.round(left / 4) * 4, Math.round(top / 4) * 4];
  return outline([
    [x - half, y + 4, 1],
    [x - 4, y - half * 0.6],
    [x + half, y, 1],
    [x + 4, y + half * 0.4],
  ]);
}

/** All cushions of a crown joined tone by tone. */
export function joinedCushions(cushions: readonly Cushion[]): Cushion {
  const all = (tone: keyof Cushion) => cushions.map((one) => one[tone]).join('');
  return { body: all('body'), lit: all('lit'), shade: all('shade') };
}

/** A pointed leaf between two points, `half` its thickness at the middle. */
export function blade(fromX: number, fromY: number, toX: number, toY: number, half: number): string {
  const long = Math.hypot(toX - fromX, toY - fromY) || 1;
  const [acrossX, acrossY] = [((fromY - toY) / long) * half * 2, ((toX - fromX) / long) * half * 2];
  const [x, y] = [fromX * 0.6 + toX * 0.4, fromY * 0.6 + toY * 0.4];
  return outline([
    [fromX, fromY, 1],
    [x + acrossX, y + acrossY],
    [toX, toY, 1],
    [x - acrossX, y - acrossY],
  ]);
}
