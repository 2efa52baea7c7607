import type { Layer } from '../../canvas/canvas.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { Pen } from '../../drawing/pen.ts';
import { antelope } from '../../figures/animals/antelope.ts';
import { buffaloFront } from '../../figures/animals/buffaloFront.ts';
import { chimpanzee } from '../../figures/animals/chimpanzee.ts';
import { lion } from '../../figures/animals/lion.ts';
import { zebra } from '../../figures/animals/zebra.ts';
import { canoe } from '../../figures/boats/outrigger.ts';
import { guide } from '../../figures/people/guide.ts';
import { walker } from '../../figures/people/walker.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { banana } from '../../figures/plants/banana.ts';
import { euphorbia } from '../../figures/plants/euphorbia.ts';
import { lianaBranch } from '../../figures/plants/frame.ts';
import { doumPalm } from '../../figures/plants/palm.ts';
import { figBough } from '../../land/boughs.ts';
import { cliff } from '../../land/cliffs.ts';
import { terraces } from '../../land/fields.ts';
import { plain } from '../../land/ground.ts';
import { massif } from '../../land/peaks.ts';
import { forest, hills, ridge } from '../../land/ridges.ts';
import { thicket } from '../../land/thicket.ts';
import { canopy, leaves, trunks } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { rainbow, rays } from '../../sky/beams.ts';
import { cumulus } from '../../sky/clouds.ts';
import { sky } from '../../sky/skies.ts';
import { dust, mist } from '../../sky/weather.ts';
import { mirror } from '../../water/mirror.ts';
import { rapids } from '../../water/rapids.ts';
import { waterfall } from '../../water/river.ts';
import { islet } from '../../water/shore.ts';
import { splash } from '../../water/splash.ts';
import { ripples } from '../../water/water.ts';

const BLUE_DRESS = { accent: '#2c4a8c', shade: '#1d3568', lit: '#5f3a28', dark: '#2a1d22', pale: '#f3d79a' };

/** The red path from the terraces down to the landing. */
const downhill: Layer = (canvas) => {
  const way = new Pen(560, 940)
    .curve(700, 850, 820, 800, 800, 740)
    .curve(780, 690, 620, 690, 600, 640)
    .curve(590, 600, 680, 590, 690, 560)
    .curve(690, 600, 640, 610, 650, 640)
    .curve(680, 680, 880, 680, 900, 740)
    .curve(920, 820, 820, 870, 740, 940)
    .close();
  canvas.path(way.d, { fill: canvas.light.of('#c8512e', 0.34) });
};

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
    thicket({ y: '-40,170 300,200 540,252', size: 60, depth: 0.26, from: -40, until: 500, filled: false }),
    place(guide('photographing'), { x: 840, y: 208, metre: 54, depth: 0.26, flip: true, shadow: false }),
    place(guide('binoculars'), { x: 900, y: 196, metre: 54, depth: 0.26, flip: true, shadow: false }),
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
    place(euphorbia({ seed: 2 }), { x: 900, y: 660, metre: 18, depth: 0.4 }),
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
    thicket({ y: 900, size: 120, depth: 0.04 }),
    leaves({ corner: 'top-right', size: 380, depth: 0.03 }),
  ),
  picture(
    'articles/kidepo-valley',
    light('golden', 'uganda', 'left'),
    sky({ horizon: 430, stops: ['#3f7f94', '#8fb8a4', '#f0cc84', '#ffe7b0'] }),
    cumulus({ x: 860, y: 330, width: 520, height: 220, depth: 0.3 }),
    massif({
      summits: '-30,300 110,210 250,300 390,230 540,320 690,180 860,290 1010,210 1230,280',
      base: 480,
      depth: 0.5,
      of: '#6a4a7a',
    }),
    mist({ y: 470, height: 50, strength: 0.9 }),
    plain({ y: 470, of: '#e0b43c', near: 0.3, tufts: 60 }),
    herd([zebra('grazing'), zebra()], { x: 300, y: 560, width: 560, height: 40, count: 7, metre: [26, 40] }),
    dust({ x: 760, y: 590, width: 800, height: 150, of: 'sand', strength: 0.7 }),
    herd([buffaloFront()], {
      x: 740,
      y: 590,
      width: 760,
      height: 110,
      count: 16,
      metre: [44, 78],
      depth: 0.2,
    }),
    place(buffaloFront(), { x: 400, y: 840, metre: 170, depth: 0.16 }),
    place(buffaloFront(), { x: 940, y: 810, metre: 140, depth: 0.18, flip: true }),
    place(buffaloFront(), { x: 680, y: 930, metre: 232, depth: 0.14 }),
    place(doumPalm(), { x: 1120, y: 780, metre: 66, depth: 0.1 }),
  ),
  picture(
    'articles/lake-bunyonyi',
    light('morning', 'uganda', 'right'),
    sky({ horizon: 130, stops: ['#a9cfc0', '#cfe2c8', '#eef0d0', '#fdf4d6'] }),
    hills({ y: 140, rise: 60, depth: 0.76, of: 'leaf' }),
    mist({ y: 160, height: 60 }),
    terraces({ crest: '-30,170 260,120 560,220 760,270', depth: 0.5, to: 290 }),
    terraces({ crest: '600,270 860,170 1230,110', depth: 0.44, to: 300 }),
    mirror({ y: 280, to: 660, stops: ['#dcebd0', '#6fb2b0', '#2a7a8a', '#1f6478'] }),
    islet({ x: 560, y: 330, width: 180, height: 36 }),
    islet({ x: 240, y: 390, width: 330, height: 74 }),
    islet({ x: 900, y: 420, width: 300, height: 70 }),
    islet({ x: 500, y: 520, width: 200, height: 50 }),
    ripples({ y: 330, to: 650, count: 50, opacity: 0.5 }),
    place(canoe(), { x: 760, y: 560, metre: 44, depth: 0.12, shadow: false }),
    place(canoe(), { x: 860, y: 576, metre: 46, depth: 0.12, flip: true, shadow: false }),
    terraces({ crest: '-30,600 300,660 640,600 1230,520', depth: 0.22, strips: 5 }),
    downhill,
    place(walker(), { x: 770, y: 800, metre: 150, depth: 0.22, flip: true, coat: BLUE_DRESS }),
    place(banana(), { x: 150, y: 960, metre: 160, depth: 0.03 }),
    place(banana(), { x: 1120, y: 920, metre: 120, depth: 0.03, flip: true }),
  ),
];
