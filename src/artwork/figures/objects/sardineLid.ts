import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { box, disc, panel } from '../../drawing/brush.ts';

const [RIM, TIN, WALL, GOLD, LIT] = ['#fdf8ea', '#c5cfd3', '#74858f', '#e9a93c', '#f6cb66'];
const [RED, DARK_RED] = ['#d8432f', '#a52d28'];

/** The lid that is left, and its red label with a fish on it; the rest is rolled up on the key. */
export const lidOfTin: readonly Layer[] = [
  cut(TIN, panel('-196,150,6 196,150,6 196,396,100 -196,396,100')),
  cut(RIM, '-196,150,1 -172,150,1 -172,300,1 -150,350 -110,376 -90,384,1 -110,396 -160,380 -196,320,1'),
  within(
    RED,
    panel('-166,150,4 166,150,4 166,368,74 -166,368,74'),
    cut(DARK_RED, '60,140,1 80,240 60,390,1 180,390,1 180,140,1'),
    inked('#f6cb66', 6, '-150,130 -150,296 -140,330 -110,352 0,354 110,352 140,330 150,296 150,130'),
    moved(
      { x: 0, y: 256 },
      cut(
        LIT,
        '-116,0,1 -84,-34 -30,-48 30,-36 76,-4,1 116,-38,1 108,0 116,40,1 76,8,1 30,40 -30,50 -84,36,1',
      ),
      cut(GOLD, '-116,0,1 -84,36 -30,50 30,40 76,8,1 116,40,1 108,0,1 76,4 -20,8,1'),
      inked(RED, 5, '-66,-32 -52,0 -66,32', '-26,-18 -16,0 -26,18', '4,-18 14,0 4,18', '34,-14 42,0 34,14'),
      cut(DARK_RED, disc(-88, -6, 8)),
    ),
  ),
];

/** The roll that the lid has become, round and lit along its top, and the key through it. */
export const rollOfTin: readonly Layer[] = [
  cut({ fill: '#5a2a1c', opacity: 0.6 }, box(-190, 56, 380, 60)),
  inked('#4a5a66', 13, '170,130 290,130'),
  inked('#4a5a66', 15, disc(322, 130, 34, 24)),
  inked(TIN, 5, '206,127 286,127'),
  within(
    WALL,
    panel('-212,92,22 212,92,22 212,172,22 -212,172,22'),
    cut('#4a5a66', box(-220, 80, 440, 26)),
    cut('#96a5ad', box(-220, 120, 440, 60)),
    cut(TIN, box(-220, 132, 440, 40)),
    cut(RIM, box(-220, 142, 440, 14)),
  ),
  inked(WALL, 4, '-186,98 -192,132 -186,168', '186,98 192,132 186,168'),
];
