/**
 * How a figure is written: its name, and its parts from the back to the front, each a tone and some shapes.
 *
 *   drawn('lion lying', [
 *     fill('shade', '76,-2,1 80,-14 …'),                        an outline: x,y, and 1 where it has a corner
 *     fill('body', '14,-94 34,…; 0,-84 20,…', limb('…')),       several, and what another brush draws
 *     stroke('dark', 3, '-72,-1 -76,-20 …'),                    lines of one width
 *     fill('dark', disc(39, -16, 4)),
 *   ])
 *
 * Parts that stand elsewhere, are larger or turned take a `placed` hand: `const head = (at: Placed) => [fill('body', at('…'))]`.
 */
import type { Tone } from '../light/light.ts';
import { boundsOf } from './bounds.ts';
import { line, outline, type Shape } from './brush.ts';

/** One filled (or, with `stroke`, one stroked) path of a figure. */
export interface Part {
  /** SVG path data in whole numbers. */
  d: string;
  tone: Tone;
  /** Line width in the figure's units; absent means the path is filled. */
  stroke?: number;
  /** Turned away from the light: the tone, darker. It lies on another part and is left out of a silhouette. */
  fold?: true;
  /** Bare skin: lit as it is, it belongs to the silhouette. */
  solid?: true;
}

/**
 * A drawn thing in its own space: the origin stands on the ground between its feet, x runs right, y runs
 * DOWN (so everything above the ground is negative), 100 units are one metre in life, and it faces RIGHT.
 * Figures that share this scale keep their real proportions to each other when a scene places them at one depth.
 */
export interface Figure {
  /** What it is, for error texts: `elephant walking`. */
  name: string;
  /** Bounding width and height in units, shadow not included. */
  width: number;
  height: number;
  /** Painted in this order, the first at the back. */
  parts: readonly Part[];
}

/** Path data, as the brushes give it, begins with a move; nothing may be drawn at all. */
const isPath = (shape: Shape): shape is string => typeof shape === 'string' && /^(?:M|$)/.test(shape);

const pathOf = (brush: (shape: Shape) => string, shapes: readonly Shape[]) =>
  shapes.map((shape) => (isPath(shape) ? shape : brush(shape))).join('');

/** A part filled with a tone: outlines, written as points, and path data from the other brushes. */
export const fill = (tone: Tone, ...shapes: readonly Shape[]): Part => ({ tone, d: pathOf(outline, shapes) });

/** A fold or a plane in shade on a part of that tone: the same colour, darker. */
export const fold = (tone: Tone, ...shapes: readonly Shape[]): Part => ({
  ...fill(tone, ...shapes),
  fold: true,
});

/** Bare skin, which is lit and yet throws a shadow. */
export const skin = (...shapes: readonly Shape[]): Part => ({ ...fill('lit', ...shapes), solid: true });

/** A part of lines of one width, in the figure's units: belts, straps, creases. */
export const stroke = (tone: Tone, width: number, ...shapes: readonly Shape[]): Part => ({
  tone,
  d: pathOf(line, shapes),
  stroke: width,
});

/** A figure of `parts`, measured. Parts without any path data are left out. */
export function drawn(name: string, parts: readonly Part[]): Figure {
  const painted = parts.filter((part) => part.d !== '');
  const { width, height } = boundsOf(painted.map((part) => part.d).join(''));
  return { name, width, height, parts: painted };
}
