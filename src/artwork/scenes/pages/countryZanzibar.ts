import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { outriggerAbove, outriggerShadow } from '../../figures/boats/outriggerAbove.ts';
import { light } from '../../light/light.ts';
import { shoals } from '../../water/shoals.ts';

const SKIN = '#6a3324';

/** The shadow of a woman who walks with a basket on her head, upright over her feet at the origin. */
const shadow = (fill: string): Layer =>
  cut(
    fill,
    limb('-8,-22,6 -20,0,4'),
    limb('8,-22,6 20,-2,4'),
    '-24,-14,1 -18,-52 -20,-76 -12,-96,1 -18,-112 -14,-122 14,-122 18,-112 12,-96,1 20,-76 20,-50 28,-16,1 4,-10',
    limb('12,-114,6 22,-96,6 12,-76,4'),
    limb('-14,-116,6 -40,-132,5 -32,-160,3'),
    disc(0, -140, 12, 14),
    '-38,-170,1 38,-170,1 32,-156,1 26,-150,1 -26,-150,1 -32,-156,1',
    '-30,-166,1 -18,-188 18,-188 30,-166,1',
  );

/** She from above, her basket of fruit in her lifted hand, her shadow and her steps on the sand. */
const gatherer: readonly Layer[] = [
  cut('#d8bb8e', ...points('84,762 56,738 44,752 22,722 6,734 -10,704').map(([x, y]) => disc(x, y, 6, 4))),
  moved({ x: 112, y: 752, turn: 138, scale: 0.92 }, shadow('#c39c78')),
  // The foot that steps out, the kanga, the arm behind, the one at the basket.
  cut(SKIN, limb('120,752,8 140,760,6 146,764,4')),
  cut('#ff5c48', '70,730 84,712 112,708 136,722 144,746 132,772 106,780 80,764'),
  cut('#b83440', '112,708,1 136,722 144,746 132,772 106,780,1 128,756 128,730'),
  cut(SKIN, limb('78,752,8 62,766,7 60,788,5'), limb('130,730,8 146,714,7 136,696,5')),
  cut('#ffb07c', limb('72,752,2 58,764,2 56,786,1'), limb('142,716,1 140,706,2 133,697,1')),
  cut('#7c1f38', disc(106, 742, 19, 18)),
  cut('#ff8a68', disc(102, 742, 14, 14)),
  // The basket: rim, hollow, what is in it.
  cut('#a8703c', disc(112, 716, 29, 27)),
  cut('#f4c47c', disc(110, 713, 28, 26)),
  cut('#7c3f2c', disc(111, 714, 20, 18)),
  cut('#ffb02e', disc(103, 711, 10), disc(118, 707, 9)),
  cut('#ff7a3c', disc(115, 722, 10), disc(102, 724, 6)),
  cut('#ffe08a', disc(100, 707, 3), disc(115, 704, 3), disc(112, 718, 3)),
];

/** Zanzibar from the air: an outrigger canoe that flies over its own shadow. */
export const countryZanzibar: readonly Picture[] = [
  picture(
    'countries/zanzibar',
    light('morning', 'zanzibar', 'left'),
    plan({ subject: [560, 460, 170, 200], camera: 'above' }),
    ...shoals,
    outriggerShadow,
    ...outriggerAbove,
    ...gatherer,
  ),
];
