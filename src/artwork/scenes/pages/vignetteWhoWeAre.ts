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
    wash('#5bbce0'),
    moved({ x: 490, y: 446 }, ...wovenGlobe),
    cut('#63b84e', limb('574,474,10 656,490,11 730,440,11 740,340,10 726,276,1')),
    moved({ x: 716, y: 330 }, ...maskedWeaver),
  ),
];
