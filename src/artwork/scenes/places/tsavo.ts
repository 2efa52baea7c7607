import { picture, type Picture } from '../../canvas/picture.ts';
import { antelope } from '../../figures/animals/antelope.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { hippo } from '../../figures/animals/hippo.ts';
import { lion } from '../../figures/animals/lion.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { doumPalm } from '../../figures/plants/palm.ts';
import { superiorVan } from '../../figures/vehicles/superiorVan.ts';
import { grass } from '../../land/grass.ts';
import { plain } from '../../land/ground.ts';
import { plateau } from '../../land/plateau.ts';
import { forest, hills } from '../../land/ridges.ts';
import { kopje } from '../../land/rocks.ts';
import { light } from '../../light/light.ts';
import { cloudBands, cumulus } from '../../sky/clouds.ts';
import { moon, sky, stars, sun } from '../../sky/skies.ts';
import { dust, plume } from '../../sky/weather.ts';
import { lake, ripples } from '../../water/water.ts';

const RED = { body: '#b4603c', pale: '#f3dfba' };

/** The red land under the Yatta plateau. */
export const tsavo: readonly Picture[] = [
  picture(
    'places/tsavo-1',
    light('golden', 'kenya', 'left'),
    sky({ horizon: 500 }),
    sun({ x: 210, y: 330, r: 74 }),
    cloudBands({ y: 110, height: 140, count: 4 }),
    plateau({ y: 430, to: 510, from: -40, until: 1240, depth: 0.74 }),
    hills({ y: 520, rise: 24, depth: 0.6, of: 'leaf' }),
    plain({ y: 520, of: 'earth', far: 0.6, near: 0.34 }),
    herd([acacia({ variant: 3 })], { x: 600, y: 530, width: 1100, height: 26, count: 7, metre: [7, 12] }),
    plume({ x: 260, y: 740, width: 230, height: 130, lean: -150, of: '#e8a070', depth: 0.66, opacity: 0.55 }),
    place(elephant(), { x: 280, y: 730, metre: 54, depth: 0.4, coat: RED }),
    place(elephant('drinking'), { x: 500, y: 760, metre: 62, depth: 0.38, coat: RED }),
    place(elephant('calf'), { x: 684, y: 782, metre: 92, depth: 0.36, coat: RED }),
    place(elephant('trunkRaised'), { x: 890, y: 806, metre: 82, depth: 0.32, coat: RED }),
    grass({ y: 884, height: 44 }),
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
    stars({ to: 560, count: 90 }),
    moon({ x: 330, y: 210, r: 84 }),
    plateau({ y: 560, to: 640, from: -40, until: 760, depth: 0.8 }),
    plain({ y: 640, of: 'earth', far: 0.7, near: 0.4 }),
    herd([acacia({ variant: 3 })], { x: 520, y: 660, width: 900, height: 20, count: 5, metre: [8, 14] }),
    kopje({ x: 740, y: 910, width: 700, height: 240, depth: 0.46, pile: 3 }),
    place(lion('lying', 'female'), {
      x: 740,
      y: 708,
      metre: 190,
      depth: 0.5,
      shadow: false,
      flip: true,
      by: light('dusk', 'kenya', 'right'),
    }),
    place(acacia({ variant: 3 }), { x: 130, y: 880, metre: 54, depth: 0.06 }),
    grass({ y: 886, height: 44 }),
  ),
  picture(
    'places/tsavo-4',
    light('dawn', 'kenya', 'right'),
    sky({ horizon: 500 }),
    sun({ x: 1010, y: 400, r: 66 }),
    plateau({ y: 440, to: 510, from: 300, until: 1240, depth: 0.75 }),
    plain({ y: 510, of: 'earth' }),
    place(superiorVan({ guests: true }), {
      x: 400,
      y: 730,
      metre: 84,
      coat: { body: '#b9a66a', shade: '#8d7b48' },
    }),
    place(antelope(), { x: 900, y: 800, metre: 124, flip: true }),
    place(antelope('grazing'), { x: 1090, y: 736, metre: 92 }),
    grass({ y: 884, height: 44 }),
  ),
  picture(
    'places/tsavo-5',
    light('noon', 'kenya', 'left'),
    sky({ horizon: 430 }),
    cumulus({ x: 240, y: 400, width: 420, height: 140, depth: 0.5 }),
    plateau({ y: 390, to: 440, from: 520, until: 1240, depth: 0.85 }),
    plain({ y: 440, of: '#e09468', far: 0.6, near: 0.4 }),
    herd([acacia({ variant: 3 })], { x: 300, y: 454, width: 700, height: 20, count: 5, metre: [9, 14] }),
    place(elephant('trunkRaised'), { x: 470, y: 850, metre: 180, depth: 0.34, coat: RED }),
    plume({ x: 960, y: 300, width: 300, height: 130, lean: -520, of: '#e8a070', depth: 0.5, opacity: 0.5 }),
    dust({ x: 520, y: 880, width: 900, height: 120, of: 'earth', strength: 0.6 }),
    grass({ y: 892, height: 30 }),
  ),
];
