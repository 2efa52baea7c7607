import { gorilla } from '../animals/gorilla.ts';
import { terraces } from '../fields.ts';
import { bamboo } from '../flora/bamboo.ts';
import { grass } from '../grass.ts';
import { light } from '../light.ts';
import { picture } from '../picture.ts';
import type { Picture } from '../picture.ts';
import { place } from '../place.ts';
import { hills } from '../ridges.ts';
import { sky, sun } from '../skies.ts';
import { cone } from '../volcanoes.ts';
import { mist } from '../weather.ts';

/** The Virunga cones. */
export const volcanoes: readonly Picture[] = [
  picture(
    'places/volcanoes-1',
    light('dawn', 'rwanda', 'right'),
    sky({ horizon: 520 }),
    sun({ x: 930, y: 300, r: 60 }),
    cone({ x: 140, y: 560, width: 760, height: 250, depth: 0.82, crater: 0.2 }),
    cone({ x: 1080, y: 560, width: 820, height: 230, depth: 0.86, crater: 0.3 }),
    cone({ x: 520, y: 570, width: 900, height: 360, depth: 0.72, crater: 0.14 }),
    cone({ x: 830, y: 575, width: 620, height: 200, depth: 0.66, crater: 0.25 }),
    cone({ x: 300, y: 580, width: 520, height: 150, depth: 0.6, crater: 0.3 }),
    mist({ y: 570, height: 60 }),
    terraces({ crest: '0,640 320,600 700,650 1200,590', depth: 0.48 }),
    terraces({ crest: '0,760 460,720 820,780 1200,700', depth: 0.34 }),
    hills({ y: '0,850 600,820 1200,860', rise: 40, depth: 0.16, of: 'leaf', plain: true }),
    place(gorilla('seated'), { x: 560, y: 862, metre: 105, depth: 0.14 }),
    place(gorilla('infant'), { x: 800, y: 868, metre: 100, depth: 0.14, flip: true }),
    place(bamboo(), { x: 120, y: 900, metre: 82, depth: 0.06, shadow: false }),
    grass({ y: 884, height: 44, of: 'leaf' }),
  ),
];
