import { HERO_LIGHTS, HERO_PLANES, wide } from '../../canvas/heroSetting.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { herd, trail } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { groundsel } from '../../figures/plants/groundsel.ts';
import { lobelia } from '../../figures/plants/lobelia.ts';
import { plain } from '../../land/ground.ts';
import { forest, hills } from '../../land/ridges.ts';
import { kopje } from '../../land/rocks.ts';
import { stanleyInPlanes } from '../../land/stanleyInPlanes.ts';
import { cloudBands } from '../../sky/clouds.ts';
import { sky, sun } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';

const farAcacias = (where: Parameters<typeof herd>[1]) => herd([acacia(), acacia({ variant: 3 })], where);

/** The slides of the home page for a desktop: life and landmark on the right, calm on the left. */
export const heroesWide: readonly Picture[] = [
  picture(
    'heroes/serengeti-wide',
    wide('serengeti'),
    plan({ subject: [1230, 500, 360, 350], camera: 'wide' }),
    sky({ horizon: 846, stops: HERO_LIGHTS.serengeti.stops }),
    sun({ x: 1400, y: 676, r: 186, glow: 0.46 }),
    cloudBands({ y: 420, height: 200, count: 4, tone: 'dark', opacity: 0.4 }),
    hills({ y: 846, rise: 50, depth: 0.5 }),
    plain({ y: 846, far: 0.42, near: 0.04, tufts: 12 }),
    farAcacias({ x: 800, y: 850, width: 1500, height: 8, count: 5, metre: [3, 5] }),
    kopje({ x: 760, y: 884, width: 190, height: 96, depth: 0.2 }),
    trail([wildebeest()], {
      through: '600,930 800,914 980,900 1170,884',
      count: 13,
      metre: [28, 10],
      depth: 0.04,
      flat: true,
    }),
    place(elephant(), { x: 1400, y: 900, metre: 48, depth: 0.03, flat: true }),
    place(elephant('calf'), { x: 1250, y: 896, metre: 48, depth: 0.03, flat: true }),
    place(acacia(), { x: 1720, y: 990, metre: 72, depth: 0.02 }),
  ),
  picture(
    'heroes/rwenzori-wide',
    wide('rwenzori'),
    plan({ subject: [1206, 520, 70, 150], camera: 'frame' }),
    sky({ horizon: 800, stops: HERO_LIGHTS.rwenzori.stops }),
    stanleyInPlanes({ x: 1500, y: 920, scale: 0.98 }, HERO_PLANES.rwenzori),
    mist({ y: 840, height: 120 }),
    forest({ y: '800,960 1300,900 1960,820', rise: 40, depth: 0.42, crown: 18, of: 'leaf' }),
    mist({ y: 930, height: 60, strength: 0.6 }),
    hills({
      y: '-40,500 300,540 620,600 900,690 1100,820 1320,960 1560,1010 1960,975',
      rise: 34,
      depth: 0.06,
      of: 'leaf',
      wave: 300,
    }),
    place(lobelia(), { x: 1070, y: 860, metre: 82, depth: 0.06 }),
    place(groundsel({ variant: 3 }), { x: 1876, y: 1086, metre: 92, depth: 0.02 }),
    place(lobelia({ form: 'rosette' }), { x: 1530, y: 1060, metre: 96, depth: 0.12 }),
  ),
];
