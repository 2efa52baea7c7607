import type { Layer } from '../canvas/canvas.ts';
import type { Random } from '../canvas/random.ts';
import { Pen, type Point } from '../drawing/pen.ts';
import { mix } from '../light/colour.ts';
import { boulder } from './boulder.ts';

/** A standing wave: its sharp top, and the hollow before it. */
interface Crest {
  top: Point;
  hollow: Point;
}

/** One row of waves: the line that they stand on, how large they are in pixels, and their depth. */
interface Row {
  line: number;
  size: number;
  at: number;
}

/** Where a row of waves begins: left of the picture, by the size of a wave. */
const LEFT = -30;

/** The crests of a row, across the picture and a little further. */
function crestsOf(source: Random, { line, size }: Row, width: number): Crest[] {
  const crests: Crest[] = [];
  for (let x = LEFT - size; x < width + size * 2;) {
    const long = size * source.between(1.1, 2.6);
    const rise = size * source.pick([0.25, 0.45, 0.7, 0.95]);
    crests.push({ hollow: [x + long * 0.35, line + size * 0.34], top: [x + long, line - rise] });
    x += long;
  }
  return crests;
}

/** A pen that drew the upper edge of a row, from the left. */
function edgeOf(crests: readonly Crest[], { line, size }: Row): Pen {
  const pen = new Pen(LEFT - size, line);
  for (const { hollow, top } of crests) pen.quad(...hollow, ...top);
  return pen;
}

/** The foam on the crests: below the edge it hangs down the waves in tongues. */
function foamOf(source: Random, crests: readonly Crest[], row: Row, last: Point): string {
  const { size } = row;
  const foam = edgeOf(crests, row);
  let from = last;
  for (const { hollow, top } of crests.toReversed()) {
    const tongue = size * source.pick([0.16, 0.3, 0.62]);
    foam.quad(
      from[0] - size * 0.05,
      from[1] + tongue * 1.3,
      (from[0] + hollow[0]) / 2,
      (from[1] + hollow[1]) / 2 + tongue * 0.7,
    );
    const low = hollow[1] - size * 0.12;
    foam.quad(hollow[0] + size * 0.1, hollow[1] - size * 0.16 + tongue * 0.4, hollow[0], low);
    from = [hollow[0] * 2 - top[0], top[1]];
  }
  return foam.close().d;
}

/** A few drops thrown up from a crest. */
function sprayOf(source: Random, [x, y]: Point, size: number): string {
  let spray = '';
  for (let drop = source.whole(0, 3); drop > 0; drop--) {
    const [left, high] = [x + source.between(-0.5, 0.3) * size, y - source.between(0.05, 0.5) * size];
    const r = size * source.pick([0.03, 0.05, 0.08]) + 1;
    spray += new Pen(left, high)
      .bulge(r, left + r * 2, high)
      .bulge(r, left, high)
      .close().d;
  }
  return spray;
}

/** A streak of foam on the water below a hollow. */
function streakOf(source: Random, [hollow]: Point, { line, size }: Row): string {
  const x = hollow + size * 0.2;
  const low = line + size * source.between(0.6, 1.1);
  const half = size * source.between(0.4, 0.9);
  return new Pen(x - half, low)
    .quad(x, low - size * 0.16, x + half, low - size * 0.06)
    .quad(x, low + size * 0.1, x - half, low)
    .close().d;
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
    for (let count = 0; count < rows; count++) {
      const near = (count + 0.5) / rows;
      const [line, size] = [y + (to - y) * near ** 1.3, 20 + 96 * near ** 1.2];
      const row = { line, size, at: Math.max(0.14, depth + 0.16 - near * 0.22) };
      const crests = crestsOf(source, row, width);
      const last = crests.at(-1)?.top ?? [width, line];
      const foot = count === rows - 1 ? to : Math.min(to, line + size * 2.4);
      const wave = edgeOf(crests, row)
        .line(last[0], foot)
        .line(LEFT - size, foot)
        .close();
      const water = mix(light.of('water', Math.max(0.2, row.at)), light.sky[1], light.warmth);
      canvas.path(wave.d, { fill: light.shade(water, near * 0.3) });
      const foam = foamOf(source, crests, row, last);
      canvas.path(foam, { fill: light.of('foam', Math.max(0.42, row.at + 0.08)) });
      let [spray, streaks] = ['', ''];
      for (const { hollow, top } of crests) {
        spray += sprayOf(source, top, size);
        streaks += streakOf(source, hollow, row);
      }
      canvas.path(spray + streaks, { fill: light.of('foam', Math.max(0.4, row.at + 0.04)), opacity: 0.85 });
      if (count < rocks) boulder(canvas, source, line + size * 0.5, size, row.at);
    }
  };
}
