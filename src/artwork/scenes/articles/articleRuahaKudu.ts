import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { kuduOfRivers } from '../../figures/animals/kuduOfRivers.ts';
import { light } from '../../light/light.ts';

/** A bare baobab, 200 pixels high. */
const BAOBAB = cut(
  '#4a2626',
  '-44,10,1 -34,-60 -36,-110 -60,-150 -110,-176,1 -60,-166 -70,-200,1 -34,-160 -20,-140 -16,-206,1 0,-150 20,-150 40,-210,1 40,-160 70,-170 120,-180,1 60,-140 36,-110 34,-60 46,10,1',
);

/** The Great Ruaha and its sand in red land, as a kudu bull wears them. */
export const articleRuahaKudu: readonly Picture[] = [
  picture(
    'articles/ruaha',
    light('golden', 'tanzania', 'left'),
    plan({ camera: 'close' }),
    wash('#ffdf9e'),
    moved({ x: 560, y: 116, scale: 0.5 }, BAOBAB),
    moved({ x: 660, y: 116, scale: 0.34, flip: true }, BAOBAB),
    moved({ x: 1110, y: 114, scale: 0.42 }, BAOBAB),
    floor('#e88b3e', '-40,122 300,110 620,120 900,106 1240,120'),
    moved({ x: 600, y: 0 }, ...kuduOfRivers),
  ),
];
