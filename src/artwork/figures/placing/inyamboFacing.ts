import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, spots, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const RED = '#8e3322';
const LIT = '#d96a36';
const DEEP = '#4c1626';
const INK = '#1d0a1c';
const IVORY = '#fff0d2';

const HORN =
  '-50,-176,60 -120,-214,62 -210,-230,60 -306,-258,54 -376,-326,46 -406,-430,36 -396,-530,25 -356,-612,13 -322,-650,4';
const INNER =
  '-50,-212,34 -120,-248,33 -206,-264,32 -284,-290,29 -344,-348,25 -372,-434,20 -368,-530,14 -338,-610,8';
const FACE =
  '-70,-196,1 0,-214 70,-196,1 104,-150 116,-80 108,-10 86,70 70,140 86,190 86,236 50,272 0,280 -50,272 -86,236 -86,190 -70,140 -86,70 -108,-10 -116,-80 -104,-150';
const EAR = '-96,-132,1 -150,-170 -222,-168 -268,-128 -282,-84,1 -228,-70 -160,-82 -104,-94,1';

/** The same rows with left and right exchanged. */
const other = (row: string): string =>
  row.replaceAll(
    /(^|[ ;])(-?)(\d+),/g,
    (_, before: string, sign: string, x: string) => `${before}${sign === '-' || x === '0' ? '' : '-'}${x},`,
  );

/** One ear from the side that hangs out below the horn, and what lies within it. */
const ear = (turn: (row: string) => string, coat: string, within_: string): Layer[] => [
  cut(coat, turn(EAR)),
  cut(within_, turn('-130,-128,1 -176,-146 -226,-136 -262,-98,1 -214,-90 -160,-100')),
];

/** One horn: its outer side, its inner side, dark towards the tip. */
const horn = (turn: (row: string) => string, outer: string, inner: string): Layer =>
  within(
    outer,
    limb(turn(HORN)),
    cut(inner, limb(turn(INNER))),
    cut(INK, turn('-440,-560,1 -396,-548 -340,-566,1 -260,-700,1 -440,-700,1')),
  );

/**
 * The head and shoulders of a royal long-horned cow, face to face, lit from the left, a string of beads on her brow:
 * the middle between her eyes is the origin, her horns reach 650 pixels above it and 440 to either side.
 */
export const inyamboFacing: readonly Layer[] = [
  // The withers behind her neck, the back line that runs away to the hip bone, and the hollow flank.
  within(
    '#7a2a26',
    '40,20,1 120,34 190,70 250,120 310,142 380,150 450,146 520,154 566,186 590,240 596,330 586,430 590,900,1 100,900,1',
    cut(
      '#c85a30',
      '40,0,1 120,24 200,64 256,112 320,134 450,136 540,150 610,220,1 560,200 500,180 420,176 330,176 250,160 190,110 110,70,1',
    ),
    cut(
      DEEP,
      '150,200,1 280,260 330,360 350,500 360,900,1 100,900,1',
      '430,300,1 500,360 560,340 600,300,1 610,900,1 420,900,1 440,600 450,420',
    ),
  ),
  // Neck and shoulders, down out of the picture.
  within(
    '#7a2a26',
    '-90,-60,1 -118,40 -140,130 -176,200 -250,256 -316,330 -352,430 -366,900,1 366,900,1 356,430 330,340 280,250 220,170 160,100 118,40 90,-60,1',
    cut(DEEP, '20,-60,1 60,120 96,240 70,340 40,480 50,900,1 460,900,1 460,-60,1'),
    cut(
      '#b84c30',
      '-180,186,1 -140,250 -150,330 -196,420 -220,560 -230,900,1 -420,900,1 -420,300,1 -260,220,1',
    ),
    cut(LIT, '-200,200,1 -256,262 -308,340 -334,430 -344,560 -340,900,1 -420,900,1 -420,200,1'),
    cut('#b84c30', '-96,-60,1 -84,60 -100,150 -140,230,1 -200,220,1 -150,60,1'),
    // The shadow of her head, and the dewlap in folds.
    cut('#38102a', '-84,30,1 -106,160 -108,250 -74,320 0,350 84,324 116,240 112,150 90,20,1'),
    cut('#8e3322', '-70,300,1 -60,420 -40,560 -20,900,1 10,900,1 8,600 14,440 4,344,1 -30,336'),
    cut(LIT, '-70,300,1 -60,420 -40,560 -24,900,1 -40,900,1 -66,600 -84,420'),
  ),
  ...ear(String, LIT, '#7a2a2c'),
  ...ear(other, '#64202a', INK),
  horn(String, IVORY, '#d9a87e'),
  horn(other, '#96606a', '#e8bf96'),
  within(
    RED,
    FACE,
    cut(DEEP, '24,-230,1 40,-120 34,-40 46,60 34,150 44,300,1 140,300,1 150,-230,1'),
    cut(
      LIT,
      '-130,-200,1 -70,-200 -84,-140 -78,-80 -92,-40 -84,40 -62,130 -60,200,1 -140,260,1',
      '-24,-150,1 -6,-60 -16,60 -22,150 -40,60 -44,-60',
    ),
    // The muzzle: bare and moist between two wide nostrils, the lips below.
    cut('#3c1730', '-100,176,1 -60,150 -30,162 0,156 30,162 60,150 100,176,1 100,300,1 -100,300,1'),
    cut('#8a4a52', '-100,178,1 -60,152 -30,164 0,158,1 0,214 -24,236,1 -60,240 -100,220,1'),
    cut('#c98378', '-64,162,1 -36,166 0,162,1 0,174 -30,178'),
    cut(
      INK,
      '-74,196,1 -66,178 -46,174 -30,188,1 -44,192 -48,206 -62,212',
      '74,196,1 66,178 46,174 30,188,1 44,192 48,206 62,212',
    ),
  ),
  inked(INK, 4, '-70,246 -40,254 -14,244 0,232 14,244 40,254 70,246', '0,214 0,232'),
  // The poll between the horns.
  cut(
    RED,
    '-84,-176,1 -60,-214 -20,-236 0,-226 20,-240 58,-216 84,-176,1 50,-150 20,-160 0,-140 -24,-160 -50,-150',
  ),
  cut(LIT, '-84,-176,1 -60,-214 -22,-234,1 -34,-196 -46,-160,1'),
  // Dark eyes well to the sides, each under its lid.
  cut(
    INK,
    '-112,-18,1 -104,-42 -80,-50 -58,-34,1 -62,-16 -84,-6',
    '112,-18,1 104,-42 80,-50 58,-34,1 62,-16 84,-6',
  ),
  cut(RED, '-116,-30,1 -98,-58 -70,-60 -50,-34,1 -78,-46 -100,-36'),
  cut('#64202a', '116,-30,1 98,-58 70,-60 50,-34,1 78,-46 100,-36'),
  cut(IVORY, disc(-90, -32, 5), disc(70, -32, 4)),
  // Beads on a string across the brow, with a drop in the middle.
  cut('#f6f0e4', ...spots('-98,-116 -72,-102 -46,-92 46,-92 72,-102 98,-116', 12)),
  cut('#2a8ac4', ...spots('-22,-86 22,-86 0,-58', 12)),
  cut('#ffc247', ...spots('0,-84 0,-32', 13)),
];
