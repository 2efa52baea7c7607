import { picture, type Picture } from '../../canvas/picture.ts';
import { shoebill } from '../../figures/animals/shoebill.ts';
import { farDhow } from '../../figures/boats/dhow.ts';
import { canoe } from '../../figures/boats/outrigger.ts';
import { boatman } from '../../figures/people/boatman.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { guide } from '../../figures/people/guide.ts';
import { hiker } from '../../figures/people/hiker.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { cocoDeMer } from '../../figures/plants/cocoDeMer.ts';
import { euphorbia } from '../../figures/plants/euphorbia.ts';
import { coconutPalm } from '../../figures/plants/palm.ts';
import { papyrus } from '../../figures/plants/papyrus.ts';
import { waterLilies } from '../../figures/plants/undergrowth.ts';
import { grass } from '../../land/grass.ts';
import { massif } from '../../land/peaks.ts';
import { hills } from '../../land/ridges.ts';
import { kopje } from '../../land/rocks.ts';
import { crater } from '../../land/volcanoes.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';
import { sky, sun } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';
import { beach } from '../../water/shore.ts';
import { lake, ripples, sea, wakes } from '../../water/water.ts';

/** Places beyond the five countries, and two on their lakes. */
export const articlesBeyond: readonly Picture[] = [
  picture(
    'articles/crater-lakes',
    light('morning', 'uganda', 'left'),
    sky({ horizon: 270 }),
    massif({ summits: '760,200 860,130 970,200 1080,150', base: 300, snow: 180, depth: 0.88, of: '#8a9cb0' }),
    hills({ y: 300, rise: 80, depth: 0.82, of: 'leaf' }),
    hills({ y: '0,400 600,360 1200,410', rise: 20, depth: 0.66, of: 'leaf' }),
    crater({ x: 250, y: 420, width: 420, height: 100, depth: 0.6 }),
    crater({ x: 960, y: 390, width: 300, height: 60, depth: 0.66, of: 'grass' }),
    mist({ y: 430, height: 50, strength: 0.6 }),
    hills({ y: '0,540 600,500 1200,520', rise: 16, depth: 0.5, of: 'leaf' }),
    crater({ x: 720, y: 570, width: 760, height: 210, depth: 0.42, of: 'grass' }),
    mist({ y: 560, height: 40, strength: 0.4 }),
    hills({ y: '-30,700 260,720 620,800 1230,830', rise: 10, depth: 0.26, of: 'grass' }),
    place(guide('seated'), { x: 290, y: 790, metre: 150 }),
    place(hiker(), { x: 110, y: 780, metre: 142, coat: CLOTHES.plum }),
    place(euphorbia(), { x: 1080, y: 890, metre: 72, depth: 0.08 }),
    grass({ y: 884, height: 46, of: 'leaf' }),
  ),
  picture(
    'articles/entebbe',
    light('mist', 'uganda', 'right'),
    sky({ horizon: 430 }),
    sun({ x: 760, y: 300, r: 60 }),
    hills({ y: 440, rise: 40, depth: 0.85, of: 'leaf' }),
    lake({ y: 460, depth: 0.45 }),
    herd([papyrus()], { x: 600, y: 540, width: 1100, height: 30, count: 9, metre: [26, 44] }),
    ripples({ y: 600, to: 860, count: 34 }),
    place(boatman(), { x: 400, y: 682, metre: 92, depth: 0.3, shadow: false }),
    place(canoe(), { x: 430, y: 700, metre: 88, depth: 0.26, shadow: false }),
    place(waterLilies(), { x: 600, y: 840, metre: 66, depth: 0.34, shadow: false }),
    place(shoebill(), { x: 850, y: 860, metre: 300, depth: 0.3, flip: true, shadow: false }),
    wakes('838,856,70'),
    ripples({ y: 850, to: 890, x: 700, width: 320, count: 12 }),
    place(papyrus({ seed: 2 }), { x: 110, y: 910, metre: 150, depth: 0.05 }),
    place(papyrus({ seed: 5 }), { x: 1140, y: 920, metre: 160, depth: 0.05 }),
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
