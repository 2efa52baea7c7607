import { picture, type Picture } from '../../canvas/picture.ts';
import { antelope } from '../../figures/animals/antelope.ts';
import { chimpanzee } from '../../figures/animals/chimpanzee.ts';
import { lionDraped } from '../../figures/animals/drapedCat.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { euphorbia } from '../../figures/plants/euphorbia.ts';
import { lianaBranch } from '../../figures/plants/frame.ts';
import { figBough } from '../../land/boughs.ts';
import { plain } from '../../land/ground.ts';
import { forest, ridge } from '../../land/ridges.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { canopy, leaves, trunks } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { rays } from '../../sky/beams.ts';
import { sky } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';

/** Places of Uganda that only the articles visit. */
export const articlesUganda: readonly Picture[] = [
  picture(
    'articles/queen-elizabeth',
    light('golden', 'uganda', 'right'),
    sky({ horizon: 560, stops: ['#5a9488', '#b7c48a', '#ffd374', '#fff0b8'] }),
    ridge({ y: 570, rise: 130, depth: 0.8 }),
    mist({ y: 570, height: 50 }),
    plain({ y: 590, of: '#d8b040', near: 0.3 }),
    herd([antelope(), antelope('grazing')], {
      x: 900,
      y: 690,
      width: 480,
      height: 60,
      count: 9,
      metre: [22, 36],
    }),
    place(euphorbia(), { x: 1080, y: 730, metre: 30, depth: 0.3 }),
    place(euphorbia(), { x: 900, y: 660, metre: 18, depth: 0.4 }),
    figBough,
    place(lionDraped(), { x: 570, y: 500, metre: 172, depth: 0.3, shadow: false }),
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
    place(chimpanzee(), { x: 690, y: 622, metre: 300, depth: 0.2, flip: true, shadow: false }),
    undergrowth({ y: 900, size: 120, depth: 0.04 }),
    leaves({ corner: 'top-right', size: 380, depth: 0.03 }),
  ),
];
