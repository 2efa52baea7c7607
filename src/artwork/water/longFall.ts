import type { Layer } from '../canvas/canvas.ts';
import { cut, within } from '../canvas/cut.ts';
import { disc, limb, outline } from '../drawing/brush.ts';
import type { Knot } from '../drawing/points.ts';

/** A single drop, in pixels: the middle of its lip, the height of the pool, and its width above and below. */
export interface LongDrop {
  x: number;
  y: number;
  to: number;
  lip: number;
  foot: number;
  /** The far end of the stream that feeds it: where, and how wide there. */
  stream: readonly [x: number, y: number, width: number];
}

/** Falling water, its folds in shade, what is white in it, and the veil of spray. */
export interface LongFallColours {
  water: string;
  shade: string;
  foam: string;
  spray: string;
}

/** The stream behind the lip, narrowing to where it comes from, and the bright edge over which it bends. */
function streamOf({ x, y, lip, stream: [sx, sy, far] }: LongDrop, colours: LongFallColours): Layer[] {
  const [half, mid] = [lip / 2, (y + sy) / 2];
  const bend = x + (sx - x) * 0.2;
  return [
    cut(
      colours.shade,
      `${x - half},${y + 6},1 ${x - half * 1.1},${y - 4} ${bend - half * 0.7},${mid} ${sx - far / 2},${sy},1 ${sx + far / 2},${sy},1 ${bend + half * 0.9},${mid} ${x + half * 1.1},${y - 4} ${x + half},${y + 6},1`,
    ),
    cut(
      colours.water,
      limb(`${x - half * 0.4},${y},${half * 0.3} ${bend - half * 0.2},${mid},${half * 0.16} ${sx},${sy},1`),
      limb(
        `${x + half * 0.5},${y},${half * 0.2} ${bend + half * 0.4},${mid + 4},${half * 0.1} ${sx + far * 0.3},${sy + 4},1`,
      ),
    ),
  ];
}

/**
 * One long veil of water: a stream that bends over its lip and falls unbroken, a little wider the lower, its folds as
 * long strands, its right side in shade; at the foot spray rises, and rings go out over the pool.
 */
export function longFall(drop: LongDrop, colours: LongFallColours): Layer {
  const { x, y, to, lip, foot } = drop;
  const { water, shade, foam, spray } = colours;
  return (canvas) => {
    const source = canvas.random('long fall');
    const tall = to - y;
    const at = (side: number, share: number): [number, number] => [
      x + (side * (lip + (foot - lip) * share ** 1.6)) / 2,
      y + tall * share,
    ];
    const strand = (side: number, from: number, until: number, half: number): string =>
      limb([
        [...at(side, from), half * 0.3],
        [...at(side * 1.01, from + (until - from) * 0.45), half],
        [...at(side * source.between(0.99, 1.04), until), 0],
      ]);
    const strands = (
      count: number,
      thick: number,
      from: readonly number[],
      long: readonly [number, number],
    ) =>
      Array.from({ length: count }, (_, step) => {
        const side = -0.94 + (1.88 * (step + source.between(0.15, 0.85))) / count;
        const start = source.pick(from);
        return strand(
          side,
          start,
          Math.min(0.99, start + source.between(...long)),
          thick * source.between(0.5, 1),
        );
      }).join('');
    const edge = (side: 1 | -1): Knot[] =>
      [0.06, 0.2, 0.34, 0.5, 0.64, 0.78, 0.9].map((share) => [
        ...at(side * source.between(0.93, 1.05), share),
        0,
      ]);
    const body = outline([
      [...at(-1, 0), 1],
      ...edge(-1),
      [...at(-1.04, 1), 1],
      [...at(1.04, 1), 1],
      ...edge(1).toReversed(),
      [...at(1, 0), 1],
      [x, y - lip * 0.1, 0],
    ]);
    const broad = lip / 11;
    for (const layer of streamOf(drop, colours)) layer(canvas);
    within(
      water,
      body,
      cut(
        shade,
        outline([
          [...at(0.5, 0), 1],
          [...at(0.66, 0.3), 0],
          [...at(0.46, 0.6), 0],
          [...at(0.62, 1), 1],
          [...at(1.3, 1), 1],
          [...at(1.3, 0), 1],
        ]),
      ),
      cut(shade, strands(5, broad, [0.1, 0.2, 0.36], [0.3, 0.6])),
      cut(foam, strands(8, broad * 0.9, [0, 0, 0.06, 0.3], [0.4, 0.9])),
    )(canvas);
    // Threads that leave the veil, and the bright bend of the lip.
    cut(
      foam,
      strand(-1.1, 0.3, 0.8, broad * 0.3),
      strand(1.12, 0.42, 0.86, broad * 0.3),
      strand(1.2, 0.6, 0.94, broad * 0.24),
    )(canvas);
    cut(
      foam,
      limb([
        [...at(-1.04, 0.012), 2],
        [x - lip * 0.1, y - lip * 0.05, lip * 0.055],
        [...at(1.04, 0.012), 2],
      ]),
    )(canvas);
    const veil = canvas.gradient('glow', [
      [0, spray, 0.8],
      [0.5, spray, 0.34],
      [1, spray, 0],
    ]);
    canvas.ellipse(x, to - foot * 0.2, foot * 1.5, foot * 0.85, { fill: veil });
    const mound = (wide: number, high: number, shift: number) =>
      outline(
        `${x - foot * wide + shift},${to + 8},1 ${x - foot * wide * 0.9 + shift},${to - foot * high * 0.5} ${x - foot * wide * 0.5 + shift},${to - foot * high * 0.4} ${x - foot * wide * 0.3 + shift},${to - foot * high} ${x + foot * wide * 0.1 + shift},${to - foot * high * 0.7} ${x + foot * wide * 0.4 + shift},${to - foot * high * 0.95} ${x + foot * wide * 0.7 + shift},${to - foot * high * 0.4} ${x + foot * wide * 0.95 + shift},${to - foot * high * 0.4} ${x + foot * wide + shift},${to + 8},1`,
      );
    canvas.path(mound(0.95, 0.42, foot * 0.04), { fill: spray, opacity: 0.6 });
    canvas.path(mound(0.72, 0.26, -foot * 0.06), { fill: foam });
    canvas.ellipse(x, to + 6, foot * 0.96, foot * 0.07, { fill: foam });
    const drops = Array.from({ length: 12 }, () =>
      disc(x + source.between(-1, 1) * foot, to - source.between(0.2, 0.75) * foot, source.between(2, 5)),
    );
    canvas.path(drops.join(''), { fill: foam });
  };
}
