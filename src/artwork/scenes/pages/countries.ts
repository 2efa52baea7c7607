import { floor } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { giraffe } from '../../figures/animals/giraffe.ts';
import { dhow } from '../../figures/boats/dhow.ts';
import { motherBehind } from '../../figures/people/fromBehind.ts';
import { walker } from '../../figures/people/walker.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { banana } from '../../figures/plants/banana.ts';
import { palmFrame } from '../../figures/plants/frame.ts';
import { terraces } from '../../land/fields.ts';
import { plain } from '../../land/ground.ts';
import { hills } from '../../land/ridges.ts';
import { virunga } from '../../land/virunga.ts';
import { light } from '../../light/light.ts';
import { mistBank } from '../../sky/mistBank.ts';
import { sky, sun } from '../../sky/skies.ts';
import { tealSea } from '../../water/tealSea.ts';
import { ripples } from '../../water/water.ts';

const SAIL = { pale: '#8a2f3c', lit: '#5a1c34', body: '#2a0f24', shade: '#1a0818', accent: '#f0784e' };

/** Fields of the hills at daybreak, still in the shade. */
const TERRACES = ['#4d7a6a', '#2c5660', '#7a6a5c', '#5f8a68', '#35506c', '#2c6660'];

/** The countries whose emblems have no file of their own. */
export const countries: readonly Picture[] = [
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
    'countries/rwanda',
    light('dawn', 'rwanda', 'left'),
    plan({ subject: [700, 140, 120, 184], camera: 'back' }),
    sky({ horizon: 330, stops: ['#e8805a', '#f09a62', '#f7bb82', '#fbdcae'], bands: 5 }),
    virunga([
      { x: 980, y: 150, foot: 420, width: 760, mouth: 90, fill: '#857ba8' },
      { x: 700, y: 70, foot: 430, width: 820, mouth: 30, fill: '#5f6298' },
    ]),
    mistBank({ y: 270, height: 160, colour: '#f9dcb8', strength: 1 }),
    hills({ y: '-30,420 360,340 760,430 1230,350', rise: 30, depth: 0.5, of: '#6d72a4', plain: true }),
    mistBank({ y: 360, height: 150, colour: '#f6d3b4', strength: 0.9 }),
    hills({ y: '-30,470 300,540 700,450 1230,540', rise: 30, depth: 0.4, of: '#4a5a90', plain: true }),
    mistBank({ y: 490, height: 150, colour: '#e9bfae', strength: 0.8 }),
    terraces({ crest: '-20,660 300,560 620,600 900,680 1220,590', depth: 0.3, of: TERRACES }),
    hills({
      y: '-30,800 260,720 620,780 900,760 1230,690',
      rise: 10,
      depth: 0.06,
      of: '#16224a',
      plain: true,
    }),
    place(walker('umbrella'), {
      x: 390,
      y: 770,
      metre: 190,
      depth: 0.12,
      shadow: false,
      coat: {
        body: '#2c4a8c',
        shade: '#1d3568',
        lit: '#5f3a28',
        dark: '#2a1d22',
        accent: '#f07a2c',
        pale: '#f9b45c',
      },
    }),
    place(motherBehind(), { x: 560, y: 800, metre: 170, depth: 0.12, shadow: false }),
    grain({ y: 800, to: 900, colour: '#3c4878', opacity: 0.4 }),
    place(banana(), { x: 1070, y: 900, metre: 110, depth: 0.03, shadow: false, rim: false }),
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
