import { lion } from '../animals/lion.ts';
import { wildebeest } from '../animals/wildebeest.ts';
import { zebra } from '../animals/zebra.ts';
import { safariTent } from '../buildings/safariTent.ts';
import { cloudBands, cumulus } from '../clouds.ts';
import { herd, trail } from '../crowd.ts';
import { acacia } from '../flora/acacia.ts';
import { grass } from '../grass.ts';
import { plain } from '../ground.ts';
import { light } from '../light.ts';
import { campfire } from '../objects/camp.ts';
import { picture } from '../picture.ts';
import type { Picture } from '../picture.ts';
import { place } from '../place.ts';
import { hills } from '../ridges.ts';
import { kopje } from '../rocks.ts';
import { moon, sky, stars, sun } from '../skies.ts';
import { superiorVan } from '../vehicles/superiorVan.ts';
import { dust, rain } from '../weather.ts';

/** The trip to the Serengeti, five times. */
export const serengetiSafari: readonly Picture[] = [
  picture(
    'packages/serengetimigrationsafari-1',
    light('golden', 'tanzania', 'right'),
    sky({ horizon: 410 }),
    sun({ x: 820, y: 330, r: 78 }),
    cloudBands({ y: 110, height: 130, count: 4 }),
    hills({ y: 420, rise: 26, depth: 0.8 }),
    plain({ y: 424 }),
    herd([wildebeest(), wildebeest('running')], {
      x: 640,
      y: 480,
      width: 1100,
      height: 160,
      count: 46,
      metre: [9, 22],
    }),
    herd([zebra(), zebra('grazing')], { x: 700, y: 560, width: 900, height: 80, count: 9, metre: [22, 34] }),
    hills({ y: '0,720 400,700 800,790 1200,860', rise: 16, depth: 0.18, of: 'grass' }),
    place(superiorVan({ guests: true }), {
      x: 330,
      y: 760,
      metre: 98,
      depth: 0.18,
      coat: { body: '#7b7c46', shade: '#565830' },
    }),
    grass({ y: '0,800 500,840 1200,890', height: 60 }),
  ),
  picture(
    'packages/serengetimigrationsafari-2',
    light('night', 'tanzania', 'right'),
    sky({ horizon: 620 }),
    stars({ to: 560, count: 120 }),
    moon({ x: 230, y: 170, r: 34, phase: 0.7 }),
    hills({ y: 630, rise: 20, depth: 0.6 }),
    plain({ y: 640 }),
    place(acacia(), { x: 820, y: 740, metre: 50, depth: 0.1 }),
    place(safariTent({ lit: true }), { x: 330, y: 760, metre: 34, depth: 0.24 }),
    place(safariTent({ lit: true }), { x: 640, y: 730, metre: 27, depth: 0.26 }),
    place(safariTent({ lit: true }), { x: 980, y: 770, metre: 36, depth: 0.22 }),
    place(campfire(), { x: 620, y: 840, metre: 130, depth: 0.24 }),
    grass({ y: 885, height: 40 }),
  ),
  picture(
    'packages/serengetimigrationsafari-3',
    light('golden', 'tanzania', 'left'),
    sky({ horizon: 360 }),
    sun({ x: 190, y: 240, r: 64 }),
    hills({ y: 370, rise: 20, depth: 0.85 }),
    plain({ y: 376 }),
    dust({ x: 600, y: 560, width: 1000, height: 240, of: 'sand', strength: 0.6 }),
    place(zebra('grazing'), { x: 800, y: 740, metre: 240, flip: true }),
    place(zebra(), { x: 440, y: 830, metre: 310 }),
    grass({ y: 880, height: 70 }),
  ),
  picture(
    'packages/serengetimigrationsafari-4',
    light('dawn', 'tanzania', 'left'),
    sky({ horizon: 500 }),
    hills({ y: 510, rise: 20, depth: 0.8 }),
    plain({ y: 516 }),
    kopje({ x: 930, y: 600, width: 360, height: 220, depth: 0.4 }),
    trail([wildebeest()], { through: '700,640 400,580 120,540', count: 14, metre: [26, 10] }),
    place(lion('standing', 'female'), { x: 470, y: 830, metre: 240 }),
    grass({ y: 884, height: 70 }),
  ),
  picture(
    'packages/serengetimigrationsafari-5',
    light('storm', 'tanzania', 'left'),
    sky({ horizon: 480 }),
    cumulus({ x: 780, y: 460, width: 800, height: 260, dark: true }),
    rain({ x: 860, y: 440, width: 420, to: 520, opacity: 0.5 }),
    plain({ y: 500, of: '#8fa04a' }),
    place(wildebeest(), { x: 480, y: 820, metre: 330 }),
    grass({ y: 884, height: 40, of: 'leaf' }),
  ),
];
