import { floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { elephantAndEgret } from '../../figures/placing/elephantAndEgret.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { light } from '../../light/light.ts';

/** Kenya's emblem: the red elephant of Tsavo. */
export const countryKenya: readonly Picture[] = [
  picture(
    'countries/kenya',
    light('golden', 'kenya', 'right'),
    plan({ subject: [0, 340, 800, 380], camera: 'close' }),
    wash(['#1c8098', '#74bcb4', '#d8e4b8', '#fff0bc'], { height: 660 }),
    floor('#8cb0b0', '700,640 900,600 1060,560 1130,566 1200,590'),
    floor('#ffd07c', '0,650 1200,636'),
    place(acacia(), { x: 1080, y: 672, metre: 26, depth: 0.3, flat: '#2a4a48', shadow: false }),
    floor('#f4ac58', '0,740 600,720 1200,730'),
    floor('#d87c3c', '0,850 600,830 1200,850'),
    moved({ x: 0, y: 146, scale: 0.92 }, ...elephantAndEgret),
  ),
];
