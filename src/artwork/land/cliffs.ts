import type { Layer } from '../canvas/canvas.ts';
import type { Random } from '../canvas/random.ts';
import { Pen, type Point } from '../drawing/pen.ts';
import { courseLine, type Course } from './course.ts';

/** A wall of rock: its ends, its highest point, and its height, in pixels. */
interface Wall {
  from: number;
  until: number;
  top: number;
  tall: number;
}

/** A line of rock across the whole wall, sharp and in two octaves as rock breaks. */
const rockLine = (
  source: Random,
  { from, until }: Pick<Wall, 'from' | 'until'>,
  shape: { course: Course; rise: number; wave: number },
) => courseLine(source, { ...shape, from, to: until, octaves: 2, sharp: true });

/** An edge that breaks off in steps of eleven pixels. */
function stepped(edge: readonly Point[]): Point[] {
  const step = (height: number) => Math.round(height / 11) * 11;
  return edge.flatMap(([x, height], at): Point[] => {
    const before = edge[at - 1];
    const stands: Point = [x, step(height)];
    return before === undefined ? [stands] : [[x - 8, step(before[1])], stands];
  });
}

/** A column in a cell of the wall: its shaded side, the crack beside it, and the plane that the light strikes. */
function columnAt(source: Random, { from, top, tall }: Wall, cell: number, column: number) {
  const left = from + cell * (column + source.between(0, 0.4));
  const wide = cell * source.between(0.22, 0.66);
  const lean = source.between(-0.1, 0.1) * cell;
  const sides = [0.3, 0.55, 0.8].map((share): Point => [
    left + lean + source.between(-0.09, 0.09) * cell,
    top + tall * share,
  ]);
  const foot = top + tall * source.pick([0.7, 0.9, 1, 1]);
  const shaded = new Pen(left, top)
    .through(sides.filter(([, at]) => at < foot))
    .line(left + wide * 0.6, foot)
    .line(left + wide, foot - tall * 0.12)
    .line(left + wide * 0.9, top)
    .close().d;
  /** A wedge that hangs from the edge, between two places of it, down to a point. */
  const wedge = (start: number, tip: number, deep: number, end: number) =>
    new Pen(start, top)
      .line(tip, top + tall * deep)
      .line(end, top)
      .close().d;
  const crack = left - cell * source.between(0.12, 0.3);
  const cracks = wedge(crack, crack + 4, source.between(0.3, 0.8), crack + 9);
  if (column % 2 === 1) return { shaded, cracks, lit: '' };
  const bright = left - cell * 0.08;
  return {
    shaded,
    cracks,
    lit: wedge(bright, bright + lean, source.between(0.4, 0.9), bright - cell * 0.22),
  };
}

/** A ledge across the wall at a height: thin, its lower side broken. */
function stratum(source: Random, wall: Wall, at: number): string {
  const thick = wall.tall * 0.035;
  const line = rockLine(source, wall, { course: at, rise: 14, wave: 260 });
  const [first = [wall.from, at], ...rest] = line;
  const back = line
    .toReversed()
    .map(([x, height], point): Point => [x, height + thick * (point % 3 === 0 ? 0.3 : 1)]);
  return new Pen(...first).through([...rest, ...back]).close().d;
}

/** The slope of rubble at the wall's foot, as high as a share of the wall. */
function talusOf(source: Random, wall: Wall, share: number): string {
  const [foot, rise] = [wall.top + wall.tall, wall.tall * share];
  const [low = [wall.from, foot], ...on] = rockLine(source, wall, {
    course: foot - rise * 0.3,
    rise,
    wave: 210,
  });
  return new Pen(...low)
    .smooth(on)
    .line(wall.until, foot + 4)
    .line(wall.from, foot + 4)
    .close().d;
}

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
    const { y, to, depth, from = -30, until = canvas.width + 30 } = options;
    const { of = 'rock', strata = 2, talus = 0.22 } = options;
    const { columns = Math.round((until - from) / 105) } = options;
    const { light } = canvas;
    const source = canvas.random('cliff');
    const colour = light.of(of, depth);
    const crest = stepped(rockLine(source, { from, until }, { course: y, rise: 30, wave: 190 }));
    const [start = [from, to], ...way] = crest;
    const outer = new Pen(...start).through(way).line(until, to).line(from, to).close();
    const top = Math.min(...crest.map(([, height]) => height));
    const wall = { from, until, top, tall: to - top };
    const parts = Array.from({ length: columns }, (_, column) =>
      columnAt(source, wall, (until - from) / columns, column),
    );
    const all = (part: keyof (typeof parts)[number]) => parts.map((column) => column[part]).join('');
    canvas.body(outer.d, colour, () => {
      canvas.path(all('lit'), { fill: light.lit(colour, 0.35), opacity: 0.8 });
      canvas.path(all('shaded'), { fill: light.shade(colour, 0.5), opacity: 0.62 });
      canvas.path(all('cracks'), { fill: light.shade(colour, 0.9), opacity: 0.6 });
      for (let band = 0; band < strata; band++) {
        const at = top + (wall.tall * (band + 0.8)) / (strata + 1);
        canvas.path(stratum(source, wall, at), { fill: light.shade(colour, 0.45), opacity: 0.5 });
      }
    });
    if (talus === 0) return;
    const fill = light.shade(light.of(of, Math.max(0, depth - 0.06)), 0.14);
    canvas.path(talusOf(source, wall, talus), { fill });
  };
}
