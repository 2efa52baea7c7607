import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

/** A black-and-white colobus that sits along a bough and looks left, 150 high over the bough at y = 0; its tail hangs 250 down, the light at the left. */
export const colobusOnBough = (ink: string, white: string, shade: string): readonly Layer[] => [
  // The tail, black at its root, a white bush below.
  cut(ink, limb('40,-10,10 62,20,8 66,80,7')),
  cut(shade, limb('64,60,7 70,110,15 66,170,24 58,226,18 50,262,0')),
  cut(white, limb('60,66,3 62,112,9 56,170,14 48,222,10 44,250,0')),
  // Back and haunch.
  cut(ink, '-40,-96,1 -10,-118 30,-104 56,-64 62,-24 50,2,1 -30,2,1 -44,-40'),
  // The mantle.
  cut(shade, '-20,-100,1 14,-84 42,-44 58,8 54,34,1 46,14 40,44,1 32,16 24,48,1 18,12 8,36,1 6,0 -4,-40'),
  cut(white, '-24,-98,1 4,-80 26,-44 34,0 30,26,1 22,4 16,34,1 10,6 0,30,1 -6,-30'),
  // Arms, one hand on the bough.
  cut(ink, limb('-30,-86,16 -46,-46,12 -40,-6,9'), '-52,-8,1 -32,-8,1 -30,6 -34,16,1 -42,8 -48,18,1 -54,6'),
  cut(ink, limb('30,-34,24 -4,-20,20 -10,4,10'), '-22,-2,1 0,-4,1 -2,14,1 -10,6 -18,16,1 -24,8'),
  // The head: the face in its white frill, the cap over it.
  cut(
    white,
    '-70,-144,1 -44,-154 -18,-138 -12,-114 -22,-94,1 -30,-100 -34,-80,1 -42,-90 -52,-74,1 -54,-88 -70,-82,1 -66,-94 -80,-98,1',
  ),
  cut(ink, '-70,-146,1 -52,-140 -46,-122 -52,-106 -66,-98 -82,-100 -88,-110 -80,-122 -76,-136'),
  cut(ink, '-74,-142,1 -64,-162 -40,-168 -18,-156 -6,-132 -6,-108,1 -18,-136 -40,-148 -56,-146'),
];
