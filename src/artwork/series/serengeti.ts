import { wildebeest } from '../animals/wildebeest.ts';
import { cumulus } from '../clouds.ts';
import { trail } from '../crowd.ts';
import { acacia } from '../flora/acacia.ts';
import { grass } from '../grass.ts';
import { plain } from '../ground.ts';
import { light } from '../light.ts';
import { picture } from '../picture.ts';
import type { Picture } from '../picture.ts';
import { place } from '../place.ts';
import { hills } from '../ridges.ts';
import { kopje } from '../rocks.ts';
import { sky } from '../skies.ts';

/** The endless plain. */
export const serengeti: readonly Picture[] = [
  picture(
    'places/serengeti-1',
    light('golden', 'tanzania', 'left'),
    sky({ horizon: 520 }),
    cumulus({ x: 820, y: 500, width: 560, height: 330, depth: 0.4 }),
    cumulus({ x: 420, y: 506, width: 380, height: 170, depth: 0.55 }),
    hills({ y: 520, rise: 20, depth: 0.75 }),
    plain({ y: 522 }),
    kopje({ x: 200, y: 640, width: 380, height: 250, depth: 0.34 }),
    place(acacia({ variant: 3 }), { x: 390, y: 630, metre: 20, depth: 0.3 }),
    trail([wildebeest(), wildebeest('running'), wildebeest()], {
      through: '420,850 860,760 1080,660 880,580 760,530',
      count: 42,
      metre: [74, 5],
    }),
    grass({ y: 880, height: 44 }),
  ),
];
