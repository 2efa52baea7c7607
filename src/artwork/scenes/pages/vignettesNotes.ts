import { cut, floor, strata } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { giraffe } from '../../figures/animals/giraffe.ts';
import { foundBag } from '../../figures/objects/foundBag.ts';
import { greatLens } from '../../figures/objects/greatLens.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { light } from '../../light/light.ts';

/** What is brought home from the road: pictures, and a bag that had been lost. */
export const vignettesNotes: readonly Picture[] = [
  picture(
    'vignettes/blog',
    light('dusk', 'uganda', 'left'),
    plan({ camera: 'close' }),
    strata(['#1f6a74', '#4fa09a'], { height: 320 }),
    ...greatLens(
      strata(['#7a3a7c', '#e8654a', '#ffb45a', '#ffe6a0'], { x: 360, y: 220, width: 560, height: 360 }),
      cut('#a8485a', '360,560,1 480,530 600,550 760,520 920,556,1 920,600,1 360,600,1'),
      floor('#5a2440', '340,590 640,580 920,592'),
      place(acacia({ variant: 3 }), { x: 520, y: 606, metre: 26, shadow: false, flat: '#2a1030' }),
      place(giraffe('browsing'), { x: 730, y: 626, metre: 44, shadow: false, flat: '#2a1030', flip: true }),
      floor('#2a1030', '340,650 640,640 920,656'),
    ),
  ),
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
