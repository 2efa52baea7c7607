import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { box, disc, panel } from '../../drawing/brush.ts';
import { flatWheel } from './flatWheel.ts';

const [WHITE, SHADE, INK, LAMP] = ['#fff4e0', '#dcc0ac', '#241c33', '#ffb52e'];

/** A white minibus in profile, in the picture's own pixels: one box with a wedge of a nose. It stands at y 690. */
export const toyotaVan: readonly Layer[] = [
  within(
    WHITE,
    panel('-200,652,10 -200,300,10 592,300,52 714,470,30 776,522,44 792,596,20 790,652,14'),
    cut(SHADE, box(-200, 580, 1000, 80)),
    cut(INK, disc(110, 624, 80), disc(602, 624, 80)),
    cut(INK, '586,306,1 628,306,1 740,472,1 704,472,1'),
  ),
  within(
    INK,
    panel('-200,340,6 582,340,26 676,472,8 -200,472,6'),
    cut(WHITE, box(202, 330, 11, 150), box(456, 330, 11, 150)),
  ),
  cut(SHADE, box(205, 484, 5, 96), box(459, 484, 5, 96)),
  cut(INK, box(478, 504, 38, 9), box(148, 504, 38, 9)),
  cut(LAMP, panel('728,530,6 774,530,20 786,566,8 746,566,8')),
  ...flatWheel(110, 624, 68, INK, WHITE),
  ...flatWheel(602, 624, 68, INK, WHITE),
];
