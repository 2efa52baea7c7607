import { picture, type Picture } from '../../canvas/picture.ts';
import { antelope } from '../../figures/animals/antelope.ts';
import { buffalo } from '../../figures/animals/buffalo.ts';
import { chimpanzee } from '../../figures/animals/chimpanzee.ts';
import { lion } from '../../figures/animals/lion.ts';
import { zebra } from '../../figures/animals/zebra.ts';
import { canoe } from '../../figures/boats/outrigger.ts';
import { walker } from '../../figures/people/walker.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { euphorbia } from '../../figures/plants/euphorbia.ts';
import { lianaBranch } from '../../figures/plants/frame.ts';
import { doumPalm } from '../../figures/plants/palm.ts';
import { papyrus } from '../../figures/plants/papyrus.ts';
import { figBough } from '../../land/boughs.ts';
import { cliff } from '../../land/cliffs.ts';
import { terraces } from '../../land/fields.ts';
import { grass } from '../../land/grass.ts';
import { plain } from '../../land/ground.ts';
import { massif } from '../../land/peaks.ts';
import { forest, hills, ridge } from '../../land/ridges.ts';
import { canopy, leaves, trunks } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { rainbow, rays } from '../../sky/beams.ts';
import { sky, sun } from '../../sky/skies.ts';
import { rapids } from '../../water/rapids.ts';
import { waterfall } from '../../water/river.ts';
import { islet } from '../../water/shore.ts';
import { splash } from '../../water/splash.ts';
import { lake, ripples } from '../../water/water.ts';

const BLUE_DRESS = { accent: '#2c4a8c', shade: '#1d3568', lit: '#5f3a28', dark: '#2a1d22', pale: '#e8c88a' };

/** Places of Uganda that only the articles visit. */
export const articlesUganda: readonly Picture[] = [
  picture(
    'articles/murchison-falls',
    light('noon', 'uganda', 'right'),
    sky({ horizon: 200 }),
    forest({ y: '0,230 600,150 1200,220', rise: 40, depth: 0.7, crown: 12 }),
    rapids({ y: 190, to: 300, rows: 3, depth: 0.6 }),
    waterfall({ x: 570, y: 262, to: 640, width: 190, depth: 0.2 }),
    cliff({ y: '-20,190 300,230 500,270', to: 660, from: -20, until: 515, depth: 0.24, of: '#5a4c44' }),
    cliff({ y: '640,280 900,220 1220,180', to: 660, from: 632, until: 1220, depth: 0.3, of: '#5a4c44' }),
    forest({ y: '-30,220 180,240 330,320 400,420 430,720', rise: 20, depth: 0.4, crown: 22, to: 720 }),
    splash({ x: 570, y: 680, width: 330, height: 330, lean: -60, depth: 0.4 }),
    rainbow({ x: 800, y: 650, r: 250, opacity: 0.4 }),
    rapids({ y: 650, to: 900, rows: 4, depth: 0.3, rocks: 3 }),
    leaves({ corner: 'bottom-right', size: 300, depth: 0.06 }),
  ),
  picture(
    'articles/queen-elizabeth',
    light('golden', 'uganda', 'right'),
    sky({ horizon: 560 }),
    sun({ x: 1000, y: 430, r: 64 }),
    ridge({ y: 570, rise: 120, depth: 0.88 }),
    plain({ y: 590, of: 'grass' }),
    herd([antelope(), antelope('grazing')], {
      x: 760,
      y: 680,
      width: 700,
      height: 50,
      count: 9,
      metre: [22, 34],
    }),
    place(euphorbia(), { x: 1080, y: 720, metre: 24, depth: 0.5 }),
    figBough,
    place(lion('lying', 'female'), { x: 520, y: 500, metre: 210, depth: 0.34, shadow: false }),
    canopy({ y: 150, depth: 0.2, size: 90 }),
    grass({ y: 880, height: 60 }),
  ),
  picture(
    'articles/kibale',
    light('morning', 'uganda', 'left'),
    sky({ stops: ['#3f7a5c', '#6a9c6c', '#a6c486', '#eae6b0'], horizon: 900 }),
    trunks({ y: 860, depth: 0.7, count: 11 }),
    rays({ x: 200, y: -80, count: 5, turn: 58, spread: 28, reach: 1200, opacity: 0.24 }),
    forest({ y: 860, rise: 40, depth: 0.46, crown: 30 }),
    place(lianaBranch(), { x: 1200, y: 640, metre: 175, flip: true, depth: 0.1, shadow: false }),
    place(chimpanzee('seated'), { x: 660, y: 616, metre: 250, depth: 0.3, flip: true, shadow: false }),
    leaves({ corner: 'bottom-left', size: 360, depth: 0.07 }),
  ),
  picture(
    'articles/kidepo-valley',
    light('dawn', 'uganda', 'left'),
    sky({ horizon: 500 }),
    massif({
      summits: '80,360 220,300 380,390 560,320 760,280 920,370 1100,310',
      base: 540,
      depth: 0.8,
      of: '#7a6a8a',
    }),
    plain({ y: 530, of: 'grass' }),
    herd([zebra('grazing'), zebra()], { x: 600, y: 640, width: 1000, height: 60, count: 9, metre: [28, 46] }),
    place(buffalo(), { x: 330, y: 830, metre: 150, flip: true }),
    place(doumPalm(), { x: 1010, y: 800, metre: 56, depth: 0.16 }),
    grass({ y: 882, height: 56 }),
  ),
  picture(
    'articles/lake-bunyonyi',
    light('morning', 'uganda', 'right'),
    sky({ horizon: 240 }),
    sun({ x: 1010, y: 150, r: 50 }),
    hills({ y: 260, rise: 90, depth: 0.85, of: 'leaf' }),
    terraces({ crest: '-30,270 260,190 560,330 760,400', depth: 0.68, to: 430 }),
    terraces({ crest: '560,420 860,280 1230,190', depth: 0.6, to: 440 }),
    lake({ y: 424, depth: 0.4 }),
    islet({ x: 300, y: 476, width: 330, height: 74 }),
    islet({ x: 760, y: 530, width: 220, height: 50 }),
    ripples({ y: 500, to: 760, count: 34 }),
    hills({ y: '-30,800 420,760 800,790 1230,700', rise: 8, depth: 0.26, of: 'grass' }),
    place(canoe(), { x: 330, y: 744, metre: 88, depth: 0.26, turn: -4, shadow: false }),
    place(canoe(), { x: 800, y: 748, metre: 80, depth: 0.3, flip: true, shadow: false }),
    place(walker(), { x: 600, y: 838, metre: 134, coat: BLUE_DRESS }),
    place(papyrus(), { x: 1100, y: 900, metre: 120, depth: 0.08 }),
    grass({ y: 888, height: 36, of: 'leaf' }),
  ),
];
