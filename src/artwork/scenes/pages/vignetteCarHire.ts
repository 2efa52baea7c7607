import { cut, floor, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { limb } from '../../drawing/brush.ts';
import { lionTailedCar } from '../../figures/vehicles/lionTailedCar.ts';
import { light } from '../../light/light.ts';

/** The head of the page of cars: one of them from behind on a dusty road, a lion's tail for its rear wiper. */
export const vignetteCarHire: readonly Picture[] = [
  picture(
    'vignettes/carhire',
    light('morning', 'uganda', 'left'),
    wash('#2f9c97'),
    floor('#278883', '-40,600 100,560 240,580 400,620 700,600 900,540 1060,520 1240,570'),
    // An acacia on the hill.
    cut(
      '#1d736f',
      limb(
        '1094,532,9 1092,490,7 1104,446,5;1092,492,6 1078,468,5 1066,444,4;1093,480,6 1120,462,4 1130,444,3',
      ),
      '1006,450,1 1016,430 1048,424 1068,408 1106,404 1132,416 1160,424 1184,438 1188,452,1 1140,444 1060,446',
    ),
    floor('#d9542f', '-40,700,1 1240,700,1'),
    ...lionTailedCar,
  ),
];
