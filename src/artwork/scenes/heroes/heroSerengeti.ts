import { hero } from '../../canvas/hero.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { herd, trail } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { plain } from '../../land/ground.ts';
import { hills } from '../../land/ridges.ts';
import { kopje } from '../../land/rocks.ts';
import { light } from '../../light/light.ts';
import { cloudBands } from '../../sky/clouds.ts';
import { sky, sun } from '../../sky/skies.ts';

/** In even steps from the zenith to the horizon: deep enough for a cream headline down to the last but one. */
const STOPS = ['#22103a', '#30133f', '#441743', '#5a1b45', '#711f42', '#86263c', '#983233', '#e27a34'];

const farAcacias = (where: Parameters<typeof herd>[1]) => herd([acacia(), acacia({ variant: 3 })], where);

/** The first slide of the home page: an elephant and her calf before the evening sun. */
export const heroSerengeti: readonly Picture[] = hero('serengeti', {
  light: light('sunset', 'tanzania', 'behind-right'),
  wide: [
    plan({ subject: [1230, 500, 360, 350], camera: 'wide' }),
    sky({ horizon: 846, stops: STOPS }),
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
  ],
  tall: [
    plan({ subject: [340, 720, 210, 150], camera: 'wide' }),
    sky({ horizon: 960, stops: STOPS }),
    sun({ x: 500, y: 880, r: 136, glow: 0.5 }),
    cloudBands({ y: 660, height: 150, count: 4, tone: 'dark', opacity: 0.5 }),
    hills({ y: 960, rise: 40, depth: 0.5 }),
    plain({ y: 960, far: 0.42, near: 0.04, tufts: 12 }),
    herd([acacia({ variant: 3 })], { x: 300, y: 964, width: 560, height: 6, count: 3, metre: [4, 6] }),
    place(elephant(), { x: 500, y: 1010, metre: 46, depth: 0.03, flat: true }),
    place(elephant('calf'), { x: 356, y: 1006, metre: 46, depth: 0.03, flat: true }),
    place(acacia({ variant: 2 }), { x: 800, y: 1090, metre: 47, depth: 0.02 }),
  ],
});
