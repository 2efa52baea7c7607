import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import { disc, limb, stamped } from '../../drawing/brush.ts';

const [SKIN, SHADE, CLOTH, DEEP, WHITE, CAP] = [
  '#7a4029',
  '#4a241f',
  '#fff1d0',
  '#d3c2a4',
  '#ffffff',
  '#26336c',
];

/** A painter's head from the side, to the left, his ear the origin. */
const HEAD =
  '70,-24 62,-84 0,-126 -60,-106 -84,-66 -88,-38 -84,-22,1 -96,0 -112,18 -108,32 -94,36,1 -106,46 -104,56 -90,60,1 -102,66 -102,80 -92,86,1 -98,98 -90,118 -60,124 -36,112 -26,120,1 -34,170 -70,240,1 100,240,1 70,160 62,70';

/** A painter in profile at the lower right, his brush at the board; in pixels of the picture. */
export const boardPainter: readonly Layer[] = [
  within(
    CLOTH,
    '880,940,1 890,880 940,830 1010,806 1090,816 1170,850 1240,900 1240,960,1 880,960,1',
    cut(DEEP, '1080,800,1 1120,860 1100,960,1 1260,960,1 1260,800,1'),
  ),
  moved(
    { x: 1034, y: 650, scale: 1.12 },
    within(
      SKIN,
      HEAD,
      cut(SHADE, '110,20,1 60,60 10,100 -24,116,1 -60,126,1 -60,180,1 0,190 0,260,1 140,260,1 140,20,1'),
    ),
    cut(WHITE, '-84,-30,1 -70,-44 -46,-38 -42,-26,1 -62,-18'),
    cut(
      SHADE,
      disc(-66, -31, 9, 11),
      limb('-88,-58,2 -66,-70,6 -36,-58,1'),
      disc(8, 0, 13, 20),
      limb('-94,60,1 -78,62,4 -64,52,1'),
    ),
    cut(CAP, '-92,-62,1 -70,-120 0,-160 80,-130 96,-50 80,20,1 60,-10 50,-60 0,-84 -40,-80'),
    cut('#f5b23a', stamped('l10,12l-10,12l-10,-12z', '-52,-112 -10,-126 34,-120 68,-88 76,-44')),
  ),
  // His arm, and the brush.
  cut(SKIN, limb('1000,930,60 880,900,46 806,800,30 786,770,26')),
  cut(CLOTH, '960,830 1060,860 1080,960,1 900,960,1 864,930 890,860'),
  cut('#f5b23a', limb('850,836,6 720,690,6')),
  cut(SHADE, limb('722,694,8 710,678,11 704,670,12')),
  cut(WHITE, limb('710,680,12 700,664,10 684,644,1')),
  moved(
    { x: 786, y: 756, turn: -46 },
    cut(SKIN, '-34,-30 -10,-42 26,-38 44,-20 46,16 30,38 -8,40 -36,26'),
    cut(SHADE, limb('-44,-16,2 -20,-18,4 2,-16,2;-44,2,2 -18,1,4 2,2,2;-40,20,2 -16,19,4 2,18,2')),
  ),
];
