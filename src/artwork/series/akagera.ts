import { antelope } from '../animals/antelope.ts';
import { giraffe } from '../animals/giraffe.ts';
import { hippo } from '../animals/hippo.ts';
import { rhino } from '../animals/rhino.ts';
import { zebra } from '../animals/zebra.ts';
import { launch } from '../boats/launch.ts';
import { cloudBands, cumulus } from '../clouds.ts';
import { herd, row } from '../crowd.ts';
import { papyrus } from '../flora/papyrus.ts';
import { grass } from '../grass.ts';
import { plain } from '../ground.ts';
import { light } from '../light.ts';
import { picture } from '../picture.ts';
import type { Picture } from '../picture.ts';
import { place } from '../place.ts';
import { forest, hills, ridge } from '../ridges.ts';
import { sky, sun } from '../skies.ts';
import { lake, ripples } from '../water.ts';
import { mist } from '../weather.ts';
import { leaves } from '../woods.ts';

/** Lakes, papyrus and the plain. */
export const akagera: readonly Picture[] = [
  picture(
    'places/akagera-1',
    light('sunset', 'rwanda', 'left'),
    sky({ horizon: 430 }),
    sun({ x: 300, y: 330, r: 70 }),
    cloudBands({ y: 120, height: 170, count: 5 }),
    hills({ y: 440, rise: 110, depth: 0.75 }),
    hills({ y: 480, rise: 60, depth: 0.55 }),
    lake({ y: 490, to: 860 }),
    hills({ y: 600, rise: 14, depth: 0.45, of: 'leaf', to: 626 }),
    place(hippo('swimming'), { x: 520, y: 720, metre: 62, shadow: false }),
    place(hippo('swimming'), { x: 760, y: 680, metre: 46, shadow: false, flip: true }),
    ripples({ y: 690, to: 780, count: 26 }),
    plain({ y: '0,840 500,800 1200,740' }),
    row([zebra('grazing'), zebra()], {
      from: [740, 836],
      to: [1060, 800],
      count: 2,
      metre: [100, 92],
      flip: true,
      depth: 0.04,
      flat: true,
    }),
    place(papyrus(), { x: 120, y: 890, metre: 110, depth: 0.06 }),
    place(papyrus({ seed: 2 }), { x: 300, y: 900, metre: 90, depth: 0.06 }),
  ),
  picture(
    'places/akagera-2',
    light('noon', 'rwanda', 'left'),
    sky({ horizon: 400 }),
    cumulus({ x: 300, y: 300, width: 420, height: 140 }),
    cumulus({ x: 860, y: 260, width: 520, height: 150 }),
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
    place(giraffe(), { x: 860, y: 760, metre: 62 }),
    place(giraffe('browsing'), { x: 1020, y: 770, metre: 56, flip: true }),
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
    plain({ y: 730, of: 'grass' }),
    place(rhino(), { x: 560, y: 840, metre: 240, depth: 0.26 }),
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
    place(launch(), { x: 560, y: 690, metre: 92, shadow: false, depth: 0.26 }),
    ripples({ y: 696, to: 820, count: 34 }),
    place(papyrus(), { x: 110, y: 890, metre: 140, depth: 0.06 }),
    place(papyrus({ seed: 2 }), { x: 1090, y: 900, metre: 150, depth: 0.06 }),
  ),
  picture(
    'places/akagera-5',
    light('golden', 'rwanda', 'left'),
    sky({ horizon: 800 }),
    sun({ x: 330, y: 640, r: 90 }),
    hills({ y: 800, rise: 30, depth: 0.6 }),
    lake({ y: 820, depth: 0.4 }),
    place(papyrus({ stems: 3 }), { x: 640, y: 1180, metre: 290, depth: 0.1, shadow: false }),
    place(papyrus({ stems: 4, seed: 6 }), { x: 1020, y: 1060, metre: 190, depth: 0.05, shadow: false }),
  ),
];
