import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** A bare left foot from above its own knee: shin, instep, five toes with their nails, the big one on the inside, right. */
const foot: Layer[] = [
  cut(
    '#7d4a31',
    '-30,150,1 -34,70 -38,20 -44,-30 -48,-84 -40,-112 -16,-128 14,-134 32,-120 36,-84 30,-30 28,20 32,70 34,150,1',
  ),
  cut(
    '#7d4a31',
    limb('20,-110,17 22,-150,16 22,-166,14,1 22,-170,10'),
    disc(22, -166, 15, 16),
    limb('-4,-112,11 -6,-146,10 -6,-156,8'),
    disc(-6, -154, 10, 11),
    limb('-22,-106,10 -26,-134,9 -26,-142,8'),
    disc(-26, -140, 9, 10),
    limb('-36,-98,9 -42,-120,8 -42,-126,7'),
    disc(-42, -124, 8, 9),
    limb('-44,-84,8 -54,-104,7 -55,-108,6'),
    disc(-55, -106, 8, 8),
  ),
  cut('#a4684a', '-20,140,1 -22,70 -26,0 -28,-60 -18,-96 8,-104 14,-60 2,0 0,70 4,140,1'),
  inked('#5a3020', 4, '8,-138 9,-112', '-16,-132 -14,-110', '-34,-118 -31,-100', '-48,-104 -44,-90'),
  cut(
    '#f2cdb0',
    disc(22, -172, 9, 7),
    disc(-6, -159, 5, 5),
    disc(-26, -145, 5, 4),
    disc(-42, -128, 4, 4),
    disc(-56, -110, 4, 4),
  ),
];

/** Two feet at the end of a hammock, seen by whoever lies in it: the cloth's stripes lead to them. */
export const hammock = (x: number, y: number, scale: number): Layer[] => [
  moved(
    { x, y, scale },
    moved({ x: -58, y: -20, turn: -10 }, ...foot),
    moved({ x: 58, y: -20, turn: 10, flip: true }, ...foot),
    cut('#e0573a', '-420,260,1 -300,100 -150,44 0,64 150,44 300,100 420,260,1'),
    cut(
      '#fff3dc',
      '-300,260,1 -226,100 -150,50,1 -96,54,1 -150,110 -200,260,1',
      '300,260,1 226,100 150,50,1 96,54,1 150,110 200,260,1',
      '-60,260,1 -44,120 -26,62,1 26,62,1 44,120 60,260,1',
    ),
    cut('#a83424', '-420,260,1 -300,100 -150,44,1 -270,120 -350,260,1'),
  ),
];
