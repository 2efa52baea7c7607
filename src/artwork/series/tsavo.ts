import { elephant } from '../animals/elephant.ts';
import { cloudBands } from '../clouds.ts';
import { herd, row } from '../crowd.ts';
import { acacia } from '../flora/acacia.ts';
import { grass } from '../grass.ts';
import { plain } from '../ground.ts';
import { light } from '../light.ts';
import { picture } from '../picture.ts';
import type { Picture } from '../picture.ts';
import { place } from '../place.ts';
import { plateau } from '../plateau.ts';
import { hills } from '../ridges.ts';
import { sky, sun } from '../skies.ts';
import { dust } from '../weather.ts';

/** The red land under the Yatta plateau. */
export const tsavo: readonly Picture[] = [
  picture(
    'places/tsavo-1',
    light('golden', 'kenya', 'right'),
    sky({ horizon: 500 }),
    sun({ x: 940, y: 350, r: 74 }),
    cloudBands({ y: 120, height: 160, count: 4 }),
    plateau({ y: 430, to: 510, from: -40, until: 1010, depth: 0.7 }),
    hills({ y: 520, rise: 24, depth: 0.6, of: 'leaf' }),
    plain({ y: 520, of: 'earth' }),
    herd([acacia({ variant: 3 })], { x: 600, y: 530, width: 1100, height: 26, count: 7, metre: [7, 12] }),
    dust({ x: 560, y: 760, width: 900, height: 120, of: 'earth', strength: 0.5 }),
    row([elephant(), elephant('calf'), elephant(), elephant()], {
      from: [190, 770],
      to: [960, 730],
      count: 4,
      metre: [64, 46],
      coat: { body: '#a2583a', pale: '#f3dfba' },
    }),
    place(acacia({ variant: 2 }), { x: 1120, y: 880, metre: 40, flip: true, depth: 0.05 }),
    grass({ y: 872, height: 50 }),
  ),
];
