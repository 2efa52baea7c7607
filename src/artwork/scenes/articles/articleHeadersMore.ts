import { picture, type Picture } from '../../canvas/picture.ts';
import { farDhow } from '../../figures/boats/dhow.ts';
import { drum } from '../../figures/objects/instruments.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { cyclist } from '../../figures/people/cyclist.ts';
import { guide } from '../../figures/people/guide.ts';
import { worker } from '../../figures/people/worker.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { fig } from '../../figures/plants/fig.ts';
import { rainforestTree } from '../../figures/plants/rainforestTree.ts';
import { terraces } from '../../land/fields.ts';
import { grass } from '../../land/grass.ts';
import { plain, road } from '../../land/ground.ts';
import { hills } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { sky, sun } from '../../sky/skies.ts';
import { lake, ripples } from '../../water/water.ts';

/** The other scenes at the head of an article. */
export const articleHeadersMore: readonly Picture[] = [
  picture(
    'articles/kenyan8places',
    light('dawn', 'kenya', 'left'),
    sky({ horizon: 500, bands: 6 }),
    sun({ x: 600, y: 430, r: 120, glow: 0.4 }),
    hills({ y: 510, rise: 40, depth: 0.75 }),
    plain({ y: 520, of: 'grass' }),
    road({ from: [600, 525], to: [600, 950], width: 640, of: 'earth' }),
    place(acacia(), { x: 210, y: 680, metre: 38, depth: 0.22 }),
    place(acacia({ variant: 3 }), { x: 960, y: 660, metre: 40, depth: 0.22 }),
    place(cyclist(), {
      x: 620,
      y: 740,
      metre: 92,
      coat: {
        body: '#c2452a',
        shade: '#8d3020',
        lit: '#5f3a28',
        dark: '#241a20',
        pale: '#f4e6c8',
        accent: '#2f6f86',
      },
    }),
    grass({ y: 890, height: 40 }),
  ),
  picture(
    'articles/rwanda8places',
    light('golden', 'rwanda', 'left'),
    sky({ horizon: 300 }),
    sun({ x: 220, y: 190, r: 62 }),
    hills({ y: 320, rise: 110, depth: 0.9, of: 'leaf' }),
    hills({ y: 380, rise: 100, depth: 0.78, of: 'leaf' }),
    terraces({ crest: '0,460 400,410 800,480 1200,400', depth: 0.62 }),
    terraces({ crest: '0,580 500,540 1200,610', depth: 0.5 }),
    hills({ y: '0,740 600,720 1200,760', rise: 10, depth: 0.3, of: 'grass' }),
    place(worker('drumming'), { x: 800, y: 800, metre: 196, depth: 0.3 }),
    place(drum(), { x: 330, y: 850, metre: 52, depth: 0.28 }),
    place(drum(), { x: 520, y: 860, metre: 44, depth: 0.28 }),
    grass({ y: 890, height: 36, of: 'leaf' }),
  ),
  picture(
    'articles/romanticgetaways',
    light('golden', 'uganda', 'right'),
    sky({ horizon: 430 }),
    sun({ x: 820, y: 340, r: 80 }),
    lake({ y: 440, to: 640, depth: 0.5 }),
    ripples({ y: 450, to: 620, x: 680, width: 280, count: 40, colour: '#ffe9b8', opacity: 0.8 }),
    place(farDhow(), { x: 420, y: 470, metre: 12, shadow: false }),
    hills({ y: '-30,640 600,620 1230,640', rise: 16, depth: 0.42, of: 'grass' }),
    place(fig(), { x: 250, y: 760, metre: 50, depth: 0.24 }),
    place(rainforestTree({ form: 'umbrella' }), { x: 1090, y: 730, metre: 20, depth: 0.3 }),
    place(guide('seated'), { x: 640, y: 800, metre: 150, depth: 0.3 }),
    place(guide('seated'), { x: 780, y: 806, metre: 148, depth: 0.3, coat: CLOTHES.white }),
    grass({ y: 890, height: 34, of: 'leaf' }),
  ),
];
