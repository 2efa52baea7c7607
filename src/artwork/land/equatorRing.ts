import type { Layer } from '../canvas/canvas.ts';
import { cut, inked, moved } from '../canvas/cut.ts';
import { ring } from '../drawing/brush.ts';

const [WHITE, SIDE, SHADE, MARK] = ['#fffaf0', '#c9c2b4', '#a83a26', '#1f3f55'];

/** The white ring that stands on the equator beside the road below the Rwenzori, its middle at (450, 372). */
export const equatorRing: readonly Layer[] = [
  moved({ x: 330, y: 722, squash: 0.24 }, cut(SHADE, ring(450, 372, 322, 262))),
  cut(SIDE, ring(466, 372, 322, 262)),
  cut(WHITE, ring(450, 372, 322, 262)),
  cut(SIDE, '330,652,1 600,652,1 690,756,1 300,756,1'),
  cut(WHITE, '310,652,1 570,652,1 640,756,1 230,756,1'),
  inked(
    MARK,
    9,
    '176,350 160,340 144,350 146,366 174,378 176,396 158,406 142,394',
    '728,406,1 728,342,1 758,406,1 758,342,1',
  ),
];
