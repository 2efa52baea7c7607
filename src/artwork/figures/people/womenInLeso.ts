import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [RED, SHADE, GOLD, INK, SKIN] = ['#e8402c', '#8c2440', '#ffc838', '#1c1440', '#4a2430'];

/** Two women in pairs of printed leso who walk away under one umbrella, 100 units to the metre; the sun is on the left. */
export const womenInLeso: readonly Layer[] = [
  cut(
    SKIN,
    limb('-30,-20,6 -32,-4,5'),
    limb('-14,-20,6 -8,-4,5'),
    limb('26,-20,6 22,-4,5'),
    limb('40,-20,6 48,-6,5'),
  ),
  // The first: leso about the hips, the second of the pair over head and shoulders.
  cut(RED, '-46,-100,1 -8,-100,1 2,-60 -2,-16,1 -42,-14,1 -50,-60'),
  cut(SHADE, '-20,-100,1 -8,-100,1 2,-60 -2,-16,1 -16,-15,1'),
  cut(GOLD, '-43,-24,1 -1,-26,1 -2,-18,1 -42,-16,1'),
  cut(
    GOLD,
    '-26,-162,1 -40,-160 -42,-144 -54,-132 -54,-100 -48,-84,1 -26,-78,1 -6,-88,1 0,-110 -2,-134 -12,-146 -14,-160',
  ),
  cut('#c87c2c', '-20,-160,1 -12,-150 -4,-134 0,-110 -6,-88,1 -24,-80,1'),
  cut(RED, disc(-38, -112, 5), disc(-28, -126, 5), disc(-34, -94, 5)),
  // The second, taller, in a dark buibui with a bag on her arm.
  cut(INK, '36,-172,1 22,-170 20,-152 8,-140 8,-80 12,-12,1 58,-12,1 62,-80 60,-140 50,-152 48,-170'),
  cut('#4c4c8c', '30,-170,1 22,-166 20,-152 8,-140 8,-80 12,-12,1 20,-12,1 16,-80 18,-134 28,-148'),
  cut('#c87c2c', '58,-120,1 62,-96,1 70,-94,1 68,-66,1 52,-66,1 54,-94,1'),
  // The umbrella.
  cut(INK, limb('6,-112,2 4,-206,2')),
  cut(
    RED,
    '-82,-178,1 -60,-214 4,-228 70,-212 92,-174,1 70,-184 48,-176,1 26,-186 4,-178,1 -20,-188 -40,-180,1 -62,-188',
  ),
  cut(SHADE, '4,-222,1 60,-212 92,-174,1 70,-184 48,-176,1 40,-200'),
];
