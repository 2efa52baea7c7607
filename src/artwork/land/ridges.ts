import { billow, type Lobe } from '../canvas/billow.ts';
import type { Canvas, Layer } from '../canvas/canvas.ts';
import { Pen, type Point } from '../drawing/pen.ts';
import { courseLine, type Course } from './course.ts';
import { crowns, type Profile } from './crowns.ts';

/** What all rising land takes. */
export interface RidgeOptions {
  /** The foot line: one height in pixels, or points that it runs through. */
  y: Course;
  /** How high the crests rise above the foot line, in pixels. */
  rise?: number;
  /** 0 front frame, 0.3 middle ground, 1 haze. */
  depth: number;
  /** A material or a hex colour; the country's own ground when left out. */
  of?: string;
  /** Width of the broadest wave in pixels. */
  wave?: number;
  /** Where it ends below: the picture's lower edge when left out. */
  to?: number;
}

const MARGIN = 30;

function fillDown(canvas: Canvas, pen: Pen, to = canvas.height): string {
  return pen
    .line(canvas.width + MARGIN, to)
    .line(-MARGIN, to)
    .close().d;
}

/** Soft rolling hills, with a paler crest where the light grazes them unless `plain`. */
export function hills(options: RidgeOptions & { plain?: boolean }): Layer {
  return (canvas) => {
    const { y, rise = 60, depth, of = 'ground', wave = 420, to, plain = false } = options;
    const reach = { from: -MARGIN, to: canvas.width + MARGIN };
    const [start = [0, 0], ...way] = courseLine(canvas.random('hills'), {
      course: y,
      rise,
      wave,
      octaves: 2,
      ...reach,
    });
    const colour = canvas.light.of(of, depth);
    canvas.path(fillDown(canvas, new Pen(...start).smooth(way), to), { fill: colour });
    if (plain) return;
    const thick = rise * 0.16 + 3;
    const back = [start, ...way].reverse().map(([x, height], at): Point => {
      return [x, height + thick * (at % 3 === 1 ? 0.1 : 1)];
    });
    const crest = new Pen(...start)
      .smooth(way)
      .line(...(back[0] ?? start))
      .smooth(back.slice(1))
      .close();
    canvas.path(crest.d, { fill: canvas.light.lit(colour, 0.2) });
  };
}

/** A mountain ridge with crests, its flanks turned from the light shaded in facets reaching `drop` pixels below the saddles. */
export function ridge(options: RidgeOptions & { drop?: number }): Layer {
  return (canvas) => {
    const { y, rise = 120, depth, of = 'rock', wave = 380, to, drop = rise * 0.7 } = options;
    const source = canvas.random('ridge');
    const reach = { from: -MARGIN, to: canvas.width + MARGIN };
    const line = courseLine(source, { course: y, rise, wave, sharp: true, ...reach });
    const [start = [0, 0], ...way] = line;
    const colour = canvas.light.of(of, depth);
    canvas.path(fillDown(canvas, new Pen(...start).through(way), to), { fill: colour });

    const away = canvas.light.from === 'left' ? 1 : -1;
    let d = '';
    line.forEach((peak, at) => {
      const [x, height] = peak;
      if (height >= (line[at - 1]?.[1] ?? 0) || height >= (line[at + 1]?.[1] ?? 0)) return;
      const flank: Point[] = [];
      for (let next = at + away; line[next] !== undefined; next += away) {
        const point = line[next] ?? peak;
        if (point[1] < (flank.at(-1)?.[1] ?? height) - 2) break;
        flank.push(point);
      }
      const end = flank.at(-1);
      if (end === undefined || end[1] - height < rise * 0.08) return;
      const deep = end[1] - height + drop * 0.3;
      const span = (end[0] - x) * source.between(0.15, 0.45);
      const spur: Point[] = [0.8, 0.62, 0.42, 0.2].map((share, step) => {
        return [x + span * share + (step % 2 === 0 ? 0.2 : -0.14) * span, height + deep * share];
      });
      const foot: Point[] = [
        [end[0] - span * 0.3, end[1] + deep * 0.16],
        [x + span * 1.5, height + deep * 0.86],
        [x + span, height + deep],
      ];
      d += new Pen(x, height).through([...flank, ...foot, ...spur]).close().d;
    });
    if (d !== '') canvas.path(d, { fill: canvas.light.shade(colour, 0.32 * (1 - depth * 0.5)) });
  };
}

/**
 * A forest's ridge: tree crowns `crown` pixels wide along the crest, a second row standing before them, and
 * light on some of the crowns. `profile` is what its edge is like: mixed, or torn where crowns are large, by itself.
 */
export function forest(options: RidgeOptions & { crown?: number; profile?: Profile }): Layer {
  return (canvas) => {
    const { y, rise = 110, depth, of = 'leaf', wave = 480, to, crown = 24 } = options;
    const source = canvas.random('forest');
    const reach = { from: -MARGIN, to: canvas.width + MARGIN };
    const [start = [0, 0], ...way] = courseLine(source, { course: y, rise, wave, octaves: 3, ...reach });
    const { profile = crown > 26 ? 'torn' : 'mixed' } = options;
    const colour = canvas.light.of(of, depth);
    let caps = '';
    const often = depth < 0.6 ? 0.32 : 0;
    const side = canvas.light.from === 'left' ? -1 : 1;
    const cap = ([x, y, size]: Lobe) => {
      const [rim, top]: [Point, Point] = [
        [x + side * size * 0.36, y - size * 0.04],
        [x - side * size * 0.14, y - size * 0.25],
      ];
      const [from, to] = side < 0 ? [rim, top] : [top, rim];
      const pen = new Pen(...from)
        .bulge(size * 0.44, ...to)
        .quad(x + side * size * 0.08, y - size * 0.08, ...from);
      caps += pen.close().d;
    };
    const row = (lower: number, size: number) => {
      const from: Point = [start[0], start[1] + lower];
      const pen = new Pen(...from);
      const line = way.map(([x, height]): Point => [x, height + lower]);
      const lobes =
        profile === 'hedge'
          ? billow(pen, from, line, size, source)
          : crowns(pen, from, line, { size, profile, source });
      for (const lobe of lobes) if (source.next() < often) cap(lobe);
      return fillDown(canvas, pen, to);
    };
    const back = row(0, crown);
    const front = row(crown * 1.7, crown * 1.25);
    canvas.path(back, { fill: colour });
    canvas.path(front, { fill: canvas.light.of(of, Math.max(0, depth - 0.045)) });
    if (caps !== '') canvas.path(caps, { fill: canvas.light.lit(colour, 0.22 * (1 - depth * 0.6)) });
  };
}
