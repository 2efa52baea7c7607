import { cut, strata } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { foundBag } from '../../figures/objects/foundBag.ts';
import { light } from '../../light/light.ts';

/** What is brought home from the road: a bag that had been lost. */
export const vignettesNotes: readonly Picture[] = [
  picture(
    'vignettes/mission-experienced-staff',
    light('morning', 'uganda', 'left'),
    plan({ subject: [310, 330, 560, 430], camera: 'close' }),
    strata(['#f4d8a4', '#ffeccc', '#f0c890'], { height: 720 }),
    cut(
      { fill: '#ffffff', opacity: 0.5 },
      '-40,200,1 260,-20,1 460,-20,1 -40,420,1',
      '-40,560,1 640,-20,1 720,-20,1 60,640,1',
    ),
    cut('#d9a878', '-40,560,1 300,520 760,520 1240,580,1 1240,760,1 -40,760,1'),
    ...foundBag,
  ),
];
