import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

const [FUR, FACE, SHADE, GREY, AMBER, WHITE] = [
  '#12162c',
  '#3c4560',
  '#1c2138',
  '#a9b4c2',
  '#e08a2e',
  '#fbf9f0',
];

/** The face of a L'Hoest's monkey that looks at us, the root of its nose at (0, 0). */
export const lhoestFace: readonly Layer[] = [
  cut(FUR, pair('140,-80,1 176,-100 192,-78 178,-44,1 150,-30')),
  cut(FUR, twin('0,-206,1 66,-204 122,-178 152,-114 168,-60,1 150,-20 120,10 100,60,1 0,60,1')),
  // Grey cheeks, then the bare dark face.
  cut(GREY, pair('60,-10,1 120,-14 156,-44,1 150,20 110,80 66,110,1')),
  within(
    FACE,
    twin('0,-58,1 40,-70 84,-62 108,-30 92,10 76,50 66,100 48,140 0,158,1'),
    cut(SHADE, twin('0,-100,1 120,-110,1 120,-40,1 70,-52 26,-30 18,20 10,60,1 0,66,1')),
    cut(SHADE, '0,-100,1 130,-100,1 120,170,1 0,170,1 20,150 26,110 10,60,1'),
  ),
  ...[-48, 48].flatMap((x) => [
    cut(AMBER, disc(x, -26, 25, 22)),
    cut(FUR, disc(x, -28, 14, 14)),
    cut(WHITE, disc(x + 5, -32, 4)),
    cut(FUR, `${x - 38},-26,1 ${x},-48 ${x + 38},-26,1 ${x + 34},-70,1 ${x - 34},-70,1`),
  ]),
  cut(FUR, pair('4,92,1 18,80 24,92,1 12,102')),
  inked(FUR, 5, '-38,126 0,136 38,126'),
];
