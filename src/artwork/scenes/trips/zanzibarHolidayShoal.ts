import { cut, moved } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { snapperShoal } from '../../figures/animals/snapperShoal.ts';
import { ngalawaBelow, ngalawaSailing } from '../../figures/boats/ngalawaSailing.ts';
import { light } from '../../light/light.ts';

/** The day by boat: the sail's reflection is a shoal. */
export const zanzibarHolidayShoal: readonly Picture[] = [
  picture(
    'packages/zanzibarbeachholiday-3',
    light('noon', 'zanzibar', 'left'),
    plan({ subject: [600, 130, 290, 190], camera: 'profile' }),
    cut('#d8f3ea', '-20,-20,1 1220,-20,1 1220,440,1 -20,440,1'),
    moved({ x: 90, y: 0 }, ...ngalawaSailing),
    cut(
      '#0d6f98',
      '-20,430,1 100,424 220,436 340,426 480,436 620,426 760,436 900,426 1040,436 1120,426 1220,432,1 1220,920,1 -20,920,1',
    ),
    moved({ x: 90, y: 0 }, ...ngalawaBelow, ...snapperShoal),
  ),
];
