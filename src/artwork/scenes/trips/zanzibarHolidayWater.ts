import { cut, moved } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { ngalawaAfloat } from '../../figures/boats/ngalawaAfloat.ts';
import { light } from '../../light/light.ts';

/** The lagoon of the day by boat: a ngalawa over its own shadow. */
export const zanzibarHolidayWater: readonly Picture[] = [
  picture(
    'packages/zanzibarbeachholiday-2',
    light('noon', 'zanzibar', 'left'),
    plan({ subject: [400, 690, 480, 130], camera: 'above' }),
    cut('#8fe3d2', '-20,-20,1 1220,-20,1 1220,920,1 -20,920,1'),
    cut('#3fbfc0', '560,-20,1 640,60 800,110 900,220 1010,300 1100,330 1220,470,1 1220,-20,1'),
    cut('#138ba2', '800,-20,1 880,40 960,60 1040,160 1120,190 1220,300,1 1220,-20,1'),
    moved({ x: 860, y: 96, scale: 0.12 }, ...ngalawaAfloat),
    moved({ x: 80, y: 40 }, ...ngalawaAfloat),
  ),
];
