import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { twin } from '../../drawing/mirrored.ts';

const [RED, RED_SHADE, TIP, TIP_SHADE] = ['#e2263a', '#a8163a', '#5a1038', '#3c0c30'];
const [VIOLET, BLUE, VIOLET_SHADE, BLUE_SHADE] = ['#4a3fa8', '#6f78d8', '#2c2672', '#41489c'];
const [TAIL_LIT, TAIL_SHADE] = ['#392f90', '#221c5e'];
const [GREEN, GREEN_LIT, DARK] = ['#1f7a56', '#58b26a', '#141630'];

/** The right wing from its shoulder. */
const WING =
  '20,-90,1 110,-146 224,-166,1 320,-160 380,-104,1 404,-60 392,-36,1 382,-30,1 390,10 366,28,1 358,32,1 358,70 332,82,1 322,84,1 316,114 288,122,1 278,121,1 266,148 238,148,1 228,144,1 212,168 184,162,1 174,157,1 156,174 130,164,1 120,157,1 100,170 76,157,1 66,148,1 40,156 20,130,1';
const SEAMS =
  '330,-110 384,-32;300,-80 360,30;262,-56 324,82;226,-40 280,120;186,-26 230,144;146,-12 176,156;108,0 122,156;70,16 68,148';

/** A wing with the light on it or without. */
const wing = (lit: boolean): Layer[] => [
  within(
    lit ? RED : RED_SHADE,
    WING,
    cut(
      lit ? TIP : TIP_SHADE,
      '420,-120,1 420,200,1 0,200,1 20,118,1 80,126 150,128 226,112 296,80 344,24 366,-60,1 372,-120,1',
    ),
    inked(lit ? RED_SHADE : TIP_SHADE, 4, ...SEAMS.split(';')),
  ),
  // Two rows of coverts.
  cut(
    lit ? BLUE : BLUE_SHADE,
    '16,-100,1 110,-152 224,-172,1 310,-164 356,-124,1 340,-96 316,-88,1 304,-64 274,-58,1 262,-38 230,-36,1 218,-18 188,-18,1 176,-2 146,-4,1 132,12 104,8,1 90,24 62,18,1 46,36 20,30,1',
  ),
  cut(
    lit ? VIOLET : VIOLET_SHADE,
    '16,-104,1 110,-156 224,-176,1 300,-168 330,-140,1 310,-118 284,-112,1 268,-92 240,-90,1 224,-72 196,-72,1 180,-54 152,-56,1 136,-40 108,-42,1 92,-26 66,-30,1 46,-14 20,-20,1',
  ),
];

const TAIL = '-28,100,1 -52,220 -70,330,1 -44,352 -22,346,1 0,362 22,346,1 44,352 70,330,1 52,220 28,100,1';
const BODY = twin('0,-196,1 44,-188 60,-150 60,-110 66,-60 60,40 40,120 26,190,1 0,214,1');

/** What it throws on the cloud below: its outline in one colour. */
export const turacoShade = (colour: string): Layer =>
  cut(colour, twin(WING), TAIL, BODY, disc(0, -192, 46, 50));

/** A Rwenzori turaco that glides away below us, its crimson wings open; 800 wide, its back at the origin, the light from the left. */
export const turacoGliding: readonly Layer[] = [
  within(
    TAIL_LIT,
    TAIL,
    cut(TAIL_SHADE, '4,90,1 100,90,1 100,380,1 8,380,1'),
    inked(DARK, 4, '-12,120 -24,346', '12,120 24,346'),
  ),
  ...wing(false),
  moved({ x: 0, y: 0, flip: true }, ...wing(true)),
  within(
    VIOLET,
    BODY,
    cut(GREEN, '-80,-240,1 80,-240,1 80,-80,1 40,-40 0,-10 -40,-40 -80,-80,1'),
    cut(GREEN_LIT, '-80,-240,1 -10,-240,1 -24,-140 -30,-80 -36,-34,1 -80,-60,1'),
    cut(VIOLET_SHADE, '8,20,1 80,-50,1 80,230,1 2,230,1'),
  ),
  // The head turned a little, the bill and the eye at its left.
  cut(DARK, '-30,-232,1 -60,-240 -82,-232 -92,-214,1 -66,-212 -34,-196,1'),
  cut('#f0b63e', '-30,-222,1 -46,-222 -54,-211,1 -34,-200,1'),
  cut(GREEN, disc(0, -192, 46, 50)),
  cut(GREEN_LIT, '-45,-190,1 -42,-222 -16,-237,1 -20,-200 -34,-160,1'),
  cut(RED, '-6,-242,1 30,-246 52,-214 46,-170 20,-128,1 14,-130 -2,-160 -10,-200'),
  cut(RED_SHADE, '24,-241,1 52,-220 50,-176 20,-128,1 26,-170 34,-206'),
  cut('#e2263a', disc(-25, -208, 13, 12)),
  cut(DARK, disc(-25, -208, 8)),
  cut('#fff4da', disc(-28, -211, 3)),
];
