import { picture, type Picture } from '../../canvas/picture.ts';
import { drum } from '../../figures/objects/instruments.ts';
import { intore } from '../../figures/people/intore.ts';
import { drummer } from '../../figures/people/drummer.ts';
import { place } from '../../figures/placing/place.ts';
import { hills } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { mistBank } from '../../sky/mistBank.ts';
import { sky } from '../../sky/skies.ts';

/** The light of the fire that the dancers face. */
const FIRE = light('morning', 'rwanda', 'left');

/** The other scenes at the head of an article. */
export const articleHeadersMore: readonly Picture[] = [
  picture(
    'articles/rwanda8places',
    light('sunset', 'rwanda', 'left'),
    sky({ horizon: 300, stops: ['#5a2448', '#97404c', '#dc7450', '#f9b878'], bands: 6 }),
    hills({ y: 320, rise: 110, depth: 0.8, of: '#8f8cb4', plain: true }),
    mistBank({ y: 260, height: 120, colour: '#fbe0b8' }),
    hills({ y: 420, rise: 100, depth: 0.6, of: '#6a72a4', plain: true }),
    mistBank({ y: 360, height: 120, colour: '#f6d2ac' }),
    hills({ y: 520, rise: 80, depth: 0.4, of: '#3f5488', plain: true }),
    mistBank({ y: 470, height: 120, colour: '#e9bc9c', strength: 0.8 }),
    hills({ y: '-30,640 600,620 1230,650', rise: 8, depth: 0.14, of: '#2a2f52', plain: true }),
    place(drummer(), { x: 250, y: 740, metre: 150, by: FIRE }),
    place(intore(), {
      x: 1040,
      y: 740,
      metre: 116,
      flip: true,
      by: FIRE,
      coat: { body: '#2f6f86', shade: '#1d4a60', pale: '#c98a4a' },
    }),
    place(drum(), { x: 90, y: 850, metre: 62, depth: 0.16 }),
    place(intore(), { x: 560, y: 850, metre: 270, by: FIRE, flip: true }),
  ),
];
