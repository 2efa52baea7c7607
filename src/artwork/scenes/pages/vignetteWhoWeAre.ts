import { moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { openPalm } from '../../figures/people/openPalm.ts';
import { carFromAbove } from '../../figures/vehicles/carFromAbove.ts';
import { light } from '../../light/light.ts';

/** Who we are: people who know the roads like the palm of a hand. */
export const vignetteWhoWeAre: readonly Picture[] = [
  picture(
    'vignettes/who-we-are',
    light('noon', 'uganda', 'left'),
    wash('#0f5a66'),
    ...openPalm,
    moved({ x: 690, y: 726, scale: 0.24, turn: 112 }, ...carFromAbove),
  ),
];
