import { moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { torchLilyMatch } from '../../figures/plants/torchLilyMatch.ts';
import { light } from '../../light/light.ts';

/** Evening in Marangu: a torch lily is the flame on a match. */
export const foothillsMatch: readonly Picture[] = [
  picture(
    'packages/kilimanjarofoothills-5',
    light('night', 'tanzania', 'left'),
    plan({ subject: [470, 160, 320, 460], camera: 'close' }),
    wash('#2c3fa6'),
    moved({ x: 630, y: 664, scale: 0.94 }, ...torchLilyMatch),
  ),
];
