import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { twin } from '../../drawing/mirrored.ts';
import { forelegsAtRim } from './forelegsAtRim.ts';

const [HIDE, LIT, RIM, SHADE, DEEP, IVORY] = [
  '#714c74',
  '#b5868c',
  '#ffdcae',
  '#472b58',
  '#2a143e',
  '#fff4da',
];

const EAR =
  '-84,-150 -150,-200 -240,-206 -318,-164 -352,-90 -340,0 -300,80 -262,140 -226,186 -196,196,1 -170,150 -140,90 -110,40';
const mirror = (row: string) =>
  row.replaceAll(/(^|\s)(-?\d+),/g, (_, gap: string, x: string) => `${gap}${-Number(x)},`);
const TRUNK = '0,-60,84 0,40,80 -4,120,68 -14,210,56 -24,300,48 -28,380,42 -24,450,36 -24,520,32';
const SKULL = twin('0,-244,1 54,-246 110,-224 146,-172 150,-110 132,-40 112,30 88,92 0,120,1');

/** The head from the front and below, lit from the left: the middle of the brow lies 100 above the origin. */
const head: readonly Layer[] = [
  within(
    LIT,
    EAR,
    cut(HIDE, '-60,-160,1 -140,-160 -220,-150 -270,-90 -268,0 -240,90 -196,210,1 -120,110 -60,0,1'),
    cut(SHADE, '-60,-160,1 -120,-130 -180,-90 -200,-20 -196,60 -190,150 -196,200,1 -120,110 -40,0,1'),
    inked(HIDE, 6, '-256,-170 -300,-120 -310,-50', '-290,-20 -300,30 -280,90'),
    inked(SHADE, 6, '-236,-110 -250,-40 -238,30'),
  ),
  cut(
    RIM,
    '-84,-150,1 -150,-200 -240,-206 -318,-164 -352,-90 -340,0 -300,80 -262,140,1 -292,78 -328,0 -339,-88 -308,-156 -238,-194 -154,-188',
  ),
  within(
    SHADE,
    mirror(EAR),
    cut(DEEP, '60,-160,1 120,-130 170,-90 190,-20 196,60 190,150 196,200,1 120,110 40,0,1'),
    cut(HIDE, '100,-190,1 160,-220 250,-220 330,-170 370,-90,1 330,-100 290,-150 230,-176 160,-176'),
    inked(DEEP, 6, '226,-130 262,-60 256,20', '280,-110 306,-50 300,20'),
  ),
  within(
    HIDE,
    outline(SKULL) + limb(TRUNK),
    cut(
      LIT,
      '-180,-260,1 -16,-260,1 -30,-190 -72,-130 -88,-60 -78,0 -56,60 -46,120 -48,210 -56,300 -62,380 -50,460 -44,530,1 -180,530,1',
    ),
    cut(
      SHADE,
      '180,-260,1 40,-260,1 32,-190 66,-130 84,-60 70,0 48,60 38,130 20,220 6,310 -8,390 -4,460 0,530,1 180,530,1',
    ),
    // Light thrown back by the water.
    cut('#6f9fb4', limb('50,170,0 44,210,4 30,300,6 16,390,6 14,520,5')),
    cut(DEEP, '98,-120 118,-126 128,-84 112,-52 96,-70'),
    cut(SHADE, '-104,-124 -122,-130 -132,-90 -116,-56 -100,-74'),
    inked(
      DEEP,
      5,
      '-30,44 4,56 48,48',
      '-66,96 -26,112 20,108',
      '-14,146 26,154 64,142',
      '-72,186 -36,202 0,198',
      '-24,236 10,244 48,230',
      '-84,270 -50,286 -16,282',
      '-40,314 -8,322 20,310',
      '-84,344 -56,358 -26,354',
      '-50,386 -22,394 8,384',
      '-76,418 -50,430 -24,426',
    ),
  ),
  cut(
    RIM,
    '-10,-246,1 -54,-246 -110,-224 -146,-172 -150,-110 -132,-40,1 -140,-110 -134,-166 -102,-212 -52,-232',
  ),
];

/** Tusks, which their sheaths hold. */
const tusks: readonly Layer[] = [
  cut(IVORY, limb('-82,92,25 -118,170,23 -134,250,17 -118,320,0; 82,92,25 112,170,23 124,250,17 106,320,0')),
  cut('#d9a78c', limb('-66,92,10 -102,170,9 -120,250,7 -114,320,0; 100,92,9 130,170,9 138,250,7 112,318,0')),
];

/** Sheaths, and eyes cast down under heavy lids. */
const cheeks: readonly Layer[] = [
  cut(HIDE, '-118,30,1 -122,90 -106,126 -78,132 -52,116 -40,60 -60,20,1'),
  cut(LIT, '-112,30,1 -122,90 -106,126 -84,130 -92,80 -80,30,1'),
  cut(SHADE, '118,30,1 122,90 106,126 78,132 52,116 40,60 60,20,1'),
  cut(DEEP, limb('-112,112,0 -80,128,6 -50,106,0; 112,112,0 80,128,6 50,106,0')),
  cut('#1c0a24', disc(-112, -14, 13, 10), disc(112, -14, 12, 10)),
  cut(SHADE, limb('-144,-10,0 -118,-30,9 -84,-12,0')),
  cut(DEEP, limb('144,-10,0 118,-30,9 84,-12,0')),
];

/** The breast and back in shade behind the head. */
const breast: readonly Layer[] = [
  cut(
    DEEP,
    '-230,-120,1 -226,-210 -130,-282 20,-292 160,-276 236,-200 240,-120,1 210,0 196,134,1 -196,134,1',
  ),
  cut(HIDE, '-228,-170,1 -200,-236 -120,-280 10,-290,1 -110,-262 -180,-214'),
];

/** An elephant that leans over an edge and reaches down with its trunk, seen from below: its feet at y = 240, the tip at 520. */
export const elephantAtWell = (placing: Placing): Layer =>
  moved(placing, ...breast, moved({ x: -610, y: -290 }, ...forelegsAtRim), ...head, ...tusks, ...cheeks);
