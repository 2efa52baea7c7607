import { cut, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { limb } from '../../drawing/brush.ts';
import { maskedWeaver } from '../../figures/animals/maskedWeaver.ts';
import { wovenGlobe } from '../../figures/objects/wovenGlobe.ts';
import { light } from '../../light/light.ts';

/** Who we are: people who weave journeys, as a weaver does his nest, which is the globe. */
export const vignetteWhoWeAre: readonly Picture[] = [
  picture(
    'vignettes/who-we-are',
    light('noon', 'uganda', 'left'),
    wash('#093863'),
    moved({ x: 490, y: 446 }, ...wovenGlobe),
    cut(
      '#6cc04f',
      limb('560,452,14 596,456,14 644,482,14 708,478,13 752,410,12 762,330,10 740,250,8 694,196,0'),
    ),
    moved({ x: 736, y: 322, scale: 1.04 }, ...maskedWeaver),
  ),
];
