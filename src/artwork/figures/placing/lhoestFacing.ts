import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

const [FUR, CHESTNUT, FACE, SHADE, GREY, AMBER, WHITE] = [
  '#12162c',
  '#a5492a',
  '#3c4560',
  '#1c2138',
  '#a9b4c2',
  '#e08a2e',
  '#fbf9f0',
];

/** A L'Hoest's monkey that looks at us, the root of its nose at (0, 0), its back to the right; 1100 wide with the body. */
export const lhoestFacing: readonly Layer[] = [
  // Back and arms, which leave the picture below.
  cut(FUR, '-150,150,1 -230,240 -270,360 -290,640,1 620,640,1 600,430 540,290 430,190 300,130 180,110,1'),
  cut(
    CHESTNUT,
    '190,112,1 300,130 430,190 540,290 600,430 620,640,1 520,640,1 470,460 380,330 270,250 210,230,1',
  ),
  // The ruff.
  cut(
    WHITE,
    twin(
      '0,-20,1 150,-60,1 190,-20 204,30,1 214,40 250,70 262,110,1 250,112 236,116,1 252,150 250,190,1 232,184 216,190,1 222,226 206,260,1 190,246 172,252,1 170,290 140,318,1 130,300 112,300,1 96,336 60,352,1 54,330 38,328,1 24,356 0,366,1',
    ),
  ),
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
