import type { Layer } from '../canvas/canvas.ts';
import { stipple } from '../canvas/tiles.ts';
import { Pen, type Point } from '../drawing/pen.ts';
import { courseLine, type Course } from './course.ts';

/**
 * Open ground from y down: fades from `far` to `near` (depths), with flat streaks of light and shade and tufts that grow
 * towards the viewer. The ground of savannah, sand and red earth alike, by its material.
 */
export function plain(options: {
  y: Course;
  of?: string;
  far?: number;
  near?: number;
  rise?: number;
  streaks?: number;
  tufts?: number;
  to?: number;
}): Layer {
  return (canvas) => {
    const {
      y,
      of = 'ground',
      far = 0.55,
      near = 0.12,
      rise = 8,
      streaks = 8,
      tufts = 9,
      to = canvas.height,
    } = options;
    const { light, width } = canvas;
    const source = canvas.random('plain');
    const [start = [0, 0], ...way] = courseLine(source, {
      course: y,
      from: -30,
      to: width + 30,
      rise,
      wave: 600,
      octaves: 1,
    });
    const top = Math.max(start[1], ...way.map(([, height]) => height));
    const fill = canvas.gradient('down', [
      [0, light.of(of, far)],
      [1, light.of(of, near)],
    ]);
    canvas.path(
      new Pen(...start)
        .smooth(way)
        .line(width + 30, to)
        .line(-30, to)
        .close().d,
      { fill },
    );
    const bands = ['', ''];
    for (let streak = 0; streak < streaks; streak++) {
      const near01 = ((streak + source.next()) / streaks) ** 1.6;
      const at = top + 6 + (to - top) * near01 * 0.94;
      const [half, thick] = [
        width * source.between(0.1, 0.3) * (0.5 + near01),
        2 + near01 * source.between(6, 16),
      ];
      const x = source.between(-0.05, 1.05) * width;
      bands[streak % 2] += new Pen(x - half, at)
        .quad(x - half * 0.2, at - thick, x + half, at)
        .quad(x + half * 0.1, at + thick * 0.9, x - half, at)
        .close().d;
    }
    // Tufts stand together, left or right, and leave the rest of the ground calm.
    const middle = source.pick([0.12, 0.86]) * width;
    let clumps = '';
    for (let tuft = 0; tuft < tufts; tuft++) {
      const near01 = ((tuft + source.next()) / tufts) ** 1.7;
      const [x, at, size] = [
        middle + (source.next() - source.next()) * width * 0.24,
        top + 8 + (to - top) * near01 * 0.9,
        4 + 22 * near01,
      ];
      const blade = size * 0.5;
      clumps += new Pen(x - size, at)
        .quad(x - blade, at - blade, x - blade * 1.4, at - size * source.pick([0.8, 1.1]))
        .quad(x - blade * 0.2, at - blade, x, at - size * source.pick([1, 1.4]))
        .quad(x + blade * 0.3, at - blade, x + blade * 1.6, at - size * source.pick([0.7, 1]))
        .quad(x + blade, at - blade * 0.6, x + size, at)
        .close().d;
    }
    canvas.path(bands[0] ?? '', { fill: light.lit(light.of(of, (far + near) / 2), 0.3), opacity: 0.5 });
    canvas.path(bands[1] ?? '', { fill: light.shade(light.of(of, near), 0.5), opacity: 0.35 });
    const first = to - (to - top) * 0.4;
    canvas.rect(0, first, width, to - first, {
      fill: stipple(canvas, light.of(of, Math.max(0, near - 0.1))),
      opacity: 0.4,
    });
    canvas.path(clumps, { fill: light.shade(light.of('grass', near), 0.35), opacity: 0.6 });
  };
}

/** A road or path running from its vanishing point down to the lower edge, swinging once on its way. */
export function road(options: {
  from: Point;
  to: Point;
  width: number;
  swing?: number;
  of?: string;
  depth?: number;
  tracks?: boolean;
}): Layer {
  return (canvas) => {
    const { from, to, width, swing = 160, of = 'earth', depth = 0.3, tracks = false } = options;
    // A lane on flat land widens evenly with its way down the picture; its bends do, too, and grow longer.
    const edge = (side: number): Point[] =>
      [0, 0.06, 0.14, 0.24, 0.36, 0.5, 0.66, 0.83, 1].map((share) => {
        const bend = Math.sin(Math.PI * 2.5 * Math.sqrt(share)) * swing * 0.62 * (0.12 + share);
        const x = from[0] + (to[0] - from[0]) * share + bend;
        return [x + side * width * 0.5 * (0.03 + 0.97 * share), from[1] + (to[1] - from[1]) * share];
      });
    const lane = (left: number, right: number) => {
      const [start = from, ...down] = edge(left);
      const [turn = to, ...up] = edge(right).reverse();
      return new Pen(...start)
        .smooth(down)
        .line(...turn)
        .smooth(up)
        .close().d;
    };
    const fill = canvas.gradient('down', [
      [0, canvas.light.of(of, Math.min(0.8, depth + 0.35))],
      [1, canvas.light.lit(canvas.light.of(of, depth), 0.15)],
    ]);
    canvas.path(lane(-1, 1), { fill });
    const rut = canvas.light.shade(canvas.light.of(of, depth), 0.4);
    if (tracks) canvas.path(lane(-0.62, -0.34) + lane(0.34, 0.62), { fill: rut, opacity: 0.6 });
    else canvas.path(lane(0.8, 1), { fill: rut, opacity: 0.6 });
  };
}
