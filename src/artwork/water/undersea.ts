import type { Layer } from '../canvas/canvas.ts';
import { Pen } from '../drawing/pen.ts';
import { hills } from '../land/ridges.ts';

/** The sea cut open at its surface: a line of foam, and below it ever deeper blue down to the sand. */
export const below: Layer = (canvas) => {
  const { light } = canvas;
  const surface = new Pen(-20, 400)
    .curve(140, 370, 260, 410, 420, 390)
    .curve(600, 366, 700, 412, 860, 392)
    .curve(1000, 374, 1100, 402, 1220, 384);
  const fill = canvas.gradient('down', [
    [0, '#7fdcd0'],
    [0.4, '#2aa3b0'],
    [1, '#0f6280'],
  ]);
  canvas.path(`${surface.d}V900H-20z`, { fill });
  canvas.path(surface.d, { stroke: light.of('foam', 0.3), width: 9 });
  hills({ y: 860, rise: 60, depth: 0.4, of: '#d9b48a' })(canvas);
};
