import type { Layer } from '../canvas/canvas.ts';
import type { Random } from '../canvas/random.ts';
import { Pen, type Point } from '../drawing/pen.ts';
import { mix } from '../light/colour.ts';

/** Crests of one row of waves across x = from .. to: sharp tops, each with the hollow before it. */
function crestsOf(
  source: Random,
  from: number,
  to: number,
  line: number,
  size: number,
): { top: Point; hollow: Point }[] {
  const crests: { top: Point; hollow: Point }[] = [];
  for (let x = from - size; x < to + size * 2;) {
    const long = size * source.between(1.1, 2.6);
    const rise = size * source.pick([0.25, 0.45, 0.7, 0.95]);
    crests.push({ hollow: [x + long * 0.35, line + size * 0.34], top: [x + long, line - rise] });
    x += long;
  }
  return crests;
}

/**
 * White water between y and `to`: rows of standing waves that grow towards the viewer, sharp crests of foam
 * that hang down the waves in tongues, spray over them. Give `rocks` for boulders that part the water.
 */
export function rapids(options: {
  y: number;
  to: number;
  rows?: number;
  depth?: number;
  rocks?: number;
  /** Waves in front of something: without the sheet of water behind them. */
  front?: boolean;
}): Layer {
  return (canvas) => {
    const { y, to, rows = 6, depth = 0.3, rocks = 0, front = false } = options;
    const { light, width } = canvas;
    const source = canvas.random('rapids');
    if (!front) canvas.rect(0, y, width, to - y, { fill: light.lit(light.of('water', depth + 0.2), 0.4) });
    for (let row = 0; row < rows; row++) {
      const near = (row + 0.5) / rows;
      const line = y + (to - y) * near ** 1.3;
      const size = 20 + 96 * near ** 1.2;
      const at = Math.max(0.14, depth + 0.16 - near * 0.22);
      const crests = crestsOf(source, -30, width, line, size);
      const pen = new Pen(-30 - size, line);
      for (const { hollow, top } of crests) pen.quad(...hollow, ...top);
      const last = crests.at(-1)?.top ?? [width, line];
      const foot = row === rows - 1 ? to : Math.min(to, line + size * 2.4);
      canvas.path(
        pen
          .line(last[0], foot)
          .line(-30 - size, foot)
          .close().d,
        {
          fill: light.shade(
            mix(light.of('water', Math.max(0.2, at)), light.sky[1], light.warmth),
            near * 0.3,
          ),
        },
      );

      const foam = new Pen(-30 - size, line);
      for (const { hollow, top } of crests) foam.quad(...hollow, ...top);
      let from = last;
      for (const { hollow, top } of [...crests].reverse()) {
        const tongue = size * source.pick([0.16, 0.3, 0.62]);
        foam.quad(
          from[0] - size * 0.05,
          from[1] + tongue * 1.3,
          (from[0] + hollow[0]) / 2,
          (from[1] + hollow[1]) / 2 + tongue * 0.7,
        );
        foam.quad(
          hollow[0] + size * 0.1,
          hollow[1] - size * 0.16 + tongue * 0.4,
          hollow[0],
          hollow[1] - size * 0.12,
        );
        from = [hollow[0] * 2 - top[0], top[1]];
      }
      canvas.path(foam.close().d, { fill: light.of('foam', Math.max(0.42, at + 0.08)) });
      let [spray, streaks] = ['', ''];
      for (const { hollow, top } of crests) {
        for (let drop = source.whole(0, 3); drop > 0; drop--) {
          const [left, high] = [
            top[0] + source.between(-0.5, 0.3) * size,
            top[1] - source.between(0.05, 0.5) * size,
          ];
          const r = size * source.pick([0.03, 0.05, 0.08]) + 1;
          spray += `${new Pen(left, high).bulge(r, left + r * 2, high).bulge(r, left, high).d}z`;
        }
        const [x, low, half] = [
          hollow[0] + size * 0.2,
          line + size * source.between(0.6, 1.1),
          size * source.between(0.4, 0.9),
        ];
        streaks += new Pen(x - half, low)
          .quad(x, low - size * 0.16, x + half, low - size * 0.06)
          .quad(x, low + size * 0.1, x - half, low)
          .close().d;
      }
      canvas.path(spray + streaks, { fill: light.of('foam', Math.max(0.4, at + 0.04)), opacity: 0.85 });
      if (row < rocks) rock(canvas, source, line + size * 0.5, size, at);
    }
  };
}

function rock(canvas: Parameters<Layer>[0], source: Random, foot: number, size: number, depth: number): void {
  const { light, width } = canvas;
  const x = width * source.between(0.1, 0.9);
  const wide = size * source.between(0.9, 1.6);
  const stone = new Pen(x - wide, foot).smooth([
    [x - wide * 0.7, foot - size * 0.6],
    [x - wide * 0.1, foot - size * 0.95],
    [x + wide * 0.6, foot - size * 0.7],
    [x + wide, foot],
  ]);
  const colour = light.shade(light.of('rock', depth), 0.45);
  canvas.body(stone.close().d, colour, () => {
    canvas.path(
      new Pen(x - wide, foot - size)
        .line(x + wide * 0.3, foot - size)
        .quad(x - wide * 0.4, foot - size * 0.6, x - wide, foot)
        .close().d,
      { fill: light.lit(colour, 0.3) },
    );
  });
  const skirt = new Pen(x - wide * 1.2, foot + size * 0.1).quad(
    x - wide * 0.8,
    foot - size * 0.34,
    x - wide * 0.3,
    foot - size * 0.02,
  );
  skirt.quad(x + wide * 0.4, foot - size * 0.2, x + wide * 1.3, foot + size * 0.1);
  canvas.path(skirt.quad(x, foot + size * 0.3, x - wide * 1.2, foot + size * 0.1).close().d, {
    fill: light.of('foam', Math.max(0.42, depth + 0.06)),
  });
}
