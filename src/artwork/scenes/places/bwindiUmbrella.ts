import { moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { fernUmbrella } from '../../figures/plants/fernUmbrella.ts';
import { light } from '../../light/light.ts';

/** Rain can come in every month: the forest has its own umbrellas. */
export const bwindiUmbrella: readonly Picture[] = [
  picture(
    'places/bwindi-3',
    light('mist', 'uganda', 'left'),
    plan({ subject: [310, 120, 580, 390], camera: 'front' }),
    wash('#ffb0b9'),
    moved({ x: 600, y: 430, scale: 0.96 }, ...fernUmbrella),
  ),
];
