import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { archFrame } from '../../figures/placing/archFrame.ts';
import { balconyAcross } from '../../figures/placing/balconyAcross.ts';
import { light } from '../../light/light.ts';

/** Mombasa's Old Town: from one balcony to the next, across a lane. */
export const mombasaOldTown: readonly Picture[] = [
  picture(
    'places/mombasa-2',
    light('morning', 'kenya', 'right'),
    plan({ subject: [180, 130, 840, 590], camera: 'frame' }),
    ...balconyAcross,
    ...archFrame,
  ),
];
