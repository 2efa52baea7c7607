import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { box, outline } from '../../drawing/brush.ts';

const [CLAY, SHADE, DARK] = ['#d9653a', '#a23c34', '#6f2436'];

/** Nairobi's Kenyatta conference centre: the round tower with its saucer, and the hall like a closed bud; the tower's top at the origin's height less 600. */
export const kicc: readonly Layer[] = [
  within(
    CLAY,
    outline(
      '-64,0,1 -64,-430,1 -92,-486,1 -98,-486,1 -98,-512,1 -84,-512,1 -52,-544,1 -60,-544,1 -60,-556,1 60,-556,1 60,-544,1 52,-544,1 84,-512,1 98,-512,1 98,-486,1 92,-486,1 64,-430,1 64,0,1',
    ),
    cut(SHADE, '18,0,1 18,-430,1 34,-486,1 34,-512,1 26,-544,1 26,-560,1 120,-560,1 120,0,1'),
    cut(
      DARK,
      ...Array.from({ length: 17 }, (_, at) => box(-70, -412 + at * 24, 140, 7)),
      box(-100, -492, 200, 6),
      box(-86, -516, 172, 4),
    ),
    cut(CLAY, box(-46, -420, 8, 420), box(-16, -420, 10, 420)),
    cut(SHADE, box(16, -420, 8, 420), box(42, -420, 8, 420)),
  ),
  // The hall.
  cut(CLAY, '-20,0,1 -6,-60 40,-120 70,-190,1 100,-120 146,-60 160,0,1'),
  cut(SHADE, '70,-190,1 100,-120 146,-60 160,0,1 80,0,1 84,-100'),
  cut(
    DARK,
    '70,-190,1 62,-100 40,0,1 48,0,1 68,-100',
    '70,-190,1 40,-104 0,0,1 8,0,1 48,-100',
    '70,-190,1 106,-100 124,0,1 132,0,1 112,-104',
  ),
];
