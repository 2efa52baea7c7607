import type { Layer } from '../canvas/canvas.ts';
import { courseAt } from './course.ts';

/** The lights of houses scattered over a hillside: their upper line `y`, how deep they reach and how large one is, in pixels. */
export const lamps =
  ({ y, height, count, r }: { y: string; height: number; count: number; r: number }): Layer =>
  (canvas) => {
    const source = canvas.random('lamps');
    const line = courseAt(y);
    for (let lamp = 0; lamp < count; lamp++) {
      const x = source.whole(10, canvas.width - 10);
      const fill = source.pick(['#f6c667', '#ffe3a4', '#f2a04c']);
      canvas.rect(x, line(x) + source.next() ** 1.4 * height, r, r, { fill });
    }
  };

/** A street's lamps up a hillside: it runs through some points, its lamps `r` pixels wide. */
export const street =
  ({ through, r, count }: { through: string; r: number; count: number }): Layer =>
  (canvas) => {
    const line = courseAt(through);
    const [[from = 0] = [], [to = 0] = []] = [through.split(' ')[0], through.split(' ').at(-1)].map((point) =>
      (point ?? '').split(',').map(Number),
    );
    for (let lamp = 0; lamp < count; lamp++) {
      const x = from + ((to - from) * lamp) / (count - 1);
      canvas.circle(x, line(x), r, { fill: '#ffe0a0' });
    }
  };
