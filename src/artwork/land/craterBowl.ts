import type { Layer } from '../canvas/canvas.ts';
import { Pen, type Point } from '../drawing/pen.ts';

/** Where the far rim runs, from left to right. */
const RIM: readonly Point[] = [
  [-40, 330],
  [120, 296],
  [300, 306],
  [470, 280],
  [640, 300],
  [820, 276],
  [1000, 300],
  [1240, 260],
];

const LAKE: Point = [640, 610];

/** Bisoke's crater, seen from its near lip: cloud pouring over the far wall, its gullies, the round lake deep inside. */
export const bowl: Layer = (canvas) => {
  const { light } = canvas;
  const source = canvas.random('bowl');
  const wall = light.of('#3f7a64', 0.42);
  const [start = [0, 0], ...way] = RIM;
  const whole = new Pen(...start).smooth(way).line(1240, 900).line(-40, 900).close().d;
  const [cx, cy] = LAKE;
  canvas.body(whole, wall, () => {
    let [gullies, bright] = ['', ''];
    for (let x = -240; x < 1460; x += source.between(50, 104)) {
      const [foot, end] = [cx + (x - cx) * 0.5, cy - 40 + Math.abs(x - cx) * 0.08];
      const wide = source.between(20, 46);
      const turn = cx + (x - cx) * 0.66;
      gullies += new Pen(x, 250)
        .quad(turn, 430, foot, end)
        .quad(turn + wide, 430, x + wide, 250)
        .close().d;
      bright += new Pen(x - wide * 0.8, 250)
        .quad(turn - 14, 430, foot - 4, end - 20)
        .quad(turn, 430, x, 250)
        .close().d;
    }
    canvas.path(gullies, { fill: light.shade(wall, 0.55), opacity: 0.8 });
    canvas.path(bright, { fill: light.lit(wall, 0.3), opacity: 0.7 });
    // The wall on the side of the light lies in its own shade.
    canvas.path('M-40 240C200 300 330 430 350 560C370 680 300 800 260 900H-40Z', {
      fill: light.shade(wall, 0.85),
      opacity: 0.55,
    });
    const shore = (grow: number, lower: number) =>
      new Pen(cx - 300 - grow, cy + lower)
        .curve(cx - 310 - grow, cy - 62 - grow / 3, cx - 130, cy - 88 - grow / 3, cx + 10, cy - 84 - grow / 3)
        .curve(cx + 170, cy - 92 - grow / 3, cx + 320 + grow, cy - 40, cx + 316 + grow, cy + 14 + lower)
        .curve(cx + 310 + grow, cy + 84, cx + 150, cy + 110 + grow / 3, cx, cy + 106 + grow / 3)
        .curve(cx - 160, cy + 110, cx - 296 - grow, cy + 74, cx - 300 - grow, cy + lower)
        .close().d;
    canvas.path(shore(26, 0), { fill: light.shade(wall, 0.7) });
    const water = light.of('#a9dbe6', 0.4);
    canvas.body(shore(0, 6), water, () => {
      canvas.path(`M300 500H980V580Q800 610 640 590Q470 572 300 620Z`, {
        fill: light.shade(water, 0.75),
        opacity: 0.75,
      });
      canvas.path(
        'M420 610q120-16 240 0q-120 12-240 0zM700 590q90-10 170 0q-90 9-170 0zM520 640q70-8 140 0q-70 8-140 0z',
        {
          fill: light.of('#f6f3e2', 0.4),
          opacity: 0.8,
        },
      );
    });
  });
  // Cloud spills over the rim and hangs down the wall in fingers.
  const cloud = light.of('#f6f0e0', 0.4);
  const spill = new Pen(-40, 250)
    .curve(140, 200, 330, 230, 480, 236)
    .curve(620, 226, 760, 240, 900, 262)
    .quad(840, 300, 770, 296)
    .quad(720, 380, 660, 372)
    .quad(640, 320, 600, 330)
    .quad(560, 452, 486, 436)
    .quad(480, 366, 430, 360)
    .quad(370, 430, 310, 400)
    .quad(250, 350, 180, 372)
    .quad(60, 380, -40, 340)
    .close().d;
  canvas.path(spill, { fill: cloud });
  canvas.path(
    'M-40 300Q200 330 320 372Q380 380 430 330Q470 330 492 400Q530 420 566 350Q590 300 640 320Q690 330 740 280Q640 300 560 290Q360 300 -40 270Z',
    {
      fill: light.shade(cloud, 0.28),
      opacity: 0.6,
    },
  );
  const lip = light.of('#1d4038', 0.2);
  const crest = 'M-40 600C80 620 200 690 360 708C600 732 860 700 1240 520';
  canvas.path(`${crest}V900H-40Z`, { fill: lip });
  canvas.path(`${crest}V548C880 730 600 758 356 730C200 712 80 650 -40 632Z`, {
    fill: light.lit(lip, 0.4),
    opacity: 0.7,
  });
};
