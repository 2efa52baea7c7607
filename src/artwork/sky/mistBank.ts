import type { Layer } from '../canvas/canvas.ts';
import { Pen } from '../drawing/pen.ts';
import { mix } from '../light/colour.ts';
import { bank } from './wisps.ts';

/**
 * Mist that lies in a valley with torn edges: long lenses along its upper and lower line, dense between `y` and
 * `y + height`. `colour` as a hex colour; the low sky's when left out.
 */
export function mistBank(options: {
  y: number;
  height: number;
  colour?: string;
  strength?: number;
  count?: number;
}): Layer {
  return (canvas) => {
    const { y, height, strength = 0.9, count = 14 } = options;
    const { colour = mix(canvas.light.haze, canvas.light.sky[3], 0.5) } = options;
    const source = canvas.random('mist bank');
    const { width } = canvas;
    const half = height * 0.5;
    canvas.path(bank(width, y + half, half * 0.9), { fill: colour, opacity: strength * 0.5 });
    canvas.path(bank(width, y + half, half * 0.5), { fill: colour, opacity: strength * 0.8 });
    let d = '';
    for (let lens = 0; lens < count; lens++) {
      const upper = lens % 2 === 0;
      const half = width * source.between(0.08, 0.24);
      const thick = height * source.between(0.05, 0.12);
      const x = source.between(0, 1) * width;
      const at = upper ? y + height * source.between(0.08, 0.4) : y + height * source.between(0.6, 0.92);
      d += new Pen(x - half, at)
        .quad(x - half * 0.3, at - thick, x, at - thick * 0.7)
        .quad(x + half * 0.5, at - thick * 1.2, x + half, at)
        .quad(x + half * 0.2, at + thick * 0.8, x - half, at)
        .close().d;
    }
    canvas.path(d, { fill: colour, opacity: strength * 0.75 });
  };
}
