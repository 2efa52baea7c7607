import { picture, type Picture } from '../../canvas/picture.ts';
import { grain } from '../../canvas/tiles.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { giraffe } from '../../figures/animals/giraffe.ts';
import { kampala } from '../../figures/buildings/kampala.ts';
import { cyclist } from '../../figures/people/cyclist.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { superiorVan } from '../../figures/vehicles/superiorVan.ts';
import { grass } from '../../land/grass.ts';
import { plain, road } from '../../land/ground.ts';
import { kiboPlanesNorth } from '../../land/kiboPlanes.ts';
import { forest, hills } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';
import { sky, sun } from '../../sky/skies.ts';
import { birds, mist } from '../../sky/weather.ts';

const SNOWS = {
  rock: '#9a8aa0',
  deep: '#6f6490',
  glint: '#d8a890',
  snow: '#fff6e4',
  ice: '#c0b4cc',
  mist: '#f6d8a8',
};

/** Scenes at the head of a page. */
export const vignettesPages: readonly Picture[] = [
  picture(
    'vignettes/notfound',
    light('golden', 'kenya', 'left'),
    sky({ horizon: 520, bands: 6 }),
    sun({ x: 330, y: 400, r: 130, glow: 0.4 }),
    hills({ y: 530, rise: 40, depth: 0.75 }),
    plain({ y: 540, of: 'grass' }),
    road({ from: [470, 548], to: [210, 940], width: 300, swing: 150 }),
    place(giraffe('browsing'), { x: 760, y: 830, metre: 130, flip: true, depth: 0.34 }),
    place(acacia({ variant: 3 }), { x: 160, y: 640, metre: 30, depth: 0.4 }),
    grain({ y: 740, to: 900, opacity: 0.25 }),
  ),
  picture(
    'vignettes/packages',
    light('golden', 'tanzania', 'left'),
    sky({ horizon: 500 }),
    sun({ x: 210, y: 380, r: 66 }),
    kiboPlanesNorth({ x: 800, y: 512, scale: 0.6 }, SNOWS),
    mist({ y: 500, height: 40 }),
    plain({ y: 520 }),
    herd([elephant(), elephant('calf')], {
      x: 980,
      y: 580,
      width: 300,
      height: 16,
      count: 4,
      metre: [16, 20],
    }),
    place(superiorVan({ guests: true }), {
      x: 640,
      y: 760,
      metre: 108,
      coat: { body: '#c2452a', shade: '#8d3020' },
    }),
    place(acacia({ variant: 3 }), { x: 110, y: 700, metre: 44, depth: 0.26 }),
    grass({ y: 884, height: 50 }),
  ),
  picture(
    'vignettes/received',
    light('noon', 'uganda', 'left'),
    sky({ horizon: 460 }),
    cumulus({ x: 300, y: 260, width: 420, height: 140 }),
    birds({ x: 860, y: 190, count: 6 }),
    place(kampala(), { x: 600, y: 560, metre: 18, depth: 0.62, shadow: false }),
    forest({ y: 640, rise: 50, depth: 0.42, crown: 22 }),
    plain({ y: '0,720 1200,800', of: 'earth' }),
    place(cyclist(), {
      x: 560,
      y: 800,
      metre: 190,
      turn: 4,
      coat: {
        body: '#2f6f86',
        shade: '#1f4d63',
        lit: '#5f3a28',
        dark: '#241a20',
        pale: '#f4e6c8',
        accent: '#c2452a',
      },
    }),
    grass({ y: 890, height: 34, of: 'leaf' }),
  ),
];
