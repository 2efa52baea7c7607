import { puff } from '../canvas/billow.ts';
import type { Layer } from '../canvas/canvas.ts';
import { Pen, type Point } from '../drawing/pen.ts';
import { mix } from '../light/colour.ts';
import { tear } from './wisps.ts';

/** Slanting shafts of rain under a cloud: from y down to `to`, `width` wide, leaning by `lean` pixels. */
export function rain(options: {
  x: number;
  y: number;
  width: number;
  to: number;
  lean?: number;
  opacity?: number;
}): Layer {
  return (canvas) => {
    const { x, y, width, to, lean = -80, opacity = 0.5 } = options;
    const source = canvas.random('rain');
    const fill = canvas.gradient('down', [
      [0, mix(canvas.light.shadow, canvas.light.sky[1], 0.5), opacity],
      [1, canvas.light.haze, opacity * 0.25],
    ]);
    for (let left = 0; left < 1;) {
      const broad = source.between(0.12, 0.34);
      const [from, until] = [x + (left - 0.5) * width, x + (Math.min(1, left + broad) - 0.5) * width];
      const shaft: Point[] = [
        [until, y],
        [until + lean * 1.1, to],
        [from + lean, to],
      ];
      canvas.path(new Pen(from, y).through(shaft).close().d, { fill });
      left += broad * source.between(0.6, 1.2);
    }
  };
}

/**
 * A band of mist across the picture, densest at y and fading over `height` both up and down, its upper edge torn
 * into wisps and grain; `even` leaves it a plain veil.
 */
export function mist(options: {
  y: number;
  height: number;
  strength?: number;
  colour?: string;
  even?: boolean;
}): Layer {
  return (canvas) => {
    const { y, height, strength = 0.8, even = false } = options;
    const { colour = mix(canvas.light.haze, canvas.light.sky[3], 0.35) } = options;
    const fill = canvas.gradient('down', [
      [0, colour, 0],
      [0.55, colour, strength],
      [1, colour, 0],
    ]);
    canvas.rect(0, y - height, canvas.width, height * 2, { fill });
    if (even) return;
    tear(canvas, { y, height, colour, strength });
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

/** Dust (or spray, or steam) hanging around (x, y): soft puffs, the whole cloud `width` by `height` pixels. */
export function dust(options: {
  x: number;
  y: number;
  width: number;
  height: number;
  of?: string;
  strength?: number;
}): Layer {
  return (canvas) => {
    const { x, y, width, height, of = 'earth', strength = 0.5 } = options;
    const source = canvas.random('dust');
    const colour = canvas.light.lit(canvas.light.of(of, 0.5), 0.4);
    const fill = canvas.gradient('glow', [
      [0, colour, strength],
      [0.6, colour, strength * 0.6],
      [1, colour, 0],
    ]);
    for (let puff = 0; puff < 5; puff++) {
      const size = source.between(0.3, 0.55);
      const left = x + (puff / 4 - 0.5) * width * 0.8;
      canvas.ellipse(left, y - height * source.between(0.1, 0.5), width * size, height * size, { fill });
    }
  };
}

/**
 * Steam or smoke rising from (x, y): round puffs that widen over `height` pixels up to `width` and lean with the wind
 * by `lean` pixels, in two flat tones. `of` is a material.
 */
export function plume(options: {
  x: number;
  y: number;
  height: number;
  width: number;
  lean?: number;
  of?: string;
  depth?: number;
  opacity?: number;
}): Layer {
  return (canvas) => {
    const { x, y, height, width, lean = 60, of = 'cloud', depth = 0.5, opacity = 0.9 } = options;
    const { light } = canvas;
    const source = canvas.random('plume');
    const away = light.from === 'left' ? 1 : -1;
    let [whole, bright] = ['', ''];
    const steps = Math.max(5, Math.round(height / 46));
    for (let step = 0; step <= steps; step++) {
      const share = step / steps;
      const half = (width / 2) * (0.3 + 0.7 * Math.sin(share * 2.1));
      const at = x + lean * share ** 1.5;
      for (const side of [-1, 0, 1]) {
        const r = half * source.pick([0.45, 0.6, 0.8]);
        const [left, top] = [
          at + side * half * source.between(0.3, 0.7),
          y - height * share - source.between(-14, 14),
        ];
        whole += puff(left, top, r);
        if (side !== away) bright += puff(left - away * r * 0.2, top - r * 0.2, r * 0.74);
      }
    }
    const colour = light.of(of, depth);
    canvas.path(whole, { fill: light.shade(colour, 0.12), opacity });
    canvas.path(bright, { fill: light.lit(colour, 0.35), opacity });
  };
}
