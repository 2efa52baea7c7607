import { wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { trekkersListening } from '../../figures/people/trekkersListening.ts';
import { silverbackDrumming } from '../../figures/placing/silverbackDrumming.ts';
import { ridgeRings } from '../../land/ridgeRings.ts';
import { light } from '../../light/light.ts';

/** A silverback is heard before he is seen. */
export const gorillaSafariDrum: readonly Picture[] = [
  picture(
    'packages/gorillatrekkingsafari-4',
    light('mist', 'uganda', 'left'),
    plan({ subject: [290, 300, 220, 270], camera: 'front' }),
    wash(['#fbf3d8', '#fbf3d8']),
    ...ridgeRings(400, 660, ['#1d6048', 806, 62], ['#3f8a56', 716, 54]),
    ...trekkersListening,
    ...ridgeRings(400, 660, ['#86b857', 540, 48], ['#c9d866', 390, 38]),
    ...silverbackDrumming,
  ),
];
