import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { box, disc, panel } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

const [BODY, FOLD, SHADE, DARK, GLASS, GLINT, LAMP] = [
  '#4d6088',
  '#2c395e',
  '#38496e',
  '#1e2440',
  '#25325c',
  '#7fa3c0',
  '#ffe9a8',
];

/** The curtains of the tuk-tuk, unbuttoned and blown out to both sides like two ears. */
export const tukTukCurtains: readonly Layer[] = [
  cut(FOLD, pair('130,-500,1 200,-560 254,-530 276,-440 262,-330 240,-250 216,-180 186,-200 140,-240,1')),
  cut(
    BODY,
    pair('130,-500,1 200,-560 254,-530 276,-440 262,-330 240,-250 216,-190,1 214,-300 196,-420 160,-480'),
  ),
];

/** A tuk-tuk head-on, its wheel at (0, 0): lamps for eyes, the nose and the wheel for a trunk. */
export const tukTukElephant: readonly Layer[] = [
  // Rear wheels and the dark under the floor.
  cut(
    DARK,
    panel('108,-100,4 164,-100,4 164,-8,18 112,-8,18'),
    panel('-108,-100,4 -164,-100,4 -164,-8,18 -112,-8,18'),
    box(-120, -110, 240, 44),
  ),
  within(
    BODY,
    twin('0,-584 96,-584 150,-550 166,-470 158,-330 170,-230 166,-130 140,-84 60,-76 0,-76'),
    // The canvas of the roof, and the shade of the right-hand side.

    cut(SHADE, '200,-600,1 96,-600,1 138,-520 142,-320 130,-240 140,-150 100,-60,1 200,-60,1'),
  ),
  inked(SHADE, 5, '-146,-530 0,-546 146,-530'),
  within(
    GLASS,
    panel('-116,-508,40 116,-508,40 132,-310,24 -132,-310,24'),
    cut(GLINT, '-76,-520,1 0,-520,1 -80,-300,1 -156,-300,1;24,-520,1 44,-520,1 -36,-300,1 -56,-300,1'),
  ),
  // The nose, its ribs, the mudguard and the wheel.
  cut(DARK, panel('-25,-60,8 25,-60,8 24,10,18 -24,10,18')),
  cut(SHADE, twin('0,-292 60,-292 84,-282 80,-220 54,-130 50,-50 40,-28 0,-26')),
  inked(
    DARK,
    5,
    '-58,-196 0,-184 58,-196',
    '-52,-156 0,-144 52,-156',
    '-46,-116 0,-104 46,-116',
    '-42,-76 0,-64 42,-76',
  ),
  // Lamps under their hoods.
  cut(DARK, disc(-116, -226, 30), disc(116, -226, 30)),
  ...[-116, 116].map((x) =>
    within(
      LAMP,
      disc(x, -226, 22),
      cut(SHADE, `${x - 30},-260,1 ${x + 30},-260,1 ${x + 30},-230,1 ${x},-236 ${x - 30},-230,1`),
    ),
  ),
];
