import { moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { parcelBow, parcelCamel } from '../../figures/animals/parcelCamel.ts';
import { light } from '../../light/light.ts';

/** The head of the packages: all is packed, for the hump of a camel is a parcel. */
export const vignettePackages: readonly Picture[] = [
  picture(
    'vignettes/packages',
    light('noon', 'kenya', 'right'),
    plan({ subject: [60, 120, 900, 760], camera: 'profile' }),
    wash('#0b3f49'),
    ...parcelCamel,
    moved({ x: 400, y: 190 }, ...parcelBow),
  ),
];
