import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { bootsAndLantern, hutSill } from '../../figures/objects/bootsAndLantern.ts';
import { canopy } from '../../land/canopy.ts';
import { rwenzoriPlanes } from '../../land/rwenzoriPlanes.ts';
import { light } from '../../light/light.ts';
import { shower } from '../../sky/shower.ts';
import { sky } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';

const RAIN_SNOWS = { snow: '#c4d6e4', blue: '#5f80aa', rock: '#56709a', deep: '#2c4674', mist: '#7f9eb8' };

/** The hike in the Mountains of the Moon: the hut at night. */
export const moonHikeHut: readonly Picture[] = [
  picture(
    'packages/mountainsofthemoonhike-5',
    light('night', 'uganda', 'right'),
    plan({ subject: [825, 560, 110, 150], camera: 'frame' }),
    sky({ stops: ['#16284e', '#24406c', '#466a94', '#86a8b8'], horizon: 560 }),
    rwenzoriPlanes({ x: 540, y: 620, scale: 0.86, flip: true }, RAIN_SNOWS),
    mist({ y: 610, height: 70, strength: 0.8, colour: '#9ab4c4', even: true }),
    canopy('#5f8494', '-60,640 300,620 620,650 900,630 1260,650', 18),
    canopy('#33566c', '-60,690 300,706 620,680 900,700 1260,676', 30, '#55788c'),
    canopy('#16324a', '-60,740 300,730 620,756 900,736 1260,746', 46, '#32546a'),
    shower({ count: 120, long: 80, opacity: 0.4 }),
    ...hutSill,
    ...bootsAndLantern,
  ),
];
