import { floor, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { lionTailedCar } from '../../figures/vehicles/lionTailedCar.ts';
import { light } from '../../light/light.ts';

/** The head of the page of cars: one of them from behind on a dusty road, with a lion's mane, ears and tail. */
export const vignetteCarHire: readonly Picture[] = [
  picture(
    'vignettes/carhire',
    light('morning', 'uganda', 'left'),
    wash('#2f9c97'),
    floor('#278883', '-40,600 100,560 240,580 400,620 700,600 900,540 1060,520 1240,570'),
    floor('#d9542f', '-40,700,1 1240,700,1'),
    ...lionTailedCar,
  ),
];
