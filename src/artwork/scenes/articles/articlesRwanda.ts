import { picture, type Picture } from '../../canvas/picture.ts';
import { goldenMonkey } from '../../figures/animals/goldenMonkey.ts';
import { inyambo } from '../../figures/animals/inyambo.ts';
import { canoe } from '../../figures/boats/outrigger.ts';
import { kigaliSkyline } from '../../figures/buildings/kigaliSkyline.ts';
import { kingsHouse } from '../../figures/buildings/kingsHouse.ts';
import { boatman } from '../../figures/people/boatman.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { motherBehind, onlooker } from '../../figures/people/fromBehind.ts';
import { walker } from '../../figures/people/walker.ts';
import { row } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { trimaran } from '../../figures/placing/trimaran.ts';
import { banana } from '../../figures/plants/banana.ts';
import { lianaBranch } from '../../figures/plants/frame.ts';
import { treeFern } from '../../figures/plants/treeFern.ts';
import { terraces } from '../../land/fields.ts';
import { forest, hills } from '../../land/ridges.ts';
import { virunga } from '../../land/virunga.ts';
import { lamps, street } from '../../land/townLights.ts';
import { leaves } from '../../land/woods.ts';
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
    'articles/gishwati-mukura',
    light('morning', 'rwanda', 'left'),
    sky({ horizon: 260, stops: ['#5a83a6', '#93b2bc', '#cbdacc', '#f3ead0'] }),
    hills({ y: 290, rise: 90, depth: 0.8, of: '#6d8aa8' }),
    mistBank({ y: 250, height: 130, colour: '#f0efdc' }),
    hills({ y: '-30,420 500,440 1230,340', rise: 30, depth: 0.56, of: '#a9c47c' }),
    hills({ y: '-30,520 500,520 1230,460', rise: 14, depth: 0.42, of: '#8fb566' }),
    row([treeFern()], { from: [560, 560], to: [1180, 500], count: 9, metre: [22, 16], depth: 0.3 }),
    row([treeFern()], { from: [640, 640], to: [1190, 600], count: 7, metre: [30, 26], depth: 0.26 }),
    row([treeFern()], { from: [700, 800], to: [1190, 740], count: 4, metre: [42, 36], depth: 0.22 }),
    place(motherBehind(), { x: 945, y: 822, metre: 118, depth: 0.22 }),
    forest({ y: '-40,240 200,330 420,660 1230,1000', rise: 50, depth: 0.3, crown: 40, of: '#2c5a50' }),
    place(lianaBranch(), { x: -60, y: 640, metre: 120, depth: 0.02, shadow: false }),
    place(goldenMonkey(), { x: 380, y: 630, metre: 250, depth: 0.24, shadow: false }),
    leaves({ corner: 'bottom-left', size: 380, depth: 0.03 }),
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
  picture(
    'articles/nyanza',
    light('morning', 'rwanda', 'left', 20),
    sky({ horizon: 420, stops: ['#6f92c0', '#a3bcd2', '#d6ded6', '#f8ecce'] }),
    hills({ y: 430, rise: 90, depth: 0.7, of: '#7f86a8', plain: true }),
    hills({ y: 500, rise: 40, depth: 0.5, of: '#5f7a78', plain: true }),
    place(kingsHouse(), { x: 330, y: 640, metre: 52, depth: 0.3, shadow: false }),
    hills({ y: '-30,640 400,624 1230,600', rise: 8, depth: 0.32, of: '#c98a52', plain: true }),
    place(walker('umbrella'), {
      x: 560,
      y: 700,
      metre: 92,
      depth: 0.26,
      flip: true,
      coat: CLOTHES.indigo,
    }),
    place(inyambo(), { x: 1040, y: 690, metre: 110, depth: 0.3, flip: true }),
    place(inyambo(), { x: 800, y: 880, metre: 260, depth: 0.2 }),
  ),
];
