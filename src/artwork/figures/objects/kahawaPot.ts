import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [BRASS, LIGHT, SHADE, WOOD] = ['#f2b233', '#ffdf86', '#c67a1c', '#5a2b22'];

/** The tall brass pot of the coast's coffee sellers, upright: the middle of its foot at 0,0, the beak to the right. */
export const kahawaPot: readonly Layer[] = [
  inked(WOOD, 22, '-40,-196,1 -96,-214 -136,-180 -128,-110 -74,-66,1'),
  cut(
    SHADE,
    '40,-28,1 70,-84 96,-90 120,-130 150,-190 176,-236,1 204,-240,1 196,-222,1 170,-160 146,-90 110,-40 70,-14,1',
  ),
  cut(BRASS, '-96,0,1 -92,-40 -60,-110 -36,-212,1 36,-212,1 60,-110 92,-40 96,0,1 50,12 -50,12'),
  cut(SHADE, '96,0,1 92,-40 60,-110 36,-212,1 8,-212,1 22,-110 38,-40 34,9,1 60,9'),
  cut(LIGHT, limb('-62,-20,6 -50,-70,8 -26,-160,4')),
  cut(SHADE, '-44,-212,1 44,-212,1 40,-228,1 -40,-228,1'),
  cut(BRASS, '-40,-228,1 -32,-262 -8,-276 0,-290,1 8,-276 32,-262 40,-228,1'),
  cut(SHADE, disc(0, -296, 12)),
  inked(SHADE, 5, '-84,-40 0,-30 84,-40'),
];
