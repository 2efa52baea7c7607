import { moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { suitcaseTortoise } from '../../figures/animals/suitcaseTortoise.ts';
import { light } from '../../light/light.ts';

/** The afternoon on Changuu: a giant tortoise is a traveller in no hurry, its shell an old suitcase. */
export const zanzibarHolidayTraveller: readonly Picture[] = [
  picture(
    'packages/zanzibarbeachholiday-4',
    light('noon', 'zanzibar', 'left'),
    plan({ subject: [160, 160, 880, 700], camera: 'front' }),
    wash('#ffc845'),
    moved({ x: 600, y: 14, scale: 0.945 }, ...suitcaseTortoise),
  ),
];
