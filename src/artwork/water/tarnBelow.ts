import type { Layer } from '../canvas/canvas.ts';
import { moved, wash, within } from '../canvas/cut.ts';

/**
 * Still water from y down to `to` across the picture, in which what stands beyond it is seen upside down, shortened and
 * darker; the near water holds the upper sky.
 */
export const tarnBelow =
  (y: number, to: number, beyond: readonly Layer[]): Layer =>
  (canvas) => {
    const [squash, width] = [0.62, canvas.width];
    within(
      '#3f7a8c',
      `0,${y},1 ${width},${y},1 ${width},${to},1 0,${to},1`,
      wash(['#f0c890', '#5f90a0', '#1d4a68', '#0f2c4c'], { y, height: to - y }),
      moved({ x: 0, y: y * (1 + squash), squash: -squash, opacity: 0.62 }, ...beyond),
      wash(
        [
          [0, '#0f2c4c', 0],
          [1, '#0f2c4c', 0.85],
        ],
        { y, height: to - y },
      ),
    )(canvas);
  };
