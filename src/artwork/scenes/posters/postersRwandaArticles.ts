import type { Layer } from '../../canvas/canvas.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { intore } from '../../figures/people/intore.ts';
import { drummer } from '../../figures/people/drummer.ts';
import { place } from '../../figures/placing/place.ts';
import { hills } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { mistBank } from '../../sky/mistBank.ts';
import { sky } from '../../sky/skies.ts';

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

/** The great view of the article on Rwanda's places. */
export const postersRwandaArticles: readonly Picture[] = [
  ...poster('rwanda8places', {
    light: light('sunset', 'rwanda', 'left'),
    wide: dancersWide,
    tall: dancersTall,
  }),
];
