import { moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { bushbabyAwake, coffeeTwigHeld } from '../../figures/animals/bushbabyAwake.ts';
import { light } from '../../light/light.ts';

/** The cover of the two days of forest and coffee below Kilimanjaro. */
export const foothillsAwake: readonly Picture[] = [
  // A bushbaby of the forest, wide awake: its eyes are two cups of coffee.
  picture(
    'packages/kilimanjarofoothills-1',
    light('night', 'tanzania', 'left'),
    plan({ subject: [250, 320, 700, 280], camera: 'front' }),
    wash('#0c4740'),
    moved({ x: 600, y: 16, scale: 0.96 }, ...bushbabyAwake),
    moved({ x: 600, y: 822 }, ...coffeeTwigHeld),
  ),
];
