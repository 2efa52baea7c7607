import { picture, type Picture } from '../../canvas/picture.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { leopard } from '../../figures/animals/leopard.ts';
import { lion } from '../../figures/animals/lion.ts';
import { zebra } from '../../figures/animals/zebra.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { hiker } from '../../figures/people/hiker.ts';
import { herd, row } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { baobab } from '../../figures/plants/baobab.ts';
import { acaciaBough } from '../../land/boughs.ts';
import { grass } from '../../land/grass.ts';
import { plain } from '../../land/ground.ts';
import { hills, ridge } from '../../land/ridges.ts';
import { canopy } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';
import { milkyWay, moon, sky, stars, sun } from '../../sky/skies.ts';
import { lake, ripples, wakes } from '../../water/water.ts';

/** Baobabs and elephants at the river. */
export const tarangire: readonly Picture[] = [
  picture(
    'places/tarangire-1',
    light('sunset', 'tanzania', 'right'),
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
    ripples({ y: 650, to: 880, x: 560, width: 420, count: 50, colour: '#ffe2a0', opacity: 0.75 }),
    hills({ y: '-30,640 500,634 900,644 1230,640', rise: 8, depth: 0.4, of: 'earth', to: 650 }),
    row([elephant(), elephant('calf'), elephant()], {
      from: [440, 668],
      to: [760, 654],
      count: 3,
      metre: [54, 44],
      shadow: false,
    }),
    place(elephant('drinking'), { x: 190, y: 760, metre: 86, depth: 0.34, shadow: false }),
    place(elephant('calf'), { x: 460, y: 770, metre: 86, depth: 0.34, shadow: false }),
    place(elephant('calf'), { x: 610, y: 720, metre: 66, depth: 0.36, shadow: false }),
    place(elephant(), { x: 870, y: 646, metre: 34, flip: true, shadow: false }),
    wakes('190,762,170 460,772,70 610,722,52 440,669,100 600,662,40 760,655,84 870,647,62'),
    place(baobab(), { x: 1030, y: 880, metre: 42, depth: 0.06 }),
    grass({ y: '0,900 600,905 1200,860', height: 50 }),
  ),
  picture(
    'places/tarangire-2',
    light('night', 'tanzania', 'left'),
    sky({ horizon: 700 }),
    milkyWay,
    stars({ to: 660, count: 150 }),
    moon({ x: 190, y: 420, r: 70 }),
    ridge({ y: 700, rise: 60, depth: 0.8 }),
    plain({ y: 706, of: '#c9bf9a', far: 0.75, near: 0.5 }),
    herd([baobab({ seed: 5 }), baobab({ seed: 2 })], {
      x: 420,
      y: 724,
      width: 640,
      height: 10,
      count: 4,
      metre: [7, 13],
    }),
    place(baobab({ seed: 7 }), {
      x: 830,
      y: 850,
      metre: 50,
      depth: 0.5,
      coat: { body: '#a89aa4', shade: '#54486a', lit: '#fff6e0' },
    }),
    place(lion('lying'), {
      x: 380,
      y: 846,
      metre: 140,
      depth: 0.4,
      by: light('dusk', 'tanzania', 'left'),
    }),
    grass({ y: 886, height: 50, of: '#c9bf9a', depth: 0.2 }),
  ),
  picture(
    'places/tarangire-3',
    light('noon', 'tanzania', 'left'),
    sky({ horizon: 640 }),
    cumulus({ x: 300, y: 240, width: 420, height: 120 }),
    ridge({ y: 640, rise: 60, depth: 0.88 }),
    plain({ y: 650 }),
    herd([acacia({ variant: 3 }), baobab()], {
      x: 600,
      y: 664,
      width: 1100,
      height: 40,
      count: 8,
      metre: [7, 12],
    }),
    herd([zebra(), zebra('grazing')], { x: 330, y: 780, width: 420, height: 50, count: 6, metre: [16, 22] }),
    acaciaBough,
    place(leopard(), { x: 560, y: 446, metre: 260, depth: 0.3, shadow: false }),
    canopy({ y: 110, depth: 0.3, size: 70, of: '#8a9a4a' }),
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
      coat: CLOTHES.ranger,
    }),
    place(hiker(), {
      x: 650,
      y: 810,
      metre: 88,
      coat: CLOTHES.blue,
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
    place(elephant('drinking'), { x: 440, y: 664, metre: 130, shadow: false }),
    place(elephant('calf'), { x: 960, y: 676, metre: 150, flip: true, shadow: false }),
    wakes('500,664,230 960,680,90'),
    ripples({ y: 680, to: 860, count: 30 }),
    grass({ y: 890, height: 40 }),
  ),
];
