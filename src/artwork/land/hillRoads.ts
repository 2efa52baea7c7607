import type { Layer } from '../canvas/canvas.ts';
import { Pen } from '../drawing/pen.ts';

/** The red path from the terraces down to the landing. */
export const downhill: Layer = (canvas) => {
  const way = new Pen(560, 940)
    .curve(700, 850, 820, 800, 800, 740)
    .curve(780, 690, 620, 690, 600, 640)
    .curve(590, 600, 680, 590, 690, 560)
    .curve(690, 600, 640, 610, 650, 640)
    .curve(680, 680, 880, 680, 900, 740)
    .curve(920, 820, 820, 870, 740, 940)
    .close();
  canvas.path(way.d, { fill: canvas.light.of('#c8512e', 0.34) });
};
