import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { twinLakes } from '../../land/twinLakes.ts';
import { virungaPeaks } from '../../land/virungaPeaks.ts';
import { light } from '../../light/light.ts';
import { mistBank } from '../../sky/mistBank.ts';
import { sky } from '../../sky/skies.ts';

/** Volcanoes and gorillas: the lakes on the way. */
export const volcanoTrip: readonly Picture[] = [
  // The twin lakes from above, one ridge between them.
  picture(
    'packages/volcanoesandgorillas-2',
    light('golden', 'rwanda', 'left'),
    plan({ subject: [440, 150, 480, 200], camera: 'above' }),
    sky({ horizon: 400, stops: ['#3a5f9a', '#8aa0bc', '#e6c4a0', '#fbdfa8'] }),
    virungaPeaks([
      { of: 'sabyinyo', x: 90, y: 262, foot: 440, fill: '#7a86b4', solid: 0.9 },
      { of: 'muhabura', x: 650, y: 76, foot: 440, fill: '#1f2f70', solid: 0.94 },
    ]),
    mistBank({ y: 340, height: 70, colour: '#fbdfb0', strength: 0.7, count: 8 }),
    ...twinLakes,
  ),
];
