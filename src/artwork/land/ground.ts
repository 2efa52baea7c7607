import type { Layer } from '../canvas/canvas.ts';
import { stipple } from '../canvas/tiles.ts';
import { Pen } from '../drawing/pen.ts';
import { courseLine, type Course } from './course.ts';

/**
 * Open ground from y down: in flat steps from `far` to `near` (depths), with streaks of light and shade and tufts that grow
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
    const below = (from: string) => `${from}L${width + 30} ${to}L-30 ${to}Z`;
    canvas.path(below(new Pen(...start).smooth(way).d), { fill: light.of(of, far) });
    // Nearer ground lies over it in flat steps, the broadest at the viewer's feet.
    for (const share of [0.12, 0.34, 0.64]) {
      const [at, swell] = [top + (to - top) * share, (to - top) * share * 0.12];
      const edge = new Pen(-30, at + swell).curve(
        width * 0.28,
        at - swell * 1.4,
        width * 0.5,
        at + swell * 1.6,
        width + 30,
        at - swell,
      );
      canvas.path(below(edge.d), { fill: light.of(of, far + ((near - far) * (share + 0.2)) / 0.84) });
    }
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
