import { HERO_LIGHTS, HERO_PLANES, tall } from '../../canvas/heroSetting.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { groundsel } from '../../figures/plants/groundsel.ts';
import { lobelia } from '../../figures/plants/lobelia.ts';
import { plain } from '../../land/ground.ts';
import { forest, hills } from '../../land/ridges.ts';
import { stanleyInPlanes } from '../../land/stanleyInPlanes.ts';
import { cloudBands } from '../../sky/clouds.ts';
import { sky, sun } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';

/** The slides of the home page for a phone: life and landmark below, calm above. */
export const heroesTall: readonly Picture[] = [
  picture(
    'heroes/serengeti-tall',
    tall('serengeti'),
    plan({ subject: [340, 720, 210, 150], camera: 'wide' }),
    sky({ horizon: 960, stops: HERO_LIGHTS.serengeti.stops }),
    sun({ x: 500, y: 880, r: 136, glow: 0.5 }),
    cloudBands({ y: 660, height: 150, count: 4, tone: 'dark', opacity: 0.5 }),
    hills({ y: 960, rise: 40, depth: 0.5 }),
    plain({ y: 960, far: 0.42, near: 0.04, tufts: 12 }),
    herd([acacia({ variant: 3 })], { x: 300, y: 964, width: 560, height: 6, count: 3, metre: [4, 6] }),
    place(elephant(), { x: 500, y: 1010, metre: 46, depth: 0.03, flat: true }),
    place(elephant('calf'), { x: 356, y: 1006, metre: 46, depth: 0.03, flat: true }),
    place(acacia({ variant: 2 }), { x: 800, y: 1090, metre: 47, depth: 0.02 }),
  ),
  picture(
    'heroes/rwenzori-tall',
    tall('rwenzori'),
    plan({ subject: [500, 640, 80, 130], camera: 'wide' }),
    sky({ horizon: 860, stops: HERO_LIGHTS.rwenzori.stops }),
    stanleyInPlanes({ x: 430, y: 984, scale: 0.69 }, HERO_PLANES.rwenzori),
    mist({ y: 920, height: 80 }),
    forest({ y: '-40,1000 500,980 940,950', rise: 40, depth: 0.42, crown: 16 }),
    mist({ y: 1010, height: 50, strength: 0.6 }),
    hills({ y: '-40,960 200,1020 480,1100 700,1140 940,1110', rise: 20, depth: 0.06, of: 'leaf' }),
    place(lobelia(), { x: 170, y: 1060, metre: 70, depth: 0.05 }),
    place(groundsel({ variant: 2 }), { x: 370, y: 1110, metre: 56, depth: 0.05 }),
    place(groundsel({ variant: 3 }), { x: 750, y: 1160, metre: 78, depth: 0.03 }),
  ),
];
