import { picture, type Picture } from '../../canvas/picture.ts';
import { canoe } from '../../figures/boats/outrigger.ts';
import { kigaliSkyline } from '../../figures/buildings/kigaliSkyline.ts';
import { boatman } from '../../figures/people/boatman.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { onlooker } from '../../figures/people/fromBehind.ts';
import { place } from '../../figures/placing/place.ts';
import { trimaran } from '../../figures/placing/trimaran.ts';
import { banana } from '../../figures/plants/banana.ts';
import { terraces } from '../../land/fields.ts';
import { forest, hills } from '../../land/ridges.ts';
import { virunga } from '../../land/virunga.ts';
import { lamps, street } from '../../land/townLights.ts';
import { light } from '../../light/light.ts';
import { lamplight } from '../../sky/beams.ts';
import { cloudBands } from '../../sky/clouds.ts';
import { mistBank } from '../../sky/mistBank.ts';
import { sky, stars } from '../../sky/skies.ts';
import { stillWater } from '../../water/lakeland.ts';
import { lake, ripples } from '../../water/water.ts';

/** Places of Rwanda that only the articles visit. */
export const articlesRwanda: readonly Picture[] = [
  picture(
    'articles/kigali',
    light('night', 'rwanda', 'left'),
    sky({ horizon: 330, stops: ['#121a4a', '#25306c', '#5a4a80', '#e08a5c'] }),
    stars({ to: 200, count: 40 }),
    hills({ y: 350, rise: 70, depth: 0.5, of: '#3a3f74', plain: true }),
    lamps({ y: '0,350 600,344 1200,350', height: 40, count: 40, r: 3 }),
    place(kigaliSkyline(), {
      x: 660,
      y: 458,
      metre: 3.4,
      depth: 0.3,
      shadow: false,
      by: light('noon', 'rwanda'),
    }),
    hills({
      y: '-30,440 300,396 640,456 900,440 1230,380',
      rise: 26,
      depth: 0.4,
      of: '#2a3064',
      plain: true,
    }),
    lamps({ y: '0,430 300,400 640,456 900,440 1200,390', height: 100, count: 100, r: 4 }),
    street({ through: '60,500 200,452 420,470 600,520', r: 2, count: 44 }),
    hills({ y: '-30,600 300,560 700,500 1230,560', rise: 30, depth: 0.3, of: '#1e2452', plain: true }),
    lamps({ y: '0,600 300,560 700,510 1200,560', height: 150, count: 80, r: 6 }),
    street({ through: '420,690 620,600 900,560 1180,640', r: 3, count: 44 }),
    hills({ y: '-30,760 500,740 900,690 1230,700', rise: 20, depth: 0.2, of: '#141a40', plain: true }),
    lamplight({ x: 780, y: 800, r: 260, strength: 0.5 }),
    place(onlooker('knot'), {
      x: 700,
      y: 930,
      metre: 150,
      depth: 0.06,
      shadow: false,
      coat: { pale: '#f2a04c' },
    }),
    place(onlooker('hat'), {
      x: 870,
      y: 940,
      metre: 156,
      depth: 0.06,
      shadow: false,
      coat: { body: '#7a2f38' },
    }),
    place(banana(), { x: 150, y: 930, metre: 130, depth: 0.02, shadow: false, rim: false }),
  ),
  picture(
    'articles/lake-kivu',
    light('dusk', 'rwanda', 'right'),
    sky({ horizon: 300, stops: ['#222c64', '#4a4f8c', '#b8708a', '#f5a468'] }),
    cloudBands({ y: 120, height: 120, count: 5, opacity: 0.5 }),
    hills({ y: 300, rise: 80, depth: 0.7, of: '#54508c', plain: true }),
    stillWater({ y: 304, far: '#f7b078', middle: '#c87c8c', near: '#2a2f66' }),
    forest({ y: '-40,360 120,330 330,400', rise: 60, depth: 0.4, crown: 14, to: 420, of: '#2c3268' }),
    forest({ y: '820,440 1040,360 1240,340', rise: 60, depth: 0.4, crown: 14, to: 440, of: '#262c60' }),
    ripples({ y: 320, to: 860, x: 300, width: 640, count: 50, colour: '#ffd0a0', opacity: 0.6 }),
    ...trimaran({ x: 860, y: 500, metre: 40 }),
    ...trimaran({ x: 420, y: 740, metre: 104 }),
    lamplight({ x: 690, y: 650, r: 120, strength: 0.8 }),
    lamplight({ x: 960, y: 468, r: 60, strength: 0.8 }),
  ),
  picture(
    'articles/twin-lakes',
    light('dawn', 'rwanda', 'left'),
    sky({ horizon: 420, stops: ['#3c4a86', '#8a7fa8', '#eaa080', '#fbd9a8'] }),
    lake({
      y: 450,
      strength: 0.7,
      depth: 0.55,
      mirror: [
        virunga([{ x: 640, y: 60, foot: 470, width: 1300, mouth: 36, fill: '#3f4a86' }]),
        mistBank({ y: 330, height: 130, colour: '#f7d7b4', strength: 1, count: 8 }),
        terraces({ crest: '-20,430 260,402 560,424 860,406 1220,428', depth: 0.36, to: 452, strips: 3 }),
      ],
    }),
    ripples({ y: 470, to: 880, x: 100, width: 1000, count: 24, colour: '#ffe9c0', opacity: 0.5 }),
    place(boatman(), { x: 740, y: 700, metre: 104, depth: 0.14, shadow: false, coat: CLOTHES.yellow }),
    place(canoe(), { x: 784, y: 722, metre: 96, depth: 0.08, shadow: false }),
    place(banana(), { x: 90, y: 930, metre: 130, depth: 0.02, shadow: false }),
  ),
];
