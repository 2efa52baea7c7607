import type { Layer } from '../../canvas/canvas.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { giraffe } from '../../figures/animals/giraffe.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { intore } from '../../figures/people/intore.ts';
import { drummer } from '../../figures/people/drummer.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { superiorVan } from '../../figures/vehicles/superiorVan.ts';
import { plain, road } from '../../land/ground.ts';
import { hills } from '../../land/ridges.ts';
import { cone } from '../../land/volcanoes.ts';
import { light } from '../../light/light.ts';
import { mistBank } from '../../sky/mistBank.ts';
import { sky } from '../../sky/skies.ts';
import { stillWater } from '../../water/lakeland.ts';

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

const RIFT = [
  '#16357c',
  '#1a3a82',
  '#1e4088',
  '#26488e',
  '#305090',
  '#3c5892',
  '#4c5e94',
  '#dc968a',
] as const;
const VAN = { depth: 0.26, coat: { body: '#f8ecd6', shade: '#c2a890' } } as const;
const lineWide: Layer[] = [
  sky({ horizon: 740, stops: RIFT }),
  cone({ x: 1820, y: 330, width: 1300, height: 420, depth: 0.3, crater: 0.12, of: '#4a5a96' }),
  plain({ y: 720, far: 0.6, near: 0.4, of: '#d97a4a' }),
  stillWater({ y: 744, to: 804, far: '#fde0b4', middle: '#f9cfa0', near: '#e8a684' }),
  hills({ y: '-30,820 700,800 1400,816 2430,800', rise: 10, depth: 0.3, of: '#c25a34', plain: true }),
  road({ from: [1080, 818], to: [900, 1040], width: 330, swing: 160, of: '#f2b088' }),
  hills({ y: '1100,1060 1500,900 1900,850 2430,800', rise: 14, depth: 0.1, of: '#7a2c24', plain: true }),
  place(superiorVan({ guests: true }), { x: 1330, y: 880, metre: 62, ...VAN }),
  place(giraffe(), { x: 1720, y: 880, metre: 116, depth: 0.16, shadow: false, coat: { dark: '#7a3418' } }),
  place(giraffe('browsing'), { x: 1960, y: 860, metre: 96, depth: 0.16, shadow: false }),
  place(acacia(), { x: 2190, y: 900, metre: 118, depth: 0.03, shadow: false }),
];
const lineTall: Layer[] = [
  sky({ horizon: 760, stops: RIFT }),
  cone({ x: 640, y: 600, width: 900, height: 190, depth: 0.5, crater: 0.12, of: '#4a5a96' }),
  plain({ y: 760, far: 0.6, near: 0.4, of: '#d97a4a' }),
  stillWater({ y: 800, to: 870, far: '#fde0b4', middle: '#f9cfa0', near: '#e8a684' }),
  hills({ y: '-30,880 500,860 1110,890', rise: 10, depth: 0.3, of: '#c25a34', plain: true }),
  road({ from: [420, 880], to: [640, 1400], width: 420, swing: 190, of: '#f2b088' }),
  hills({ y: '220,1420 440,1270 760,1190 1110,1100', rise: 14, depth: 0.1, of: '#7a2c24', plain: true }),
  place(superiorVan({ guests: true }), { x: 270, y: 1010, metre: 50, ...VAN }),
  place(giraffe(), { x: 560, y: 1250, metre: 104, depth: 0.16, shadow: false }),
  place(acacia(), { x: 960, y: 1260, metre: 84, depth: 0.03, shadow: false }),
];

/** The great views of two articles: Rwanda's places, and the line across East Africa. */
export const postersRwandaArticles: readonly Picture[] = [
  ...poster('rwanda8places', {
    light: light('sunset', 'rwanda', 'left'),
    wide: dancersWide,
    tall: dancersTall,
  }),
  ...poster('ea8places', { light: light('dawn', 'kenya', 'left'), wide: lineWide, tall: lineTall }),
];
