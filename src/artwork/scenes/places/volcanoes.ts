import { picture, type Picture } from '../../canvas/picture.ts';
import { gorilla } from '../../figures/animals/gorilla.ts';
import { monkey } from '../../figures/animals/monkey.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { guide } from '../../figures/people/guide.ts';
import { hiker } from '../../figures/people/hiker.ts';
import { place } from '../../figures/placing/place.ts';
import { bamboo } from '../../figures/plants/bamboo.ts';
import { groundsel } from '../../figures/plants/groundsel.ts';
import { lobelia } from '../../figures/plants/lobelia.ts';
import { bowl } from '../../land/craterBowl.ts';
import { terraces } from '../../land/fields.ts';
import { grass } from '../../land/grass.ts';
import { road } from '../../land/ground.ts';
import { forest, hills } from '../../land/ridges.ts';
import { cone } from '../../land/volcanoes.ts';
import { leaves } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';
import { sky, stars, sun } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';

/** The Virunga cones. */
export const volcanoes: readonly Picture[] = [
  picture(
    'places/volcanoes-1',
    light('dawn', 'rwanda', 'right'),
    sky({ horizon: 500 }),
    sun({ x: 1020, y: 300, r: 60 }),
    cone({ x: 900, y: 330, width: 760, height: 190, depth: 0.9, crater: 0.22 }),
    cone({ x: 620, y: 290, width: 620, height: 230, depth: 0.86, crater: 0.1 }),
    cone({ x: 250, y: 190, width: 820, height: 330, depth: 0.78, crater: 0.06 }),
    cone({ x: 800, y: 410, width: 520, height: 110, depth: 0.8, crater: 0.26 }),
    cone({ x: 480, y: 430, width: 420, height: 90, depth: 0.74, crater: 0.3 }),
    mist({ y: 520, height: 60 }),
    terraces({ crest: '-20,610 240,540 520,560 760,610 1010,550 1220,580', depth: 0.6 }),
    terraces({ crest: '-20,690 300,640 640,650 900,680 1220,620', depth: 0.52 }),
    forest({ y: '-30,700 360,690 800,700 1230,660', rise: 40, depth: 0.42, crown: 24 }),
    hills({ y: '0,780 600,760 1200,790', rise: 30, depth: 0.46, of: 'grass' }),
    place(gorilla(), { x: 1000, y: 850, metre: 118, depth: 0.5, flip: true }),
    place(gorilla('infant'), { x: 660, y: 866, metre: 112, depth: 0.5 }),
    place(gorilla('seated'), { x: 350, y: 872, metre: 116, depth: 0.5 }),
    place(bamboo({ culms: 3 }), { x: 60, y: 910, metre: 84, depth: 0.26, shadow: false }),
    place(bamboo({ culms: 2, seed: 4 }), { x: 1160, y: 920, metre: 92, depth: 0.22, shadow: false }),
    grass({ y: 890, height: 34, of: 'leaf' }),
  ),
  picture(
    'places/volcanoes-2',
    light('noon', 'rwanda', 'left'),
    sky({ horizon: 340 }),
    cumulus({ x: 900, y: 300, width: 520, height: 150 }),
    cone({ x: 300, y: 130, width: 820, height: 260, depth: 0.84, crater: 0.1 }),
    cone({ x: 1010, y: 230, width: 620, height: 160, depth: 0.88, crater: 0.2 }),
    mist({ y: 370, height: 60 }),
    bowl,
    place(hiker(), { x: 330, y: 752, metre: 44, coat: CLOTHES.coral }),
    place(guide(), { x: 390, y: 760, metre: 44 }),
    place(groundsel(), { x: 170, y: 850, metre: 78, depth: 0.1 }),
    place(lobelia(), { x: 1050, y: 880, metre: 130, depth: 0.08 }),
    grass({ y: 884, height: 50, of: 'leaf' }),
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
    forest({ y: 500, rise: 110, depth: 0.6, crown: 20 }),
    hills({ y: '-30,640 600,620 1230,560', rise: 40, depth: 0.46, of: 'grass' }),
    road({ from: [1180, 600], to: [820, 920], width: 190, of: 'earth', swing: 80 }),
    place(guide('photographing'), { x: 1000, y: 760, metre: 104, flip: true, coat: CLOTHES.blue }),
    place(hiker(), { x: 1110, y: 716, metre: 92, flip: true, coat: CLOTHES.coral }),
    hills({ y: '-30,800 400,830 800,900', rise: 20, depth: 0.3, of: 'leaf' }),
    place(gorilla('seated'), { x: 400, y: 862, metre: 270, depth: 0.3 }),
    leaves({ corner: 'bottom-left', size: 220, depth: 0.12 }),
  ),
  picture(
    'places/volcanoes-5',
    light('dusk', 'rwanda', 'left'),
    sky({ horizon: 620 }),
    stars({ to: 260, count: 40 }),
    cone({ x: 680, y: 240, width: 1050, height: 420, depth: 0.8, crater: 0.1 }),
    mist({ y: 640, height: 120 }),
    forest({ y: 740, rise: 60, depth: 0.6, crown: 22 }),
    place(bamboo({ culms: 2 }), {
      x: 260,
      y: 1040,
      metre: 170,
      depth: 0.2,
      shadow: false,
      by: light('golden', 'rwanda', 'right'),
    }),
    place(bamboo({ culms: 2, seed: 7 }), { x: 1130, y: 1060, metre: 190, depth: 0.12, shadow: false }),
    place(monkey('walking'), { x: 640, y: 852, metre: 130, depth: 0.4, shadow: false }),
    grass({ y: 890, height: 50, of: 'leaf' }),
  ),
];
