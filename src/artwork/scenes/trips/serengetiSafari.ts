import { picture, type Picture } from '../../canvas/picture.ts';
import { cheetah } from '../../figures/animals/cheetah.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { zebra } from '../../figures/animals/zebra.ts';
import { safariTent } from '../../figures/buildings/safariTent.ts';
import { campfire } from '../../figures/objects/camp.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { guide } from '../../figures/people/guide.ts';
import { herd, trail } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { superiorVan } from '../../figures/vehicles/superiorVan.ts';
import { grass } from '../../land/grass.ts';
import { plain } from '../../land/ground.ts';
import { hills } from '../../land/ridges.ts';
import { kopje } from '../../land/rocks.ts';
import { light } from '../../light/light.ts';
import { lamplight } from '../../sky/beams.ts';
import { cloudBands, cumulus } from '../../sky/clouds.ts';
import { moon, sky, stars, sun } from '../../sky/skies.ts';
import { dust, rain } from '../../sky/weather.ts';

/** What stands by the fire takes its light from there. */
const LAMP = light('golden', 'tanzania', 'left');

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
    stars({ to: 560, count: 160 }),
    moon({ x: 1030, y: 150, r: 38, phase: 0.6 }),
    hills({ y: 630, rise: 20, depth: 0.7 }),
    plain({ y: 640, far: 0.6, near: 0.4 }),
    place(acacia(), { x: 800, y: 740, metre: 52, depth: 0.2 }),
    place(safariTent({ lit: true }), { x: 290, y: 760, metre: 40, depth: 0.4, by: LAMP }),
    place(safariTent({ lit: true }), { x: 610, y: 726, metre: 30, depth: 0.44, by: LAMP }),
    place(safariTent({ lit: true }), { x: 960, y: 770, metre: 42, depth: 0.4, by: LAMP }),
    place(guide('seated'), { x: 440, y: 842, metre: 74, depth: 0.34, by: LAMP }),
    place(campfire(), { x: 600, y: 850, metre: 120, depth: 0.4, by: LAMP }),
    place(guide('seated'), {
      x: 770,
      y: 842,
      metre: 74,
      depth: 0.34,
      flip: true,
      by: LAMP,
      coat: CLOTHES.blue,
    }),
    lamplight({ x: 600, y: 800, r: 420, strength: 0.75 }),
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
    place(zebra(), { x: 840, y: 806, metre: 280, depth: 0.42, flip: true }),
    place(zebra(), { x: 420, y: 836, metre: 310, depth: 0.36 }),
    grass({ y: 880, height: 70 }),
  ),
  picture(
    'packages/serengetimigrationsafari-4',
    light('dawn', 'tanzania', 'left'),
    sky({ horizon: 500 }),
    sun({ x: 170, y: 400, r: 60 }),
    hills({ y: 510, rise: 20, depth: 0.85 }),
    plain({ y: 516 }),
    kopje({ x: 1010, y: 590, width: 360, height: 200, depth: 0.5 }),
    trail([wildebeest()], { through: '760,620 480,570 120,536', count: 16, metre: [24, 10] }),
    hills({ y: '-30,840 420,770 800,800 1230,860', rise: 10, depth: 0.4, of: 'grass' }),
    place(cheetah(), { x: 560, y: 812, metre: 370, depth: 0.34 }),
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
