import type { Layer } from '../canvas/canvas.ts';
import { Pen } from '../drawing/pen.ts';
import { colourAt, mix } from '../light/colour.ts';
import { skyBands } from './skyBands.ts';

/**
 * The sky from the zenith down to the horizon (pixels from the top, two thirds of the height when left out),
 * and haze below it, printed in so many flat `bands`. `stops` replaces the light's own four colours.
 */
export function sky(options: { horizon?: number; stops?: readonly string[]; bands?: number } = {}): Layer {
  return (canvas) => {
    const { horizon = canvas.height * 0.66, stops = canvas.light.sky, bands = 7 } = options;
    const at = [0, 0.4, 0.74, 1];
    const placed = stops.map((colour, place) => {
      return [stops.length === 4 ? (at[place] ?? 1) : place / (stops.length - 1), colour] as const;
    });
    const colours = Array.from({ length: bands }, (_, band) =>
      colourAt(placed, band / Math.max(1, bands - 1)),
    );
    skyBands(canvas, horizon, colours);
    canvas.rect(0, horizon, canvas.width, canvas.height - horizon, {
      fill: stops.at(-1) ?? canvas.light.haze,
    });
  };
}

/**
 * The sun's disc, with up to two flat halos around it. `glow` 0..1 sets how strong they are,
 * `cuts` lays that many thin bars of cloud across the lower half.
 */
export function sun(options: { x: number; y: number; r: number; glow?: number; cuts?: number }): Layer {
  return (canvas) => {
    const { x, y, r, glow = 0.6, cuts = 0 } = options;
    const { sun: disc, glow: warm, sky: stops } = canvas.light;
    canvas.notes.discs += 1;
    // Two rings, one, or none, as the picture's own chance will have it.
    const rings = canvas.random('sun').pick([0, 1, 2]);
    if (rings > 1) canvas.circle(x, y, r * 1.9, { fill: disc, opacity: 0.14 * glow + 0.04 });
    if (rings > 0) canvas.circle(x, y, r * 1.4, { fill: disc, opacity: 0.2 * glow + 0.06 });
    canvas.circle(x, y, r, { fill: disc });
    for (let cut = 0; cut < cuts; cut++) {
      const at = y + r * (0.18 + (0.72 * cut) / cuts);
      const half = Math.sqrt(Math.max(0, r * r - (at - y) ** 2)) * 1.25 + r * 0.1 * (cut % 2);
      const pen = new Pen(x - half, at)
        .quad(x, at - 6 - cut * 2, x + half, at)
        .quad(x, at + 6 + cut * 2, x - half, at);
      canvas.path(pen.close().d, { fill: mix(stops[2], warm, 0.3), opacity: 0.9 });
    }
  };
}

/** Stars scattered from the top down to `to`, thinning towards the horizon, one in eight of them bright. */
export function stars(options: { to: number; count?: number }): Layer {
  return (canvas) => {
    const { to, count = 90 } = options;
    const source = canvas.random('stars');
    const dots = (number: number) => {
      const pen = new Pen(source.whole(0, canvas.width), source.whole(0, 20));
      for (let star = 0; star < number; star++) {
        pen.move(source.whole(0, canvas.width), source.between(0, 1) ** 1.7 * to);
        pen.dot();
      }
      return pen.d;
    };
    const { sun: colour } = canvas.light;
    const size = Math.max(1, Math.min(canvas.width, canvas.height) / 900);
    canvas.path(dots(count), { stroke: colour, width: Math.round(2 * size), opacity: 0.7 });
    canvas.path(dots(Math.ceil(count / 8)), { stroke: colour, width: Math.round(4 * size) });
  };
}
