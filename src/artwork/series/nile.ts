import { kingfisher } from '../animals/kingfisher.ts';
import { cumulus } from '../clouds.ts';
import { lianaBranch } from '../flora/frame.ts';
import { light } from '../light.ts';
import { rafters } from '../people/rafters.ts';
import { picture } from '../picture.ts';
import type { Picture } from '../picture.ts';
import { place } from '../place.ts';
import { rapids } from '../rapids.ts';
import { forest } from '../ridges.ts';
import { sky } from '../skies.ts';
import { ripples } from '../water.ts';
import { leaves } from '../woods.ts';

/** The young Nile at Jinja. */
export const nile: readonly Picture[] = [
  picture(
    'places/nile-1',
    light('noon', 'uganda', 'left'),
    sky({ horizon: 300 }),
    cumulus({ x: 860, y: 250, width: 420, height: 130 }),
    forest({ y: 330, rise: 120, depth: 0.6, crown: 16 }),
    forest({ y: '0,360 360,430 420,470 900,430 1200,350', rise: 60, depth: 0.4, crown: 24 }),
    rapids({ y: 450, to: 900, rows: 6, depth: 0.3, rocks: 5 }),
    place(rafters(), {
      x: 640,
      y: 640,
      metre: 112,
      turn: 14,
      shadow: false,
      coat: {
        body: '#d9452c',
        shade: '#9f2f22',
        lit: '#7d4a31',
        dark: '#26202a',
        pale: '#fff3dc',
        accent: '#f3b53c',
      },
    }),
    ripples({ y: 640, to: 760, count: 30, size: 1.6 }),
    place(lianaBranch(), { x: 1200, y: 150, metre: 100, flip: true, depth: 0.06, shadow: false }),
    place(kingfisher(), { x: 980, y: 226, metre: 110, flip: true, depth: 0.26, shadow: false }),
    leaves({ corner: 'bottom-left', size: 260, depth: 0.06 }),
  ),
];
