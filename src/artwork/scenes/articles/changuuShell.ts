import { cut, floor, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { tortoiseShellNear } from '../../figures/animals/tortoiseShellNear.ts';
import { stoneTownAfar } from '../../figures/buildings/stoneTownAfar.ts';
import { light } from '../../light/light.ts';

/** Changuu: a tortoise like a hill of the island, and Stone Town across the water. */
export const changuuShell: readonly Picture[] = [
  picture(
    'articles/changuu',
    light('noon', 'zanzibar', 'right'),
    plan({ camera: 'close' }),
    cut('#5cbccb', '-20,-20,1 1220,-20,1 1220,920,1 -20,920,1'),
    moved({ x: 548, y: 262, scale: 1 }, ...stoneTownAfar),
    floor('#0f8a9c', '0,262 1200,262'),
    floor('#35bdbb', '0,330 1200,330'),
    floor('#a5e8d4', '0,520 1200,540'),
    floor('#fbe9c0', '0,600 1200,590'),
    cut('#d9b078', '-20,820,1 600,800 900,780 1100,800 1240,840,1 1240,920,1 -20,920,1'),
    moved({ x: -76, y: -56 }, ...tortoiseShellNear),
  ),
];
