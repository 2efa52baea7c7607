import { cut, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { bushbabyAwake } from '../../figures/animals/bushbabyAwake.ts';
import { light } from '../../light/light.ts';

/** The cover of the two days of forest and coffee below Kilimanjaro. */
export const foothillsAwake: readonly Picture[] = [
  // A bushbaby of the forest, wide awake at night: the mountain fills its eyes.
  picture(
    'packages/kilimanjarofoothills-1',
    light('night', 'tanzania', 'left'),
    plan({ subject: [200, 190, 800, 600], camera: 'front' }),
    wash('#0a3d38'),
    // Leaves of the forest behind it, hardly seen.
    cut(
      '#0e4b43',
      '-40,420,1 60,430 150,500 180,620,1 80,610 0,560 -40,500,1',
      '-40,700,1 40,640 130,640 210,700,1 120,730 30,740 -40,740,1',
      '1240,380,1 1140,420 1060,500 1040,640,1 1130,600 1200,540 1240,460,1',
      '560,-40,1 530,40 550,110 610,170,1 650,100 650,30 640,-40,1',
    ),
    moved({ x: 600, y: 8 }, ...bushbabyAwake),
  ),
];
