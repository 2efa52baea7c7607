import type { Layer } from '../canvas/canvas.ts';
import { Pen, type Point } from '../drawing/pen.ts';
import { courseLine, type Course } from './course.ts';

/**
 * A wall of rock between x = from and x = until, its upper edge along y, its foot at `to`: columns in light
 * and shade, `strata` ledges across, and a slope of rubble (`talus`, share of the height).
 */
export function cliff(options: {
  y: Course;
  to: number;
  depth: number;
  from?: number;
  until?: number;
  of?: string;
  columns?: number;
  strata?: number;
  talus?: number;
}): Layer {
  return (canvas) => {
    const {
      y,
      to,
      depth,
      from = -30,
      until = canvas.width + 30,
      of = 'rock',
      strata = 2,
      talus = 0.22,
    } = options;
    const { columns = Math.round((until - from) / 105) } = options;
    const { light } = canvas;
    const source = canvas.random('cliff');
    const colour = light.of(of, depth);
    const edge = courseLine(source, {
      course: y,
      from,
      to: until,
      rise: 30,
      wave: 190,
      octaves: 2,
      sharp: true,
    });
    const step = (height: number) => Math.round(height / 11) * 11;
    const crest = edge.flatMap(([x, height], at): Point[] => {
      const before = edge[at - 1];
      return before === undefined
        ? [[x, step(height)]]
        : [
            [x - 8, step(before[1])],
            [x, step(height)],
          ];
    });
    const [start = [from, to], ...way] = crest;
    const wall = new Pen(...start).through(way).line(until, to).line(from, to).close();
    const top = Math.min(...crest.map(([, height]) => height));
    const tall = to - top;
    let [shaded, cracks, lit] = ['', '', ''];
    for (let column = 0; column < columns; column++) {
      const cell = (until - from) / columns;
      const left = from + cell * (column + source.between(0, 0.4));
      const wide = cell * source.between(0.22, 0.66);
      const lean = source.between(-0.1, 0.1) * cell;
      const sides = [0.3, 0.55, 0.8].map((share): Point => [
        left + lean + source.between(-0.09, 0.09) * cell,
        top + tall * share,
      ]);
      const end = source.pick([0.7, 0.9, 1, 1]);
      const foot = top + tall * end;
      shaded += new Pen(left, top)
        .through(sides.filter(([, at]) => at < foot))
        .line(left + wide * 0.6, foot)
        .line(left + wide, foot - tall * 0.12)
        .line(left + wide * 0.9, top)
        .close().d;
      const crack = left - cell * source.between(0.12, 0.3);
      cracks += new Pen(crack, top)
        .line(crack + 4, top + tall * source.between(0.3, 0.8))
        .line(crack + 9, top)
        .close().d;
      const bright = left - cell * 0.08;
      if (column % 2 === 0)
        lit += new Pen(bright, top)
          .line(bright + lean, top + tall * source.between(0.4, 0.9))
          .line(bright - cell * 0.22, top)
          .close().d;
    }
    canvas.body(wall.d, colour, () => {
      canvas.path(lit, { fill: light.lit(colour, 0.35), opacity: 0.8 });
      canvas.path(shaded, { fill: light.shade(colour, 0.5), opacity: 0.62 });
      canvas.path(cracks, { fill: light.shade(colour, 0.9), opacity: 0.6 });
      for (let band = 0; band < strata; band++) {
        const at = top + (tall * (band + 0.8)) / (strata + 1);
        const thick = tall * 0.035;
        const line = courseLine(source, {
          course: at,
          from,
          to: until,
          rise: 14,
          wave: 260,
          octaves: 2,
          sharp: true,
        });
        const [first = [from, at], ...rest] = line;
        const back = [...line]
          .reverse()
          .map(([x, height], point): Point => [x, height + thick * (point % 3 === 0 ? 0.3 : 1)]);
        canvas.path(new Pen(...first).through([...rest, ...back]).close().d, {
          fill: light.shade(colour, 0.45),
          opacity: 0.5,
        });
      }
    });
    if (talus === 0) return;
    const course = to - tall * talus * 0.3;
    const heap = courseLine(source, {
      course,
      from,
      to: until,
      rise: tall * talus,
      wave: 210,
      octaves: 2,
      sharp: true,
    });
    const [low = [from, to], ...on] = heap;
    canvas.path(
      new Pen(...low)
        .smooth(on)
        .line(until, to + 4)
        .line(from, to + 4)
        .close().d,
      {
        fill: light.shade(light.of(of, Math.max(0, depth - 0.06)), 0.14),
      },
    );
  };
}
