import type { Layer } from '../canvas/canvas.ts';
import { Pen } from '../drawing/pen.ts';

/** Dew on the leaves of a rosette around (470, 640). */
export const dew: Layer = (canvas) => {
  const source = canvas.random('dew');
  const [drops, sparks] = [new Pen(0, 0), new Pen(0, 0)];
  for (let drop = 0; drop < 46; drop++) {
    const angle = source.between(0, Math.PI * 2);
    const reach = source.between(80, 330);
    const [x, y] = [470 + Math.cos(angle) * reach, 640 + Math.sin(angle) * reach * 0.8];
    drops.move(x, y).dot();
    sparks.move(x - 3, y - 4).dot();
  }
  canvas.path(drops.d, { stroke: '#dff4ee', width: 16, opacity: 0.6 });
  canvas.path(sparks.d, { stroke: '#ffffff', width: 6 });
};
