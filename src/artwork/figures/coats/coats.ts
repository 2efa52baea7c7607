import type { Figure } from '../../drawing/figure.ts';
import type { Coat } from '../../light/light.ts';
import { animalCoats } from './animalCoats.ts';
import { madeCoats } from './madeCoats.ts';
import { objectCoats } from './objectCoats.ts';
import { peopleCoats } from './peopleCoats.ts';
import { plantCoats } from './plantCoats.ts';

const COATS: Record<string, Coat> = {
  ...animalCoats,
  ...plantCoats,
  ...madeCoats,
  ...objectCoats,
  ...peopleCoats,
};

/** Gives a figure's own colours by its name (`elephant walking` wears the elephant's), none if it has none. */
export function coatOf(figure: Figure): Coat {
  const words = figure.name.split(' ');
  return COATS[words.slice(0, 2).join(' ')] ?? COATS[words[0] ?? ''] ?? {};
}
