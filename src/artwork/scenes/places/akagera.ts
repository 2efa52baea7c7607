import { picture, type Picture } from '../../canvas/picture.ts';
import { antelope } from '../../figures/animals/antelope.ts';
import { giraffe } from '../../figures/animals/giraffe.ts';
import { hippo } from '../../figures/animals/hippo.ts';
import { rhino } from '../../figures/animals/rhino.ts';
import { zebra } from '../../figures/animals/zebra.ts';
import { launch } from '../../figures/boats/launch.ts';
import { guide } from '../../figures/people/guide.ts';
import { walker } from '../../figures/people/walker.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { papyrus } from '../../figures/plants/papyrus.ts';
import { waterLilies } from '../../figures/plants/undergrowth.ts';
import { grass } from '../../land/grass.ts';
import { plain } from '../../land/ground.ts';
import { forest, hills, ridge } from '../../land/ridges.ts';
import { leaves } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { cloudBands, cumulus } from '../../sky/clouds.ts';
import { sky, sun } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';
import { islet } from '../../water/shore.ts';
import { lake, ripples } from '../../water/water.ts';

/** Lakes, papyrus and the plain. */
export const akagera: readonly Picture[] = [
  picture(
    'places/akagera-1',
    light('dawn', 'rwanda', 'left'),
    sky({ horizon: 380 }),
    cloudBands({ y: 90, height: 130, count: 4 }),
    sun({ x: 250, y: 310, r: 56 }),
    ridge({ y: 390, rise: 90, depth: 0.88, of: 'leaf' }),
    lake({ y: 396 }),
    islet({ x: 760, y: 420, width: 620, height: 24 }),
    islet({ x: 240, y: 452, width: 520, height: 30 }),
    islet({ x: 900, y: 500, width: 700, height: 30 }),
    ripples({ y: 410, to: 680, x: 60, width: 420, count: 44, colour: '#ffe9c0', opacity: 0.8 }),
    herd([papyrus({ stems: 6 }), papyrus({ stems: 7, seed: 4 })], {
      x: 860,
      y: 520,
      width: 660,
      height: 20,
      count: 9,
      metre: [26, 38],
    }),
    place(hippo('swimming'), { x: 500, y: 650, metre: 84, depth: 0.4, shadow: false }),
    place(hippo('swimming'), { x: 400, y: 570, metre: 54, depth: 0.46, shadow: false, flip: true }),
    place(hippo('swimming'), { x: 640, y: 580, metre: 46, depth: 0.5, shadow: false }),
    hills({ y: '-30,800 420,770 760,710 1230,650', rise: 16, depth: 0.44, of: 'grass' }),
    place(zebra(), { x: 740, y: 810, metre: 124, depth: 0.4 }),
    place(zebra('grazing'), { x: 1010, y: 774, metre: 108, depth: 0.42 }),
    place(papyrus({ stems: 11 }), { x: 120, y: 910, metre: 140, depth: 0.14 }),
    place(papyrus({ stems: 8, seed: 3 }), { x: 330, y: 940, metre: 84, depth: 0.1 }),
  ),
  picture(
    'places/akagera-2',
    light('noon', 'rwanda', 'left'),
    sky({ horizon: 400 }),
    cumulus({ x: 300, y: 300, width: 420, height: 140 }),
    cumulus({ x: 980, y: 330, width: 300, height: 80, depth: 0.6 }),
    ridge({ y: 420, rise: 90, depth: 0.85 }),
    hills({ y: 500, rise: 90, depth: 0.65, of: 'grass' }),
    hills({ y: 600, rise: 80, depth: 0.5, of: 'grass' }),
    herd([antelope(), antelope('grazing')], {
      x: 460,
      y: 640,
      width: 760,
      height: 50,
      count: 8,
      metre: [26, 40],
    }),
    hills({ y: 760, rise: 60, depth: 0.32, of: 'grass' }),
    place(giraffe(), { x: 720, y: 770, metre: 66 }),
    place(giraffe(), { x: 960, y: 748, metre: 54, flip: true }),
    place(acacia({ variant: 3 }), { x: 1130, y: 790, metre: 60, depth: 0.3 }),
    grass({ y: 880, height: 46, of: 'leaf' }),
  ),
  picture(
    'places/akagera-3',
    light('mist', 'rwanda', 'left'),
    sky({ horizon: 560 }),
    hills({ y: 580, rise: 70, depth: 0.8 }),
    mist({ y: 600, height: 120 }),
    forest({ y: 690, rise: 50, depth: 0.6, crown: 24 }),
    mist({ y: 700, height: 80 }),
    place(acacia({ variant: 3 }), { x: 180, y: 720, metre: 36, depth: 0.66 }),
    place(acacia(), { x: 1090, y: 730, metre: 26, depth: 0.66 }),
    plain({ y: 730, of: 'grass' }),
    place(rhino(), { x: 500, y: 840, metre: 240, depth: 0.26 }),
    leaves({ corner: 'bottom-left', size: 220, depth: 0.1 }),
    grass({ y: 882, height: 56, of: 'leaf' }),
  ),
  picture(
    'places/akagera-4',
    light('morning', 'rwanda', 'right'),
    sky({ horizon: 400 }),
    sun({ x: 980, y: 200, r: 54 }),
    hills({ y: 410, rise: 100, depth: 0.75 }),
    forest({ y: 450, rise: 40, depth: 0.55, crown: 18 }),
    lake({ y: 460, depth: 0.35 }),
    place(guide('binoculars'), { x: 420, y: 672, metre: 92, depth: 0.3, shadow: false }),
    place(guide('pointing'), { x: 520, y: 672, metre: 92, depth: 0.3, shadow: false }),
    place(walker(), { x: 640, y: 664, metre: 84, depth: 0.3, shadow: false, coat: { pale: '#f4e6c8' } }),
    place(launch(), { x: 560, y: 690, metre: 92, shadow: false, depth: 0.26 }),
    place(hippo('swimming'), { x: 380, y: 800, metre: 84, depth: 0.34, shadow: false }),
    ripples({ y: 696, to: 820, count: 34 }),
    place(waterLilies(), { x: 640, y: 850, metre: 90, depth: 0.3, shadow: false }),
    place(papyrus(), { x: 110, y: 890, metre: 140, depth: 0.06 }),
    place(papyrus({ seed: 2 }), { x: 1090, y: 900, metre: 150, depth: 0.06 }),
  ),
  picture(
    'places/akagera-5',
    light('golden', 'rwanda', 'left'),
    sky({ horizon: 700, stops: ['#8fa84a', '#c9cc62', '#f0dd84', '#fff0b4'] }),
    sun({ x: 860, y: 560, r: 96 }),
    hills({ y: 710, rise: 40, depth: 0.75, of: 'leaf' }),
    lake({ y: 716, depth: 0.4 }),
    ripples({ y: 730, to: 890, x: 700, width: 340, count: 34 }),
    place(hippo('swimming'), { x: 900, y: 800, metre: 66, depth: 0.4, shadow: false, flip: true }),
    place(papyrus({ stems: 9, seed: 5 }), { x: 1130, y: 960, metre: 110, depth: 0.4, shadow: false }),
    place(papyrus({ stems: 3, seed: 8 }), { x: 80, y: 1060, metre: 220, depth: 0.34, shadow: false }),
    place(papyrus({ stems: 1, seed: 2 }), { x: 430, y: 1560, metre: 430, depth: 0.24, shadow: false }),
  ),
];
