import { wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { intoreMane } from '../../figures/placing/intoreMane.ts';
import { light } from '../../light/light.ts';

/** The head of the article about Rwanda. */
export const intoreEvening: readonly Picture[] = [
  picture(
    'articles/rwanda8places',
    light('sunset', 'rwanda', 'left'),
    plan({ subject: [340, 60, 520, 340], camera: 'back' }),
    wash('#3a1a4c'),
    intoreMane({ x: 600, y: 452, scale: 1.32 }),
  ),
];
