import { cut, floor, moved, strata } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { kingsHouse } from '../../figures/buildings/kingsHouse.ts';
import { cowKeeper } from '../../figures/people/cowKeeper.ts';
import { inyamboLyre } from '../../figures/placing/inyamboLyre.ts';
import { place } from '../../figures/placing/place.ts';
import { light } from '../../light/light.ts';

/** The royal hill of Nyanza. */
export const nyanzaHorns: readonly Picture[] = [
  picture(
    'articles/nyanza',
    light('morning', 'rwanda', 'left', 20),
    plan({ subject: [180, 170, 110, 420], camera: 'frame' }),
    strata(['#3f6ca8', '#7fa4c4', '#d8dcc8', '#ffe8b8'], { height: 520 }),
    floor('#8a94b0', '-40,440 160,390 380,446 620,410 860,450 1060,400 1240,430'),
    floor('#6a8890', '-40,490 240,450 520,496 800,456 1240,490'),
    floor('#4f7468', '-40,530 300,510 700,524 1240,506'),
    place(kingsHouse(), { x: 600, y: 570, metre: 34, depth: 0.3, shadow: false }),
    floor('#e0a468', '-40,560 400,552 800,562 1240,550'),
    floor('#c07c48', '-40,690 400,664 800,690 1240,660'),
    cut({ fill: '#7a4440', opacity: 0.5 }, disc(772, 610, 62, 5)),
    moved({ x: 728, y: 610, scale: 0.7 }, ...cowKeeper),
    ...inyamboLyre,
  ),
];
