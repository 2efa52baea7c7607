import { cut, glow } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { OUTFITS } from '../../figures/people/outfits.ts';
import { trekker } from '../../figures/people/trekker.ts';
import { guide } from '../../figures/people/guide.ts';
import { place } from '../../figures/placing/place.ts';
import { fallHead } from '../../land/fallHead.ts';
import { riverBank } from '../../land/riverBank.ts';
import { forest } from '../../land/ridges.ts';
import { leaves } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { rainbow } from '../../sky/beams.ts';
import { sky } from '../../sky/skies.ts';
import { softWater } from '../../water/softWater.ts';
import { veilFall } from '../../water/veilFall.ts';

/** Places of Uganda that only the articles visit. */
export const articlesUganda: readonly Picture[] = [
  picture(
    'articles/murchison-falls',
    light('noon', 'uganda', 'right'),
    sky({ horizon: 170, stops: ['#1f6f92', '#5fa8ae', '#b8d8b8', '#f2eccb'] }),
    forest({ y: '0,150 600,120 1200,150', rise: 40, depth: 0.6, crown: 12 }),
    softWater({ y: 150, to: 320, rows: 5, size: 34, calm: 0.1 }),
    fallHead({ x: 600, y: 250, lip: 74, rise: 96, of: '#4a3a34', depth: 0.12 }),
    riverBank({
      edge: '-40,120 160,140 330,168 470,218',
      foot: 236,
      crown: 22,
    }),
    riverBank({
      edge: '1240,110 1080,136 900,160 740,218',
      foot: 236,
      crown: 22,
    }),
    veilFall({ x: 600, y: 242, to: 740, lip: 140, foot: 380, lean: -20, depth: 0.5 }),
    rainbow({ x: 560, y: 730, r: 320 }),
    softWater({ y: 735, to: 900, rows: 3, size: 62, calm: 0.1, of: '#2f8488' }),
    glow(580, 736, 250, '#f4fbf0', 0.95),
    cut('#5a4438', '770,330,1 900,310 1240,330,1 1240,760,1 1030,760,1 1000,640 900,520 860,420 800,380'),
    cut(
      '#42322c',
      '770,330,1 800,380 860,420 900,520 1000,640 1030,760,1 1090,760,1 1060,620 960,500 930,400 880,360',
    ),
    cut('#5fa850', '756,322 860,300 1000,304 1240,318,1 1240,360,1 1100,344 980,352 880,342 800,346'),
    place(guide('photographing'), {
      x: 900,
      y: 324,
      metre: 100,
      depth: 0.26,
      flip: true,
      shadow: false,
      coat: OUTFITS.vermilion,
    }),
    place(trekker('shading'), {
      x: 1040,
      y: 332,
      metre: 104,
      depth: 0.26,
      shadow: false,
      coat: OUTFITS.maize,
    }),
    softWater({ y: 800, to: 900, rows: 2, size: 66, calm: 0, front: true }),
    leaves({ corner: 'bottom-left', size: 330, depth: 0.03 }),
    leaves({ corner: 'bottom-right', size: 280, depth: 0.03 }),
  ),
];
