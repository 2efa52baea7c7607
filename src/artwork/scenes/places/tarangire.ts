import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { elephantFacing } from '../../figures/animals/elephantFacing.ts';
import { lion } from '../../figures/animals/lion.ts';
import { herd, row } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { shadeOf } from '../../figures/placing/shades.ts';
import { baobab } from '../../figures/plants/baobab.ts';
import { cut, lines, wash } from '../../land/cutout.ts';
import { plain } from '../../land/ground.ts';
import { hills, ridge } from '../../land/ridges.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { milkyWay, sky, stars, sun } from '../../sky/skies.ts';
import { lake, ripples } from '../../water/water.ts';

const MOON = { across: 0.5, down: 0.42, fill: '#13264f', opacity: 0.85 };

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
  // The moon stands behind the one who looks, high on the left.
  picture(
    'places/tarangire-2',
    light('night', 'tanzania', 'left'),
    plan({ subject: [0, 636, 1200, 260], camera: 'wide' }),
    wash(0, 640, [
      [0, '#050924'],
      [0.55, '#122152'],
      [1, '#35588a'],
    ]),
    milkyWay,
    stars({ to: 560, count: 150 }),
    cut('#1d3565', '-10,590,1 160,566 360,584 620,560 900,584 1210,566,1 1210,640,1 -10,640,1'),
    wash(610, 900, [
      [0, '#7f9fb8'],
      [1, '#b3c8d6'],
    ]),
    herd([baobab({ seed: 5 }), baobab({ seed: 2 })], {
      x: 320,
      y: 614,
      width: 620,
      height: 12,
      count: 5,
      metre: [10, 17],
      flat: '#1d3565',
      shadow: false,
    }),
    // The river holds the moon; the herd stands in it.
    cut('#dcebf0', '-10,640,1 300,628 700,640 1210,626,1 1210,730,1 900,742 560,724 240,740 -10,730,1'),
    cut(
      '#a9c4d4',
      '-10,700,1 240,712 560,702 900,718 1210,706,1 1210,730,1 900,742 560,724 240,740 -10,730,1',
    ),
    ...(
      [
        [elephant('drinking'), 110, 678, 26, false],
        [elephantFacing('leaving'), 250, 690, 32, false],
        [elephant('calf'), 338, 694, 34, false],
        [elephantFacing(), 460, 686, 30, true],
        [elephant('drinking'), 1060, 676, 25, true],
      ] as const
    ).map(([figure, x, y, metre, flip]) =>
      place(figure, { x, y, metre, flip, flat: '#0f1c44', rim: '#f4f8fa', shadow: 'water' }),
    ),
    shadeOf(baobab({ seed: 7 }), { x: 780, y: 800, metre: 50 }, MOON),
    place(baobab({ seed: 7 }), { x: 780, y: 800, metre: 50, flat: '#0b1434', rim: '#dfeaf0', shadow: false }),
    lines('#2c4272', 7, '712,750 722,610 700,440;772,770 784,570 762,420;850,750 862,570 846,440', 0.8),
    shadeOf(lion('lying'), { x: 240, y: 872, metre: 100 }, { ...MOON, down: 0.2 }),
    place(lion('lying'), {
      x: 240,
      y: 872,
      metre: 100,
      depth: 0.25,
      by: CLEAR,
      shadow: false,
      coat: { body: '#5a6f96', shade: '#2c3f6c', lit: '#dfeaf2', dark: '#141f44', pale: '#b9cadc' },
    }),
  ),
];
