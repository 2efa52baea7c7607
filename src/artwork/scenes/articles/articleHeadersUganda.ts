import { picture, type Picture } from '../../canvas/picture.ts';
import { gorilla } from '../../figures/animals/gorilla.ts';
import { OUTFITS } from '../../figures/people/outfits.ts';
import { guide } from '../../figures/people/guide.ts';
import { trekker } from '../../figures/people/trekker.ts';
import { place } from '../../figures/placing/place.ts';
import { forest, hills } from '../../land/ridges.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { leaves } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';

const SILVER = { body: '#2b3534', shade: '#141f1f', lit: '#8fa39a', pale: '#b9c6ba' };

/** The heads of the articles about Uganda. */
export const articleHeadersUganda: readonly Picture[] = [
  picture(
    'articles/gorillatrekkingtips',
    light('morning', 'uganda', 'left'),
    sky({ horizon: 260, stops: ['#b9d8c0', '#d6e6c4', '#eef0d0', '#fbf4d6'] }),
    forest({ y: '-30,200 380,150 760,230 1230,120', rise: 90, depth: 0.8, crown: 10 }),
    mist({ y: 270, height: 90, strength: 0.95 }),
    forest({ y: '-30,300 400,390 800,330 1230,220', rise: 100, depth: 0.56, crown: 16 }),
    mist({ y: 420, height: 90, strength: 0.95 }),
    forest({ y: '-30,560 500,520 820,470 1230,380', rise: 80, depth: 0.36, crown: 30 }),
    hills({ y: '-30,700 500,660 900,600 1230,560', rise: 8, depth: 0.42, of: '#8fbf4a', plain: true }),
    place(gorilla('seated'), { x: 950, y: 636, metre: 184, depth: 0.2, flip: true, coat: SILVER }),
    undergrowth({ y: '700,640 1000,640 1240,590', size: 80, depth: 0.24, from: 1010, filled: false }),
    undergrowth({ y: '760,650 900,655 1240,640', size: 52, depth: 0.2, from: 780, filled: false }),
    hills({ y: '-30,760 400,740 760,770 1230,740', rise: 6, depth: 0.3, of: '#5d9440', plain: true }),
    place(trekker('standing'), { x: 120, y: 812, metre: 214, depth: 0.2, coat: OUTFITS.vermilion }),
    place(trekker('shading'), { x: 290, y: 786, metre: 196, depth: 0.2, coat: OUTFITS.maize }),
    place(guide(), { x: 500, y: 836, metre: 252, depth: 0.2, coat: OUTFITS.moss }),
    undergrowth({ y: '-40,880 600,920 1240,850', size: 70, depth: 0.04 }),
    leaves({ corner: 'bottom-right', size: 320, depth: 0.04 }),
  ),
];
