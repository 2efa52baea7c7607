import type { Layer } from '../../canvas/canvas.ts';
import { disc } from '../../drawing/brush.ts';
import { Pen, type Point } from '../../drawing/pen.ts';

const MERIDIANS = 26;
const RINGS = [0.06, 0.16, 0.28, 0.42, 0.57, 0.72, 0.87];

/**
 * A cast net in the air, open like a bell: its top at (x, y), its mouth `long` pixels away in the direction `turn`
 * (degrees clockwise from the right) and `wide` across; leads along the rim, and drops that fall from it.
 */
export function castNet(options: {
  x: number;
  y: number;
  long: number;
  wide: number;
  turn: number;
  colour: string;
  lead: string;
}): Layer {
  return (canvas) => {
    const { x, y, long, wide, turn, colour, lead } = options;
    const source = canvas.random('net');
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    /** A point of the net: `share` of the way from its top to the rim, and how far round it. */
    const at = (share: number, round: number): Point => {
      const angle = (round / MERIDIANS) * Math.PI * 2;
      // It flares at once, and its mouth swings in waves.
      const radius = (wide / 2) * share ** 0.7 * (1 + 0.06 * share * Math.sin(angle * 5 + 1));
      const along = long * share ** 1.5 * (1 + 0.12 * Math.sin(angle * 4)) + radius * 0.5 * Math.cos(angle);
      const up = radius * Math.sin(angle);
      return [x + along * cos - up * sin, y + along * sin + up * cos];
    };
    const rounds = Array.from({ length: MERIDIANS + 1 }, (_, round) => round);
    const row = (list: readonly Point[]) => {
      const [first = [x, y], ...rest] = list;
      return new Pen(...first).smooth(rest).d;
    };
    const cords = rounds
      .slice(1)
      .map((round) => row([0, 0.1, 0.35, 0.7, 1].map((share) => at(share, round))));
    const rings = RINGS.map((share) =>
      // Between the cords the mesh sags.
      row(rounds.flatMap((round) => [at(share, round), at(share + 0.02, round + 0.5)]).slice(0, -1)),
    );
    const rim = rounds.map((round) => at(1, round));
    const veil = [at(0, 0), ...[0.1, 0.35, 0.7].map((share) => at(share, 19.5))];
    const under = [0.7, 0.35, 0.1].map((share) => at(share, 6.5));
    const outer = rounds.slice(0, 14).map((round) => at(1, 19.5 + round));
    canvas.path(row([...veil, ...outer, ...under, at(0, 0)]), { fill: colour, opacity: 0.24 });
    canvas.path(rings.join(''), { stroke: colour, width: 2, opacity: 0.75 });
    canvas.path(cords.join(''), { stroke: colour, width: 2 });
    canvas.path(row(rim), { stroke: colour, width: 5 });
    canvas.path(rim.map(([px, py]) => disc(px, py, 6)).join(''), { fill: lead });
    const drops = rim.flatMap(([px, py]) =>
      source.next() < 0.75
        ? [disc(px + source.between(-6, 6), py + source.between(14, 70), source.pick([2, 3, 4]))]
        : [],
    );
    canvas.path(drops.join(''), { fill: colour });
  };
}
