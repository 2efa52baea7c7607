import type { Layer } from '../canvas/canvas.ts';
import { Pen, type Point } from '../drawing/pen.ts';

/**
 * One waterfall that breaks on ledges: at each of the heights `ledges` it strikes rock, spreads and falls on, a little to
 * the side; spray stands at every step and at its foot.
 */
export function brokenFall(options: {
  x: number;
  y: number;
  to: number;
  width: number;
  ledges: readonly number[];
  depth?: number;
}): Layer {
  return (canvas) => {
    const { x, y, to, width, ledges, depth = 0.2 } = options;
    const { light } = canvas;
    const source = canvas.random('broken fall');
    const steps = [y, ...ledges, to];
    const foam = light.of('foam', depth);
    const pale = light.shade(light.of('foam', depth), 0.22);
    let middle = x;
    let [back, front, spray] = ['', '', ''];
    steps.slice(1).forEach((low, at) => {
      const top = steps[at] ?? y;
      const wide = width * (0.5 + 0.28 * at);
      const foot = wide * 1.36;
      const curtain = (left: number, right: number) => {
        const down: Point[] = [
          [middle + right * wide * 0.5, top],
          [middle + right * wide * 0.62, top + (low - top) * 0.4],
          [middle + right * foot * 0.5, low + 6],
        ];
        const up: Point[] = [
          [middle + left * foot * 0.5, low + 6],
          [middle + left * wide * 0.62, top + (low - top) * 0.4],
          [middle + left * wide * 0.5, top],
        ];
        const [start = [middle, top], ...way] = down;
        return new Pen(...start)
          .smooth(way)
          .line(...(up[0] ?? start))
          .smooth(up.slice(1))
          .close().d;
      };
      back += curtain(-1, 1);
      for (let left = -0.96; left < 0.9;) {
        const strand = source.between(0.1, 0.34);
        front += curtain(left, Math.min(0.98, left + strand));
        left += strand + source.between(0.05, 0.16);
      }
      for (let puff = -2; puff <= 2; puff++) {
        const r = foot * source.between(0.1, 0.2);
        const [px, py] = [middle + puff * foot * 0.22, low + source.between(-8, 6)];
        spray += new Pen(px - r, py)
          .bulge(r, px + r, py)
          .bulge(r, px - r, py)
          .close().d;
      }
      middle += wide * (at % 2 === 0 ? -0.34 : 0.4);
    });
    canvas.path(back, { fill: pale });
    canvas.path(front, { fill: foam });
    canvas.path(spray, { fill: foam, opacity: 0.75 });
  };
}
