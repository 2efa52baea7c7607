import { cut } from '../../canvas/cut.ts';
import { ground, head } from '../../canvas/head.ts';
import type { Picture } from '../../canvas/picture.ts';
import { lionTailedCar } from '../../figures/vehicles/lionTailedCar.ts';
import { light } from '../../light/light.ts';

/** The head of the page of cars: one of them from behind, with a lion's ears and tail; the road's dust is its mane. */
export const vignetteCarHire: readonly Picture[] = head('vignettes/carhire', {
  light: light('morning', 'uganda', 'left'),
  layers: [
    ground('#b4e6da'),
    cut(
      '#7fcabb',
      '-150,836,1 -100,800 -40,700 30,604 100,560 240,580 400,620 700,600 900,540 1060,520 1240,570,1 1240,940,1 -150,940,1',
    ),
    // Hills and bank fall off to the left, so that the words of a desktop stand over them.
    cut(
      '#e4683c',
      '-6000,826,1 -800,826 -360,818 -120,790 20,722 110,700 180,700,1 1240,700,1 1240,940,1 -6000,940,1',
    ),
    ...lionTailedCar,
  ],
});
