import { cut, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { farGrip, roadChameleon } from '../../figures/animals/roadChameleon.ts';
import { light } from '../../light/light.ts';

const [AIR, BRANCH] = ['#fbe6c0', '#7a4a38'];

/** The head of the article about East Africa: its whole road is the spine of a chameleon. */
export const chameleonSpine: readonly Picture[] = [
  picture(
    'articles/ea8places',
    light('morning', 'tanzania', 'left'),
    plan({ subject: [400, 250, 480, 380], camera: 'profile' }),
    wash([AIR, AIR]),
    ...farGrip,
    cut(BRANCH, limb('-60,800,44 300,784,40 700,790,36 1000,784,30 1260,760,26')),
    ...roadChameleon,
  ),
];
