import { cut, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { box } from '../../drawing/brush.ts';
import { basketBearer, basketBearerShadow } from '../../figures/placing/basketBearer.ts';
import { studdedDoor } from '../../figures/placing/studdedDoor.ts';
import { light } from '../../light/light.ts';

/** Stone Town, before one of its doors. */
export const zanzibarTown: readonly Picture[] = [
  picture(
    'places/zanzibar-5',
    light('golden', 'zanzibar', 'left'),
    plan({ subject: [640, 340, 330, 550], camera: 'front' }),
    wash(['#ffe9bc', '#f7cf94']),
    cut('#e3a878', '1150,-20,1 1260,-20,1 1260,920,1 1150,920,1'),
    ...studdedDoor,
    cut('#fff2cc', box(-20, 868, 1240, 60)),
    cut('#d99a68', box(-20, 860, 1240, 12)),
    basketBearerShadow(800, 790),
    basketBearer(236, 730),
  ),
];
