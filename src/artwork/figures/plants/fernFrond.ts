import { random } from '../../canvas/random.ts';
import { limb, outline } from '../../drawing/brush.ts';

/**
 * A frond of a tree fern from (x, y): a rib that rises, arches and hangs, with single leaflets that taper and droop
 * from both its sides, the longest in the middle. Angles in radians from the right.
 */
export function fernFrond(x: number, y: number, angle: number, reach: number, droop: number): string[] {
  const source = random(`fern ${x} ${angle}`);
  const rib = (share: number): [number, number] => [
    x + Math.cos(angle) * reach * share,
    y - Math.sin(angle) * reach * share + droop * reach * share * share,
  ];
  const [midX, midY] = rib(0.5);
  const [tipX, tipY] = rib(1);
  const row = (knots: readonly (readonly number[])[]) =>
    knots.map((knot) => knot.map(Math.round).join(',')).join(' ');
  const parts = [
    limb(
      row([
        [x, y, 6],
        [midX, midY - droop * reach * 0.02, 4],
        [tipX, tipY, 0],
      ]),
    ),
  ];
  for (let share = 0.1; share < 0.98; share += 0.046) {
    const [fromX, fromY] = rib(share).map(Math.round) as [number, number];
    const [nextX, nextY] = rib(share + 0.01);
    const along = Math.atan2(nextY - fromY, nextX - fromX);
    for (const side of [1, -1]) {
      const turn = along + side * source.between(0.8, 1);
      const long = reach * 0.2 * Math.sin(Math.PI * (0.16 + share * 0.8)) * source.between(0.85, 1.1);
      const [tip, belly] = [long, long * 0.42];
      const [alongX, alongY, wide] = [Math.cos(turn), Math.sin(turn), long * 0.1 + 1];
      const drop = long * 0.14;
      parts.push(
        outline([
          [fromX, fromY, 1],
          [fromX + alongX * belly - alongY * wide, fromY + alongY * belly + alongX * wide],
          [Math.round(fromX + alongX * tip), Math.round(fromY + alongY * tip + drop), 1],
          [fromX + alongX * belly + alongY * wide, fromY + alongY * belly - alongX * wide],
        ]),
      );
    }
  }
  return parts;
}
