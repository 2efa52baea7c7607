import { billow } from '../canvas/billow.ts';
import type { Layer } from '../canvas/canvas.ts';
import { random } from '../canvas/random.ts';
import { Pen } from '../drawing/pen.ts';
import { pointsOf } from '../drawing/points.ts';

/** A ridge under forest in one flat colour: crowns `size` wide along a row of points, and level at `foot`. */
export const woodedRidge =
  (fill: string, row: string, size: number, foot: number): Layer =>
  (canvas) => {
    const [start = [0, 0], ...way] = pointsOf(row);
    const pen = new Pen(...start);
    billow(pen, start, way, size, random(row));
    const [right] = way.at(-1) ?? start;
    canvas.path(pen.line(right, foot).line(start[0], foot).close().d, { fill });
  };
