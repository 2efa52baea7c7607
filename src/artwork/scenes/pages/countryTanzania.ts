import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, panel } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [PLAIN, VERGE, TARMAC, SEA, LINE] = ['#1b9a48', '#fcd22a', '#191613', '#1590c8', '#fff8e6'];
const [ROOF, SIDE, GLASS, LOAD] = ['#f6efe0', '#d9cbb0', '#3d4a54', '#e2572f'];

/** A safari car from above, its bonnet to the right; 0,0 is its middle. */
const carAbove: readonly Layer[] = [
  cut(SIDE, panel('-118,-50,18 84,-50,12 128,-40,20 128,40,20 84,50,12 -118,50,18')),
  cut(
    GLASS,
    panel('42,-42,4 72,-38,10 72,38,10 42,42,4'),
    panel('-112,-40,6 -100,-40,4 -100,40,4 -112,40,6'),
  ),
  cut(ROOF, panel('-98,-44,8 40,-44,8 40,44,8 -98,44,8')),
  // What the rack carries: two rolls and a box.
  cut(LOAD, panel('-84,-30,8 -34,-30,8 -34,30,8 -84,30,8')),
  cut(GLASS, panel('-20,-30,12 20,-30,12 20,-6,12 -20,-6,12'), panel('-20,6,12 20,6,12 20,30,12 -20,30,12')),
];

/** Tanzania: its road is its flag; one drives on the left. */
export const countryTanzania: readonly Picture[] = [
  picture(
    'countries/tanzania',
    light('golden', 'tanzania', 'left'),
    // The subject is the road.
    plan({ subject: [0, 520, 660, 380], camera: 'above' }),
    wash(PLAIN),
    moved(
      { x: 600, y: 450, turn: -37 },
      cut(SEA, box(-1000, 0, 2000, 1200)),
      cut(VERGE, box(-1000, -196, 2000, 392)),
      cut(TARMAC, box(-1000, -152, 2000, 304)),
      inked(
        LINE,
        9,
        ...[-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map((n) => `${n * 150 - 36},0 ${n * 150 + 36},0`),
      ),
      moved({ x: 40, y: -78, scale: 1.15 }, ...carAbove),
    ),
  ),
];
