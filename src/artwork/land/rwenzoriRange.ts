import { floor } from '../canvas/cut.ts';
import type { Layer } from '../canvas/canvas.ts';

/** Foothills on both sides of a range, about `rise` pixels high, from one edge of the picture to the other. */
export const foothills =
  (y: number, rise: number, colour: string): Layer =>
  (canvas) => {
    const count = Math.ceil(canvas.width / 90) + 1;
    const row = Array.from(
      { length: count },
      (_, at) => `${at * 90},${y - rise * (0.5 + 0.3 * Math.sin(at * 1.3) + 0.2 * Math.sin(at * 2.9 + 1))}`,
    ).join(' ');
    floor(colour, row, y + 12)(canvas);
  };
