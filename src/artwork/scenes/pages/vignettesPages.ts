import { picture, type Picture } from '../../canvas/picture.ts';
import { grain } from '../../canvas/tiles.ts';
import { giraffe } from '../../figures/animals/giraffe.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { plain, road } from '../../land/ground.ts';
import { hills } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { sky, sun } from '../../sky/skies.ts';

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
];
