import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { mirrored, pair, twin, twoDiscs } from '../../drawing/mirrored.ts';

/** Black leather, leather in the light; worn leather, its light; laces and eyelets. */
const [BLACK, SHEEN, WORN, GLEAM, AMBER] = ['#15131f', '#303247', '#4b4f67', '#747990', '#f9b233'];

const TONGUE = '0,-414 70,-412 128,-356 150,-270 110,-190 58,-170 50,-60 58,110,1 0,110,1';
const UPPER =
  '0,-150 30,-150,1 36,-196 80,-250 130,-312,1 176,-322 224,-296 232,-230 226,-130 228,-60 250,0 296,60 328,140 334,240 328,330,1 0,330,1';
const SOLE =
  '0,318,1 330,318 352,326 354,350 350,420,1 276,420,1 270,392,1 226,392,1 220,420,1 152,420,1 146,392,1 102,392,1 96,420,1 28,420,1 22,392,1 0,392,1';

/** A hiking boot from the front that is a gorilla's face: eyelets for eyes, a toe cap for a muzzle; its middle at the origin. */
export const bootAsGorilla: readonly Layer[] = [
  // Pull loops, the ears.
  cut(BLACK, pair('208,-236,1 244,-270 278,-246 276,-190 252,-144 214,-150,1')),
  cut(WORN, pair('226,-212,1 244,-232 256,-208 250,-182 228,-176,1')),
  within(SHEEN, twin(TONGUE), cut(BLACK, '60,-430,1 200,-430,1 200,-180,1 64,-180,1 126,-280 110,-360')),
  within(
    BLACK,
    twin(UPPER),
    cut(
      SHEEN,
      mirrored('150,-330,1 400,-330,1 400,360,1 306,360,1 306,180 280,90 210,30 190,-60 198,-200 190,-280'),
    ),
    // The bare face: the eyestays.
    cut(
      WORN,
      twin(
        '0,-150 46,-150,1 60,-214 120,-226 176,-190 182,-120 150,-50 140,0 200,60 250,140 256,330,1 0,330,1',
      ),
    ),
  ),
  // The collar's edge, a brow, and the eyes under it.
  cut(BLACK, pair('46,-122,1 60,-176 120,-182 170,-124,1 140,-82 74,-76')),
  cut(AMBER, twoDiscs(102, -122, 31)),
  cut(BLACK, twoDiscs(102, -122, 15)),
  cut(GLEAM, pair('34,-132,1 30,-196 70,-218 130,-212 180,-186 204,-118,1 166,-144 110,-150 64,-142')),
  // The laces on the tongue.
  cut(SHEEN, twin('0,-190 44,-180 40,-60 56,60 50,106 0,112')),
  inked(
    AMBER,
    17,
    '-84,-104 62,-34',
    '84,-104 -62,-34',
    '-66,-34 66,26',
    '66,-34 -66,26',
    '-70,26 64,92',
    '70,26 -64,92',
  ),
  cut(BLACK, twoDiscs(72, -34, 9), twoDiscs(76, 26, 9)),
  // The toe cap, its nostrils and its mouth.
  cut(GLEAM, twin('0,84 70,82 160,94 214,160 232,240 232,330,1 0,330,1')),
  cut(BLACK, pair('18,156,1 24,124 70,112 98,136,1 86,164 48,176')),
  inked(BLACK, 11, '-176,238 -110,252 -60,244 0,254 60,244 110,252 176,238'),
  cut(BLACK, twin(SOLE)),
];
