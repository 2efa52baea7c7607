import { limb } from '../../drawing/brush.ts';
import { drawn, fill, type Figure } from '../../drawing/figure.ts';
import { points, type Knot } from '../../drawing/points.ts';

/** Where each arm leaves the trunk, how far it bows out, and how high it reaches. */
const ARMS = points(`-480,-270,-760 -420,-210,-880 -400,-150,-960 -400,-84,-1010 -390,-26,-1040 -390,34,-1030
  -400,96,-1000 -420,160,-930 -430,220,-850 -490,280,-740`);

/** A candelabra euphorbia of ten metres: a short trunk (dark) under a bowl of upright green candles (body, shade, lit edges). */
export function euphorbia(): Figure {
  const arm = ([y, out, top]: Knot, index: number): Knot[] => {
    const start = (index - 4.5) * 7;
    return [
      [start, y + 60, 16],
      [start + out * 0.55, y + 6, 19],
      [start + out * 0.96, y - 70, 19],
      [start + out * 1.08, top ?? 0, 15],
      [start + out * 1.06, (top ?? 0) - 26, 5],
    ];
  };
  const arms = ARMS.map(arm);
  const half = (joints: readonly Knot[], away: number, share: number) =>
    limb(joints.slice(1).map(([x, y, thick = 0]) => [x + thick * away, y, thick * share]));
  const forks = arms.flatMap((joints, index) => {
    if (index % 3 !== 2) return [];
    const [x, y] = joints[3]!;
    const out = index < 5 ? -46 : 46;
    return [
      limb([
        [x, y + 190, 13],
        [x + out, y + 150, 14],
        [x + out * 1.1, y + 40, 13],
        [x + out, y + 10, 4],
      ]),
    ];
  });
  return drawn('euphorbia', [
    fill('dark', limb('0,0,52 0,-30,40 -4,-200,36 0,-440,60')),
    fill('shade', ...forks, ...arms.filter((_, index) => index % 2 === 1).map(limb)),
    fill('body', ...arms.filter((_, index) => index % 2 === 0).map(limb)),
    fill('shade', ...arms.filter((_, index) => index % 2 === 0).map((joints) => half(joints, 0.5, 0.45))),
    fill('lit', ...arms.map((joints) => half(joints, -0.6, 0.22))),
  ]);
}
