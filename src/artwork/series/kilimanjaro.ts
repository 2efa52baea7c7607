import { elephant } from '../animals/elephant.ts';
import { cumulus } from '../clouds.ts';
import { herd } from '../crowd.ts';
import { dome } from '../dome.ts';
import { acacia } from '../flora/acacia.ts';
import { grass } from '../grass.ts';
import { plain } from '../ground.ts';
import { light } from '../light.ts';
import { massif } from '../peaks.ts';
import { picture } from '../picture.ts';
import type { Picture } from '../picture.ts';
import { place } from '../place.ts';
import { sky } from '../skies.ts';
import { mist } from '../weather.ts';

/** The white dome over the plain. */
export const kilimanjaro: readonly Picture[] = [
  picture(
    'places/kilimanjaro-1',
    light('dawn', 'tanzania', 'left'),
    sky({ horizon: 600 }),
    massif({ summits: '1010,470 1070,420 1130,480', base: 620, depth: 0.66, of: '#6b7692' }),
    dome({ x: 560, y: 250, width: 1500, height: 360, depth: 0.55, of: '#6b7692' }),
    cumulus({ x: 250, y: 560, width: 620, height: 110, depth: 0.5 }),
    cumulus({ x: 880, y: 570, width: 560, height: 90, depth: 0.5 }),
    mist({ y: 580, height: 60 }),
    plain({ y: 620 }),
    herd([acacia({ variant: 3 })], { x: 640, y: 626, width: 1100, height: 20, count: 7, metre: [6, 10] }),
    place(elephant(), { x: 560, y: 790, metre: 58 }),
    place(elephant('calf'), { x: 380, y: 796, metre: 58 }),
    place(elephant(), { x: 800, y: 750, metre: 44, flip: true }),
    place(acacia(), { x: 1060, y: 800, metre: 46, depth: 0.1 }),
    grass({ y: 870, height: 56 }),
  ),
];
