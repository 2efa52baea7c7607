import { floor, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { lionTailedCar } from '../../figures/vehicles/lionTailedCar.ts';
import { light } from '../../light/light.ts';

/** The head of the page of cars: one of them from behind, with a lion's ears and tail; the road's dust is its mane. */
export const vignetteCarHire: readonly Picture[] = [
  picture(
    'vignettes/carhire',
    light('morning', 'uganda', 'left'),
    wash('#b4e6da'),
    floor('#7fcabb', '-40,600 100,560 240,580 400,620 700,600 900,540 1060,520 1240,570'),
    floor('#d9542f', '-40,700,1 1240,700,1'),
    ...lionTailedCar,
  ),
];
