import type { Layer } from '../canvas/canvas.ts';
import { Pen } from '../drawing/pen.ts';

/** Bisoke's crater, seen from its rim: the far wall with its gullies, the round lake, the path on the near lip. */
export const bowl: Layer = (canvas) => {
  const { light } = canvas;
  const wall = light.of('leaf', 0.5);
  const lip = new Pen(-40, 470)
    .curve(60, 400, 200, 380, 330, 392)
    .curve(470, 404, 560, 440, 700, 424)
    .curve(840, 408, 1000, 372, 1240, 440)
    .line(1240, 900)
    .line(-40, 900)
    .close().d;
  canvas.body(lip, wall, () => {
    let [gullies, bright] = ['', ''];
    const source = canvas.random('bowl');
    for (let x = -20; x < 1240; x += source.between(60, 150)) {
      const foot = 600 + (x - 600) * 0.5;
      const end = source.between(520, 640);
      gullies += new Pen(x, 380)
        .quad(x * 0.75 + 150, 500, foot + (640 - end) * 0.2, end)
        .quad(x * 0.75 + 196, 500, x + source.between(30, 70), 380)
        .close().d;
      bright += new Pen(x - source.between(16, 40), 380)
        .quad(x * 0.75 + 136, 500, foot - 6, end - 30)
        .quad(x * 0.75 + 150, 500, x - 4, 380)
        .close().d;
    }
    canvas.path(gullies, { fill: light.shade(wall, 0.4), opacity: 0.7 });
    canvas.path(bright, { fill: light.lit(wall, 0.25), opacity: 0.7 });
    const shore = (grow: number) =>
      new Pen(250 - grow, 640)
        .curve(240 - grow, 580 - grow / 3, 420, 560 - grow / 3, 560, 556 - grow / 3)
        .curve(700, 540 - grow / 3, 860, 560 - grow / 3, 950 + grow, 610)
        .curve(1020 + grow, 650, 900, 730 + grow / 3, 760, 722 + grow / 3)
        .curve(620, 740 + grow / 3, 330 - grow, 740, 250 - grow, 640)
        .close().d;
    canvas.path(shore(24), { fill: light.shade(wall, 0.5) });
    canvas.path(shore(8), { fill: light.lit(light.of('water', 0.5), 0.3) });
    canvas.path(shore(-14), { fill: light.of('water', 0.36) });
    canvas.path(shore(-90), { fill: light.shade(light.of('water', 0.36), 0.16) });
  });
  const near = new Pen(-40, 700)
    .curve(200, 690, 420, 790, 660, 800)
    .curve(900, 810, 1080, 740, 1240, 640)
    .line(1240, 900)
    .line(-40, 900)
    .close().d;
  canvas.path(near, { fill: light.of('grass', 0.3) });
};
