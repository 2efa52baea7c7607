import type { Layer } from '../canvas/canvas.ts';
import { Pen, type Point } from '../drawing/pen.ts';
import { hatch } from '../canvas/tiles.ts';
import { jagged } from './jagged.ts';
import { seat } from './seat.ts';

/** Half widths and drops of a wide old volcano, in shares of its half width and its height. */
const DOME: readonly Point[] = [
  [-1, 1],
  [-0.8, 0.88],
  [-0.62, 0.72],
  [-0.46, 0.5],
  [-0.35, 0.3],
  [-0.26, 0.13],
  [-0.19, 0.055],
  [-0.12, 0.02],
  [-0.05, 0.03],
  [0.02, 0],
  [0.09, 0.015],
  [0.16, 0.05],
  [0.22, 0.1],
  [0.3, 0.23],
  [0.42, 0.43],
  [0.6, 0.7],
  [0.8, 0.88],
  [1, 1],
];

/**
 * Kilimanjaro's wide dome: its top at (x, y), `width` across the foot. A glacier cap hangs over the rim in
 * tongues as far down as `ice` (share of the height); `seated` is how far the foot dissolves in mist. Jagged Mawenzi is a `massif` beside it.
 */
export function dome(options: {
  x: number;
  y: number;
  width: number;
  height: number;
  depth: number;
  ice?: number;
  of?: string;
  seated?: number;
}): Layer {
  return (canvas) => {
    const { x, y, width, height, depth, ice = 0.2, of = 'rock', seated = 0.92 } = options;
    const { light } = canvas;
    const source = canvas.random('dome');
    const at = ([across, down]: Point): Point => [x + (across * width) / 2, y + down * height];
    const [start = [x, y], ...way] = DOME.map(at);
    const body = new Pen(...start).smooth(way).close();
    const colour = light.of(of, depth);
    const away = light.from === 'left' ? 1 : -1;
    let folds = '';
    for (const fold of [-4.4, -3, -2.2, -0.6, 0.5, 1.9, 2.6, 4]) {
      const top = at([fold * 0.06, 0.14 + Math.abs(fold) * 0.03]);
      const foot = at([fold * 0.2 + source.between(-0.04, 0.04), source.between(0.75, 1)]);
      const wide = width * source.between(0.012, 0.035) * away;
      const bend: Point = [top[0] + (foot[0] - top[0]) * 0.3, top[1] + (foot[1] - top[1]) * 0.5];
      folds += new Pen(...top)
        .quad(...bend, foot[0], foot[1])
        .quad(bend[0] + wide, bend[1], ...top)
        .close().d;
    }
    const teeth: Point[] = [];
    for (let share = -0.36; share < 0.34; share += source.between(0.012, 0.034)) {
      const long = source.pick([0.15, 0.3, 0.3, 0.6, 1, 1.5]) * (1 - Math.abs(share) * 1.6);
      const rim = Math.abs(share) * 0.3 + 0.06;
      teeth.push(
        at([share * 1.02, rim + source.between(0, 0.03)]),
        at([share * 1.12 + 0.006, rim + ice * long]),
      );
    }
    const spur = jagged(source, at([0.1 * away, 0]), at([0.3 * away, 1]), 8, width * 0.014);
    const flank = new Pen(...at([0.1 * away, -0.1]))
      .through(spur)
      .through([at([away, 1]), at([away, -0.1])])
      .close();
    canvas.body(body.d, colour, () => {
      canvas.path(folds, { fill: light.shade(colour, 0.5), opacity: 0.4 });
      const cap = new Pen(...at([-0.4, -0.1])).through([...teeth, at([0.36, 0.1]), at([0.4, -0.1])]).close();
      canvas.path(cap.d, { fill: light.lit(light.of('snow', depth * 0.7 + 0.1), 0.5) });
      canvas.path(flank.d, { fill: light.shade(colour, 0.75), opacity: 0.5 - depth * 0.15 });
      canvas.path(flank.d, { fill: hatch(canvas, light.shadow), opacity: 0.26 - depth * 0.16 });
      seat(canvas, { x: x - width / 2, width, y, base: y + height }, seated);
    });
  };
}
