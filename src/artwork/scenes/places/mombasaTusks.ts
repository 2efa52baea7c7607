import { cut, floor, moved } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { tusksOfMombasa } from '../../figures/buildings/tusksOfMombasa.ts';
import { bananaCart } from '../../figures/people/bananaCart.ts';
import { boyWithBananas } from '../../figures/people/boyWithBananas.ts';
import { light } from '../../light/light.ts';

/** The tusks over Mombasa's avenue. */
export const mombasaTusks: readonly Picture[] = [
  picture(
    'places/mombasa-5',
    light('noon', 'kenya', 'left'),
    plan({ subject: [910, 390, 240, 290], camera: 'below' }),
    floor('#2878d2', '-40,-20 1240,-20'),
    cut(
      '#1f62b4',
      '-20,830,1 -20,760,1 80,760,1 80,736,1 210,736,1 210,776,1 330,776,1 330,750,1 420,750,1 420,768,1 760,768,1 760,744,1 900,744,1 900,830,1',
    ),
    floor('#e9a06c', '-40,826 1240,826'),
    tusksOfMombasa(910),
    tusksOfMombasa(300),
    bananaCart(296, 866),
    moved({ x: 36, y: 0 }, ...boyWithBananas),
  ),
];
