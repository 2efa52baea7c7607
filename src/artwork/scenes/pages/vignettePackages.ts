import { cut, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { elephantParcel } from '../../figures/animals/elephantParcel.ts';
import { light } from '../../light/light.ts';

/** The head of the packages: one of them has a trunk. */
export const vignettePackages: readonly Picture[] = [
  picture(
    'vignettes/packages',
    light('noon', 'uganda', 'left'),
    wash('#1d7a80'),
    cut('#155f66', '-40,796,1 1240,796,1 1240,940,1 -40,940,1'),
    cut('#0f4a50', '420,800 700,790 1060,800 1120,822 900,840 560,838'),
    ...elephantParcel,
  ),
];
