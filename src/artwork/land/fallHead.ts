import type { Layer } from '../canvas/canvas.ts';
import { Pen } from '../drawing/pen.ts';

/**
 * A wall of dark rock across the picture, and the notch at (x, y) over which a fall comes: its shoulders rise from the notch
 * to both sides (`rise` pixels), ribs run down it, and moss hangs over its edge. `lip` is half the notch's width.
 */
export function fallHead(options: {
  x: number;
  y: number;
  lip: number;
  rise?: number;
  of?: string;
  depth?: number;
  /** From where to where the wall reaches across, in pixels. */
  from?: number;
  until?: number;
}): Layer {
  return (canvas) => {
    const { light, width, height } = canvas;
    const { x, y, lip, rise = 90, of = '#24403e', depth = 0.14, from = -20, until = width + 20 } = options;
    const source = canvas.random('fall head');
    const rock = light.of(of, depth);
    const shoulder = (sign: 1 | -1) => {
      const end = sign < 0 ? from : until;
      const reach = Math.abs(end - x) - lip;
      const pen = new Pen(x + sign * lip * 0.7, y + 40);
      pen.curve(x + sign * lip, y + 20, x + sign * lip, y - 6, x + sign * (lip + 16), y - 14);
      let [at, high] = [lip + 16, y - 14];
      for (let step = 1; step <= 4; step++) {
        const next = lip + 16 + (reach - 16) * (step / 4) ** 1.2;
        const top = y - rise * (step / 4) ** 0.7 + source.between(-10, 10);
        pen.curve(
          x + sign * (at + (next - at) * 0.5),
          high + 4,
          x + sign * (at + (next - at) * 0.4),
          top,
          x + sign * next,
          top,
        );
        [at, high] = [next, top];
      }
      return pen;
    };
    for (const sign of [-1, 1] as const) {
      const end = sign < 0 ? from : until;
      const lit = sign > 0 === (light.from === 'left');
      const face = lit ? light.lit(rock, 0.12) : light.shade(rock, 0.3);
      const wall = shoulder(sign)
        .line(end, height)
        .line(x, height)
        .line(x, y + 40)
        .close().d;
      canvas.body(wall, face, () => {
        let ribs = '';
        const gap = Math.abs(end - x) / 7;
        for (let off = lip + gap * 0.4; off < Math.abs(end - x); off += gap * source.between(0.6, 1.3)) {
          const wide = gap * source.between(0.2, 0.5);
          const top = y - rise * source.between(-0.6, 0.6);
          ribs += new Pen(x + sign * off, top)
            .curve(
              x + sign * (off + 14),
              y + 90,
              x + sign * (off - 16),
              y + 190,
              x + sign * (off + 10),
              height,
            )
            .line(x + sign * (off + wide), height)
            .curve(
              x + sign * (off + wide * 0.6),
              y + 200,
              x + sign * (off + wide),
              y + 90,
              x + sign * off,
              top,
            )
            .close().d;
        }
        canvas.path(ribs, { fill: light.shade(face, 0.4), opacity: 0.7 });
      });
    }
    canvas.path(
      new Pen(x - lip, y + 36)
        .line(x + lip, y + 36)
        .line(x + lip, height)
        .line(x - lip, height)
        .close().d,
      { fill: light.shade(rock, 0.5) },
    );
  };
}
