import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { twoDiscs } from '../../drawing/mirrored.ts';

const [NAVY, COBALT, AZURE, TURQUOISE, RUST, DEEP, WHITE, BILL, DARK] = [
  '#16246b',
  '#2049b8',
  '#3f86e6',
  '#7fd6e0',
  '#f0762c',
  '#c4531d',
  '#fffaf0',
  '#e23b2c',
  '#11183f',
];

/** The right wing, thrown back: long feathers, coverts, the bend. */
const WING: readonly Layer[] = [
  cut(
    NAVY,
    '20,-330,1 90,-372 150,-376 200,-420 270,-560 300,-700,1 282,-700 264,-676,1 262,-700 236,-690 226,-650,1 220,-680 196,-670 188,-630,1 180,-660 158,-646 150,-606,1 142,-634 120,-620 112,-580,1 100,-600 60,-560 30,-500,1',
  ),
  cut(
    COBALT,
    '20,-330,1 90,-372 150,-376 200,-420 236,-486 250,-530,1 226,-500 210,-520,1 196,-490 176,-510,1 160,-476 142,-494,1 126,-460 104,-476,1 80,-440 40,-440,1',
  ),
  cut(AZURE, '20,-330,1 90,-372 150,-376 200,-420 262,-540,1 196,-452 140,-410 90,-400 40,-376,1'),
];

/** A malachite kingfisher from behind as it stoops, wings thrown back: the tip of its bill at 0,0, 740 high. */
export const kingfisherPlunging: readonly Layer[] = [
  ...WING,
  moved({ x: 0, y: 0, flip: true }, ...WING),
  // The short tail.
  cut(NAVY, '-22,-560,1 -34,-640 -28,-664,1 0,-656 28,-664,1 34,-640 22,-560,1'),
  inked(COBALT, 4, '-10,-570 -12,-650', '10,-570 12,-650'),
  within(
    COBALT,
    '0,-600 -34,-580 -66,-500 -82,-420 -74,-350 -40,-290 0,-280 40,-290 74,-350 82,-420 66,-500 34,-580',
    cut(AZURE, '-16,-260,1 16,-260,1 24,-420 14,-540 0,-620,1 -14,-540 -24,-420'),
  ),
  // The bill, and the head from above: barred crown, rusty cheeks, white sides of the neck.
  cut(BILL, '-24,-176,1 -10,-80 0,0,1 10,-80 24,-176,1'),
  cut(DEEP, '0,-176,1 0,0,1 10,-80 24,-176,1'),
  within(
    RUST,
    '0,-150 -36,-164 -62,-210 -70,-260 -58,-310 0,-330 58,-310 70,-260 62,-210 36,-164',
    cut(WHITE, twoDiscs(66, -292, 22, 26)),
    cut(COBALT, '0,-150,1 -30,-176 -42,-220 -46,-270 -50,-340,1 50,-340,1 46,-270 42,-220 30,-176'),
    cut(
      TURQUOISE,
      ...[-190, -212, -234, -256, -278, -300].map((y) =>
        limb(`-40,${y - 8},1 -20,${y},4 0,${y + 3},5 20,${y},4 40,${y - 8},1`),
      ),
    ),
  ),
  cut(DARK, twoDiscs(50, -204, 11, 13)),
  cut(WHITE, disc(-52, -200, 3), disc(48, -200, 3)),
];
