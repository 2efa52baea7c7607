import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { pair, twin, twoDiscs } from '../../drawing/mirrored.ts';

const [GREY, LIT, DARK, GLASS, LAMP, TYRE] = [
  '#534a79',
  '#9a91ba',
  '#392f5d',
  '#e8f6ee',
  '#ffdf7a',
  '#211a33',
];

/** A tuk-tuk that comes towards us with its rain flaps out, 430 pixels high, the tyre at the origin: ears, eyes and a trunk. */
export const tukTukFacing: readonly Layer[] = [
  cut(DARK, pair('150,-350,1 236,-376 310,-334 320,-250 284,-166 214,-136 150,-170,1')),
  cut(LIT, pair('160,-330,1 230,-348 284,-312 290,-250 262,-188 210,-162 160,-190,1')),
  cut(TYRE, pair('140,-120,1 186,-120,1 186,-6,1 140,-6,1')),
  within(
    GREY,
    twin('0,-420 110,-416 168,-384 182,-330 188,-200 176,-110 140,-56 70,-44 0,-44'),
    cut(DARK, '96,-440,1 220,-440,1 220,0,1 110,0,1 120,-100 120,-240'),
    // The driver behind the windscreen.
    within(
      GLASS,
      twin('0,-366,1 134,-362,1 146,-246,1 0,-234,1'),
      cut('#b5553a', '-70,-200,1 -60,-270 -24,-290 24,-290 60,-270 70,-200,1'),
      cut('#5a3226', disc(0, -310, 26, 30)),
      cut(GREY, '-28,-314,1 -26,-342 0,-352 26,-342 28,-314,1 0,-320'),
    ),
  ),
  cut(TYRE, twin('0,-70 26,-66 32,-30 26,2 0,6')),
  within(
    GREY,
    twin('0,-216,1 62,-210 70,-150 58,-100 50,-62 42,-40 0,-32'),
    cut(LIT, '-80,-220,1 -40,-220,1 -52,-150 -40,-90 -30,-20,1 -80,-20,1'),
    cut(DARK, '26,-230,1 80,-230,1 80,0,1 14,0,1 26,-100'),
    inked(TYRE, 4, '-70,-160 0,-146 70,-160', '-66,-122 0,-108 66,-122', '-60,-86 0,-72 60,-86'),
  ),
  cut(LAMP, twoDiscs(118, -156, 30)),
  cut(TYRE, twoDiscs(114, -154, 13)),
];
