import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

const [BOOT, FAR_BOOT, SKIN, CHEEK] = ['#2c1c48', '#1c1030', '#4e2a30', '#9a5236'];
const [TROUSERS, SHIN, FAR] = ['#3c2f86', '#5a4aa8', '#241b58'];
const [JACKET, FOLD, GLEAM] = ['#d8402f', '#93233c', '#ffa468'];
const [HAT, CUFF, HAT_GLEAM] = ['#f2b53a', '#c67c2c', '#ffe09a'];

/** The head from half behind, tipped back, the neck at the origin. */
const head: readonly Layer[] = [
  within(
    SKIN,
    '-20,16,1 -18,-14 -22,-40 0,-66 30,-62,1 37,-50 34,-44,1 44,-32 43,-28 35,-27,1 36,-20 32,-14 34,-6 24,4 8,0,1 12,16,1',
    cut(CHEEK, '22,-70,1 60,-70,1 60,10,1 20,6,1 27,-12 20,-30 27,-46'),
  ),
  cut(FAR, '-20,-10,1 -26,-40,1 4,-42,1 6,-30 0,-12,1'),
  within(
    HAT,
    '-30,-36,1 -34,-66 -12,-90 14,-88 34,-72 36,-54,1 4,-50',
    cut(HAT_GLEAM, '-40,-30,1 -44,-90,1 -10,-96,1 -22,-70 -20,-36,1'),
    cut(CUFF, '-40,-28,1 -36,-52,1 4,-60 40,-72,1 44,-50,1 4,-44'),
  ),
];

/** A leg from the hip at the seat over the knee to the ankle. */
const LEG =
  '-40,4,1 -30,-44 30,-78,1 64,-118 92,-134 118,-112 116,-70 108,-20,1 74,-18,1 78,-56 70,-62 46,-18 10,6,1';
const SOLED = '70,4,1 68,-24,1 110,-28,1 120,-16 146,-12 150,4,1';

/** Somebody who sits on the ground, half from behind, the arms round the knees and the face lifted to the right; 230 pixels high, seated at the origin, the dawn on the back. */
export const dawnSitter: readonly Layer[] = [
  moved({ x: 22, y: -6 }, cut(FAR, LEG), cut(FAR_BOOT, SOLED)),
  cut(BOOT, SOLED),
  within(
    TROUSERS,
    LEG,
    cut(SHIN, '30,-78,1 64,-118 92,-134 118,-112,1 100,-116 88,-112 60,-86 20,-58,1'),
    cut(FAR, '70,-62 46,-18 10,6,1 -10,10,1 40,-32 62,-80,1 82,-90,1 92,-14,1 70,-10,1'),
  ),
  moved({ x: 6, y: -142, turn: -13 }, ...head),
  within(
    JACKET,
    '-62,6,1 -70,-50 -62,-104 -34,-142 -14,-152,1 20,-148,1 40,-132 44,-100 34,-60 30,-24,1 -14,0',
    cut(FOLD, '20,-150,1 60,-150,1 60,10,1 -24,10,1 4,-30 20,-90'),
    cut(GLEAM, '-90,10,1 -90,-150,1 -24,-156,1 -46,-110 -52,-50 -44,10,1'),
  ),
  // The collar, and the near arm round the shin.
  cut(FOLD, '-24,-146,1 -14,-166 18,-160 28,-150 30,-140 8,-136'),
  cut(FOLD, limb('0,-122,23 6,-94,22 14,-62,19 34,-52,17 64,-64,15 98,-80,12')),
  cut(JACKET, limb('-4,-124,19 2,-96,18 12,-68,15 32,-60,13 64,-70,12 98,-82,10')),
  cut(CUFF, '96,-94,1 110,-98 126,-92 128,-78 116,-68 98,-68,1'),
  cut(HAT, '96,-94,1 110,-98 126,-92,1 118,-84 98,-80,1'),
];
