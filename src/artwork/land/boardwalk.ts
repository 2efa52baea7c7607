import type { Layer } from '../canvas/canvas.ts';
import { Pen, type Point } from '../drawing/pen.ts';

/** A boardwalk over a bog: split logs laid across two rails, from far off down to the lower edge. */
export function boardwalk(options: { from: Point; to: Point; width: number; depth?: number }): Layer {
  return (canvas) => {
    const { from, to, width, depth = 0.34 } = options;
    const { light } = canvas;
    const source = canvas.random('boardwalk');
    const wood = light.of('wood', depth);
    let [logs, tops] = ['', ''];
    const at = (share: number): [x: number, y: number, half: number] => {
      const near = share ** 1.7;
      return [
        from[0] + (to[0] - from[0]) * near,
        from[1] + (to[1] - from[1]) * near,
        width * (0.02 + 0.48 * near),
      ];
    };
    const count = 34;
    for (let log = 0; log < count; log++) {
      const [x, y, half] = at(log / count);
      const [, below] = at((log + 0.84) / count);
      const [left, right] = [x - half * source.between(0.94, 1.1), x + half * source.between(0.94, 1.1)];
      logs += new Pen(left, y)
        .line(right, y - half * 0.05)
        .line(right, below)
        .line(left, below + half * 0.05)
        .close().d;
      tops += new Pen(left, y)
        .line(right, y - half * 0.05)
        .line(right, y + (below - y) * 0.4)
        .line(left, y + (below - y) * 0.5)
        .close().d;
    }
    canvas.path(logs, { fill: light.shade(wood, 0.25) });
    canvas.path(tops, { fill: light.lit(wood, 0.4) });
  };
}
