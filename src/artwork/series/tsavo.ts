import { antelope } from '../animals/antelope.ts';
import { elephant } from '../animals/elephant.ts';
import { hippo } from '../animals/hippo.ts';
import { lion } from '../animals/lion.ts';
import { cloudBands } from '../clouds.ts';
import { herd, row } from '../crowd.ts';
import { acacia } from '../flora/acacia.ts';
import { doumPalm } from '../flora/palm.ts';
import { grass } from '../grass.ts';
import { plain, road } from '../ground.ts';
import { light } from '../light.ts';
import { elephantTrack } from '../objects/tracks.ts';
import { picture } from '../picture.ts';
import type { Picture } from '../picture.ts';
import { place } from '../place.ts';
import { plateau } from '../plateau.ts';
import { forest, hills } from '../ridges.ts';
import { kopje } from '../rocks.ts';
import { moon, sky, stars, sun } from '../skies.ts';
import { superiorVan } from '../vehicles/superiorVan.ts';
import { lake, ripples } from '../water.ts';
import { dust } from '../weather.ts';
import { leaves } from '../woods.ts';

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
    row([elephant(), elephant(), elephant()], {
      from: [760, 770],
      to: [170, 740],
      count: 3,
      metre: [72, 50],
      coat: { body: '#a2583a', pale: '#f3dfba' },
    }),
    place(acacia({ variant: 3 }), { x: 1150, y: 690, metre: 22, depth: 0.3 }),
    grass({ y: 872, height: 50 }),
  ),
  picture(
    'places/tsavo-2',
    light('morning', 'kenya', 'left'),
    sky({ horizon: 340 }),
    hills({ y: 360, rise: 90, depth: 0.75 }),
    forest({ y: 430, rise: 60, depth: 0.5, crown: 20 }),
    herd([doumPalm()], { x: 640, y: 440, width: 1000, height: 20, count: 8, metre: [16, 22] }),
    lake({ y: 460, depth: 0.3 }),
    place(hippo('swimming'), { x: 420, y: 650, metre: 74, shadow: false }),
    place(hippo('swimming'), { x: 820, y: 590, metre: 52, shadow: false, flip: true }),
    ripples({ y: 600, to: 820, count: 34 }),
    place(doumPalm(), { x: 1070, y: 890, metre: 74, depth: 0.06 }),
    grass({ y: 878, height: 56, of: 'leaf' }),
  ),
  picture(
    'places/tsavo-3',
    light('night', 'kenya', 'left'),
    sky({ horizon: 640 }),
    stars({ to: 560, count: 70 }),
    moon({ x: 300, y: 220, r: 74 }),
    hills({ y: 650, rise: 50, depth: 0.6 }),
    plain({ y: 660 }),
    kopje({ x: 660, y: 880, width: 760, height: 210, depth: 0.2, pile: 1 }),
    place(lion('standing', 'female'), { x: 660, y: 700, metre: 210, depth: 0.24, shadow: false }),
    place(acacia({ variant: 3 }), { x: 130, y: 880, metre: 50, depth: 0.02 }),
    grass({ y: 880, height: 50 }),
  ),
  picture(
    'places/tsavo-4',
    light('dawn', 'kenya', 'right'),
    sky({ horizon: 500 }),
    sun({ x: 1010, y: 400, r: 66 }),
    plateau({ y: 440, to: 510, from: 300, until: 1240, depth: 0.75 }),
    plain({ y: 510, of: 'earth' }),
    road({ from: [560, 520], to: [300, 920], width: 420, tracks: true }),
    place(superiorVan({ guests: true }), {
      x: 400,
      y: 730,
      metre: 84,
      coat: { body: '#b9a66a', shade: '#8d7b48' },
    }),
    place(antelope(), { x: 850, y: 780, metre: 120, flip: true }),
    place(antelope('grazing'), { x: 1030, y: 740, metre: 96 }),
    grass({ y: 884, height: 44 }),
  ),
  picture(
    'places/tsavo-5',
    light('noon', 'kenya', 'left'),
    (canvas) => canvas.rect(0, 0, 1200, 900, { fill: canvas.light.of('earth', 0.4) }),
    place(elephantTrack(), {
      x: 360,
      y: 560,
      metre: 92,
      depth: 0.3,
      shadow: false,
      coat: { body: '#a04c2e', shade: '#843a24', dark: '#6a2c1c', lit: '#c26a44', pale: '#c26a44' },
    }),
    place(elephantTrack(), {
      x: 820,
      y: 400,
      metre: 78,
      depth: 0.3,
      shadow: false,
      turn: 12,
      coat: { body: '#a04c2e', shade: '#843a24', dark: '#6a2c1c', lit: '#c26a44', pale: '#c26a44' },
    }),
    place(elephantTrack(), {
      x: 900,
      y: 860,
      metre: 64,
      depth: 0.3,
      shadow: false,
      turn: -10,
      coat: { body: '#a04c2e', shade: '#843a24', dark: '#6a2c1c', lit: '#c26a44', pale: '#c26a44' },
    }),
    leaves({ corner: 'top-right', size: 300, depth: 0.1, slim: true }),
  ),
];
