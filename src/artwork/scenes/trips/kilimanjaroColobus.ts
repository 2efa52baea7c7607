import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { colobusPair } from '../../figures/animals/colobusPair.ts';
import { wash } from '../../land/cutout.ts';
import { canopy, highBough } from '../../land/highBough.ts';
import { kiboPlanes } from '../../land/kiboPlanes.ts';
import { light } from '../../light/light.ts';

const MORNING = {
  rock: '#7d94c4',
  deep: '#3f5896',
  glint: '#c0bcd8',
  snow: '#ffffff',
  ice: '#b0cdec',
  mist: '#e6efd2',
};

/** Who lives in the forest under Kibo: two colobus on a high bough, before the mountain in the morning. */
export const kilimanjaroColobus: readonly Picture[] = [
  picture(
    'packages/kilimanjarofoothills-4',
    light('morning', 'tanzania', 'left'),
    plan({ subject: [270, 165, 400, 330], camera: 'back' }),
    wash(0, 720, [
      [0, '#3fa0b2'],
      [0.5, '#b4e0d0'],
      [1, '#fdf3cf'],
    ]),
    kiboPlanes({ x: 800, y: 744, scale: 1.08 }, MORNING),
    ...canopy,
    ...highBough,
    ...colobusPair,
  ),
];
