import { cut } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { armUnder, thumb, womanBlowing } from '../../figures/people/womanBlowing.ts';
import { coffeeKibo } from '../../land/coffeeKibo.ts';
import { light } from '../../light/light.ts';

/** Coffee on the slopes of Kilimanjaro: the husk is blown from a heap that has the mountain's shape. */
export const kilimanjaroHusk: readonly Picture[] = [
  picture(
    'packages/kilimanjarofoothills-1',
    light('morning', 'tanzania', 'left'),
    plan({ subject: [260, 440, 480, 300], camera: 'close' }),
    cut('#8fcbb0', '-10,-10,1 1210,-10,1 1210,910,1 -10,910,1'),
    ...womanBlowing,
    armUnder,
    ...coffeeKibo,
    thumb,
  ),
];
