import { floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { grouperFacing } from '../../figures/animals/grouperFacing.ts';
import { seaGate } from '../../figures/buildings/seaGate.ts';
import { fortOfCoral, fortOfStone } from '../../land/fortAndReef.ts';
import { light } from '../../light/light.ts';

const [SKY, SURFACE, SEA, SAND] = ['#cbe7dd', '#2aa5ad', '#0a5775', '#f7d9a8'];

/** Mombasa: Fort Jesus over the water, and the same fort below it, of living coral, with a grouper in its gate. */
export const mombasaReef: readonly Picture[] = [
  picture(
    'places/mombasa-3',
    light('noon', 'kenya', 'left'),
    plan({ subject: [510, 100, 500, 180], camera: 'front' }),
    wash(SKY),
    moved(
      { x: 0, y: -64 },
      ...fortOfStone({
        sun: ['#f3b562', '#d9954c'],
        front: ['#d98e4b', '#bd7339'],
        shade: ['#b5623a', '#934a30'],
      }),
      ...seaGate('#d98e4b', '#934a30', '#4a2220'),
    ),
    floor(SURFACE, '-40,378,1 1240,378,1'),
    floor(SEA, '-40,398 150,406 350,396 560,408 800,396 1000,408 1240,398'),
    moved(
      { x: 0, y: 370 },
      ...fortOfCoral({
        sun: ['#ff9c9b', '#ea7785', '#ffe3d3'],
        front: ['#ee6d89', '#cc4a74', '#ffc4c4'],
        shade: ['#c23f74', '#98285f', '#f58fae'],
      }),
      ...seaGate('#ee6d89', '#98285f', '#43123f'),
      moved({ x: 724, y: 404, scale: 0.98 }, ...grouperFacing),
    ),
    floor(SAND, '-40,862 200,866 600,860 900,868 1240,862'),
  ),
];
