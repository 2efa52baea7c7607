import { cut, spots } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { colobusAsKibo } from '../../figures/animals/colobusAsKibo.ts';
import { light } from '../../light/light.ts';

/** Who lives in the forest under Kibo: a colobus whose face is the mountain. */
export const kilimanjaroColobus: readonly Picture[] = [
  picture(
    'packages/kilimanjarofoothills-4',
    light('night', 'tanzania', 'right'),
    plan({ subject: [400, 210, 500, 190], camera: 'close' }),
    cut('#101640', '-10,-10,1 1210,-10,1 1210,910,1 -10,910,1'),
    cut(
      '#fffdf5',
      ...spots('92,118 356,62 1010,110', 4),
      ...spots('214,250 520,96 836,52 1128,236 66,372', 3),
    ),
    ...colobusAsKibo,
  ),
];
