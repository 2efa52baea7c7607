import { picture, type Picture } from '../../canvas/picture.ts';
import { goldenMonkey } from '../../figures/animals/goldenMonkey.ts';
import { inyambo } from '../../figures/animals/inyambo.ts';
import { kingsHouse } from '../../figures/buildings/kingsHouse.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { motherBehind } from '../../figures/people/fromBehind.ts';
import { walker } from '../../figures/people/walker.ts';
import { row } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { lianaBranch } from '../../figures/plants/frame.ts';
import { treeFern } from '../../figures/plants/treeFern.ts';
import { forest, hills } from '../../land/ridges.ts';
import { leaves } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { mistBank } from '../../sky/mistBank.ts';
import { sky } from '../../sky/skies.ts';

/** Places of Rwanda that only the articles visit. */
export const articlesRwanda: readonly Picture[] = [
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
