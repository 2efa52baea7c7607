import { moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { bushbabyAwake } from '../../figures/animals/bushbabyAwake.ts';
import { light } from '../../light/light.ts';

/** The cover of the two days of forest and coffee below Kilimanjaro. */
export const foothillsAwake: readonly Picture[] = [
  // A bushbaby of the forest, wide awake at night: Kibo stands in its pupils.
  picture(
    'packages/kilimanjarofoothills-1',
    light('night', 'tanzania', 'left'),
    plan({ subject: [200, 290, 800, 380], camera: 'front' }),
    wash('#0a3d38'),
    moved({ x: 600, y: 12, scale: 1.05 }, ...bushbabyAwake),
  ),
];
