import { cut, floor, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { sandalDhow } from '../../figures/boats/sandalDhow.ts';
import { light } from '../../light/light.ts';

/** A week that ends with sand in one's shoes: one of them has set sail. */
export const zanzibarHolidaySandal: readonly Picture[] = [
  picture(
    'packages/zanzibarbeachholiday-2',
    light('noon', 'zanzibar', 'left'),
    plan({ subject: [620, 560, 400, 90], camera: 'profile' }),
    wash('#f48a62'),
    floor('#0f93a3', '-40,560 1240,560'),
    ...sandalDhow,
    floor('#35bdb6', '-40,724 160,716 300,730 460,716 640,732 820,718 980,730 1240,718'),
    cut('#ffd24d', '300,768 520,760 900,764 820,778 420,780', '420,806 640,798 780,804 700,816 480,816'),
    floor('#8fe0cf', '-40,850 300,836 700,856 1240,838'),
  ),
];
