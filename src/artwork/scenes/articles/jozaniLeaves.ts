import { cut, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { almondLeaf, colobusAsLeaf, stalk } from '../../figures/animals/colobusAsLeaf.ts';
import { light } from '../../light/light.ts';

/** Two leaves of an Indian almond at Jozani, of which one has turned red. */
export const jozaniLeaves: readonly Picture[] = [
  picture(
    'articles/jozani',
    light('morning', 'zanzibar', 'right'),
    plan({ camera: 'front' }),
    wash('#63c2b8'),
    moved({ x: 520, y: 752, turn: -50, scale: 0.9 }, almondLeaf('#1f7d4c', '#0f5238')),
    cut('#141a24', limb('-20,810,30 600,750,22 1240,700,16')),
    moved({ x: 700, y: 746, turn: 8, scale: 0.82 }, ...colobusAsLeaf),
    moved({ x: 700, y: 746 }, stalk),
  ),
];
