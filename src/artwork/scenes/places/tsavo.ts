import type { Layer } from '../../canvas/canvas.ts';
import { floor, moved } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { picture, type Picture } from '../../canvas/picture.ts';

import { elephant } from '../../figures/animals/elephant.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { OXIDE } from '../../figures/placing/redHerd.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';
import { dust } from '../../sky/weather.ts';
import type { Figure } from '../../drawing/figure.ts';
import type { Coat } from '../../light/light.ts';

type Walker = readonly [pose: Figure, x: number, y: number, metre: number];

/** Elephants on their way from the left, the farther smaller; none touches another of its row. */
const FAR: readonly Walker[] = [
  [elephant(), 60, 600, 30],
  [elephant(), 190, 606, 34],
  [elephant('calf'), 280, 612, 40],
  [elephant('drinking'), 372, 610, 33],
];
const NEXT: readonly Walker[] = [
  [elephant(), 110, 716, 50],
  [elephant('calf'), 262, 724, 62],
  [elephant(), 400, 722, 54],
];
const LEAD: readonly Walker[] = [
  [elephant('calf'), 440, 838, 104],
  [elephant(), 850, 850, 110],
];

/** A row of them in a coat, each with its shade thrown towards us, as dark as is said. */
const file = (row: readonly Walker[], coat: Coat, shade: number): Layer[] => [
  ...row
    .filter(() => shade > 0)
    .map(([figure, x, y, metre]) =>
      moved(
        { x, y: y - 2, squash: -0.3, opacity: shade },
        place(figure, { x: 0, y: 0, metre, flat: '#4f160f', coat, shadow: false }),
      ),
    ),
  ...row.map(([figure, x, y, metre]) => place(figure, { x, y, metre, depth: 0.26, shadow: false, coat })),
];

/** Red land under the Yatta plateau. */
export const tsavo: readonly Picture[] = [
  picture(
    'places/tsavo-1',
    light('golden', 'kenya', 'right'),
    plan({ subject: [40, 360, 1120, 160], camera: 'wide' }),
    sky({ horizon: 440, bands: 7, stops: ['#173a80', '#2c62ac', '#7fa6cc', '#f7d9a8'] }),
    floor('#44233f', '0,366,1 700,360,1 1200,363,1'),
    floor('#f0a05c', '0,366,1 700,360,1 1200,363,1', 372),
    floor(
      '#5f2c42',
      '0,440 90,410 170,446 300,414 420,452 560,416 690,450 830,412 980,450 1100,414 1200,440',
    ),
    floor('#e38d4a', '0,474 400,462 800,476 1200,466'),
    herd([acacia({ variant: 3 })], {
      x: 600,
      y: 478,
      width: 1160,
      height: 14,
      count: 9,
      metre: [6, 9],
      flat: '#6b3a2c',
      shadow: false,
    }),
    floor('#cb5f2e', '0,540 300,524 700,546 1200,530'),
    // The last of the file, pale in its dust.
    ...file(FAR, { body: '#b8643c', shade: '#a05030', lit: '#f4b47c', dark: '#7a3422', pale: '#f7dcae' }, 0),
    dust({ x: 300, y: 640, width: 900, height: 150, of: '#ffd09a', strength: 0.7 }),
    floor('#b04a24', '0,700 300,676 760,704 1200,668'),
    ...file(
      NEXT,
      { body: '#93401f', shade: '#6a2616', lit: '#f8b070', dark: '#3a1210', pale: '#f7e3bd' },
      0.5,
    ),
    dust({ x: 420, y: 760, width: 620, height: 90, of: '#ffc48a', strength: 0.5 }),
    floor('#8a2f18', '0,800 260,784 640,806 1200,770'),
    grain({ y: 800, to: 900, colour: '#4f160f' }),
    ...file(LEAD, OXIDE, 0.8),
  ),
];
