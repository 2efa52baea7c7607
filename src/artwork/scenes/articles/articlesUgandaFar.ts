import { picture, type Picture } from '../../canvas/picture.ts';
import { buffaloFront } from '../../figures/animals/buffaloFront.ts';
import { zebra } from '../../figures/animals/zebra.ts';
import { canoe } from '../../figures/boats/outrigger.ts';
import { walker } from '../../figures/people/walker.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { banana } from '../../figures/plants/banana.ts';
import { doumPalm } from '../../figures/plants/palm.ts';
import { terraces } from '../../land/fields.ts';
import { downhill } from '../../land/hillRoads.ts';
import { plain } from '../../land/ground.ts';
import { massif } from '../../land/peaks.ts';
import { hills } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';
import { sky } from '../../sky/skies.ts';
import { dust, mist } from '../../sky/weather.ts';
import { mirror } from '../../water/mirror.ts';
import { islet } from '../../water/shore.ts';
import { ripples } from '../../water/water.ts';

const BLUE_DRESS = { accent: '#2c4a8c', shade: '#1d3568', lit: '#5f3a28', dark: '#2a1d22', pale: '#f3d79a' };

/** Places at Uganda's edges that only the articles visit. */
export const articlesUgandaFar: readonly Picture[] = [
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
