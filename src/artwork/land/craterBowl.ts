import type { Layer } from '../canvas/canvas.ts';
import { stipple } from '../canvas/tiles.ts';
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

/** Bushes of heath on the wall, larger towards the lip that they grow under. */
const heath = (source: { between(from: number, to: number): number }, count: number): string => {
  let d = '';
  for (let bush = 0; bush < count; bush++) {
    const share = (bush + 0.5) / count;
    const x = source.between(-20, 1220);
    const inner = Math.abs(x - LAKE[0]) / 600;
    const y = 330 + share * (120 + inner * 150);
    const wide = Math.round(5 + share * 9);
    d += `M${Math.round(x)} ${Math.round(y)}q${wide * 0.1} ${-wide} ${wide} ${-wide}q${wide} 0 ${wide} ${wide}q${-wide} ${Math.round(wide * 0.5)} ${-2 * wide} 0z`;
  }
  return d.replaceAll(/(\d+)\.\d+/g, '$1');
};

/** Bisoke's crater, seen from its near lip: mist over the far wall, its buttresses under heath, the round lake deep inside. */
export const bowl: Layer = (canvas) => {
  const { light } = canvas;
  const source = canvas.random('bowl');
  const wall = light.of('#3f7a64', 0.42);
  const [start = [0, 0], ...way] = RIM;
  const whole = new Pen(...start).smooth(way).line(1240, 900).line(-40, 900).close().d;
  const [cx, cy] = LAKE;
  canvas.body(whole, wall, () => {
    // A few buttresses, none like the other, fade towards the lake; their sunny sides face the light.
    let [dark, bright] = ['', ''];
    for (let x = -260; x < 1500; x += source.between(130, 260)) {
      const wide = source.between(50, 130);
      const [foot, end] = [cx + (x - cx) * 0.46, cy - 90 + Math.abs(x - cx) * 0.16];
      const [bend, knee] = [cx + (x - cx) * source.between(0.7, 0.86), source.between(400, 450)];
      dark += new Pen(x, 250)
        .quad(bend, knee, foot, end)
        .quad(bend + wide * 0.6, knee + 20, x + wide, 250)
        .close().d;
      bright += new Pen(x, 250)
        .quad(bend, knee, foot, end)
        .quad(bend - wide * 0.4, knee - 30, x - wide * 0.5, 250)
        .close().d;
    }
    canvas.path(dark, { fill: light.shade(wall, 0.5), opacity: 0.45 });
    canvas.path(bright, { fill: light.lit(wall, 0.3), opacity: 0.22 });
    canvas.path(heath(source, 150), { fill: light.shade(wall, 0.6), opacity: 0.6 });
    canvas.rect(0, 300, 1200, 300, { fill: stipple(canvas, light.shade(wall, 0.7)), opacity: 0.3 });
    // The wall on the side of the light lies in its own shade.
    canvas.path('M-40 240C200 300 330 430 350 560C370 680 300 800 260 900H-40Z', {
      fill: light.shade(wall, 0.85),
      opacity: 0.5,
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
        { fill: light.of('#f6f3e2', 0.4), opacity: 0.8 },
      );
    });
  });
  // Mist comes over the rim: it thins out on its way down the wall.
  const mist = light.of('#f6f0e0', 0.4);
  canvas.rect(0, 210, 1200, 210, {
    fill: canvas.gradient('down', [
      [0, mist, 0],
      [0.36, mist, 0.95],
      [0.6, mist, 0.6],
      [1, mist, 0],
    ]),
  });
  canvas.path(
    'M-60 300Q160 250 460 262Q700 276 880 310Q640 330 420 326Q160 330-60 300ZM300 356Q460 330 700 344Q820 352 900 366Q700 380 520 376Q380 372 300 356ZM-60 366Q60 340 260 352Q340 360 380 372Q240 386 100 384Q0 380-60 366Z',
    { fill: mist, opacity: 0.6 },
  );
  const lip = light.of('#1d4038', 0.2);
  const crest = 'M-40 600C80 620 200 690 360 708C600 732 860 700 1240 520';
  canvas.path(`${crest}V900H-40Z`, { fill: lip });
  canvas.path(`${crest}V548C880 730 600 758 356 730C200 712 80 650 -40 632Z`, {
    fill: light.lit(lip, 0.4),
    opacity: 0.7,
  });
};
