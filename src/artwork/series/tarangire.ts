import { elephant } from '../animals/elephant.ts';
import { leopard } from '../animals/leopard.ts';
import { herd, row } from '../crowd.ts';
import { acacia } from '../flora/acacia.ts';
import { baobab } from '../flora/baobab.ts';
import { lianaBranch } from '../flora/frame.ts';
import { grass } from '../grass.ts';
import { plain } from '../ground.ts';
import { light } from '../light.ts';
import { hiker } from '../people/hiker.ts';
import { picture } from '../picture.ts';
import type { Picture } from '../picture.ts';
import { place } from '../place.ts';
import { hills, ridge } from '../ridges.ts';
import { river } from '../river.ts';
import { moon, sky, stars, sun } from '../skies.ts';
import { lake, ripples } from '../water.ts';
import { leaves } from '../woods.ts';

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
    row([elephant('drinking'), elephant('calf'), elephant()], {
      from: [250, 760],
      to: [640, 700],
      count: 3,
      metre: [62, 46],
    }),
    place(elephant(), { x: 930, y: 690, metre: 36 }),
    place(elephant('calf'), { x: 1010, y: 690, metre: 36 }),
    place(baobab(), { x: 1040, y: 880, metre: 40, depth: 0.04 }),
    grass({ y: 876, height: 50 }),
  ),
  picture(
    'places/tarangire-2',
    light('night', 'tanzania', 'right'),
    sky({ horizon: 700 }),
    stars({ to: 640, count: 90 }),
    moon({ x: 960, y: 200, r: 46, phase: 0.75 }),
    hills({ y: 710, rise: 40, depth: 0.6 }),
    plain({ y: 720 }),
    place(baobab(), { x: 520, y: 850, metre: 42, depth: 0.16 }),
    grass({ y: 880, height: 60 }),
  ),
  picture(
    'places/tarangire-3',
    light('noon', 'tanzania', 'left'),
    sky({ horizon: 640 }),
    hills({ y: 650, rise: 40, depth: 0.8 }),
    plain({ y: 660 }),
    herd([acacia(), baobab()], { x: 600, y: 670, width: 1100, height: 40, count: 7, metre: [6, 10] }),
    place(lianaBranch(), { x: 0, y: 430, metre: 175, depth: 0.12, shadow: false }),
    place(leopard(), { x: 610, y: 446, metre: 260, depth: 0.24, shadow: false }),
    leaves({ corner: 'top-left', size: 330, depth: 0.08 }),
    leaves({ corner: 'top-right', size: 240, depth: 0.12 }),
  ),
  picture(
    'places/tarangire-4',
    light('morning', 'tanzania', 'right'),
    sky({ horizon: 590 }),
    sun({ x: 1060, y: 330, r: 60 }),
    ridge({ y: 600, rise: 60, depth: 0.8 }),
    plain({ y: 610 }),
    place(baobab({ leafy: true }), { x: 420, y: 800, metre: 46, depth: 0.24 }),
    place(hiker(), {
      x: 760,
      y: 800,
      metre: 84,
      coat: { body: '#4a5a32', shade: '#354224', lit: '#5f3a28', dark: '#2a1d22', accent: '#4a5a32' },
    }),
    place(hiker(), {
      x: 650,
      y: 810,
      metre: 88,
      coat: { body: '#2f6f86', shade: '#1f4d63', lit: '#9a6240', dark: '#2a1d22', accent: '#e2572b' },
    }),
    grass({ y: 876, height: 50 }),
  ),
  picture(
    'places/tarangire-5',
    light('golden', 'tanzania', 'left'),
    sky({ horizon: 360 }),
    hills({ y: 370, rise: 60, depth: 0.75 }),
    plain({ y: 390 }),
    herd([acacia({ variant: 3 })], { x: 600, y: 396, width: 1100, height: 20, count: 6, metre: [8, 12] }),
    lake({ y: 640, depth: 0.35 }),
    place(elephant('drinking'), { x: 500, y: 660, metre: 130 }),
    place(elephant('calf'), { x: 850, y: 660, metre: 130, flip: true }),
    ripples({ y: 680, to: 860, count: 30 }),
    grass({ y: 890, height: 40 }),
  ),
];
