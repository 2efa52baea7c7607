import { picture, type Picture } from '../../canvas/picture.ts';
import { lion } from '../../figures/animals/lion.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { zebra } from '../../figures/animals/zebra.ts';
import { balloon } from '../../figures/objects/balloon.ts';
import { herd, trail } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { cliff } from '../../land/cliffs.ts';
import { grass } from '../../land/grass.ts';
import { plain } from '../../land/ground.ts';
import { hills } from '../../land/ridges.ts';
import { kopje } from '../../land/rocks.ts';
import { light } from '../../light/light.ts';
import { cloudBands, cumulus } from '../../sky/clouds.ts';
import { sky, sun } from '../../sky/skies.ts';
import { dust } from '../../sky/weather.ts';
import { splash } from '../../water/splash.ts';
import { lake, ripples } from '../../water/water.ts';

const BLUE_BALLOON = { body: '#3f7f96', shade: '#28566c', lit: '#8cc0c8', accent: '#f0d9a0' };

/** The endless plain. */
export const serengeti: readonly Picture[] = [
  picture(
    'places/serengeti-1',
    light('golden', 'tanzania', 'left'),
    sky({ horizon: 520 }),
    cumulus({ x: 820, y: 500, width: 560, height: 330, depth: 0.4 }),
    cumulus({ x: 420, y: 506, width: 380, height: 170, depth: 0.55 }),
    hills({ y: 520, rise: 20, depth: 0.75 }),
    plain({ y: 522 }),
    kopje({ x: 200, y: 640, width: 380, height: 250, depth: 0.34 }),
    place(acacia({ variant: 3 }), { x: 390, y: 630, metre: 20, depth: 0.3 }),
    trail([wildebeest()], {
      through: '420,850 860,760 1080,660 880,580 760,530',
      count: 38,
      metre: [74, 5],
    }),
    grass({ y: 880, height: 44 }),
  ),
  picture(
    'places/serengeti-2',
    light('noon', 'tanzania', 'left'),
    sky({ horizon: 300 }),
    hills({ y: 310, rise: 50, depth: 0.8 }),
    plain({ y: 320, to: 690 }),
    dust({ x: 420, y: 420, width: 800, height: 160, of: 'sand', strength: 0.7 }),
    trail([wildebeest('running')], {
      through: '140,380 420,420 700,500 900,610',
      count: 11,
      metre: [24, 84],
    }),
    cliff({ y: 650, to: 712, depth: 0.34, of: 'earth', columns: 26, strata: 1, talus: 0.3 }),
    lake({ y: 706 }),
    ripples({ y: 710, to: 890, count: 50 }),
    place(wildebeest('running'), { x: 940, y: 740, metre: 104, turn: 14, shadow: false }),
    splash({ x: 1010, y: 790, width: 420, height: 190, lean: 50 }),
    place(wildebeest('running'), { x: 560, y: 820, metre: 116, turn: -8, shadow: false }),
    splash({ x: 590, y: 866, width: 520, height: 170, lean: 30 }),
    ripples({ y: 820, to: 900, count: 26 }),
  ),
  picture(
    'places/serengeti-3',
    light('dawn', 'tanzania', 'right'),
    sky({ horizon: 600 }),
    sun({ x: 940, y: 470, r: 100 }),
    cloudBands({ y: 90, height: 160, count: 4 }),
    hills({ y: 610, rise: 24, depth: 0.8 }),
    plain({ y: 620 }),
    herd([acacia({ variant: 3 })], { x: 760, y: 630, width: 900, height: 20, count: 5, metre: [8, 14] }),
    trail([wildebeest()], { through: '1240,700 1000,690 820,676 700,668', count: 12, metre: [12, 7] }),
    kopje({ x: 440, y: 900, width: 860, height: 320, depth: 0.26, pile: 3 }),
    place(lion('standing', 'female'), { x: 450, y: 632, metre: 210, depth: 0.28, shadow: false }),
    grass({ y: 884, height: 50 }),
  ),
  picture(
    'places/serengeti-4',
    light('golden', 'tanzania', 'right'),
    sky({ horizon: 470 }),
    cloudBands({ y: 120, height: 150, count: 4 }),
    hills({ y: 480, rise: 20, depth: 0.8 }),
    plain({ y: 486 }),
    place(acacia(), { x: 900, y: 640, metre: 62, depth: 0.24 }),
    place(lion('lying', 'female'), { x: 900, y: 726, metre: 120, flip: true }),
    place(lion('lying'), { x: 460, y: 820, metre: 230, depth: 0.34 }),
    grass({ y: 896, height: 50 }),
  ),
  picture(
    'places/serengeti-5',
    light('dawn', 'tanzania', 'left'),
    sky({ horizon: 640 }),
    sun({ x: 230, y: 560, r: 84 }),
    cloudBands({ y: 420, height: 120, count: 4 }),
    hills({ y: 650, rise: 30, depth: 0.8 }),
    plain({ y: 656, far: 0.6, near: 0.3 }),
    place(balloon(), { x: 230, y: 380, metre: 6, depth: 0.6, shadow: false, coat: BLUE_BALLOON }),
    herd([acacia({ variant: 3 }), acacia()], {
      x: 620,
      y: 664,
      width: 1100,
      height: 16,
      count: 6,
      metre: [8, 13],
    }),
    herd([zebra(), zebra('grazing'), wildebeest()], {
      x: 420,
      y: 740,
      width: 760,
      height: 70,
      count: 14,
      metre: [16, 28],
    }),
    place(balloon(), {
      x: 760,
      y: 600,
      metre: 25,
      depth: 0.3,
      shadow: false,
      by: light('golden', 'tanzania', 'left'),
    }),
    place(acacia({ variant: 3 }), { x: 1120, y: 880, metre: 40, depth: 0.06 }),
    grass({ y: 876, height: 56 }),
  ),
];
