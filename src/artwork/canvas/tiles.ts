import type { Canvas, Layer } from './canvas.ts';

/** Spots of the stipple's tile, thrown so that no row shows: a golden step across, another one down. */
const SPOTS = Array.from({ length: 46 }, (_, at) => {
  const [x, y] = [(at * 59.3 + (at % 5) * 7) % 96, (at * 36.7 + (at % 7) * 5) % 96];
  return `M${Math.round(x)} ${Math.round(y)}h0`;
}).join('');

/** Short strokes of the hatch's tile, slanting as a right hand draws them, broken and uneven. */
const STROKES = [
  'M0 16L14 2M22 26L44 4M52 14L62 4M4 42L20 26M28 44L40 32M48 36L64 20M8 62L34 36M42 62L62 42',
  'M-8 8L8-8M56 72L72 56',
].join('');

/**
 * A fill that stipples what it lies on, as a printer's fine spots; `size` is how wide a spot is in pixels. It is
 * defined once for a colour and a size.
 */
export const stipple = (canvas: Canvas, colour: string, size = 2): string =>
  canvas.tile(96, `<path d="${SPOTS}" stroke="${colour}" stroke-width="${size}" stroke-linecap="round"/>`);

/** A fill that hatches what it lies on, as a dry brush on a shadow side. */
export const hatch = (canvas: Canvas, colour: string, size = 2): string =>
  canvas.tile(
    64,
    `<path d="${STROKES}" fill="none" stroke="${colour}" stroke-width="${size}" stroke-linecap="round"/>`,
  );

/**
 * Grain over a big flat area from y to `to`, thickest at its lower edge (or, with `up`, at its upper one): two
 * strips of stipple, one within the other. `colour` is the shadow's when left out.
 */
export function grain(options: {
  y: number;
  to: number;
  x?: number;
  width?: number;
  colour?: string;
  opacity?: number;
  up?: boolean;
}): Layer {
  return (canvas) => {
    const { y, to, x = 0, width = canvas.width, opacity = 0.3, up = false } = options;
    const { colour = canvas.light.shadow } = options;
    const high = to - y;
    for (const [share, size] of [
      [1, 2],
      [0.6, 3],
      [0.3, 3],
    ] as const) {
      const top = up ? y : to - high * share;
      canvas.rect(x, top, width, high * share, { fill: stipple(canvas, colour, size), opacity });
    }
  };
}
