import type { Canvas } from './canvas.ts';

/** Spots of the stipple's tile, strewn so evenly (by the plastic number) that neither rows nor clumps show. */
const SPOTS = Array.from({ length: 64 }, (_, at) => {
  const [x, y] = [(at * 72.469 + (at % 3) * 2) % 96, (at * 54.705 + (at % 4) * 2) % 96];
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
