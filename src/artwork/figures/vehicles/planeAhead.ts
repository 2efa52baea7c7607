import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

const WHITE = '#fffaf0';
const COOL = '#c3cfe0';
const DEEP = '#7d8fb4';
const RED = '#ee4f34';
const RED_DEEP = '#a92f3c';
const GLASS = '#1d3558';

/**
 * A high-winged bush aeroplane that flies away from the viewer, seen from behind and a little above, lit from the left:
 * the middle of its wing is the origin, and from tip to tip it measures 640 pixels.
 */
export const planeAhead: readonly Layer[] = [
  // The disc of the propeller, and the cowling beyond the wing.
  cut({ fill: '#ffffff', opacity: 0.16 }, disc(0, -34, 62, 50)),
  cut(COOL, '-30,-8,1 -26,-40 0,-54 26,-40 30,-8,1'),
  cut(WHITE, '-30,-8,1 -26,-40 0,-54 -2,-8,1'),
  // Wheels below, one on either side.
  cut(GLASS, disc(-66, 92, 11, 17), disc(66, 92, 11, 17)),
  cut(DEEP, '-40,40,1 -32,40,1 -60,92,1 -68,90,1;40,40,1 32,40,1 60,92,1 68,90,1'),
  // The cabin under the wing, narrowing towards the tail, which is nearest.
  within(
    WHITE,
    '-54,-6,1 54,-6,1 58,40 44,84 24,130 18,176,1 -18,176,1 -24,130 -44,84 -58,40',
    cut(COOL, '10,-10,1 70,-10,1 70,90,1 30,190,1 2,190,1 4,90'),
    cut(DEEP, '40,-10,1 70,-10,1 70,100,1 24,190,1 14,190,1 34,90 42,40'),
    cut(RED, '-60,50,1 -44,62 -30,104 -22,150 -20,190,1 -34,190,1 -60,90,1'),
    cut(RED_DEEP, '60,50,1 46,62 33,104 24,150 20,190,1 40,190,1 70,90,1'),
  ),
  // The wing, its far edge a little shorter; its tips and the flaps along the near edge.
  within(
    WHITE,
    '-320,-22,1 -312,-36,1 -60,-22,1 60,-22,1 312,-36,1 320,-22,1 316,-6,1 64,22,1 -64,22,1 -316,-6,1',
    cut(RED, '-330,-50,1 -262,-50,1 -256,10,1 -330,10,1'),
    cut(RED_DEEP, '330,-50,1 262,-50,1 256,10,1 330,10,1'),
    cut(COOL, '30,-30,1 262,-40,1 256,10,1 64,30,1 26,30,1'),
    cut(COOL, '-316,-8,1 -64,16,1 64,16,1 316,-8,1 316,0,1 64,28,1 -64,28,1 -316,0,1'),
    cut(DEEP, '64,14,1 256,-4,1 256,8,1 64,28,1'),
  ),
  // The tailplane and the fin, nearest of all.
  within(
    WHITE,
    '-132,158,1 -126,146,1 -20,150,1 20,150,1 126,146,1 132,158,1 128,170,1 22,182,1 -22,182,1 -128,170,1',
    cut(COOL, '6,140,1 140,140,1 140,190,1 6,190,1', '-140,166,1 -22,176,1 22,176,1 22,190,1 -140,190,1'),
    cut(DEEP, '22,172,1 140,160,1 140,190,1 22,190,1'),
  ),
  cut(RED, '-8,182,1 -6,70,1 -2,58,1 2,58,1 2,182,1'),
  cut(RED_DEEP, '0,58,1 3,58,1 7,70,1 9,182,1 0,182,1'),
];
