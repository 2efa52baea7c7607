import { elephant } from '../animals/elephant.ts';
import { herd, row } from '../crowd.ts';
import { baobab } from '../flora/baobab.ts';
import { grass } from '../grass.ts';
import { plain } from '../ground.ts';
import { light } from '../light.ts';
import { picture } from '../picture.ts';
import type { Picture } from '../picture.ts';
import { place } from '../place.ts';
import { hills, ridge } from '../ridges.ts';
import { river } from '../river.ts';
import { sky, sun } from '../skies.ts';

/** Baobabs and elephants at the river. */
export const tarangire: readonly Picture[] = [
  picture(
    'places/tarangire-1',
    light('sunset', 'tanzania', 'right'),
    sky({ horizon: 470 }),
    sun({ x: 840, y: 390, r: 92, cuts: 3 }),
    ridge({ y: 480, rise: 90, depth: 0.78 }),
    hills({ y: 510, rise: 50, depth: 0.6 }),
    plain({ y: 540 }),
    herd([baobab({ seed: 5 })], { x: 620, y: 548, width: 1000, height: 20, count: 4, metre: [6, 10] }),
    river({ through: '1180,590 820,640 420,690 -40,800', width: [30, 240] }),
    row([elephant(), elephant('calf'), elephant('drinking')], {
      from: [300, 730],
      to: [820, 680],
      count: 5,
      metre: [48, 34],
    }),
    place(elephant(), { x: 930, y: 690, metre: 36 }),
    place(elephant('calf'), { x: 1010, y: 690, metre: 36 }),
    place(baobab(), { x: 1040, y: 880, metre: 40, depth: 0.04 }),
    grass({ y: 876, height: 50 }),
  ),
];
