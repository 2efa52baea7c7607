import { cut, floor, moved } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { disc } from '../../drawing/brush.ts';
import { tusksOfMombasa } from '../../figures/buildings/tusksOfMombasa.ts';
import { tukTukCurtains, tukTukElephant } from '../../figures/vehicles/tukTukElephant.ts';
import { light } from '../../light/light.ts';

/** The tusks over Mombasa's avenue, and what comes through them. */
export const mombasaTusks: readonly Picture[] = [
  picture(
    'places/mombasa-5',
    light('noon', 'kenya', 'left'),
    plan({ subject: [712, 490, 368, 335], camera: 'front' }),
    floor('#f28a5c', '-40,-20 1240,-20'),
    moved({ x: 896, y: 862, scale: 0.69 }, ...tukTukCurtains),
    tusksOfMombasa(304),
    tusksOfMombasa(896),
    floor('#5c2848', '-40,806 1240,806'),
    cut('#3c1a34', disc(896, 860, 160, 12)),
    moved({ x: 896, y: 862, scale: 0.69 }, ...tukTukElephant),
  ),
];
