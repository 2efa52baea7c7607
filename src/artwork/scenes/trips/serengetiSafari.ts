import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { disc } from '../../drawing/brush.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { trail } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { wildebeestLeaping } from '../../figures/placing/wildebeestLeaping.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { light } from '../../light/light.ts';

/** Round clouds of dust: left, top and radius of each. */
const dustClouds = (fill: string, ...rows: readonly (readonly [x: number, y: number, r: number])[]): Layer =>
  cut(fill, ...rows.map(([x, y, r]) => disc(x, y, r, r * 0.8)));

/** The promise of the trip to the Serengeti. */
export const serengetiSafari: readonly Picture[] = [
  // One of the herd springs past, the long lines behind it.
  picture(
    'packages/serengetimigrationsafari-1',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [300, 300, 620, 240], camera: 'profile' }),
    wash(['#5b4a96', '#b4719a', '#f3a07e', '#ffd79a'], { height: 380 }),
    cut('#9a6a9c', '-10,340,1 200,312 420,334 700,316 960,328 1210,306,1 1210,400,1 -10,400,1'),
    floor('#ffe3a0', '0,378 400,372 800,380 1200,374'),
    place(acacia({ variant: 3 }), { x: 1030, y: 384, metre: 40, flat: '#6d3f6c', shadow: false }),
    place(acacia({ variant: 1 }), { x: 120, y: 378, metre: 14, flat: '#96608a', shadow: false }),
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
    dustClouds(
      '#ffdf98',
      ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(
        (at) => [at * 100 - 10, 536 + (at % 3) * 6, 54 + (at % 4) * 10] as const,
      ),
    ),
    floor('#f4b456', '0,566 400,550 800,570 1200,552'),
    floor('#dd8a3c', '0,770 400,752 800,772 1200,750'),
    grain({ y: 770, to: 900, colour: '#8a3f2c' }),
    cut(
      { fill: '#6a2c3c', opacity: 0.75 },
      '180,822,1 330,812 560,826 800,828 1000,846 1110,862,1 900,868 640,856 380,846 240,836',
    ),
    dustClouds('#ffd68a', [60, 800, 60], [130, 770, 54], [-10, 770, 70], [180, 812, 40], [40, 740, 46]),
    wildebeestLeaping({ x: 40, y: 24 }),
    dustClouds('#f7bf6c', [20, 842, 66], [110, 848, 46], [170, 852, 34], [222, 858, 24]),
    cut('#f7bf6c', '200,858 240,836 300,846 340,832 392,840 430,852 500,858 420,872 260,874'),
  ),
];
