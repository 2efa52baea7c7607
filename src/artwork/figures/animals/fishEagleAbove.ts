import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { mirrored, twice, twin } from '../../drawing/mirrored.ts';

const [BLACK, BLACK_LIT, CHESTNUT, CHESTNUT_LIT, WHITE, WHITE_SHADE, BILL] = [
  '#1b1120',
  '#43283a',
  '#a8401c',
  '#d9652c',
  '#fff6e4',
  '#cbd3d6',
  '#f6b92f',
];

/** The fingers of the right wing, from the first; they overlap. */
const FINGERS =
  '210,-70,24 330,-128,25 398,-176,17 420,-194,0;214,-50,26 350,-88,27 440,-122,18 464,-134,0;212,-26,28 350,-40,28 454,-60,19 480,-66,0;206,0,30 340,8,29 448,4,20 476,2,0;196,20,30 320,52,30 420,66,21 448,68,0;180,30,30 290,86,30 370,116,22 398,124,0';
/** The right wing to its wrist, with the blunt fringe of its arm. */
const WING =
  '20,-70,1 60,-104 120,-140 180,-146 236,-116 270,-70,1 300,40 290,110,1 270,140 236,130,1 214,154 180,138,1 160,158 126,138,1 106,152 76,128,1 56,136 20,110,1';
const TAIL = twin('0,96,1 50,96,1 84,214,1 66,240 44,236,1 26,252 0,246,1');
const BODY = twin('0,-150,1 40,-120 54,-60 50,20 40,110 26,150 0,160,1');
const HEAD = twin('0,-214,1 26,-212 42,-190 44,-164 46,-130 60,-96 56,-66 30,-30 0,0,1');
const BEAK = twin('0,-252,1 10,-244 16,-222 18,-200 0,-196,1');

/** A fish eagle from straight above, its head up, 960 from tip to tip: the outline alone, as its shadow is. */
export const fishEagleOutline =
  limb(twice(FINGERS)) + outline([twice(WING), TAIL, BODY, HEAD, BEAK].join(';'));

/** One wing with its chestnut shoulder. */
const wing = (side: (rows: string) => string, dark: string, edge: string, shoulder: string): Layer[] => [
  ...FINGERS.split(';').map((row) => cut(dark, limb(side(row)))),
  cut(dark, ...side(WING).split(';')),
  inked(
    edge,
    5,
    side(
      '262,-86 310,-102 362,-126;270,-54 320,-62 374,-76;270,-18 320,-18 378,-22;262,16 310,22 364,30;244,46 290,62 336,80',
    ),
    side('214,60 220,100 218,136;160,66 164,104 158,134;106,66 110,100 102,130'),
  ),
  cut(
    shoulder,
    side(
      '20,-70,1 60,-106 120,-143 180,-149 237,-119,1 226,-84 196,-76,1 190,-44 156,-44,1 146,-14 110,-18,1 94,14 60,8,1 40,24 10,20,1',
    ),
  ),
];

/** The same eagle in its colours, lit from its left. */
export const fishEagleAbove: readonly Layer[] = [
  within(WHITE, TAIL, cut(WHITE_SHADE, '0,80,1 120,80,1 120,270,1 6,270,1')),
  ...wing((rows) => mirrored(rows), BLACK_LIT, BLACK, CHESTNUT_LIT),
  ...wing((rows) => rows, BLACK, BLACK_LIT, CHESTNUT),
  within(BLACK_LIT, BODY, cut(BLACK, '0,-160,1 70,-160,1 70,170,1 0,170,1')),
  within(BILL, BEAK, cut(BLACK, '-30,-260,1 30,-260,1 30,-232,1 0,-226 -30,-232,1')),
  within(WHITE, HEAD, cut(WHITE_SHADE, '6,-220,1 80,-220,1 80,10,1 -2,10,1 16,-60 6,-130')),
  cut(BLACK, disc(-34, -180, 5, 8), disc(34, -180, 5, 8)),
];
