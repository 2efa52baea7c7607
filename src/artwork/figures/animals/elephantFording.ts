import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

const [HIDE, DEEP, IVORY] = ['#4a2c4c', '#2c1633', '#fff6e2'];

const BODY: readonly Layer[] = [
  cut(
    DEEP,
    '50,-90,1 58,-60 40,-36 30,-2,1 64,-2,1 74,-30 110,-80,1;150,-90,1 150,-50 138,-30 134,-2,1 168,-2,1 172,-34 190,-80,1',
  ),
  cut(
    HIDE,
    '0,-120 4,-164 36,-190 84,-194 132,-184 168,-194 196,-208 232,-200 250,-170 256,-130 262,-80 272,-44 292,-30 304,-42,1 312,-32,1 296,-12 264,-18 246,-50 236,-90,1 220,-86 204,-80,1 208,-50 222,-28 228,0,1 190,0,1 182,-34 160,-76,1 120,-66 84,-76,1 92,-46 92,-26 98,0,1 58,0,1 54,-30 32,-60 6,-90',
  ),
  cut(HIDE, '24,-178,1 -8,-150 -16,-110 -14,-66,1 -5,-66,1 -4,-110 30,-130,1'),
  cut(DEEP, '160,-182 192,-192 208,-164 204,-128 186,-96 166,-86 142,-108 136,-146 144,-172'),
];
const TUSK = cut(IVORY, '230,-104,1 244,-102,1 252,-78 284,-66,1 252,-62 236,-80');

/** An elephant that walks to the right, its feet at y = 0, 200 high and 300 long. */
export const elephantWalking: readonly Layer[] = [...BODY, TUSK];

/** The same in water over its tusks, the trunk lifted clear: the level is at -94. */
export const elephantFording: readonly Layer[] = [
  cut(HIDE, limb('236,-136,30 268,-118,20 296,-120,14 316,-144,10 308,-176,8')),
  ...BODY,
];
