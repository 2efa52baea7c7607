import type { Layer } from '../canvas/canvas.ts';
import { Pen } from '../drawing/pen.ts';

/** A mossy log across a stream, its end cut, seen from below. */
export const logBridge: Layer = (canvas) => {
  const { light } = canvas;
  const bark = light.of('wood', 0.16);
  const log = new Pen(-20, 560)
    .curve(300, 500, 800, 470, 1220, 400)
    .line(1220, 500)
    .curve(800, 560, 300, 600, -20, 660)
    .close();
  canvas.body(log.d, bark, () => {
    const under = new Pen(-20, 622)
      .curve(300, 566, 800, 524, 1220, 462)
      .line(1220, 520)
      .line(-20, 680)
      .close();
    canvas.path(under.d, { fill: light.shade(bark, 0.7) });
    const moss = new Pen(-20, 540).curve(300, 490, 800, 460, 1220, 390).line(1220, 424);
    canvas.path(
      moss
        .curve(1000, 470, 900, 440, 760, 486)
        .curve(560, 520, 420, 500, 240, 548)
        .curve(140, 570, 60, 560, -20, 590)
        .close().d,
      {
        fill: light.of('#7fae3c', 0.26),
      },
    );
  });
};
