import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { box, outline } from '../../drawing/brush.ts';
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

/** An ear as it hangs: broad at the shield's rim, and drawn down to a lobe beside the cheek. */
const EARS = outline(
  pair('92,-240,1 140,-262 250,-300 280,-160 260,96,1 214,106 176,96 168,40 146,-24 80,-62,1'),
);

/** A spear that points up: a long leaf for its blade, a collar, and a shaft that ends in a spike. */
const spear: Layer = cut(WHITE, twin('0,-566,1 16,-520 30,-464 22,-424 9,-384,1 9,360,1 0,444,1'));

/** The shield and crossed spears of Kenya's flag; the red of it is an elephant's head with its ears spread to the rim, and its tusks are white on the black below. 810 high around the origin. */
export const elephantShield: readonly Layer[] = [
  moved({ x: 0, y: 0, turn: 37 }, spear),
  moved({ x: 0, y: 0, turn: -37 }, spear),
  cut(WHITE, RIM),
  within(
    BLACK,
    SHIELD,
    (canvas) => canvas.path(EARS, { fill: WHITE, stroke: WHITE, width: 18 }),
    cut(DARK, EARS),
    (canvas) => canvas.path(FACE, { fill: WHITE, stroke: WHITE, width: 18 }),
    cut(WHITE, pair('60,-16,1 92,10 140,104 146,180 98,264,1 118,190 100,110 50,56,1')),
    within(RED, FACE, cut(DARK, box(0, -440, 220, 880))),
    cut(WHITE, pair('46,-138,1 70,-146 86,-124,1 62,-118')),
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
