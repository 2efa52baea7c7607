import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { outriggerAbove, outriggerShadow } from '../../figures/boats/outriggerAbove.ts';
import { light } from '../../light/light.ts';
import { shoals } from '../../water/shoals.ts';

/** A woman with a basket on her head, seen from above: her shadow on the sand says so, and her steps. */
const gatherer: readonly Layer[] = [
  cut(
    '#dcc096',
    ...points('122,752 104,756 88,734 70,736 56,712 36,712 22,690 4,690').map(([x, y]) => disc(x, y, 4, 3)),
  ),
  cut(
    '#b99078',
    limb('148,768,15 176,800,14 196,824,11 212,843,11 218,850,5'),
    disc(225, 858, 9),
    limb('219,880,3 238,873,9 250,862,9 255,846,3'),
    limb('214,838,4 234,836,4 244,856,4'),
  ),
  cut('#ff5c48', '122,766 142,750 164,756 170,774 156,792 134,790'),
  cut('#b83440', '160,754,1 172,768 164,788 140,794,1 152,776'),
  cut('#6a3324', limb('132,776,4 128,762,4 138,752,3')),
  cut('#f6c688', disc(148, 766, 15, 14)),
  cut('#7c3f2c', disc(149, 767, 11, 10)),
  cut('#f6c688', disc(146, 765, 4), disc(154, 770, 3), disc(152, 761, 3)),
];

/** Zanzibar from the air: an outrigger canoe that flies over its own shadow. */
export const countryZanzibar: readonly Picture[] = [
  picture(
    'countries/zanzibar',
    light('morning', 'zanzibar', 'left'),
    plan({ subject: [540, 500, 210, 260], camera: 'above' }),
    ...shoals,
    outriggerShadow,
    ...outriggerAbove,
    ...gatherer,
  ),
];
