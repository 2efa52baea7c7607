import { cut, floor, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { rhinoImigongo } from '../../figures/placing/rhinoImigongo.ts';
import { papyrusFans } from '../../figures/plants/papyrusFans.ts';
import { light } from '../../light/light.ts';

const LAKE = '#b4dbd4';

/** A black rhino in the pattern of the region's wall art, above the lakes. */
export const akageraRhino: readonly Picture[] = [
  picture(
    'places/akagera-3',
    light('golden', 'rwanda', 'left'),
    plan({ subject: [420, 240, 620, 440], camera: 'close' }),
    wash('#f7e2b0'),
    // Lake behind lake between even hills.
    floor('#c9ae5c', '-40,96 120,60 320,50 500,90 700,96 860,60 1040,44 1240,96'),
    cut(LAKE, '-40,112,1 300,104 700,108 1240,104,1 1240,150,1 -40,150,1'),
    floor('#a29a48', '-40,140 200,128 330,148 470,150 640,116 800,96 960,100 1080,140 1240,152'),
    cut(LAKE, '-40,196,1 1240,196,1 1240,300,1 -40,240,1'),
    floor('#75803a', '-40,200 120,180 260,214 420,260 700,280 860,260 960,214 1100,180 1240,176'),
    cut(LAKE, '700,326,1 1240,318,1 1240,400,1 700,400,1'),
    floor('#4f6430', '-40,400 700,312 860,320 960,372 1080,396 1240,352'),
    cut(LAKE, '700,520,1 1240,508,1 1240,800,1 700,800,1'),
    floor('#2c3d20', '-40,800 700,752 860,744 1000,716 1120,730 1240,690'),
    cut('#2c3d20', ...papyrusFans('1126,586,66 1184,634,50', 760)),
    ...rhinoImigongo,
  ),
];
