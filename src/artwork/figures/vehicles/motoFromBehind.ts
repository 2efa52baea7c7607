import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { box, panel } from '../../drawing/brush.ts';
import { twice } from '../../drawing/twice.ts';

const [INK, STEEL, LIT, RED, RED_SHADE] = ['#17153a', '#8d88b4', '#ffd24a', '#e0402b', '#b22e2a'];
const [SKIN, SKIN_SHADE, SLEEVE, SLEEVE_SHADE] = ['#7a4630', '#4e2a1e', '#4a80c4', '#2f5a98'];
const [TROUSER, TROUSER_SHADE] = ['#5d589c', '#433f7c'];

/** Shell of the helmet: the dome of Kigali's Convention Centre. */
const SHELL = '-100,272,1 -118,226 -114,156 -82,102 -32,78 32,78 82,102 114,156 118,226 100,272,1';
/** Its lit ribs, which wind about it. */
const RIBS = [
  '-130,280 -40,296 50,284 130,256',
  '-130,252 -40,268 50,256 130,228',
  '-130,224 -40,240 50,228 130,200',
  '-130,196 -40,212 50,200 130,172',
  '-120,168 -40,184 50,172 120,146',
  '-110,142 -40,156 46,146 110,122',
  '-90,118 -30,128 40,120 90,100',
  '-110,98 -10,104 30,98 60,84',
];
const SLEEVES =
  '-110,310,1 -150,316 -184,360 -228,408 -262,438 -262,482 -230,506 -196,490 -150,440 -110,430,1';
const LEGS =
  '-60,540,1 -150,546 -200,566 -214,596 -206,630 -176,720 -168,760,1 -118,760,1 -112,700 -96,650 -60,630,1';

const mirrorOf = (row: string) => twice(row).slice(row.length + 1);

/** A motorcycle taxi and its driver from behind, about x = 0, the wheel on y = 866. */
export const motoFromBehind: readonly Layer[] = [
  // Mirrors and bar.
  inked(STEEL, 9, twice('-206,476 -226,430 -300,376'), twice('-120,488 -200,484 -312,474')),
  cut(STEEL, twice('-374,380,1 -380,334 -342,312 -284,320 -266,344 -276,388 -314,404 -360,402')),
  cut('#fbe3c4', twice('-363,374,1 -367,340 -338,324 -288,331 -280,348 -288,380 -316,392 -354,390')),
  inked(INK, 22, twice('-250,478 -318,472')),
  // Wheel and its fork.
  cut(INK, panel('-40,640,30 40,640,30 40,866,36 -40,866,36'), panel('-86,590 86,590 70,716,10 -70,716,10')),
  inked(STEEL, 16, twice('-60,690 -58,776')),
  cut(INK, panel('-74,768,8 74,768,8 74,788,8 -74,788,8')),
  inked(STEEL, 5, '-22,806 22,806', '-28,828 28,828', '-22,850 22,850'),
  inked(INK, 12, twice('-64,780 -104,806')),
  // Legs, boots on the pegs.
  cut(TROUSER, LEGS),
  cut(TROUSER_SHADE, mirrorOf(LEGS)),
  cut(INK, twice('-174,748,1 -112,748,1 -100,780 -102,808,1 -184,808,1 -184,780')),
  cut(STEEL, box(-186, 800, 86, 10), box(100, 800, 86, 10)),
  cut(SKIN_SHADE, '-42,250,1 42,250,1 46,290 76,322,1 -76,322,1 -46,290'),
  cut(SKIN, '-42,250,1 10,250,1 6,300 20,322,1 -76,322,1 -46,290'),
  // Hands and arms.
  cut(SKIN, twice('-236,450,1 -270,444 -298,452 -304,474 -296,494 -270,506 -240,500,1')),
  inked(SKIN_SHADE, 5, twice('-300,480 -280,488 -262,482')),
  cut(SLEEVE, SLEEVES),
  cut(SLEEVE_SHADE, mirrorOf(SLEEVES)),
  within(
    RED,
    '-60,296,1 0,312 60,296,1 110,308 150,326 162,360 146,430 124,510 128,570 112,612,1 -112,612,1 -128,570 -124,510 -146,430 -162,360 -150,326 -110,308',
    cut(RED_SHADE, '40,280,1 76,400 60,520 80,630,1 180,630,1 180,280,1'),
    cut(LIT, '-200,420,1 0,436 200,420,1 200,454,1 0,470 -200,454,1'),
  ),
  // Seat and tail.
  inked(STEEL, 12, '-86,600 -104,640 -90,668 90,668 104,640 86,600'),
  cut(INK, panel('-100,584,30 100,584,30 76,660,26 -76,660,26')),
  cut(RED, panel('-44,648,10 44,648,10 40,682,10 -40,682,10')),
  cut('#fff3cc', panel('-48,700,5 48,700,5 48,756,5 -48,756,5')),
  cut('#f29a2e', twice('-120,664 -96,656 -88,674 -112,684')),
  within(
    INK,
    SHELL,
    inked(LIT, 11, ...RIBS),
    within(INK, '20,60,1 66,130 76,220 60,300,1 140,300,1 140,60,1', inked('#ef8f35', 11, ...RIBS)),
  ),
];
