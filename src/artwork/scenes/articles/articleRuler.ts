import { moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { ruler } from '../../figures/objects/ruler.ts';
import { safariCar } from '../../figures/vehicles/safariCar.ts';
import { ticksOfLand } from '../../land/ticksOfLand.ts';
import { light } from '../../light/light.ts';

const [PAPER, SHADE] = ['#bfdcd8', '#98bfbb'];

/** The head of the article about East Africa: a ruler laid across it, and who drives along its edge. */
export const articleRuler: readonly Picture[] = [
  picture(
    'articles/ea8places',
    light('morning', 'kenya', 'left'),
    plan({ camera: 'wide' }),
    wash([PAPER, PAPER]),
    ...ruler(PAPER, SHADE),
    ...ticksOfLand,
    moved({ x: 618, y: 640, scale: 0.9 }, ...safariCar),
  ),
];
