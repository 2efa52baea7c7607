/** Where the sun stands, so that every shadow side agrees. */
export type Side = 'left' | 'right';

/** Where a scene's light comes from: a side, or from behind what it shows, on a side (left when it does not say). */
export type Source = Side | 'behind' | 'behind-left' | 'behind-right';

/** How a cast shadow lies on level ground, for a thing one unit high. */
export interface Fall {
  /** How far to the right the tip of the shadow lies, and how far down the picture; in units. */
  across: number;
  down: number;
}

/** Gives the side that a source stands on. */
export const sideOf = (source: Source): Side => (source.endsWith('right') ? 'right' : 'left');

/**
 * The fall of a shadow under a source `height` degrees above the horizon: long when it is low, at most two and a
 * half times the thing's height. Ground is seen at a slant, so what falls towards the viewer is foreshortened.
 */
export function fallOf(source: Source, height: number): Fall {
  const long = Math.min(2.5, 1 / Math.tan((Math.max(4, height) * Math.PI) / 180));
  const away = sideOf(source) === 'left' ? 1 : -1;
  if (source.startsWith('behind')) return { across: away * long * 0.3, down: long * 0.34 };
  return { across: away * long * 0.94, down: 0.07 + long * 0.1 };
}
