import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { limb, panel } from '../../drawing/brush.ts';

/** A gorilla that sits and leans on its knuckles, looking to the left: 300 high, the ground at y 0. */
export const GORILLA_AT_REST =
  '28,-322,1 2,-324 -28,-302 -50,-276 -64,-258,1 -84,-258 -92,-244 -84,-232,1 -92,-222 -104,-210 -108,-192 -100,-174 -80,-168,1 -84,-150 -100,-120 -112,-76 -114,-40,1 -132,-22 -134,-6 -128,0,1 104,0,1 142,-16 156,-66 150,-134 128,-196 100,-236 76,-258,1 70,-290 52,-314';

const [OCHRE, BROWN, UMBER, YELLOW, AMBER, RED, CRIMSON, DARK] = [
  '#cf7f3c',
  '#7a3f24',
  '#3c2220',
  '#ffd23c',
  '#d9922a',
  '#dc4230',
  '#8f2430',
  '#12302c',
];

/** The head of a trekker's stick, carved as a gorilla; its foot at the origin. */
const carving: readonly Layer[] = [
  within(
    OCHRE,
    GORILLA_AT_REST,
    // What lies in the shade of the chisel's cuts.
    cut(
      BROWN,
      '28,-330,1 40,-290 26,-250 30,-226,1 84,-200 112,-136 106,-60 70,10,1 180,10,1 180,-330,1',
      '-80,-168,1 -44,-172 -6,-206,1 6,-184 -36,-146 -84,-140,1',
      '-70,10,1 -62,-20 -44,-50 -30,-90 0,-130,1 14,-100 0,-70,1 24,-84 56,-72 64,-42 52,-10,1 24,-24 -10,-20 -26,10,1',
    ),
    cut(
      UMBER,
      '-92,-244,1 -76,-250 -50,-240,1 -56,-228 -78,-228,1',
      limb('-112,-190,1 -90,-182,3 -64,-188,1'),
      limb('-102,-210,3 -92,-202,6 -82,-206,1'),
    ),
  ),
  cut(BROWN, '-138,-3,1 112,-3,1 96,20 44,34 34,60,1 -26,60,1 -36,34 -124,22'),
];

/** A fist in a gardening glove about the stick, and the wet sleeve: the stick's axis at x 0, the index finger at y 0. */
export const glovedFist: readonly Layer[] = [
  cut(CRIMSON, '60,150,1 172,60,1 480,300,1 480,520,1 300,520,1'),
  cut(RED, '84,130,1 172,60,1 480,260,1 480,400,1 260,300 130,200'),
  cut(DARK, panel('62,136,10 152,52,14 190,92,14 100,180,14')),
  cut(AMBER, '20,-30,1 70,-44 124,-20 160,40 170,90,1 110,160,1 60,176 20,168,1'),
  cut(YELLOW, '20,-30,1 70,-44 124,-20 160,40 170,90,1 140,124,1 110,90 70,60 20,50,1'),
  ...[
    [-52, -6, 96, 46],
    [-58, 40, 100, 46],
    [-56, 86, 98, 44],
    [-48, 130, 86, 40],
  ].flatMap(([x = 0, y = 0, wide = 0, high = 0]) => [
    cut(
      AMBER,
      panel(`${x},${y},22 ${x + wide},${y - 6},18 ${x + wide},${y + high - 6},18 ${x},${y + high},20`),
    ),
    cut(
      YELLOW,
      panel(
        `${x + 2},${y},22 ${x + wide},${y - 6},16 ${x + wide - 4},${y + high - 20},12 ${x + 8},${y + high - 14},14`,
      ),
    ),
  ]),
  cut(AMBER, '124,-14,1 96,-50 40,-70 -20,-72 -62,-62 -82,-46 -82,-26 -66,-12,1 -20,-8 40,-4 84,10,1'),
  cut(YELLOW, '124,-14,1 96,-50 40,-70 -20,-72 -62,-62 -82,-46 -76,-34 -62,-28,1 -20,-28 50,-22 100,8,1'),
  inked(AMBER, 4, '84,20 112,40 130,72', '96,4 128,26 146,60'),
];

/** The carved stick in a gloved hand: 760 high, the stick's lower end out of the picture. */
export const carvedStick: readonly Layer[] = [
  cut(UMBER, '-26,30,1 34,30,1 40,300 52,620,1 -16,620,1 -20,300'),
  cut(BROWN, '-26,30,1 4,30,1 2,300 10,620,1 -16,620,1 -20,300'),
  ...carving,
];
