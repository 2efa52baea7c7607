import { floor } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { crane } from '../../figures/animals/crane.ts';
import { flamingo } from '../../figures/animals/flamingo.ts';
import { giraffe } from '../../figures/animals/giraffe.ts';
import { dhow } from '../../figures/boats/dhow.ts';
import { walker } from '../../figures/people/walker.ts';
import { herd } from '../../figures/placing/crowd.ts';
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
import { cone } from '../../land/volcanoes.ts';
import { light } from '../../light/light.ts';
import { sky, sun } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';
import { tealSea } from '../../water/tealSea.ts';
import { lake, ripples } from '../../water/water.ts';

const SAIL = { pale: '#8a2f3c', lit: '#5a1c34', body: '#2a0f24', shade: '#1a0818', accent: '#f0784e' };

/** The five countries as emblems. */
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
    light('sunset', 'kenya', 'behind'),
    plan({ subject: [440, 320, 340, 360], camera: 'profile' }),
    sky({ horizon: 680, bands: 6, stops: ['#2a1f5c', '#9a2f4a', '#ee6a34', '#ffc468'] }),
    sun({ x: 600, y: 520, r: 250, glow: 0.3 }),
    hills({ y: 690, rise: 24, depth: 0.5 }),
    plain({ y: 700 }),
    place(giraffe(), { coat: { body: '#3a1424' }, x: 470, y: 800, metre: 104, depth: 0.02, flat: true }),
    place(acacia(), { x: 880, y: 800, metre: 50, depth: 0.02 }),
    floor('#2a0d14', '0,872 400,862 800,878 1200,866'),
  ),
  picture(
    'countries/tanzania',
    light('golden', 'tanzania', 'left'),
    sky({ horizon: 500, bands: 6 }),
    sun({ x: 280, y: 330, r: 120, glow: 0.3 }),
    cone({ x: 760, y: 210, width: 820, height: 300, depth: 0.6, crater: 0.1 }),
    mist({ y: 500, height: 40 }),
    lake({ y: 520, depth: 0.5 }),
    herd([flamingo(), flamingo('feeding')], {
      x: 640,
      y: 600,
      width: 1100,
      height: 50,
      count: 26,
      metre: [16, 28],
    }),
    place(flamingo(), { x: 360, y: 830, metre: 260, depth: 0.24 }),
    place(flamingo('feeding'), { x: 660, y: 860, metre: 280, depth: 0.24 }),
    place(flamingo(), { x: 930, y: 800, metre: 220, depth: 0.26, flip: true }),
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
    light('sunset', 'zanzibar', 'behind'),
    plan({ subject: [240, 440, 640, 360], camera: 'profile' }),
    sky({ horizon: 560, bands: 7, stops: ['#3a1f5c', '#a03a5a', '#f0784e', '#ffc872'] }),
    sun({ x: 600, y: 440, r: 240, glow: 0.3 }),
    tealSea({ horizon: 560 }),
    ripples({ y: 580, to: 860, x: 330, width: 540, count: 46, colour: '#ffe2a8' }),
    place(dhow(), { x: 330, y: 690, metre: 26, depth: 0.2, coat: SAIL }),
    place(dhow(), { x: 640, y: 800, metre: 58, depth: 0.1, coat: SAIL }),
    place(palmFrame(), { x: 1200, y: -30, metre: 96, depth: 0.03, flip: true, shadow: false }),
  ),
];
