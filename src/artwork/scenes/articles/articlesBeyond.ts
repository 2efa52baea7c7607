import { picture, type Picture } from '../../canvas/picture.ts';
import { grain } from '../../canvas/tiles.ts';
import { shoebill } from '../../figures/animals/shoebill.ts';
import { farDhow } from '../../figures/boats/dhow.ts';
import { canoe } from '../../figures/boats/outrigger.ts';
import { boatman } from '../../figures/people/boatman.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { walkerBehind } from '../../figures/people/walkerBehind.ts';
import { place } from '../../figures/placing/place.ts';
import { papyrus } from '../../figures/plants/papyrus.ts';
import { waterLilies } from '../../figures/plants/undergrowth.ts';
import { hills } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';
import { stillWater, tongue } from '../../water/lakeland.ts';
import { ripples, sea, wakes } from '../../water/water.ts';

/** Places beyond the five countries, and two on their lakes. */
export const articlesBeyond: readonly Picture[] = [
  picture(
    'articles/entebbe',
    light('dawn', 'uganda', 'behind-right'),
    sky({ horizon: 380, stops: ['#3f7a90', '#8fb09c', '#e9c490', '#fde4b4'] }),
    hills({ y: 390, rise: 40, depth: 0.75, of: '#5f9080', plain: true }),
    stillWater({ y: 396, far: '#fde7bc', middle: '#c9d0b0', near: '#2f6a70' }),
    mist({ y: 400, height: 60 }),
    tongue('-60,470 60,452 220,446 380,458 500,470', '#4f8a68', { reed: 34 }),
    tongue('620,540 760,524 960,516 1120,512 1260,540', '#357a58', { reed: 50 }),
    ripples({ y: 500, to: 860, x: 100, width: 900, count: 34, colour: '#fff0cc', opacity: 0.7 }),
    place(boatman(), { x: 300, y: 640, metre: 84, depth: 0.16, shadow: false, coat: CLOTHES.coral }),
    place(canoe(), { x: 330, y: 658, metre: 80, depth: 0.1 }),
    place(waterLilies(), { x: 520, y: 850, metre: 76, depth: 0.24, shadow: false }),
    place(shoebill(), { x: 840, y: 870, metre: 380, depth: 0.26, flip: true, shadow: 'water' }),
    wakes('826,866,84'),
    place(papyrus({ seed: 2 }), { x: 90, y: 930, metre: 160, depth: 0.02, shadow: false, rim: false }),
    place(papyrus({ seed: 5 }), { x: 1210, y: 940, metre: 170, depth: 0.02, shadow: false, rim: false }),
  ),
  picture(
    'articles/bazaruto',
    light('morning', 'zanzibar', 'right', 18),
    sky({ horizon: 210, stops: ['#4f8fb0', '#93b8bc', '#f0b890', '#fddcae'] }),
    sea({ horizon: 210 }),
    place(farDhow(), { x: 900, y: 300, metre: 22, shadow: false, coat: { pale: '#ffe6c4' } }),
    hills({ y: '420,400 700,372 1240,420', rise: 6, depth: 0.5, of: '#f6e0b2', to: 430, plain: true }),
    hills({ y: '-20,330 240,300 560,560 900,700 1240,690', rise: 10, depth: 0.34, of: '#f2cf98' }),
    hills({ y: '-20,620 400,580 760,760 1240,850', rise: 8, depth: 0.22, of: '#e0a470' }),
    place(walkerBehind(), { x: 250, y: 590, metre: 62, depth: 0.1, coat: CLOTHES.coral }),
    place(walkerBehind(), { x: 330, y: 596, metre: 58, depth: 0.1, coat: CLOTHES.white }),
    grain({ y: 640, to: 900 }),
  ),
];
