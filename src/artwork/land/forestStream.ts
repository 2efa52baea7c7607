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

/** The wet rock on both sides of the fall, dark towards us. */
export const fallWall: Layer = (canvas) => {
  const { light } = canvas;
  const rock = light.of('#3a4a44', 0.16);
  canvas.rect(0, 0, 1200, 900, { fill: rock });
  const ribs =
    'M140 0l60 260-30 240 70 300-150 100V0zM420 0l-40 300 50 200-60 400h70l40-420-30-220 40-260zM960 0l-50 280 60 220-30 400h120l20-440-60-200 50-260z';
  canvas.path(ribs, { fill: light.shade(rock, 0.5), opacity: 0.7 });
  canvas.path(
    'M300 0l-20 240 40 200-20 300h24l20-310-36-190 30-240zM860 0l-16 300 40 180-30 260h24l34-270-40-170 20-300z',
    {
      fill: light.lit(rock, 0.3),
      opacity: 0.6,
    },
  );
};
