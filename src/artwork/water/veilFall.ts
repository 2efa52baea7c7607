import type { Layer } from '../canvas/canvas.ts';
import { Pen } from '../drawing/pen.ts';

/**
 * A fall that bends over its lip and comes down as one veil, wider and softer the lower: a shaded back, strands of foam of
 * uneven length, and at its foot spray without an edge. `lip` and `foot` are its width there.
 */
export function veilFall(options: {
  x: number;
  y: number;
  to: number;
  lip: number;
  foot: number;
  /** Pixels that the foot lies right of the lip. */
  lean?: number;
  depth?: number;
}): Layer {
  return (canvas) => {
    const { x, y, to, lip, foot, lean = 0, depth = 0.4 } = options;
    const { light } = canvas;
    const source = canvas.random('veil fall');
    const foam = light.of('foam', depth);
    const tall = to - y;
    const bend = Math.min(tall * 0.1, lip * 0.3);
    const strand = (left: number, right: number, from: number, until: number) => {
      const at = (side: number, share: number) =>
        x + lean * share + (side * (lip + (foot - lip) * share ** 1.5)) / 2;
      const low = y + tall * until;
      const [a, b] = [y + tall * from, y + tall * (from + (until - from) * 0.5)];
      const mid = (from + until) / 2;
      return new Pen(at(left, from), a)
        .curve(at(left, mid), b - bend, at(left, mid), b, at(left, until), low)
        .quad(at((left + right) / 2, until), low + (right - left) * foot * 0.04, at(right, until), low)
        .curve(at(right, mid), b, at(right, mid), b - bend, at(right, from), a)
        .quad(at((left + right) / 2, from), a - bend * 0.5, at(left, from), a)
        .close().d;
    };
    canvas.path(strand(-1, 1, 0, 1), { fill: light.shade(foam, 0.3) });
    let strands = '';
    for (let left = -0.97; left < 0.86;) {
      const wide = source.between(0.08, 0.3);
      strands += strand(
        left,
        Math.min(0.97, left + wide),
        source.pick([0, 0, 0.03]),
        source.pick([0.86, 0.95, 1]),
      );
      left += wide + source.between(0.03, 0.12);
    }
    canvas.path(strands, { fill: foam });
    // Spray: a veil without an edge, and small lobes within it.
    const [cx, r] = [x + lean, foot * 0.9];
    const veil = canvas.gradient('glow', [
      [0, foam, 0.95],
      [0.45, foam, 0.7],
      [1, foam, 0],
    ]);
    canvas.ellipse(cx, to, r, Math.max(r * 0.34, tall * 0.12), { fill: veil });
    canvas.ellipse(cx, to - r * 0.16, r * 0.6, r * 0.34, { fill: veil, opacity: 0.7 });
  };
}
