import type { Layer } from '../canvas/canvas.ts';
import { Pen } from '../drawing/pen.ts';
import { mix } from '../light/colour.ts';
import { bank, tear } from './wisps.ts';

/**
 * A band of mist across the picture, dense at y and thin `height` pixels above and below, its upper edge torn into
 * wisps and grain; `even` leaves it whole.
 */
export function mist(options: {
  y: number;
  height: number;
  strength?: number;
  colour?: string;
  even?: boolean;
}): Layer {
  return (canvas) => {
    const { haze, sky } = canvas.light;
    const { y, height, strength = 0.8, even = false, colour = mix(haze, sky[3], 0.35) } = options;
    canvas.path(bank(canvas.width, y, height * 0.8), { fill: colour, opacity: strength * 0.4 });
    canvas.path(bank(canvas.width, y, height * 0.4), { fill: colour, opacity: strength * 0.75 });
    if (!even) tear(canvas, { y, height, colour, strength });
  };
}

/** A flock of far birds around (x, y), `size` the largest wingspan in pixels. */
export function birds(options: {
  x: number;
  y: number;
  count?: number;
  size?: number;
  spread?: number;
}): Layer {
  return (canvas) => {
    const { x, y, count = 7, size = 34, spread = size * 7 } = options;
    const source = canvas.random('birds');
    let d = '';
    for (let bird = 0; bird < count; bird++) {
      const half = (size / 2) * source.between(0.5, 1);
      const [left, top] = [x + source.between(-0.5, 0.5) * spread, y + source.between(-0.2, 0.2) * spread];
      const [lift, dip] = [half * source.between(0.25, 0.7), half * 0.3];
      d += new Pen(left - half, top - lift * 0.3)
        .quad(left - half * 0.4, top - lift * 1.4, left, top)
        .quad(left + half * 0.4, top - lift * 1.4, left + half, top - lift * 0.3)
        .quad(left + half * 0.45, top - lift * 0.8, left, top + dip)
        .quad(left - half * 0.45, top - lift * 0.8, left - half, top - lift * 0.3)
        .close().d;
    }
    canvas.path(d, { fill: mix(canvas.light.dark, canvas.light.sky[1], 0.15) });
  };
}
