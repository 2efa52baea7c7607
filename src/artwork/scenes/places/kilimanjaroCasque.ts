import { wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { casqueOfKibo } from '../../figures/animals/casqueOfKibo.ts';
import { light } from '../../light/light.ts';

/** Who lives in Kilimanjaro's forest, and wears the mountain. */
export const kilimanjaroCasque: readonly Picture[] = [
  picture(
    'places/kilimanjaro-3',
    light('morning', 'tanzania', 'right'),
    plan({ subject: [0, 400, 1040, 340], camera: 'close' }),
    wash('#f37fa0'),
    ...casqueOfKibo,
  ),
];
