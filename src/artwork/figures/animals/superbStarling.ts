import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [BLUE, GLEAM, HEAD, BELLY, BELLY_DARK, WHITE] = [
  '#1f5fb4',
  '#3fc4c8',
  '#1a1434',
  '#f2742c',
  '#a8401f',
  '#fff6e4',
];

/** A superb starling that bends to drink, facing left: its toes at (0, 0), 150 pixels high; the sun at the right. */
export const superbStarling: readonly Layer[] = [
  inked(HEAD, 6, '6,-36 2,-4', '30,-36 30,-4', '-14,0 2,-4 14,2', '16,0 30,-4 44,2'),
  // Tail and back.
  cut(HEAD, '78,-86,1 150,-120,1 160,-104,1 90,-60,1'),
  within(
    BELLY,
    '-58,-74 -40,-110 10,-122 60,-112 96,-84 84,-56 44,-34 0,-30 -34,-44',
    cut(BELLY_DARK, '-70,-60,1 -20,-56 30,-44 70,-52 100,-70,1 90,-20,1 -70,-20,1'),
    cut(WHITE, limb('-24,-58,2 -16,-80,7 -28,-110,4')),
    cut(BLUE, '-80,-60,1 -40,-62 -26,-90 -30,-130,1 -90,-130,1'),
  ),
  cut(BLUE, '-30,-106,1 10,-126 64,-116 104,-88 124,-70,1 80,-66 20,-70 -14,-84'),
  cut(GLEAM, '-10,-112 20,-120 64,-110 98,-88,1 60,-98 20,-102'),
  cut(HEAD, disc(26, -80, 5), disc(50, -86, 5), disc(74, -80, 5)),
  // The head, low, its pale eye and bill.
  cut(HEAD, '-34,-112,1 -66,-96 -92,-70 -94,-46 -76,-36 -56,-44 -40,-66 -30,-90,1'),
  cut(HEAD, '-90,-56,1 -112,-24,1 -78,-38,1'),
  cut(WHITE, disc(-76, -58, 6)),
  cut(HEAD, disc(-77, -57, 3)),
];
