import { moved } from '../../canvas/cut.ts';
import { ground, head } from '../../canvas/head.ts';
import type { Picture } from '../../canvas/picture.ts';
import { pelicanOfLetters } from '../../figures/animals/pelicanOfLetters.ts';
import { light } from '../../light/light.ts';

/** The head of the page that says a letter has come: a pelican holds it in its pouch. */
export const vignetteReceived: readonly Picture[] = head('vignettes/received', {
  light: light('noon', 'uganda', 'left'),
  layers: [ground('#1a6c8e'), moved({ x: 79, y: 70, scale: 0.9 }, ...pelicanOfLetters)],
});
