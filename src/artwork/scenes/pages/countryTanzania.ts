import { cut, floor, inked, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { lionessBehind } from '../../figures/placing/lionessBehind.ts';
import { trail } from '../../figures/placing/crowd.ts';
import { light } from '../../light/light.ts';

/** Tanzania's emblem: the grass and who watches it. */
export const countryTanzania: readonly Picture[] = [
  picture(
    'countries/tanzania',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [700, 280, 240, 500], camera: 'back' }),
    wash(['#e2744a', '#f4a45c', '#ffd890', '#fff0c0'], { height: 480 }),
    floor('#b87a7c', '0,446 180,424 320,392 420,398 560,438 800,450 1200,434'),
    floor('#f6bc4a', '0,464 600,456 1200,462'),
    floor('#e8a038', '0,572 300,540 700,552 1200,524'),
    ...[
      { through: '-20,520 300,500 640,490 1220,476', count: 46, metre: [26, 13] as const },
      { through: '-60,640 160,586 420,556 700,540', count: 15, metre: [58, 30] as const },
    ].map((way) =>
      trail([wildebeest(), wildebeest('running')], { ...way, loose: 0.5, flat: '#5c2a38', shadow: false }),
    ),
    floor('#cf7c2c', '0,660 300,610 700,620 1200,590'),
    // The rock, its top in the sun.
    cut(
      '#6a3040',
      '330,960,1 350,832,1 420,796,1 560,786,1 760,774,1 980,778,1 1130,812,1 1260,832,1 1260,960,1',
    ),
    cut(
      '#f0a468',
      '350,832,1 420,796,1 560,786,1 760,774,1 980,778,1 1130,812,1 980,826,1 700,840,1 470,838,1',
    ),
    cut('#451c34', '700,840,1 980,826,1 1130,812,1 1260,832,1 1260,960,1 760,960,1'),
    ...lionessBehind,
    cut(
      '#7a3428',
      '-20,920,1 10,780,1 44,890 80,730,1 104,890 150,790,1 170,890 240,800,1 250,900 330,830,1 340,920,1',
    ),
    inked('#ffd078', 5, '40,900 60,800 120,700', '180,910 210,820 200,720', '260,910 290,850 350,790'),
  ),
];
