import { picture, type Picture } from '../../canvas/picture.ts';
import { crane } from '../../figures/animals/crane.ts';
import { giraffe } from '../../figures/animals/giraffe.ts';
import { dhow } from '../../figures/boats/dhow.ts';
import { walker } from '../../figures/people/walker.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { banana } from '../../figures/plants/banana.ts';
import { palmFrame } from '../../figures/plants/frame.ts';
import { papyrus } from '../../figures/plants/papyrus.ts';
import { terraces } from '../../land/fields.ts';
import { grass } from '../../land/grass.ts';
import { plain } from '../../land/ground.ts';
import { massif } from '../../land/peaks.ts';
import { hills } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { sky, sun } from '../../sky/skies.ts';
import { lake, ripples, sea } from '../../water/water.ts';

/** The other four countries as emblems. */
export const countries: readonly Picture[] = [
  picture(
    'countries/uganda',
    light('dawn', 'uganda', 'left'),
    sky({ horizon: 480, bands: 6 }),
    sun({ x: 600, y: 400, r: 190, glow: 0.4 }),
    massif({ summits: '760,400 860,330 950,390 1050,320', base: 500, snow: 400, depth: 0.8, of: '#7a84a0' }),
    hills({ y: 500, rise: 90, depth: 0.6, of: 'leaf' }),
    lake({ y: 560, to: 780 }),
    hills({ y: '0,770 600,800 1200,740', rise: 20, depth: 0.2, of: 'leaf' }),
    place(crane(), { x: 540, y: 850, metre: 560, depth: 0.2 }),
    place(papyrus(), { x: 1070, y: 890, metre: 130, depth: 0.06 }),
    grass({ y: 880, height: 44, of: 'leaf' }),
  ),
  picture(
    'countries/kenya',
    light('sunset', 'kenya', 'left'),
    sky({ horizon: 680, bands: 6 }),
    sun({ x: 600, y: 520, r: 250, glow: 0.3 }),
    hills({ y: 690, rise: 24, depth: 0.5 }),
    plain({ y: 700 }),
    place(giraffe(), { x: 470, y: 800, metre: 104, depth: 0.02, flat: true }),
    place(acacia(), { x: 880, y: 800, metre: 50, depth: 0.02 }),
    grass({ y: 872, height: 56 }),
  ),
  picture(
    'countries/rwanda',
    light('morning', 'rwanda', 'left'),
    sky({ horizon: 330, bands: 5 }),
    sun({ x: 880, y: 200, r: 90, glow: 0.3 }),
    hills({ y: 370, rise: 110, depth: 0.85, of: 'leaf' }),
    hills({ y: 440, rise: 100, depth: 0.7, of: 'leaf' }),
    terraces({ crest: '0,540 340,470 700,550 1200,450', depth: 0.56 }),
    terraces({ crest: '0,680 460,590 860,680 1200,590', depth: 0.42 }),
    hills({ y: '0,800 600,760 1200,820', rise: 14, depth: 0.26, of: 'grass' }),
    place(walker('umbrella'), {
      x: 560,
      y: 800,
      metre: 170,
      coat: { body: '#f0b53c', shade: '#b9842a', lit: '#5f3a28', dark: '#2a1d22', accent: '#d9452c' },
    }),
    place(banana(), { x: 1050, y: 880, metre: 96, depth: 0.08 }),
    grass({ y: 884, height: 44, of: 'leaf' }),
  ),
  picture(
    'countries/zanzibar',
    light('sunset', 'zanzibar', 'left'),
    sky({ horizon: 560, bands: 6 }),
    sun({ x: 600, y: 440, r: 240, glow: 0.3 }),
    sea({ horizon: 560 }),
    ripples({ y: 580, to: 860, x: 330, width: 540, count: 46, colour: '#ffe2a8' }),
    place(dhow(), { x: 330, y: 690, metre: 26, shadow: false, depth: 0.2 }),
    place(dhow(), { x: 640, y: 800, metre: 58, shadow: false, depth: 0.06 }),
    place(palmFrame(), { x: 1200, y: -30, metre: 96, depth: 0.03, flip: true, shadow: false }),
  ),
];
