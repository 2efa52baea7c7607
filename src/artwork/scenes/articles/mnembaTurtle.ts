import { cut } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { islandTurtle } from '../../figures/animals/islandTurtle.ts';
import { light } from '../../light/light.ts';

/** The island of Mnemba above the water, and below it the green turtle whose back it is. */
export const mnembaTurtle: readonly Picture[] = [
  picture(
    'articles/mnemba',
    light('noon', 'zanzibar', 'right'),
    plan({ camera: 'profile' }),
    cut('#ffc7a4', '-20,-20,1 1220,-20,1 1220,400,1 -20,400,1'),
    cut('#3fbcbf', '-20,396,1 1220,396,1 1220,920,1 -20,920,1'),
    cut('#1f97a8', '250,396,1 916,396,1 660,920,1 -20,920,1 -20,860,1'),
    ...islandTurtle,
  ),
];
