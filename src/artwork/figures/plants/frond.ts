import { outline } from '../../drawing/brush.ts';
import type { Knot } from '../../drawing/points.ts';

/** A feather leaf from (x, y): a rib that rises, arches and hangs, with leaflets that fall from both its sides. Angles in radians from the right. */
export function frond(
  x: number,
  y: number,
  angle: number,
  reach: number,
  droop: number,
  leaflets = 11,
): string {
  const rib = (share: number): [number, number] => [
    x + Math.cos(angle) * reach * share,
    y - Math.sin(angle) * reach * share + droop * reach * share * share,
  ];
  const side = (sign: 1 | -1): Knot[] => {
    const knots: Knot[] = [];
    for (let index = 0; index < leaflets; index++) {
      const share = 0.07 + (0.93 * index) / leaflets;
      const [ribX, ribY] = rib(share);
      const [aheadX, aheadY] = rib(share + 0.01);
      const speed = Math.hypot(aheadX - ribX, aheadY - ribY);
      const [alongX, alongY] = [(aheadX - ribX) / speed, (aheadY - ribY) / speed];
      const away = [alongX * 0.9 - alongY * sign * 0.85, alongY * 0.9 + alongX * sign * 0.85 + 0.55] as const;
      const hang = away[1] < 0 ? 0.5 : 1;
      const long = (hang * reach * 0.22 * Math.sin(Math.PI * (0.14 + share * 0.84))) / Math.hypot(...away);
      knots.push([ribX + away[0] * long * 0.1, ribY + away[1] * long * 0.34, 1]);
      knots.push([ribX + away[0] * long, ribY + away[1] * long, 1]);
    }
    return knots;
  };
  return outline([[x, y, 1], ...side(-1), [...rib(1.06), 1], ...side(1).toReversed()]);
}
