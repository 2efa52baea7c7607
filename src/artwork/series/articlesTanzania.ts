import { buffalo } from '../animals/buffalo.ts';
import { elephant } from '../animals/elephant.ts';
import { flamingo } from '../animals/flamingo.ts';
import { hippo } from '../animals/hippo.ts';
import { cliff } from '../cliffs.ts';
import { cumulus } from '../clouds.ts';
import { herd, row } from '../crowd.ts';
import { baobab } from '../flora/baobab.ts';
import { doumPalm } from '../flora/palm.ts';
import { grass } from '../grass.ts';
import { plain } from '../ground.ts';
import { light } from '../light.ts';
import { picture } from '../picture.ts';
import type { Picture } from '../picture.ts';
import { place } from '../place.ts';
import { forest, hills, ridge } from '../ridges.ts';
import { river } from '../river.ts';
import { kopje } from '../rocks.ts';
import { sky, sun } from '../skies.ts';
import { lake, ripples } from '../water.ts';
import { rain } from '../weather.ts';

/** Places of Tanzania that only the articles visit. */
export const articlesTanzania: readonly Picture[] = [
  picture(
    'articles/ngorongoro',
    light('dawn', 'tanzania', 'right'),
    sky({ horizon: 340 }),
    sun({ x: 930, y: 260, r: 58 }),
    ridge({ y: 380, rise: 70, depth: 0.85 }),
    cumulus({ x: 320, y: 380, width: 640, height: 60, depth: 0.6 }),
    plain({ y: 430, far: 0.75, near: 0.5, to: 700 }),
    lake({ y: 500, to: 560, depth: 0.65 }),
    hills({ y: '-20,560 220,700 420,900', rise: 10, depth: 0.26, of: 'leaf' }),
    hills({ y: '700,900 940,700 1240,600', rise: 10, depth: 0.2, of: 'leaf' }),
    place(buffalo(), { x: 560, y: 830, metre: 100, depth: 0.12 }),
    hills({ y: '300,900 600,830 900,900', rise: 6, depth: 0.1, of: 'leaf', plain: true }),
    grass({ y: 888, height: 44 }),
  ),
  picture(
    'articles/lake-manyara',
    light('dusk', 'tanzania', 'left'),
    sky({ horizon: 400 }),
    cliff({ y: '560,330 860,270 1220,250', to: 480, from: 550, until: 1220, depth: 0.6 }),
    rain({ x: 260, y: 160, width: 360, to: 460, opacity: 0.35 }),
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
    place(flamingo('feeding'), { x: 430, y: 830, metre: 240, depth: 0.22 }),
    place(flamingo(), { x: 720, y: 850, metre: 260, depth: 0.22, flip: true }),
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
    place(hippo('swimming'), { x: 720, y: 700, metre: 92, shadow: false, depth: 0.1 }),
    place(hippo('swimming'), { x: 420, y: 620, metre: 54, shadow: false, depth: 0.12, flip: true }),
    place(doumPalm(), { x: 1060, y: 860, metre: 72, depth: 0.03 }),
  ),
];
