import type { Layer } from '../canvas/canvas.ts';
import { Pen } from '../drawing/pen.ts';

/** The trunk of a giant tree close by, dark from the left edge to the middle of a wide poster, its root flaring to the right, the sun along its edge. */
export const greatTrunk: Layer = (canvas) => {
  const { light } = canvas;
  const source = canvas.random('great trunk');
  const bark = '#161c3c';
  const edge = (grow: number) =>
    new Pen(1316 + grow, -10)
      .curve(1290 + grow, 120, 1270 + grow, 440, 1292 + grow, 640)
      .curve(1320 + grow, 760, 1400 + grow, 880, 1640 + grow, 1010)
      .line(-10, 1010)
      .line(-10, -10)
      .close().d;
  canvas.path(edge(8), { fill: light.lit('#e8905e', 0.3) });
  canvas.body(edge(0), bark, () => {
    let [furrows, ridges] = ['', ''];
    for (let x = 40; x < 1420; x += source.between(50, 90)) {
      const top = x;
      const foot = x < 900 ? x : x + (x - 900) * 0.5;
      const [sway, wide] = [source.between(-24, 24), source.between(5, 13)];
      const down = source.between(-200, 460);
      const line = (shift: number) =>
        new Pen(top + shift, down)
          .curve(top - 30 + sway + shift, 320, top - 14 - sway + shift, 560, x + shift, 680)
          .curve(x + shift, 800, (x + foot) / 2 + shift, 900, foot + shift, 1010)
          .line(foot + wide * 2 + shift, 1010)
          .curve((x + foot) / 2 + wide + shift, 900, x + wide + shift, 800, x + wide + shift, 680)
          .curve(top - 14 - sway + wide + shift, 560, top - 30 + sway + wide + shift, 320, top + shift, down)
          .close().d;
      furrows += line(0);
      if (x > 900) ridges += line(wide * 1.6);
    }
    canvas.path(furrows, { fill: '#0e1330' });
    canvas.path(ridges, { fill: '#2a2f5a', opacity: 0.8 });
  });
};
