import { cut, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { rhinoCar } from '../../figures/vehicles/rhinoCar.ts';
import { light } from '../../light/light.ts';

/** The head of the page of cars: one of them is a rhino. */
export const vignetteCarHire: readonly Picture[] = [
  picture(
    'vignettes/carhire',
    light('noon', 'uganda', 'left'),
    wash('#f4b544'),
    cut('#d2572f', '-40,754,1 1240,754,1 1240,940,1 -40,940,1'),
    cut('#a53d22', '330,788 490,778 820,778 1020,790 820,808 490,808'),
    moved({ x: 42, y: 52, scale: 0.9 }, ...rhinoCar),
  ),
];
