import type { Layer } from '../../canvas/canvas.ts';
import { Pen } from '../../drawing/pen.ts';
import { pointsOf } from '../../drawing/points.ts';

/** The rope between climbers, sagging from each to the next, through points in pixels. */
export const rope =
  ({ through }: { through: string }): Layer =>
  (canvas) => {
    const [first = [0, 0], ...rest] = pointsOf(through);
    const pen = new Pen(...first);
    let from = first;
    for (const to of rest) {
      pen.quad((from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 26, ...to);
      from = to;
    }
    canvas.path(pen.d, { stroke: canvas.light.accent, width: 4 });
  };
