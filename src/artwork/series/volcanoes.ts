import { gorilla } from '../animals/gorilla.ts';
import { monkey } from '../animals/monkey.ts';
import { cumulus } from '../clouds.ts';
import { terraces } from '../fields.ts';
import { bamboo } from '../flora/bamboo.ts';
import { groundsel } from '../flora/groundsel.ts';
import { lobelia } from '../flora/lobelia.ts';
import { grass } from '../grass.ts';
import { light } from '../light.ts';
import { hiker } from '../people/hiker.ts';
import { picture } from '../picture.ts';
import type { Picture } from '../picture.ts';
import { place } from '../place.ts';
import { forest, hills } from '../ridges.ts';
import { sky, sun } from '../skies.ts';
import { cone, crater } from '../volcanoes.ts';
import { mist } from '../weather.ts';
import { leaves } from '../woods.ts';

/** The Virunga cones. */
export const volcanoes: readonly Picture[] = [
  picture(
    'places/volcanoes-1',
    light('dawn', 'rwanda', 'right'),
    sky({ horizon: 520 }),
    sun({ x: 930, y: 300, r: 60 }),
    cone({ x: 140, y: 330, width: 760, height: 250, depth: 0.82, crater: 0.2 }),
    cone({ x: 1080, y: 360, width: 820, height: 230, depth: 0.86, crater: 0.3 }),
    cone({ x: 520, y: 220, width: 900, height: 380, depth: 0.72, crater: 0.14 }),
    cone({ x: 830, y: 400, width: 620, height: 200, depth: 0.66, crater: 0.25 }),
    cone({ x: 300, y: 450, width: 520, height: 150, depth: 0.6, crater: 0.3 }),
    mist({ y: 570, height: 60 }),
    terraces({ crest: '0,640 320,600 700,650 1200,590', depth: 0.48 }),
    terraces({ crest: '0,760 460,720 820,780 1200,700', depth: 0.34 }),
    hills({ y: '0,850 600,820 1200,860', rise: 40, depth: 0.16, of: 'leaf', plain: true }),
    place(gorilla('seated'), { x: 560, y: 862, metre: 105, depth: 0.14 }),
    place(gorilla('infant'), { x: 800, y: 868, metre: 100, depth: 0.14, flip: true }),
    place(bamboo(), { x: 120, y: 900, metre: 82, depth: 0.06, shadow: false }),
    grass({ y: 884, height: 44, of: 'leaf' }),
  ),
  picture(
    'places/volcanoes-2',
    light('noon', 'rwanda', 'left'),
    sky({ horizon: 360 }),
    cumulus({ x: 860, y: 350, width: 560, height: 130 }),
    cone({ x: 260, y: 240, width: 700, height: 180, depth: 0.82 }),
    hills({ y: '0,560 300,430 900,430 1200,540', rise: 20, depth: 0.42, of: 'leaf' }),
    crater({ x: 600, y: 450, width: 1100, height: 380, depth: 0.4 }),
    place(groundsel(), { x: 150, y: 860, metre: 70, depth: 0.1 }),
    place(lobelia(), { x: 1040, y: 870, metre: 110, depth: 0.08 }),
    grass({ y: 880, height: 50, of: 'leaf' }),
  ),
  picture(
    'places/volcanoes-3',
    light('noon', 'rwanda', 'left'),
    sky({ stops: ['#7fb07a', '#a4c884', '#cfdf9c', '#f0eec0'], horizon: 900 }),
    place(bamboo({ culms: 7 }), { x: 240, y: 940, metre: 100, depth: 0.6, shadow: false }),
    place(bamboo({ culms: 6, seed: 3 }), { x: 980, y: 940, metre: 110, depth: 0.5, shadow: false }),
    hills({ y: 800, rise: 40, depth: 0.34, of: 'leaf' }),
    place(monkey(), { x: 600, y: 830, metre: 560, depth: 0.26 }),
    place(bamboo({ culms: 2, seed: 5 }), { x: 80, y: 960, metre: 130, depth: 0.06, shadow: false }),
    grass({ y: 876, height: 50, of: 'leaf' }),
  ),
  picture(
    'places/volcanoes-4',
    light('morning', 'rwanda', 'right'),
    sky({ horizon: 340 }),
    cone({ x: 820, y: 150, width: 900, height: 260, depth: 0.85, crater: 0.12 }),
    mist({ y: 400, height: 80 }),
    forest({ y: 520, rise: 110, depth: 0.55, crown: 20 }),
    hills({ y: 640, rise: 50, depth: 0.36, of: 'leaf' }),
    place(hiker(), {
      x: 900,
      y: 680,
      metre: 76,
      flip: true,
      coat: { body: '#2f6f86', shade: '#1f4d63', lit: '#9a6240', dark: '#2a1d22', accent: '#e2572b' },
    }),
    place(hiker(), {
      x: 1010,
      y: 676,
      metre: 74,
      flip: true,
      coat: { body: '#7a3a4a', shade: '#5a2a38', lit: '#7d4a31', dark: '#2a1d22', accent: '#f0b53c' },
    }),
    place(gorilla('seated'), { x: 420, y: 850, metre: 260, depth: 0.26 }),
    leaves({ corner: 'bottom-left', size: 260, depth: 0.08 }),
    grass({ y: 876, height: 60, of: 'leaf' }),
  ),
  picture(
    'places/volcanoes-5',
    light('dusk', 'rwanda', 'left'),
    sky({ horizon: 620 }),
    cone({ x: 640, y: 300, width: 1000, height: 380, depth: 0.7, crater: 0.14 }),
    mist({ y: 640, height: 110 }),
    forest({ y: 760, rise: 60, depth: 0.4, crown: 22 }),
    place(bamboo({ culms: 2 }), { x: 330, y: 1040, metre: 170, depth: 0.08, shadow: false }),
    place(bamboo({ culms: 2, seed: 7 }), { x: 1040, y: 1060, metre: 190, depth: 0.05, shadow: false }),
  ),
];
