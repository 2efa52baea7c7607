import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { box, limb, outline } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

const [BLACK, RED, DARK, WHITE] = ['#16130f', '#c8231c', '#94130f', '#fff8ea'];

const RIM = outline(twin('0,-404,1 112,-320 202,-184 228,-20 202,156 114,314 0,404,1'));
const SHIELD = outline(twin('0,-384,1 100,-310 188,-180 213,-20 188,150 104,300 0,384,1'));
/** The shield's middle: the forehead, and the trunk that falls from it. */
const FACE = outline(
  twin(
    '0,-420,1 250,-420,1 230,-200,1 140,-250 92,-214 90,-140 96,-70 62,0 46,80 36,170 40,240 46,290,1 24,304 0,306,1',
  ),
);

/** The shield and crossed spears of Kenya's flag; its red and black fields are an elephant's head and ears, their white seams the tusks. 810 high around the origin. */
export const elephantShield: readonly Layer[] = [
  cut(WHITE, pair('-8,10,1 262,-346,1 276,-336,1 8,24,1;-8,-10,1 262,346,1 276,336,1 8,-24,1')),
  cut(WHITE, pair('252,-318,1 256,-372 330,-436,1 314,-352 290,-288,1 276,-312,1')),
  cut(WHITE, RIM),
  within(
    BLACK,
    SHIELD,
    (canvas) => canvas.path(FACE, { fill: WHITE, stroke: WHITE, width: 18 }),
    cut(WHITE, limb(pair('62,-40,16 80,24,26 114,90,22 140,150,14 126,232,0'))),
    within(RED, FACE, cut(DARK, box(0, -440, 220, 880))),
    inked(
      BLACK,
      6,
      '-40,90 0,104 40,90',
      '-36,140 0,153 36,140',
      '-34,190 0,202 34,190',
      '-36,238 0,249 36,238',
    ),
  ),
];
