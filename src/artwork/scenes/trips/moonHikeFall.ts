import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { hutDoor } from '../../figures/buildings/hutDoor.ts';
import { lantern } from '../../figures/objects/camp.ts';
import { boots } from '../../figures/objects/pack.ts';
import { OUTFITS } from '../../figures/people/outfits.ts';
import { trekker } from '../../figures/people/trekker.ts';
import { place } from '../../figures/placing/place.ts';
import { groundsel } from '../../figures/plants/groundsel.ts';
import { lobelia } from '../../figures/plants/lobelia.ts';
import { fallHead } from '../../land/fallHead.ts';
import { massif } from '../../land/peaks.ts';
import { hills } from '../../land/ridges.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { light } from '../../light/light.ts';
import { lamplight } from '../../sky/beams.ts';
import { shower } from '../../sky/shower.ts';
import { sky } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';
import { pool } from '../../water/pool.ts';
import { veilFall } from '../../water/veilFall.ts';

/** The hike in the Mountains of the Moon, further up: the fall, and the hut at night. */
export const moonHikeFall: readonly Picture[] = [
  picture(
    'packages/mountainsofthemoonhike-4',
    light('morning', 'uganda', 'left'),
    plan({ subject: [610, 330, 130, 330], camera: 'back' }),
    sky({ horizon: 300, stops: ['#0f4a60', '#3f8a94', '#a4ccb8', '#f3ecc4'] }),
    massif({
      summits: '180,270 330,150 450,220 610,50 760,180 880,120 1020,260',
      base: 380,
      snow: 230,
      depth: 0.5,
      of: '#3f6070',
    }),
    mist({ y: 330, height: 90, strength: 0.95 }),
    fallHead({ x: 670, y: 330, lip: 70, of: '#24403e' }),
    pool({ x: 650, y: 750, width: 1500, height: 170 }),
    veilFall({ x: 670, y: 330, to: 700, lip: 132, foot: 210, depth: 0.5 }),
    hills({ y: '-30,770 240,790 560,820 1230,770', rise: 10, depth: 0.1, of: 'rock', plain: true }),
    place(trekker('shading'), { x: 410, y: 838, metre: 178, depth: 0.2, coat: OUTFITS.clay }),
    place(groundsel({ variant: 3 }), { x: 1080, y: 880, metre: 92, depth: 0.03 }),
    place(lobelia(), { x: 130, y: 870, metre: 140, depth: 0.04 }),
    undergrowth({ y: '-40,870 500,900 1240,860', size: 70, depth: 0.02 }),
  ),
  picture(
    'packages/mountainsofthemoonhike-5',
    light('night', 'uganda', 'right'),
    plan({ subject: [825, 610, 140, 160], camera: 'frame' }),
    sky({ stops: ['#12223a', '#1c3650', '#33566c', '#5f8490'], horizon: 560 }),
    massif({
      summits: '150,430 280,300 390,360 540,170 680,310 820,220 960,350 1090,300',
      base: 600,
      snow: 400,
      depth: 0.5,
      of: '#2c4660',
    }),
    mist({ y: 560, height: 90, strength: 0.7 }),
    hills({ y: '-30,610 500,640 1230,580', rise: 30, depth: 0.3, of: 'leaf' }),
    place(lobelia(), { x: 690, y: 690, metre: 40, depth: 0.2 }),
    place(groundsel({ variant: 3 }), { x: 310, y: 770, metre: 96, depth: 0.06 }),
    hills({ y: '-30,720 500,700 1230,730', rise: 10, depth: 0.1, of: 'leaf', plain: true }),
    shower({ count: 130, long: 80, opacity: 0.42 }),
    hutDoor,
    place(boots(), {
      x: 440,
      y: 844,
      metre: 98,
      depth: 0.4,
      by: light('golden', 'uganda', 'right'),
      coat: {
        body: '#9a6238',
        shade: '#6a3f28',
        dark: '#1d1420',
        pale: '#ead8b4',
        accent: '#e0452c',
        lit: '#c88a50',
      },
    }),
    place(lantern(), { x: 890, y: 834, metre: 104, depth: 0.32, by: light('golden', 'uganda', 'left') }),
    lamplight({ x: 890, y: 750, r: 420, strength: 0.5 }),
  ),
];
