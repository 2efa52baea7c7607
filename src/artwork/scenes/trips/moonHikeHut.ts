import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { bootsAndLantern, hutSill } from '../../figures/objects/bootsAndLantern.ts';
import { place } from '../../figures/placing/place.ts';
import { groundsel } from '../../figures/plants/groundsel.ts';
import { hills } from '../../land/ridges.ts';
import { speke, stanley } from '../../land/stanley.ts';
import { light } from '../../light/light.ts';
import { shower } from '../../sky/shower.ts';
import { sky } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';

const RAIN_SNOWS = {
  rock: '#41618e',
  deep: '#263f6a',
  glint: '#7f9cba',
  snow: '#dbe8f0',
  ice: '#8fabc8',
  mist: '#8aa8bc',
};

/** The hike in the Mountains of the Moon: the hut at night. */
export const moonHikeHut: readonly Picture[] = [
  picture(
    'packages/mountainsofthemoonhike-5',
    light('night', 'uganda', 'right'),
    plan({ subject: [825, 560, 110, 150], camera: 'frame' }),
    sky({ stops: ['#16284e', '#24406c', '#466a94', '#86a8b8'], horizon: 560 }),
    speke({ x: 860, y: 630, scale: 1.1 }, RAIN_SNOWS),
    stanley({ x: 500, y: 640, scale: 0.9 }, RAIN_SNOWS),
    mist({ y: 590, height: 90, strength: 0.8, colour: '#9ab4c4' }),
    hills({ y: '-30,640 500,660 1230,620', rise: 30, depth: 0.3, of: 'leaf' }),
    place(groundsel({ variant: 3 }), { x: 650, y: 756, metre: 54, depth: 0.1, shadow: false }),
    hills({ y: '-30,740 500,724 1230,740', rise: 10, depth: 0.1, of: 'leaf', plain: true }),
    shower({ count: 120, long: 80, opacity: 0.4 }),
    ...hutSill,
    ...bootsAndLantern,
  ),
];
