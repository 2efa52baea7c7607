import { cut, floor, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { trail } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { wildebeestLeaping } from '../../figures/placing/wildebeestLeaping.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { light } from '../../light/light.ts';

/** The promise of the trip to the Serengeti. */
export const serengetiSafari: readonly Picture[] = [
  // One of the herd springs past, the long lines behind it.
  picture(
    'packages/serengetimigrationsafari-1',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [340, 420, 500, 240], camera: 'profile' }),
    wash(['#5b4a96', '#b4719a', '#f3a07e', '#ffd79a'], { height: 380 }),
    cut('#9a6a9c', '-10,340,1 200,312 420,334 700,316 960,328 1210,306,1 1210,400,1 -10,400,1'),
    floor('#ffe3a0', '0,378 400,372 800,380 1200,374'),
    place(acacia({ variant: 3 }), { x: 270, y: 386, metre: 34, flat: '#7d4a78', shadow: false }),
    place(acacia({ variant: 1 }), { x: 1164, y: 378, metre: 11, flat: '#96608a', shadow: false }),
    trail([wildebeest(), wildebeest('running')], {
      through: '1240,406 800,400 400,408 -40,402',
      count: 52,
      metre: [21, 17],
      loose: 0.6,
      flat: '#6f3f6e',
      shadow: false,
    }),
    floor('#fbcb72', '0,410 400,402 800,412 1200,404'),
    trail([wildebeest('running'), wildebeest()], {
      through: '1260,520 860,506 420,520 -60,510',
      count: 13,
      metre: [62, 56],
      loose: 0.3,
      flat: '#8a5078',
      shadow: false,
    }),
    cut(
      { fill: '#ffe3a4', opacity: 0.85 },
      '-40,540,1 -40,500 60,490 200,506 330,498 470,512 640,500 800,510 960,494 1100,506 1240,494,1 1240,580,1 -40,580,1',
    ),
    cut(
      '#ffdf98',
      '-40,560,1 -40,524 100,520 240,530 420,516 600,534 780,524 940,532 1080,514 1240,530,1 1240,590,1 -40,590,1',
    ),
    floor('#f4b456', '0,566 400,550 800,570 1200,552'),
    floor('#dd8a3c', '0,770 400,752 800,772 1200,750'),
    grain({ y: 770, to: 900, colour: '#8a3f2c' }),
    cut(
      { fill: '#6a2c3c', opacity: 0.75 },
      '180,822,1 330,812 560,826 800,828 1000,846 1110,862,1 900,868 640,856 380,846 240,836',
    ),
    cut(
      '#ffd68a',
      '-40,880,1 -40,690,1 20,684 60,716 110,716 140,748 196,760 220,800 250,830 300,846,1 120,880',
    ),
    wildebeestLeaping({ x: 40, y: 24 }),
    cut(
      '#f7bf6c',
      '-40,920,1 -40,776,1 10,768 50,800 100,796 140,822 190,826 240,842 320,838 360,848 420,846 520,858,1 400,876 280,874 180,900 60,900',
    ),
  ),
];
