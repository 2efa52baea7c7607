import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { box, disc, panel } from '../../drawing/brush.ts';
import { flatWheel } from './flatWheel.ts';

const [BODY, LIT, SHADE, INK, CREAM] = ['#f9ae28', '#ffdb7c', '#c4661e', '#16263a', '#fff6e2'];

/** A high-riding van on large tyres in profile, in the picture's own pixels: it stands at y 800. */
export const mitsubishiVan: readonly Layer[] = [
  cut(
    INK,
    panel('196,516,12 232,516,8 232,656,8 196,656,12'),
    box(240, 680, 790, 40),
    box(284, 390, 450, 9),
    ...[304, 440, 576, 706].map((x) => box(x, 392, 9, 30)),
  ),
  within(
    BODY,
    panel('230,704,12 242,416,36 812,416,44 926,560,20 1008,580,30 1032,640,16 1032,704,12'),
    cut(LIT, box(200, 400, 800, 30)),
    cut(SHADE, box(200, 624, 860, 100)),
    cut(INK, disc(400, 714, 106), disc(858, 714, 106)),
  ),
  within(
    INK,
    panel('266,454,18 800,454,22 884,560,8 262,560,14'),
    cut(BODY, box(432, 440, 12, 130), box(690, 440, 12, 130)),
  ),
  cut(INK, panel('1000,668,6 1062,668,10 1062,708,10 1000,708,6')),
  cut(CREAM, panel('966,600,8 1008,600,14 1018,630,8 976,630,8')),
  ...flatWheel(400, 714, 90, INK, LIT),
  ...flatWheel(858, 714, 90, INK, LIT),
];
