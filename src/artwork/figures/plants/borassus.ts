import { disc, limb, outline } from '../../drawing/brush.ts';
import { drawn, fill, type Figure } from '../../drawing/figure.ts';
import type { Knot } from '../../drawing/points.ts';

const CROWN = -1180;

/** A stiff fan leaf out of the crown: `turn` in degrees, 0 to the right and 90 upwards. */
function fan(turn: number, reach: number): string {
  const way = (turn * Math.PI) / 180;
  const at = (angle: number, away: number): Knot => [
    Math.round(Math.cos(angle) * away),
    Math.round(CROWN - Math.sin(angle) * away),
    1,
  ];
  const rays = [-0.4, -0.2, 0, 0.2, 0.4].flatMap((off): Knot[] => [
    at(way + off, reach * (1 - Math.abs(off) * 0.3)),
    at(way + off + 0.1, reach * 0.58),
  ]);
  return outline([
    at(way - 0.5, reach * 0.3),
    ...rays.slice(0, -1),
    at(way + 0.5, reach * 0.3),
    [0, CROWN, 1],
  ]);
}

/** A borassus palm of thirteen metres: a straight grey trunk that swells above its middle, under a round head of fans. */
export function borassus(): Figure {
  return drawn('borassus palm', [
    fill('shade', disc(0, CROWN, 70), ...[-75, -30, 210].map((turn) => fan(turn, 190))),
    fill('dark', limb('0,0,34 0,-60,22 0,-420,19 0,-720,36 0,-900,22 0,-1180,14')),
    fill('body', disc(0, CROWN - 10, 70), ...[0, 30, 60, 90, 120, 150, 180].map((turn) => fan(turn, 225))),
    fill('lit', ...[105, 140, 170].map((turn) => fan(turn, 150))),
    fill('accent', disc(-26, CROWN + 74, 17), disc(8, CROWN + 88, 17), disc(34, CROWN + 66, 16)),
  ]);
}
