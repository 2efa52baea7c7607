import type { Figure } from '../../drawing/figure.ts';
import { gorillaFront } from './gorillaFront.ts';
import { gorillaInfant } from './gorillaInfant.ts';
import { gorillaPortrait } from './gorillaPortrait.ts';
import { gorillaSeated } from './gorillaSeated.ts';
import { gorillaWalking } from './gorillaWalking.ts';

const POSES = {
  walking: gorillaWalking,
  seated: gorillaSeated,
  infant: gorillaInfant,
  front: gorillaFront,
  portrait: gorillaPortrait,
};

/**
 * A mountain gorilla: a silverback walking on his knuckles, seated or coming towards us; a mother who
 * carries her infant; or a silverback's head and shoulders, at 1000 units a metre.
 */
export const gorilla = (pose: keyof typeof POSES = 'walking'): Figure => POSES[pose]();
