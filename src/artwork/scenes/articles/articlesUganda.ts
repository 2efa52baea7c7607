import { picture, type Picture } from '../../canvas/picture.ts';
import { antelope } from '../../figures/animals/antelope.ts';
import { chimpanzee } from '../../figures/animals/chimpanzee.ts';
import { lion } from '../../figures/animals/lion.ts';
import { guide } from '../../figures/people/guide.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { euphorbia } from '../../figures/plants/euphorbia.ts';
import { lianaBranch } from '../../figures/plants/frame.ts';
import { figBough } from '../../land/boughs.ts';
import { cliff } from '../../land/cliffs.ts';
import { plain } from '../../land/ground.ts';
import { forest, ridge } from '../../land/ridges.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { canopy, leaves, trunks } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { rainbow, rays } from '../../sky/beams.ts';
import { sky } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';
import { rapids } from '../../water/rapids.ts';
import { waterfall } from '../../water/river.ts';
import { splash } from '../../water/splash.ts';

/** Places of Uganda that only the articles visit. */
export const articlesUganda: readonly Picture[] = [
  picture(
    'articles/murchison-falls',
    light('noon', 'uganda', 'right'),
    sky({ horizon: 170 }),
    forest({ y: '0,200 600,140 1200,190', rise: 40, depth: 0.6, crown: 12 }),
    rapids({ y: 160, to: 270, rows: 3, depth: 0.6 }),
    waterfall({ x: 600, y: 230, to: 700, width: 210, depth: 0.3 }),
    cliff({
      y: '-20,150 300,190 530,250',
      to: 740,
      from: -20,
      until: 540,
      depth: 0.08,
      of: '#5a4438',
      strata: 3,
      talus: 0,
    }),
    cliff({
      y: '670,250 900,190 1220,140',
      to: 740,
      from: 664,
      until: 1220,
      depth: 0.14,
      of: '#6a5040',
      strata: 3,
      talus: 0,
    }),
    undergrowth({
      y: '-40,170 300,200 540,252',
      size: 60,
      depth: 0.26,
      from: -40,
      until: 500,
      filled: false,
    }),
    place(guide('photographing'), { x: 840, y: 208, metre: 54, depth: 0.26, flip: true, shadow: false }),
    place(guide('binoculars'), { x: 900, y: 196, metre: 48, depth: 0.26, flip: true, shadow: false }),
    splash({ x: 600, y: 750, width: 460, height: 420, lean: -40, depth: 0.36 }),
    rainbow({ x: 800, y: 720, r: 300, opacity: 0.5 }),
    mist({ y: 730, height: 100, strength: 0.7 }),
    rapids({ y: 730, to: 900, rows: 3, depth: 0.3, rocks: 2 }),
    leaves({ corner: 'bottom-left', size: 360, depth: 0.03 }),
    leaves({ corner: 'bottom-right', size: 300, depth: 0.03 }),
  ),
  picture(
    'articles/queen-elizabeth',
    light('golden', 'uganda', 'right'),
    sky({ horizon: 560, stops: ['#5a9488', '#b7c48a', '#ffd374', '#fff0b8'] }),
    ridge({ y: 570, rise: 130, depth: 0.8 }),
    mist({ y: 570, height: 50 }),
    plain({ y: 590, of: '#d8b040', near: 0.3 }),
    herd([antelope(), antelope('grazing')], {
      x: 760,
      y: 680,
      width: 700,
      height: 60,
      count: 9,
      metre: [22, 36],
    }),
    place(euphorbia(), { x: 1080, y: 730, metre: 30, depth: 0.3 }),
    place(euphorbia(), { x: 900, y: 660, metre: 18, depth: 0.4 }),
    figBough,
    place(lion('lying', 'female'), { x: 520, y: 500, metre: 210, depth: 0.3, shadow: false }),
    canopy({ y: 150, depth: 0.08, size: 90 }),
  ),
  picture(
    'articles/kibale',
    light('morning', 'uganda', 'left'),
    sky({ stops: ['#2f6a50', '#5f9c66', '#b0d088', '#f2f0b6'], horizon: 760 }),
    trunks({ y: 860, depth: 0.62, count: 10 }),
    rays({ x: 200, y: -80, count: 5, turn: 58, spread: 28, reach: 1200, opacity: 0.24 }),
    forest({ y: 860, rise: 60, depth: 0.4, crown: 30 }),
    trunks({ y: 960, depth: 0.06, count: 1, from: 20, until: 150, width: 150 }),
    place(lianaBranch(), { x: 1200, y: 640, metre: 175, flip: true, depth: 0.08, shadow: false }),
    place(chimpanzee('seated'), { x: 690, y: 622, metre: 300, depth: 0.2, flip: true, shadow: false }),
    undergrowth({ y: 900, size: 120, depth: 0.04 }),
    leaves({ corner: 'top-right', size: 380, depth: 0.03 }),
  ),
];
