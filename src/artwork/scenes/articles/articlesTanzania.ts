import type { Layer } from '../../canvas/canvas.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { buffalo } from '../../figures/animals/buffalo.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { flamingo } from '../../figures/animals/flamingo.ts';
import { hippo } from '../../figures/animals/hippo.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { zebra } from '../../figures/animals/zebra.ts';
import { launch } from '../../figures/boats/launch.ts';
import { guide } from '../../figures/people/guide.ts';
import { herd, row } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { baobab } from '../../figures/plants/baobab.ts';
import { euphorbia } from '../../figures/plants/euphorbia.ts';
import { doumPalm } from '../../figures/plants/palm.ts';
import { cliff } from '../../land/cliffs.ts';
import { grass } from '../../land/grass.ts';
import { plain } from '../../land/ground.ts';
import { forest, hills, ridge } from '../../land/ridges.ts';
import { kopje } from '../../land/rocks.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';
import { sky, sun } from '../../sky/skies.ts';
import { river } from '../../water/river.ts';
import { lake, ripples } from '../../water/water.ts';

/** The soda lake on the crater's floor: white shores around pale water. */
const sodaLake: Layer = (canvas) => {
  const { light } = canvas;
  canvas.ellipse(720, 500, 330, 34, { fill: light.of('snow', 0.5) });
  canvas.ellipse(730, 500, 300, 26, { fill: light.of('water', 0.7) });
  canvas.ellipse(760, 496, 230, 13, { fill: light.sun, opacity: 0.6 });
};

/** Places of Tanzania that only the articles visit. */
export const articlesTanzania: readonly Picture[] = [
  picture(
    'articles/ngorongoro',
    light('dawn', 'tanzania', 'right'),
    sky({ horizon: 360 }),
    sun({ x: 900, y: 250, r: 66 }),
    hills({ y: '-30,350 200,320 600,330 1000,312 1230,350', rise: 26, depth: 0.86 }),
    cumulus({ x: 260, y: 372, width: 640, height: 90, depth: 0.6 }),
    cumulus({ x: 760, y: 366, width: 420, height: 60, depth: 0.7 }),
    ridge({ y: '-30,400 300,392 900,392 1230,404', rise: 40, depth: 0.72 }),
    plain({ y: 410, far: 0.7, near: 0.4, tufts: 10 }),
    sodaLake,
    herd([wildebeest(), zebra()], { x: 380, y: 600, width: 620, height: 60, count: 16, metre: [7, 12] }),
    herd([flamingo()], { x: 720, y: 520, width: 420, height: 12, count: 22, metre: [8, 11] }),
    forest({ y: '-30,620 160,690 340,800 480,940', rise: 40, depth: 0.34, crown: 26 }),
    forest({ y: '700,940 860,820 1040,720 1230,640', rise: 40, depth: 0.26, crown: 30 }),
    hills({ y: '-30,840 400,850 800,870 1230,850', rise: 10, depth: 0.14, of: 'grass', plain: true }),
    place(buffalo(), { x: 520, y: 866, metre: 96, depth: 0.2 }),
    place(euphorbia(), { x: 1070, y: 880, metre: 66, depth: 0.08 }),
    grass({ y: 886, height: 44 }),
  ),
  picture(
    'articles/lake-manyara',
    light('dusk', 'tanzania', 'left'),
    sky({ horizon: 400 }),
    cliff({ y: '420,470 560,400 760,300 960,270 1230,240', to: 480, from: 420, until: 1230, depth: 0.66 }),
    hills({ y: 440, rise: 30, depth: 0.7 }),
    lake({ y: 470, depth: 0.45 }),
    herd([flamingo(), flamingo('feeding')], {
      x: 600,
      y: 560,
      width: 1100,
      height: 30,
      count: 30,
      metre: [16, 24],
    }),
    place(flamingo('feeding'), { x: 430, y: 830, metre: 240, depth: 0.46 }),
    place(flamingo(), { x: 720, y: 850, metre: 260, depth: 0.46, flip: true }),
  ),
  picture(
    'articles/ruaha',
    light('golden', 'tanzania', 'right'),
    sky({ horizon: 420 }),
    kopje({ x: 880, y: 520, width: 520, height: 230, depth: 0.6 }),
    hills({ y: 460, rise: 60, depth: 0.7 }),
    plain({ y: 510, of: 'sand' }),
    river({ through: '940,560 640,640 300,690 -40,760', width: [20, 90] }),
    row([elephant(), elephant('calf')], { from: [360, 800], to: [620, 790], count: 2, metre: [86, 86] }),
    place(baobab({ seed: 4 }), { x: 1060, y: 840, metre: 34, depth: 0.1 }),
    grass({ y: 888, height: 40 }),
  ),
  picture(
    'articles/nyerere',
    light('sunset', 'tanzania', 'left'),
    sky({ horizon: 420 }),
    sun({ x: 300, y: 340, r: 84, cuts: 2 }),
    forest({ y: 440, rise: 40, depth: 0.5, crown: 14 }),
    lake({ y: 460, depth: 0.35 }),
    ripples({ y: 500, to: 860, x: 120, width: 520, count: 40, colour: '#ffcf8a' }),
    place(guide('binoculars'), { x: 640, y: 538, metre: 40, depth: 0.3, shadow: false }),
    place(guide('photographing'), { x: 720, y: 540, metre: 40, depth: 0.3, shadow: false }),
    place(launch(), { x: 680, y: 550, metre: 38, depth: 0.3, shadow: false }),
    place(hippo('swimming'), { x: 560, y: 780, metre: 130, shadow: false, depth: 0.1 }),
    place(hippo('swimming'), { x: 420, y: 620, metre: 54, shadow: false, depth: 0.12, flip: true }),
    place(doumPalm(), { x: 1060, y: 860, metre: 72, depth: 0.03 }),
  ),
];
