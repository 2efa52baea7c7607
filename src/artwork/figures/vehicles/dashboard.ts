import type { Layer } from '../../canvas/canvas.ts';
import { Pen } from '../../drawing/pen.ts';

/** A car's dashboard seen from its seats, on a picture of 1200 x 900, with the posts of the windscreen at both sides. */
export const dashboard: Layer = (canvas) => {
  canvas.rect(0, 660, 1200, 240, { fill: '#2a1d22' });
  canvas.rect(0, 648, 1200, 22, { fill: '#4a3540' });
  canvas.path(new Pen(0, 0).line(110, 0).line(40, 660).line(0, 660).close().d, { fill: '#2a1d22' });
  canvas.path(new Pen(1200, 0).line(1090, 0).line(1160, 660).line(1200, 660).close().d, { fill: '#2a1d22' });
  canvas.rect(0, 690, 1200, 6, { fill: '#6b4a44' });
};
