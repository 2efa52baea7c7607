import { wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { gazelleHorizon } from '../../figures/animals/gazelleHorizon.ts';
import { light } from '../../light/light.ts';

/** The Serengeti on the flank of a Thomson's gazelle. */
export const serengetiGazelle: readonly Picture[] = [
  picture(
    'places/serengeti-3',
    light('morning', 'tanzania', 'left'),
    plan({ subject: [340, 500, 600, 80], camera: 'profile' }),
    wash('#5fb9ae'),
    ...gazelleHorizon,
  ),
];
