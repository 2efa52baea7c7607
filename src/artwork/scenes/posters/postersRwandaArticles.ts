import type { Layer } from '../../canvas/canvas.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { farDhow } from '../../figures/boats/dhow.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { coupleBehind } from '../../figures/people/coupleBehind.ts';
import { intore } from '../../figures/people/intore.ts';
import { drummer } from '../../figures/people/drummer.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { hills } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { mistBank } from '../../sky/mistBank.ts';
import { sky } from '../../sky/skies.ts';
import { stillWater } from '../../water/lakeland.ts';
import { ripples } from '../../water/water.ts';

const TEAL = { body: '#2f7f96', shade: '#1d5a70', pale: '#d99a52' } as const;
const MIST = '#f8cda4';
/** The light of the fire that the dancers face. */
const FIRE = light('morning', 'rwanda', 'left');

const dancersWide: Layer[] = [
  sky({ horizon: 640, stops: ['#5a2448', '#6a2a48', '#7c3046', '#8e3a44'], bands: 6 }),
  hills({ y: '-30,620 700,570 1300,630 2430,500', rise: 70, depth: 0.1, of: '#4f3262', plain: true }),
  mistBank({ y: 648, height: 130, colour: '#f2a474', strength: 1, count: 16 }),
  hills({ y: '-30,760 600,700 1200,760 2430,640', rise: 50, depth: 0.2, of: '#46386c', plain: true }),
  mistBank({ y: 710, height: 150, colour: MIST, strength: 0.95, count: 16 }),
  hills({ y: '-30,900 700,880 1300,880 2430,820', rise: 10, depth: 0.06, of: '#241a3c', plain: true }),
  place(drummer(), { x: 1270, y: 900, metre: 180, by: FIRE, coat: CLOTHES.yellow }),
  place(intore(), { x: 2160, y: 890, metre: 156, by: FIRE, coat: TEAL, flip: true }),
  place(intore(), { x: 1640, y: 930, metre: 280, by: FIRE, flip: true }),
];
const dancersTall: Layer[] = [
  sky({ horizon: 700, stops: ['#5a2448', '#6e2a48', '#863346', '#ac4c44'], bands: 6 }),
  hills({ y: '-30,700 400,640 1110,690', rise: 60, depth: 0.1, of: '#4f3262', plain: true }),
  mistBank({ y: 660, height: 180, colour: '#f2a474', strength: 1 }),
  hills({ y: '-30,860 400,800 1110,850', rise: 50, depth: 0.2, of: '#46386c', plain: true }),
  mistBank({ y: 810, height: 200, colour: MIST, strength: 0.95 }),
  hills({ y: '-30,1180 500,1140 1110,1180', rise: 10, depth: 0.06, of: '#241a3c', plain: true }),
  place(drummer(), { x: 150, y: 1190, metre: 160, by: FIRE, coat: CLOTHES.yellow }),
  place(intore(), { x: 900, y: 1190, metre: 130, by: FIRE, coat: TEAL, flip: true }),
  place(intore(), { x: 480, y: 1270, metre: 230, by: FIRE, flip: true }),
];

const EVENING = [
  '#0f3448',
  '#123a4e',
  '#164254',
  '#1c4a5c',
  '#245260',
  '#2e5a64',
  '#3e6268',
  '#f0a070',
] as const;
const LOVERS = { depth: 0.26, shadow: false, by: light('golden', 'uganda', 'right') } as const;
const twoWide: Layer[] = [
  sky({ horizon: 740, stops: EVENING }),
  hills({ y: 744, rise: 30, depth: 0.3, of: '#2a5866', plain: true }),
  stillWater({ y: 748, to: 930, far: '#fbc48e', middle: '#e8a884', near: '#7a7478' }),
  ripples({ y: 756, to: 920, x: 500, width: 1300, count: 46, colour: '#ffe6b8', opacity: 0.8 }),
  place(farDhow(), { x: 1130, y: 790, metre: 20, shadow: false, coat: { pale: '#f6c49a' } }),
  hills({ y: '-30,940 900,930 2430,880', rise: 8, depth: 0.05, of: '#0f2c30', plain: true }),
  place(acacia({ variant: 2 }), {
    x: 2010,
    y: 960,
    metre: 104,
    depth: 0.04,
    flip: true,
    shadow: false,
    rim: false,
  }),
  place(coupleBehind(), { x: 1500, y: 950, metre: 250, ...LOVERS }),
  hills({ y: '-30,970 900,960 2430,930', rise: 6, depth: 0.03, of: '#0b2226', plain: true }),
];
const twoTall: Layer[] = [
  sky({ horizon: 800, stops: EVENING }),
  hills({ y: 804, rise: 30, depth: 0.3, of: '#2a5866', plain: true }),
  stillWater({ y: 808, to: 1160, far: '#fbc48e', middle: '#e8a884', near: '#5a6a74' }),
  ripples({ y: 820, to: 1120, x: 100, width: 900, count: 46, colour: '#ffe6b8', opacity: 0.8 }),
  place(farDhow(), { x: 250, y: 860, metre: 22, shadow: false }),
  hills({ y: '-30,1150 500,1130 1110,1120', rise: 8, depth: 0.05, of: '#0f2c30', plain: true }),
  place(acacia({ variant: 2 }), {
    x: 860,
    y: 1190,
    metre: 72,
    depth: 0.04,
    flip: true,
    shadow: false,
    rim: false,
  }),
  place(coupleBehind(), { x: 440, y: 1226, metre: 230, ...LOVERS }),
  hills({ y: '-30,1230 500,1216 1110,1220', rise: 6, depth: 0.03, of: '#0b2226', plain: true }),
];

/** The great views of two articles: Rwanda's places, and places for two. */
export const postersRwandaArticles: readonly Picture[] = [
  ...poster('rwanda8places', {
    light: light('sunset', 'rwanda', 'left'),
    wide: dancersWide,
    tall: dancersTall,
  }),
  ...poster('romanticgetaways', { light: light('dusk', 'uganda', 'right'), wide: twoWide, tall: twoTall }),
];
