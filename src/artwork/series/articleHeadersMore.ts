import { cumulus } from '../clouds.ts';
import { terraces } from '../fields.ts';
import { acacia } from '../flora/acacia.ts';
import { rainforestTree } from '../flora/rainforestTree.ts';
import { grass } from '../grass.ts';
import { plain, road } from '../ground.ts';
import { light } from '../light.ts';
import { iceAxe, ropeCoil } from '../objects/climbing.ts';
import { drum } from '../objects/instruments.ts';
import { massif } from '../peaks.ts';
import { CLOTHES } from '../people/clothes.ts';
import { cyclist } from '../people/cyclist.ts';
import { hiker } from '../people/hiker.ts';
import { walker } from '../people/walker.ts';
import { worker } from '../people/worker.ts';
import { picture } from '../picture.ts';
import type { Picture } from '../picture.ts';
import { place } from '../place.ts';
import { hills } from '../ridges.ts';
import { sky, sun } from '../skies.ts';
import { lake, ripples } from '../water.ts';
import { leaves } from '../woods.ts';

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
    lake({ y: 440, to: 600, depth: 0.5 }),
    ripples({ y: 460, to: 580, x: 700, width: 260, count: 20, colour: '#ffe9b8' }),
    hills({ y: 590, rise: 20, depth: 0.42, of: 'grass' }),
    place(rainforestTree({ form: 'mahogany' }), { x: 190, y: 760, metre: 24, depth: 0.2 }),
    place(rainforestTree({ form: 'umbrella' }), { x: 1060, y: 720, metre: 20, depth: 0.26 }),
    place(walker('umbrella'), {
      x: 590,
      y: 760,
      metre: 92,
      coat: CLOTHES.white,
    }),
    place(hiker(), {
      x: 660,
      y: 762,
      metre: 92,
      coat: { body: '#2c4a8c', shade: '#1d3568', lit: '#5f3a28', dark: '#2a1d22', accent: '#2c4a8c' },
    }),
    leaves({ corner: 'top-left', size: 300, depth: 0.06 }),
    grass({ y: 886, height: 40, of: 'leaf' }),
  ),
  picture(
    'articles/mountainclimbingtips',
    light('dawn', 'uganda', 'left'),
    sky({ horizon: 520 }),
    sun({ x: 210, y: 420, r: 66 }),
    massif({
      summits: '380,360 520,250 640,320 790,170 920,270 1060,220',
      base: 640,
      snow: 340,
      depth: 0.6,
      of: '#56607c',
    }),
    cumulus({ x: 340, y: 640, width: 800, height: 100, depth: 0.5 }),
    cumulus({ x: 920, y: 650, width: 700, height: 90, depth: 0.45 }),
    hills({ y: '0,800 500,730 1200,820', rise: 20, depth: 0.26, of: 'snow' }),
    place(iceAxe(), { x: 400, y: 850, metre: 62, depth: 0.2, shadow: false }),
    place(ropeCoil(), { x: 720, y: 860, metre: 82, depth: 0.22 }),
  ),
];
