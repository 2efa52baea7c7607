import { giraffe } from '../animals/giraffe.ts';
import { lion } from '../animals/lion.ts';
import { wildebeest } from '../animals/wildebeest.ts';
import { cloudBands, cumulus } from '../clouds.ts';
import { herd, trail } from '../crowd.ts';
import { acacia } from '../flora/acacia.ts';
import { grass } from '../grass.ts';
import { plain } from '../ground.ts';
import { light } from '../light.ts';
import { picture } from '../picture.ts';
import type { Picture } from '../picture.ts';
import { place } from '../place.ts';
import { hills } from '../ridges.ts';
import { kopje } from '../rocks.ts';
import { sky, sun } from '../skies.ts';
import { lake, ripples } from '../water.ts';
import { dust } from '../weather.ts';

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
  picture(
    'places/serengeti-2',
    light('noon', 'tanzania', 'right'),
    sky({ horizon: 330 }),
    hills({ y: 340, rise: 30, depth: 0.8 }),
    plain({ y: 350 }),
    dust({ x: 420, y: 440, width: 800, height: 220, of: 'earth', strength: 0.7 }),
    trail([wildebeest('running')], {
      through: '900,690 600,560 380,470 160,400',
      count: 16,
      metre: [84, 26],
    }),
    lake({ y: 720, depth: 0.35 }),
    ripples({ y: 740, to: 880, count: 30 }),
    dust({ x: 900, y: 700, width: 260, height: 120, of: 'foam', strength: 0.6 }),
  ),
  picture(
    'places/serengeti-3',
    light('dawn', 'tanzania', 'left'),
    sky({ horizon: 620 }),
    sun({ x: 900, y: 500, r: 100 }),
    hills({ y: 630, rise: 24, depth: 0.75 }),
    plain({ y: 640 }),
    herd([acacia({ variant: 3 })], { x: 700, y: 646, width: 900, height: 20, count: 5, metre: [8, 12] }),
    kopje({ x: 460, y: 900, width: 860, height: 330, depth: 0.22, pile: 0 }),
    place(lion('standing', 'female'), { x: 430, y: 590, metre: 190, depth: 0.22, shadow: false }),
    grass({ y: 884, height: 50 }),
  ),
  picture(
    'places/serengeti-4',
    light('golden', 'tanzania', 'right'),
    sky({ horizon: 470 }),
    cloudBands({ y: 120, height: 150, count: 4 }),
    hills({ y: 480, rise: 20, depth: 0.8 }),
    plain({ y: 486 }),
    place(acacia(), { x: 900, y: 640, metre: 62, depth: 0.24 }),
    place(lion('lying'), { x: 520, y: 800, metre: 220 }),
    grass({ y: 880, height: 60 }),
  ),
  picture(
    'places/serengeti-5',
    light('sunset', 'tanzania', 'left'),
    sky({ horizon: 720 }),
    sun({ x: 600, y: 520, r: 260, glow: 0.4 }),
    hills({ y: 730, rise: 20, depth: 0.4 }),
    plain({ y: 740 }),
    place(acacia({ variant: 2 }), { x: 760, y: 800, metre: 58, depth: 0.02 }),
    place(giraffe('browsing'), { x: 420, y: 806, metre: 88, depth: 0.02, flat: true }),
    grass({ y: 870, height: 60 }),
  ),
];
