import { picture, type Picture } from '../../canvas/picture.ts';
import { grain } from '../../canvas/tiles.ts';
import { farDhow } from '../../figures/boats/dhow.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { walkerBehind } from '../../figures/people/walkerBehind.ts';
import { place } from '../../figures/placing/place.ts';
import { hills } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';
import { sea } from '../../water/water.ts';

/** A coast beyond the five countries. */
export const articlesBeyond: readonly Picture[] = [
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
