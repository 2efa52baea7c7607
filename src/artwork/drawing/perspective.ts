import { outline } from './brush.ts';
import type { Knot } from './points.ts';

/** A place of the eye in metres (right, away, up), how far it is turned to the right in degrees, and the picture's scale and vanishing line. */
export interface Eye {
  at: readonly [x: number, y: number, z: number];
  turn: number;
  focus: number;
  centre: readonly [x: number, y: number];
}

/**
 * What an eye sees: takes corners in metres written `x,y,z`, and gives the outline in pixels; `soft` rounds it
 * through its corners.
 */
export function seenFrom({ at, turn, focus, centre }: Eye): (corners: string, soft?: boolean) => string {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  return (corners, soft = false) =>
    corners
      .split(';')
      .map((face) =>
        outline(
          face
            .trim()
            .split(/\s+/)
            .map((corner): Knot => {
              const [x = 0, y = 0, z = 0] = corner.split(',').map(Number);
              const [dx, dy] = [x - at[0], y - at[1]];
              const far = sin * dx + cos * dy;
              const px = centre[0] + (focus * (cos * dx - sin * dy)) / far;
              return [px, centre[1] - (focus * (z - at[2])) / far, soft ? 0 : 1];
            }),
        ),
      )
      .join('');
}
