import { cut, floor } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box } from '../../drawing/brush.ts';
import { windowCoach } from '../../figures/vehicles/windowCoach.ts';
import { light } from '../../light/light.ts';

/** The head of the article about East Africa: one coach, and another country of it in each of its eight windows. */
export const eightWindows: readonly Picture[] = [
  picture(
    'articles/ea8places',
    light('morning', 'tanzania', 'left'),
    plan({ subject: [64, 230, 1072, 480], camera: 'profile' }),
    floor('#fbd99a', '-40,-20 1240,-20'),
    cut('#d9603b', box(-20, 680, 1240, 240)),
    cut('#b84a30', '70,700,1 1136,700,1 1170,776,1 96,776,1'),
    ...windowCoach,
  ),
];
