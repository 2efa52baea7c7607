import { cut, floor } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { farDhow } from '../../figures/boats/dhow.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { coupleBehind } from '../../figures/people/coupleBehind.ts';
import { cyclist } from '../../figures/people/cyclist.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { hills } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';
import { stillWater } from '../../water/lakeland.ts';
import { ripples } from '../../water/water.ts';

/** The other scenes at the head of an article. */
export const articleHeadersMore: readonly Picture[] = [
  picture(
    'articles/kenyan8places',
    light('dawn', 'kenya', 'behind'),
    sky({ horizon: 500, bands: 7, stops: ['#173a80', '#4f6cb0', '#f09a6c', '#ffdc9c'] }),
    floor('#5a2a48', '0,470 180,430 380,462 620,420 860,470 1040,436 1200,470'),
    floor('#e08a48', '0,506 600,498 1200,508'),
    floor('#b4552a', '0,600 600,580 1200,604'),
    cut('#f6c690', '590,500,1 612,500,1 900,920,1 240,920,1'),
    cut('#e09a5c', '598,500,1 604,500,1 620,920,1 540,920,1'),
    place(acacia(), { x: 190, y: 700, metre: 44, depth: 0.06 }),
    place(acacia({ variant: 3 }), { x: 990, y: 660, metre: 42, depth: 0.06 }),
    place(cyclist(), { x: 620, y: 740, metre: 104, depth: 0.14, coat: CLOTHES.coral }),
    floor('#4f160f', '0,876 240,862 300,920 900,920 940,868 1200,880'),
  ),
  picture(
    'articles/romanticgetaways',
    light('dusk', 'uganda', 'behind-right'),
    sky({ horizon: 430, stops: ['#1f3a5c', '#4a6a80', '#d98a6a', '#fbc98a'] }),
    hills({ y: 436, rise: 40, depth: 0.6, of: '#3f5a78', plain: true }),
    stillWater({ y: 440, to: 730, far: '#fbcf98', middle: '#d79c84', near: '#3f6078' }),
    ripples({ y: 450, to: 640, x: 500, width: 600, count: 34, colour: '#ffe9b8', opacity: 0.7 }),
    place(farDhow(), { x: 880, y: 470, metre: 14, shadow: false }),
    hills({ y: '-30,690 600,676 1230,700', rise: 10, depth: 0.12, of: '#173c38', plain: true }),
    place(acacia({ variant: 2 }), { x: 250, y: 770, metre: 78, depth: 0.05, shadow: false, rim: false }),
    place(coupleBehind(), {
      x: 690,
      y: 830,
      metre: 190,
      depth: 0.26,
      by: light('golden', 'uganda', 'right'),
    }),
    hills({ y: '-30,850 500,838 1230,846', rise: 4, depth: 0.04, of: '#12302e', plain: true }),
  ),
];
