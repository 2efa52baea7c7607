import { picture, type Picture } from '../../canvas/picture.ts';
import { canoe } from '../../figures/boats/outrigger.ts';
import { walker } from '../../figures/people/walker.ts';
import { place } from '../../figures/placing/place.ts';
import { banana } from '../../figures/plants/banana.ts';
import { terraces } from '../../land/fields.ts';
import { downhill } from '../../land/hillRoads.ts';
import { hills } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';
import { mirror } from '../../water/mirror.ts';
import { islet } from '../../water/shore.ts';
import { ripples } from '../../water/water.ts';

const BLUE_DRESS = { accent: '#2c4a8c', shade: '#1d3568', lit: '#5f3a28', dark: '#2a1d22', pale: '#f3d79a' };

/** Places at Uganda's edges that only the articles visit. */
export const articlesUgandaFar: readonly Picture[] = [
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
