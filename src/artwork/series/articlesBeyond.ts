import { farDhow } from '../boats/dhow.ts';
import { canoe } from '../boats/outrigger.ts';
import { cumulus } from '../clouds.ts';
import { herd } from '../crowd.ts';
import { cocoDeMer } from '../flora/cocoDeMer.ts';
import { coconutPalm } from '../flora/palm.ts';
import { papyrus } from '../flora/papyrus.ts';
import { grass } from '../grass.ts';
import { light } from '../light.ts';
import { massif } from '../peaks.ts';
import { hiker } from '../people/hiker.ts';
import { picture } from '../picture.ts';
import type { Picture } from '../picture.ts';
import { place } from '../place.ts';
import { hills } from '../ridges.ts';
import { kopje } from '../rocks.ts';
import { beach } from '../shore.ts';
import { sky, sun } from '../skies.ts';
import { crater } from '../volcanoes.ts';
import { lake, ripples, sea } from '../water.ts';
import { mist } from '../weather.ts';

/** Places beyond the five countries, and two on their lakes. */
export const articlesBeyond: readonly Picture[] = [
  picture(
    'articles/crater-lakes',
    light('morning', 'uganda', 'left'),
    sky({ horizon: 280 }),
    massif({ summits: '780,210 880,150 980,220 1080,170', base: 300, snow: 190, depth: 0.88, of: '#8a9cb0' }),
    hills({ y: 310, rise: 80, depth: 0.8, of: 'leaf' }),
    hills({ y: '0,420 600,380 1200,430', rise: 20, depth: 0.6, of: 'leaf' }),
    crater({ x: 300, y: 420, width: 420, height: 110, depth: 0.55 }),
    hills({ y: '0,560 600,520 1200,540', rise: 16, depth: 0.46, of: 'leaf' }),
    crater({ x: 780, y: 560, width: 640, height: 190, depth: 0.4 }),
    mist({ y: 560, height: 40, strength: 0.5 }),
    hills({ y: '0,820 500,790 1200,840', rise: 10, depth: 0.18, of: 'grass', plain: true }),
    grass({ y: 876, height: 56, of: 'leaf' }),
  ),
  picture(
    'articles/entebbe',
    light('mist', 'uganda', 'right'),
    sky({ horizon: 430 }),
    sun({ x: 820, y: 300, r: 60 }),
    hills({ y: 440, rise: 40, depth: 0.85, of: 'leaf' }),
    lake({ y: 460, depth: 0.45 }),
    herd([papyrus()], { x: 600, y: 540, width: 1100, height: 30, count: 9, metre: [26, 44] }),
    ripples({ y: 600, to: 860, count: 24 }),
    place(canoe(), { x: 600, y: 740, metre: 96, depth: 0.14, shadow: false }),
    place(papyrus({ seed: 2 }), { x: 120, y: 900, metre: 140, depth: 0.05 }),
    place(papyrus({ seed: 5 }), { x: 1090, y: 900, metre: 150, depth: 0.05 }),
  ),
  picture(
    'articles/seychelles',
    light('morning', 'zanzibar', 'left'),
    sky({ horizon: 400 }),
    cumulus({ x: 260, y: 380, width: 420, height: 130 }),
    sea({ horizon: 400 }),
    ripples({ y: 430, to: 640, count: 36 }),
    kopje({ x: 960, y: 680, width: 520, height: 320, depth: 0.34, of: '#c9a08a', pile: 1 }),
    beach({ shore: '-20,700 400,720 800,690 1220,670' }),
    kopje({ x: 320, y: 800, width: 300, height: 130, depth: 0.24, of: '#c9a08a', pile: 0 }),
    place(cocoDeMer(), { x: 1080, y: 850, metre: 58, depth: 0.14 }),
    place(coconutPalm({ seed: 5 }), { x: 120, y: 860, metre: 54, depth: 0.16 }),
  ),
  picture(
    'articles/bazaruto',
    light('dawn', 'zanzibar', 'right'),
    sky({ horizon: 380 }),
    sun({ x: 960, y: 300, r: 62 }),
    sea({ horizon: 380 }),
    place(farDhow(), { x: 760, y: 410, metre: 12, shadow: false }),
    hills({ y: '300,520 600,500 1240,540', rise: 6, depth: 0.4, of: 'sand', to: 560, plain: true }),
    ripples({ y: 570, to: 700, count: 24 }),
    hills({ y: '-20,470 260,420 560,640 900,760 1240,740', rise: 10, depth: 0.32, of: 'sand' }),
    hills({ y: '-20,700 400,640 760,800 1240,860', rise: 8, depth: 0.22, of: 'sand' }),
    place(hiker(), { x: 250, y: 646, metre: 46, depth: 0.1, coat: { body: '#3a2430', accent: '#c2452a' } }),
  ),
];
