import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { elephantFacing } from '../../figures/animals/elephantFacing.ts';
import { herd, row } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { baobab } from '../../figures/plants/baobab.ts';
import { cut, wash } from '../../land/cutout.ts';
import { plain } from '../../land/ground.ts';
import { hills, ridge } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { sky, sun } from '../../sky/skies.ts';
import { lake, ripples } from '../../water/water.ts';

/** Baobabs and elephants at the river. */
export const tarangire: readonly Picture[] = [
  picture(
    'places/tarangire-1',
    light('sunset', 'tanzania', 'behind-right'),
    plan({ subject: [900, 260, 290, 600], camera: 'wide' }),
    sky({ horizon: 470 }),
    sun({ x: 800, y: 380, r: 96, cuts: 3 }),
    ridge({ y: 470, rise: 90, depth: 0.8 }),
    hills({ y: 500, rise: 50, depth: 0.66 }),
    plain({ y: 530, far: 0.6, near: 0.3 }),
    herd([baobab({ seed: 5 }), baobab({ seed: 2 })], {
      x: 560,
      y: 548,
      width: 1000,
      height: 20,
      count: 6,
      metre: [8, 15],
    }),
    lake({ y: 640 }),
    wash(640, 830, [
      [0, '#ffbc66', 0.75],
      [1, '#f08a4a', 0],
    ]),
    ripples({ y: 650, to: 880, x: 560, width: 420, count: 50, colour: '#ffe2a0', opacity: 0.75 }),
    hills({ y: '-30,640 500,634 900,644 1230,640', rise: 8, depth: 0.4, of: 'earth', to: 650 }),
    row([elephantFacing(), elephant('calf'), elephantFacing('leaving')], {
      from: [440, 668],
      to: [760, 654],
      count: 3,
      metre: [54, 44],
      shadow: 'water',
    }),
    place(elephant('drinking'), { x: 190, y: 760, metre: 86, depth: 0.3, shadow: 'water' }),
    place(elephant('calf'), { x: 460, y: 770, metre: 86, depth: 0.3, shadow: 'water' }),
    place(elephant('calf'), { x: 610, y: 720, metre: 66, depth: 0.3, shadow: 'water' }),
    place(elephant(), { x: 870, y: 646, metre: 26, flip: true, shadow: 'water' }),
    place(baobab(), { x: 1030, y: 880, metre: 42, depth: 0.06 }),
    cut('#1d0a22', '-10,880,1 400,884 800,850 1030,862 1210,840,1 1210,910,1 -10,910,1'),
  ),
];
