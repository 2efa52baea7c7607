/**
 * How a part of a figure answers the light. A scene gives each tone a colour: a near animal gets all of them,
 * a far one gets a single colour of the haze and reads as a silhouette.
 */
export type Tone = 'body' | 'shade' | 'lit' | 'dark' | 'pale' | 'accent';

/** One filled (or, with `stroke`, one stroked) path of a figure. */
export interface Part {
  /** SVG path data in whole numbers. */
  d: string;
  tone: Tone;
  /** Line width in the figure's units; absent means the path is filled. */
  stroke?: number;
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
