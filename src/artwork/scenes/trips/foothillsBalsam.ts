import { moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { trunkBalsam } from '../../figures/plants/trunkBalsam.ts';
import { light } from '../../light/light.ts';

/** The foothills of Kilimanjaro: the elephant that grows there and nowhere else. */
export const foothillsBalsam: readonly Picture[] = [
  picture(
    'packages/kilimanjarofoothills-3',
    light('mist', 'tanzania', 'left'),
    plan({ subject: [120, 220, 960, 420], camera: 'front' }),
    wash('#0e3547'),
    moved({ x: -6, y: 6, scale: 1.01 }, ...trunkBalsam),
  ),
];
