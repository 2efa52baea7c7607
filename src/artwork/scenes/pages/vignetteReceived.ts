import { moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { pelicanOfLetters } from '../../figures/animals/pelicanOfLetters.ts';
import { light } from '../../light/light.ts';

/** The head of the page that says a letter has come: a pelican holds it in its pouch. */
export const vignetteReceived: readonly Picture[] = [
  picture(
    'vignettes/received',
    light('noon', 'uganda', 'left'),
    wash('#2583a6'),
    moved({ x: 79, y: 70, scale: 0.9 }, ...pelicanOfLetters),
  ),
];
