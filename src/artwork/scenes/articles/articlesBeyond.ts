import { picture, type Picture } from '../../canvas/picture.ts';
import { grain } from '../../canvas/tiles.ts';
import { farDhow } from '../../figures/boats/dhow.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { guide } from '../../figures/people/guide.ts';
import { walkerBehind } from '../../figures/people/walkerBehind.ts';
import { place } from '../../figures/placing/place.ts';
import { euphorbia } from '../../figures/plants/euphorbia.ts';
import { massif } from '../../land/peaks.ts';
import { hills } from '../../land/ridges.ts';
import { crater } from '../../land/volcanoes.ts';
import { light } from '../../light/light.ts';
import { mistBank } from '../../sky/mistBank.ts';
import { sky } from '../../sky/skies.ts';
import { sea } from '../../water/water.ts';

/** Places beyond the five countries, and two on their lakes. */
export const articlesBeyond: readonly Picture[] = [
  picture(
    'articles/crater-lakes',
    light('morning', 'uganda', 'left'),
    sky({ horizon: 200, stops: ['#3f86a8', '#7fb4b6', '#c8dcc4', '#f6ecc8'] }),
    massif({ summits: '760,130 860,70 970,140 1080,90', base: 260, snow: 120, depth: 0.85, of: '#8a9cb0' }),
    hills({ y: 250, rise: 60, depth: 0.75, of: '#4f8a68' }),
    hills({ y: '0,360 600,320 1200,370', rise: 20, depth: 0.56, of: '#3f7f52' }),
    crater({ x: 250, y: 380, width: 440, height: 100, depth: 0.5 }),
    crater({ x: 960, y: 350, width: 320, height: 66, depth: 0.56, of: '#5f9a50' }),
    mistBank({ y: 380, height: 90, colour: '#eef0d4', strength: 0.6 }),
    hills({ y: '0,500 600,460 1200,480', rise: 16, depth: 0.4, of: '#357a4a' }),
    crater({ x: 660, y: 570, width: 820, height: 250, depth: 0.34, of: '#5f9a50', water: 0.56 }),
    hills({ y: '-30,640 260,660 620,790 1230,850', rise: 10, depth: 0.08, of: '#1d4a34', plain: true }),
    place(walkerBehind(), { x: 150, y: 740, metre: 170, depth: 0.2, shadow: false, coat: CLOTHES.coral }),
    place(guide('seated'), { x: 380, y: 776, metre: 170, depth: 0.2, shadow: false, coat: CLOTHES.plum }),
    place(euphorbia(), { x: 1080, y: 930, metre: 80, depth: 0.03, shadow: false, rim: false }),
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
