import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

/** The fronds of a crown seen from above, as feathers round its middle: no two crowns have as many, nor are their fronds as long. */
function crown(x: number, y: number, r: number, spin: number): string[] {
  const count = 8 + (Math.round(spin * 10) % 4);
  return Array.from({ length: count }, (_, at) => {
    const angle = spin + (at * Math.PI * 2) / count + 0.16 * Math.sin(at * 2.3 + spin * 3);
    const reach = r * (0.88 + 0.2 * Math.sin(at * 1.9 + spin * 5));
    const bend = 0.1 * Math.sin(at + spin);
    const to = (turn: number, share: number) =>
      `${Math.round(x + Math.cos(angle + turn) * reach * share)},${Math.round(y + Math.sin(angle + turn) * reach * share)}`;
    return `${x},${y},1 ${to(-0.24, 0.5)} ${to(bend - 0.14, 0.86)} ${to(bend + 0.14, 1)},1 ${to(bend + 0.16, 0.6)} ${to(0.1, 0.3)}`;
  });
}

/** Coconut palms from straight above, with their shadows: middle and reach of each crown, in pixels. */
export function palmsAbove(palms: readonly (readonly [x: number, y: number, r: number])[]): Layer[] {
  const all = (dx: number, dy: number, share: number) =>
    palms.flatMap(([x, y, r], at) => crown(x + dx, y + dy, r * share, at * 0.7));
  return [
    cut({ fill: '#0c4a44', opacity: 0.6 }, ...all(34, 40, 1)),
    cut('#4fae62', ...all(0, 0, 1)),
    cut('#a4d672', ...all(-4, -5, 0.6)),
    cut('#e0a04a', ...palms.map(([x, y, r]) => disc(x, y, r * 0.1))),
  ];
}
