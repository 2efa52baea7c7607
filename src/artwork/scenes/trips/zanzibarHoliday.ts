import { cut, inked, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { outrigger } from '../../figures/boats/outrigger.ts';
import { leaningPalm, womanOnSwing } from '../../figures/placing/palmSwing.ts';
import { place } from '../../figures/placing/place.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';
import { beach } from '../../water/shore.ts';
import { ripples } from '../../water/water.ts';

/** The beach holiday on Zanzibar, on land. */
export const zanzibarHoliday: readonly Picture[] = [
  picture(
    'packages/zanzibarbeachholiday-1',
    light('noon', 'zanzibar', 'right'),
    plan({ subject: [570, 570, 310, 190], camera: 'below' }),
    wash(['#1581b4', '#5cc0d4', '#d6f2e4', '#fff3d8'], { height: 520 }),
    cumulus({ x: 250, y: 506, width: 420, height: 130, depth: 0.4 }),
    wash(['#1a9cb6', '#48ccca', '#a2eedc', '#d8faec'], { y: 506, height: 400 }),
    inked('#e8fff6', 5, '640,524 860,520 1220,526'),
    place(outrigger(), {
      x: 1136,
      y: 540,
      metre: 15,
      shadow: false,
      coat: { pale: '#fff8ea', lit: '#e8503a' },
    }),
    ripples({ y: 540, to: 760, count: 40 }),
    cut({ fill: '#138a98', opacity: 0.5 }, '560,760,1 700,744 860,742 1040,736,1 900,760 760,776 640,776'),
    beach({ shore: '-20,800 240,822 560,850 900,838 1220,800' }),
    ...leaningPalm,
    ...womanOnSwing,
  ),
];
