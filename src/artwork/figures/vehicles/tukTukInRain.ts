import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { box, disc } from '../../drawing/brush.ts';
import { pair, twin, twoDiscs } from '../../drawing/mirrored.ts';

const [BODY, SHADE, HOOD, TYRE, GLASS, LAMP] = [
  '#f2b632',
  '#b8702c',
  '#241c40',
  '#141028',
  '#7c9cc4',
  '#fff4d0',
];

/** A tuk-tuk that comes towards us, 100 units to the metre, with its lamp on; the sun is on its left. */
export const tukTukInRain: readonly Layer[] = [
  cut(TYRE, pair('46,-40,1 62,-40,1 62,-2,1 48,-2,1'), box(-7, -40, 14, 40)),
  // The hood over the cab, the open sides.
  within(
    HOOD,
    twin('0,-176,1 40,-174 58,-160 64,-120,1 66,-60,1 0,-50,1'),
    cut('#3c3460', '-70,-170,1 -46,-170 -20,-178,1 -40,-160 -56,-110,1 -70,-100,1'),
  ),
  within(
    BODY,
    twin('0,-88,1 56,-86,1 62,-60 58,-30 40,-22,1 12,-18,1 12,-34,1 0,-36,1'),
    cut(SHADE, '14,-90,1 70,-90,1 70,-10,1 10,-10,1 22,-50'),
  ),
  // The windscreen, and the driver behind it.
  within(
    GLASS,
    twin('0,-160,1 42,-158,1 52,-92,1 0,-88,1'),
    cut('#c8dcec', '-60,-160,1 -20,-160,1 -44,-90,1 -60,-90,1'),
    cut('#2c4c74', '-8,-80,1 -4,-106 10,-112 28,-112 40,-106 44,-80,1'),
    cut('#4c2428', '13,-122,1 24,-122,1 26,-110 19,-106 12,-110,1', disc(19, -128, 10, 12)),
    cut('#94543c', '9,-132,1 18,-132,1 17,-116,1 12,-118 9,-124'),
    cut('#fff2d8', '8,-133,1 10,-144 28,-144 30,-133,1 19,-136'),
  ),
  cut(SHADE, box(-2, -160, 4, 72)),
  cut(HOOD, '-54,-88,1 54,-88,1 54,-84,1 -54,-84,1'),
  cut(LAMP, twoDiscs(40, -66, 9), disc(0, -62, 8)),
  cut('#fff', twoDiscs(40, -66, 5)),
];
