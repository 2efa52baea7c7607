import type { Layer } from './canvas.ts';

/** A box in pixels of the picture: left, top, width, height. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/**
 * Where the eye is: `profile` at eye level with the subject side-on, `front` meets it, `back` looks over its
 * shoulder, `above`, `below`, `frame` looks through something, `close` crops it, `wide` is a landscape in which
 * nothing is large.
 */
export type Camera = 'profile' | 'front' | 'back' | 'above' | 'below' | 'frame' | 'close' | 'wide';

/** What a scene says of itself while it is painted. */
export interface Notes {
  subject?: Box;
  camera?: Camera;
  /** Discs of a sun or a moon. */
  discs: number;
  /** Fringes of grass along the lower edge. */
  fringes: number;
  /** Each large figure that stands in it: name, and the colours it wears. */
  figures: string[];
}

/**
 * A layer that paints nothing and declares the scene's plan: the box in which its subject lies (a mass that is
 * clearly darker or lighter than what is around it, filling more than half of the box), and its camera.
 */
export const plan =
  (own: { subject?: Box; camera?: Camera }): Layer =>
  ({ notes }) => {
    Object.assign(notes, own);
  };
