import { random } from '../../canvas/random.ts';
import { limb, outline } from '../../drawing/brush.ts';
import type { Knot } from '../../drawing/points.ts';

/** How a banana leaf grows: from where, which way (radians from the right), how long, how it droops, half its width, and how often the wind tore each side. */
export interface BananaLeaf {
  x: number;
  y: number;
  angle: number;
  reach: number;
  droop: number;
  half: number;
  tears: number;
  seed: number;
}

/** A banana leaf: the blade on either side of its rib, the rib, and the veins as open lines. */
export function bananaLeaf({ x, y, angle, reach, droop, half, tears, seed }: BananaLeaf) {
  const source = random(`banana leaf ${seed}`);
  const rib = (share: number): [number, number] => [
    x + Math.cos(angle) * reach * share,
    y - Math.sin(angle) * reach * share + droop * reach * share * share,
  ];
  const edge = (share: number, sign: number, sag: number): [number, number] => {
    const [hereX, hereY] = rib(share);
    const [nextX, nextY] = rib(share + 0.01);
    const long = Math.hypot(nextX - hereX, nextY - hereY);
    const [alongX, alongY] = [(nextX - hereX) / long, (nextY - hereY) / long];
    const wide = half * Math.sin(Math.PI * Math.min(1, share) ** 0.75) ** 0.55;
    return [
      hereX + (alongX * 0.35 - alongY * sign) * wide,
      hereY + (alongY * 0.35 + alongX * sign) * wide + sag * wide,
    ];
  };
  const veins: string[] = [];
  const blade = (sign: 1 | -1): string => {
    const cuts = [
      0.07,
      ...Array.from({ length: tears }, () => source.between(0.14, 0.94)).sort((a, b) => a - b),
      1,
    ];
    let path = '';
    for (let at = 1; at < cuts.length; at += 1) {
      const [from, to] = [cuts[at - 1]!, cuts[at]!];
      if (to - from < 0.03) continue;
      const sag = source.between(0.05, 0.4);
      const gap = Math.min(0.02, (to - from) * 0.2);
      const knots: Knot[] = [
        [...rib(from), 1],
        [...edge(from + gap, sign, sag), 1],
        ...[0.3, 0.7].map((share): Knot => edge(from + (to - from) * share, sign, sag)),
        [...edge(to - gap * 0.4, sign, sag + source.between(0, 0.1)), 1],
        [...rib(to), 1],
      ];
      path += outline(knots);
      for (let share = from + 0.02; share < to - 0.01; share += 0.036) {
        const [[startX, startY], [endX, endY]] = [rib(share), edge(share + 0.01, sign, sag)];
        veins.push(
          [
            [startX, startY],
            [endX * 0.93 + startX * 0.07, endY * 0.93 + startY * 0.07],
          ]
            .map((point) => point.map(Math.round).join(','))
            .join(' '),
        );
      }
    }
    return path;
  };
  const [lower, upper] = [blade(1), blade(-1)];
  const spine = limb(
    [0, 0.25, 0.5, 0.75, 1].map((share): Knot => [...rib(share), Math.max(1, half * 0.07 * (1.1 - share))]),
  );
  return { lower, upper, spine, veins };
}
