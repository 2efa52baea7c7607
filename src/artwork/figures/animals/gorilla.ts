import type { Figure } from '../../drawing/figure.ts';
import { gorillaInfant } from './gorillaInfant.ts';
import { gorillaSeated } from './gorillaSeated.ts';
import { gorillaWalking } from './gorillaWalking.ts';

const POSES = {
  walking: gorillaWalking,
  seated: gorillaSeated,
  infant: gorillaInfant,
};

/**
 * A mountain gorilla: a silverback walking on his knuckles or seated, or a mother who carries her infant.
 */
export const gorilla = (pose: keyof typeof POSES = 'walking'): Figure => POSES[pose]();
