import { limb } from './brush.ts';
import { points } from './points.ts';

/** Where shapes go that are written around an origin of their own: its place, their size, and their turn about it. */
export interface Hand {
  x?: number;
  y?: number;
  /** 1 is as written. */
  scale?: number;
  /** Degrees clockwise. */
  turn?: number;
}

/** Takes rows of shapes and gives them moved, as text, for any brush; `limb` draws limbs that are as much thicker as larger. */
export interface Placed {
  (...rows: string[]): string;
  limb(row: string): string;
}

/** Gives the hand that sets shapes, written around an origin of their own, where they belong in a figure. */
export function placed({ x = 0, y = 0, scale = 1, turn = 0 }: Hand): Placed {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [scale * Math.cos(angle), scale * Math.sin(angle)];
  const moved = (row: string, times: number) =>
    row
      .split(';')
      .map((shape) =>
        points(shape)
          .map(([px, py, third]) => `${x + px * cos - py * sin},${y + px * sin + py * cos},${third * times}`)
          .join(' '),
      )
      .join(';');
  return Object.assign((...rows: string[]) => moved(rows.join(';'), 1), {
    limb: (row: string) => limb(moved(row, scale)),
  });
}
