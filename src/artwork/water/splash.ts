import type { Layer } from '../canvas/canvas.ts';
import { Pen } from '../drawing/pen.ts';

/**
 * Water thrown up at (x, y): tongues of foam up to `height` pixels high over a mound `width` pixels wide, leaning by
 * `lean` pixels at their tips, drops flying off them.
 */
export function splash(options: {
  x: number;
  y: number;
  width: number;
  height: number;
  lean?: number;
  depth?: number;
}): Layer {
  return (canvas) => {
    const { x, y, width, height, lean = 0, depth = 0.45 } = options;
    const { light } = canvas;
    const source = canvas.random('splash');
    const half = width / 2;
    const rank = (count: number, tall: number, wide: number) => {
      const pen = new Pen(x - half * wide, y);
      let drops = '';
      for (let tongue = 0; tongue < count; tongue++) {
        const share = (tongue + 0.5) / count;
        const across = (share - 0.5) * 2;
        const long = height * tall * (1 - across ** 2 * 0.75) * source.pick([0.55, 0.75, 1]);
        const tip = x + across * half * wide * 1.25 + lean * (long / height);
        const foot = x - half * wide + (width * wide * (tongue + 1)) / count;
        pen.curve(
          foot - (width * wide) / count,
          y - long * 0.5,
          tip - long * 0.16,
          y - long * 0.8,
          tip,
          y - long,
        );
        pen.curve(
          tip + long * 0.1,
          y - long * 0.6,
          foot - (width * wide) / count / 3,
          y - long * 0.45,
          foot,
          y - (tongue === count - 1 ? 0 : long * 0.3),
        );
        for (let drop = source.whole(1, 3); drop > 0; drop--) {
          const r = 2 + height * source.pick([0.006, 0.012, 0.02]);
          const left = tip + across * height * source.between(0, 0.2);
          const high = y - long - height * source.between(0, 0.14);
          drops += `${new Pen(left - r, high).bulge(r, left + r, high).bulge(r, left - r, high).d}z`;
        }
      }
      return pen.quad(x, y + height * 0.12, x - half * wide, y).close().d + drops;
    };
    const foam = light.of('foam', depth);
    canvas.path(rank(6, 1, 1), { fill: light.shade(foam, 0.14), opacity: 0.55 });
    canvas.path(rank(8, 0.66, 0.86), { fill: light.lit(foam, 0.4), opacity: 0.85 });
  };
}
