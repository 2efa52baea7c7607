import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { teaPickersAbove } from '../../figures/people/teaPickersAbove.ts';
import { forestCorner, teaFromAbove } from '../../land/teaFromAbove.ts';
import { light } from '../../light/light.ts';

/** Where the tea of Gisakura meets the forest. */
export const nyungweTea: readonly Picture[] = [
  picture(
    'places/nyungwe-2',
    light('morning', 'rwanda', 'right'),
    plan({ subject: [0, 0, 400, 300], camera: 'above' }),
    ...teaFromAbove,
    ...teaPickersAbove,
    ...forestCorner,
  ),
];
