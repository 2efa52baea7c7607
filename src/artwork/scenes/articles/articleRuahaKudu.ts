import { moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { kuduOfRivers } from '../../figures/animals/kuduOfRivers.ts';
import { light } from '../../light/light.ts';

/** The Great Ruaha and its sand in red land, as a kudu bull wears them. */
export const articleRuahaKudu: readonly Picture[] = [
  picture(
    'articles/ruaha',
    light('golden', 'tanzania', 'left'),
    plan({ camera: 'close' }),
    wash('#e8964a'),
    moved({ x: 600, y: 22, scale: 1.02 }, ...kuduOfRivers),
  ),
];
