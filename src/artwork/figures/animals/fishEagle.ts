import type { Figure } from '../../drawing/figure.ts';
import { fishEagleFlying } from './fishEagleFlying.ts';
import { fishEaglePerched } from './fishEaglePerched.ts';

/** An African fish eagle, drawn at 200 units a metre: on a perch at 0, or flying with its talons on the origin. */
export const fishEagle = (pose: 'perched' | 'flying' = 'perched'): Figure =>
  pose === 'perched' ? fishEaglePerched() : fishEagleFlying();
