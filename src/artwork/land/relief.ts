import type { Layer } from '../canvas/canvas.ts';
import { cut, wash, within } from '../canvas/cut.ts';
import type { Random } from '../canvas/random.ts';
import { outline } from '../drawing/brush.ts';
import type { Point } from '../drawing/pen.ts';
import { pointsOf, type Knot } from '../drawing/points.ts';
import { jagged } from './jagged.ts';

/** How a mountain is folded, in pixels around the middle of its foot; lit from the left. */
export interface Folds {
  /** Its outline from the left foot over the top to the right foot. */
  crest: string;
  /** How far its lines are thrown about, in pixels. */
  rough: number;
  /** Each a spur and the gully right of it, both from the crest down: the plane between them lies in shade. */
  folds: readonly (readonly [spur: string, gully: string])[];
  /** The lower edge of the ice, left to right, its tongues and the rock between them. */
  ice: string;
  /** Outlines of patches of ice below its edge, and of hollows in it that lie in shade. */
  patches?: string;
  hollows?: string;
  /** Outlines of rock too steep for ice, within it. */
  rocks?: string;
}

/** Rock in light, in shade and where the light strikes a spur; snow, ice in shade; and what the foot dissolves into. */
export interface ReliefColours {
  rock: string;
  deep: string;
  glint: string;
  snow: string;
  ice: string;
  mist: string;
}

const corner = ([x, y]: Point): Knot => [Math.round(x), Math.round(y), 1];

/** A line broken as rock breaks: a step each thirty pixels. */
function broken(source: Random, row: string, rough: number): Point[] {
  const knots = pointsOf(row);
  return knots.flatMap((to, at): Point[] => {
    const from = knots[at - 1];
    if (from === undefined) return [to];
    const steps = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 30));
    return jagged(source, from, to, steps, rough);
  });
}

/** The strip beside a spur that the light strikes, of uneven width, a point at both ends. */
function litEdge(rib: readonly Point[], turn: number): string {
  const last = rib.length - 1;
  const strip = rib.map(([x, y], step): Point => {
    const share = step / last;
    return [x - Math.sin(Math.PI * share) * (14 + 12 * Math.sin(share * 11 + turn * 2)), y];
  });
  return outline([...rib, ...strip.toReversed()].map(corner));
}

/**
 * A mountain told by its spurs and gullies, lit from the left: a plane in shade right of every spur, a bright edge left
 * of it, ice over both down to its own edge, with the dark of its thickness below. Its foot, `foot` pixels high,
 * dissolves into mist.
 */
export const relief =
  ({ crest, rough, folds, ice, patches, hollows, rocks }: Folds, colours: ReliefColours, foot = 130): Layer =>
  (canvas) => {
    const { rock, deep, glint, snow, ice: blue, mist } = colours;
    const source = canvas.random('relief');
    const skyline = broken(source, crest, rough);
    const [start, end] = [skyline[0]!, skyline.at(-1)!];
    const ribs = folds.map(([spur]) => broken(source, spur, rough * 2.2));
    const faces = folds.map(([, gully], at) => {
      const bed = broken(source, gully, rough * 2.2);
      const rib = ribs[at]!;
      // Where both start on the crest, the plane reaches over it: the crest itself cuts it.
      const over =
        rib[0]![0] === bed[0]![0]
          ? []
          : [[bed[0]![0], bed[0]![1] - 60] as Point, [rib[0]![0], rib[0]![1] - 60] as Point];
      return outline([...rib, ...bed.toReversed(), ...over].map(corner));
    });
    const edge = broken(source, ice, rough * 1.2);
    const [left, right] = [edge[0]!, edge.at(-1)!];
    const cap = outline([...edge, [right[0], -1200] as Point, [left[0], -1200] as Point].map(corner));
    const shade = cut(blue, faces.join(''), ...(hollows === undefined ? [] : [hollows]));
    within(
      rock,
      outline(skyline.map(corner)),
      cut(glint, ribs.map(litEdge).join('')),
      cut(deep, faces.join('')),
      (inner) => inner.use(inner.collect(cut(deep, cap)), { x: 4, y: 9 }),
      within(snow, cap, shade, ...(rocks === undefined ? [] : [cut(deep, rocks)])),
      ...(patches === undefined ? [] : [cut(snow, patches)]),
      wash(
        [
          [0, mist, 0],
          [0.75, mist, 0.92],
          [1, mist, 1],
        ],
        { x: start[0], y: -foot, width: end[0] - start[0], height: foot + 4 },
      ),
    )(canvas);
  };

/** A mountain in its place, the middle of its foot at (x, y): mirrored where the light comes from the right. */
export const standing =
  (where: { x: number; y: number; scale?: number }, mountain: Layer): Layer =>
  (canvas) =>
    canvas.use(canvas.collect(mountain), { ...where, flip: canvas.light.from === 'right' });
