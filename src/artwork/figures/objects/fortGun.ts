import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';

const [IRON, LIT, DEEP, STONE] = ['#1d3242', '#38566a', '#101f2b', '#8f3f2c'];

/** The fore part of an old ship's gun seen from the side: it comes in from the left and its mouth is at x = 640. */
export const fortGun: readonly Layer[] = [
  cut(STONE, '70,800,1 100,690,1 320,660,1 350,800,1'),
  within(
    IRON,
    '-20,424,1 120,440,1 120,424,1 160,424,1 160,446,1 470,480,1 510,478 546,466 570,452,1 600,450,1 600,440,1 630,440,1 646,470 652,560 646,650 630,680,1 600,680,1 600,670,1 570,668,1 546,654 510,642 470,640,1 160,700,1 160,722,1 120,722,1 120,708,1 -20,734,1',
    cut(LIT, '-20,420,1 700,420,1 700,492,1 560,504,1 470,520,1 -20,496,1'),
    cut(DEEP, '120,400,1 134,400,1 134,760,1 120,760,1', '586,400,1 600,400,1 600,700,1 586,700,1'),
  ),
];
