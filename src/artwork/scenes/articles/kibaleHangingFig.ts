import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, spots, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc, limb, outline } from '../../drawing/brush.ts';
import { mirrored, pair, twin } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [GROUND, LEAF, SUNNY, BARK] = ['#f6c944', '#14503f', '#2b7354', '#0f3d33'];
const [FIG, SHADE, LIT, BLOOM] = ['#d93a2a', '#a5241f', '#ee6144', '#f7b183'];
const [COAT, FUR, SKIN, BROW, PALM, SOLE, INK] = [
  '#16181d',
  '#31373f',
  '#c9966b',
  '#7a5039',
  '#6b4b3c',
  '#54392f',
  '#0c0d10',
];
const [IRIS, GLINT, RIMLIGHT] = ['#c47a2c', '#fff3dc', '#56616e'];

/** The right half of a fig under its stalk, and of a chimpanzee that has drawn itself up. */
const ROUND = '0,206,1 24,208 36,256 72,312 138,376 180,460 188,560 158,660 92,734 0,752,1';

const fig: readonly Layer[] = [
  cut(LEAF, limb('0,0,13 3,120,11 0,216,21')),
  within(
    SHADE,
    twin(ROUND),
    // Lit from the left: the round of it follows its outline.
    cut(FIG, '0,180,1 20,206 44,300 112,400 140,500 136,600 96,690 20,760,1 -220,760,1 -220,180,1'),
    cut(LIT, '-30,262 -60,330 -120,410 -156,500 -150,580 -130,600 -124,500 -92,420 -40,340'),
    inked(
      SHADE,
      4,
      '-10,240 -24,360 -40,520 -16,690',
      '-20,262 -84,380 -118,540 -46,690',
      '6,240 40,380 52,520 18,690',
    ),
    cut(
      BLOOM,
      ...spots('-64,450 -76,610 -6,560 6,430 -18,330 84,520 -104,520', 5, 7),
      ...spots('28,640 70,420 -34,650', 4, 5),
    ),
    cut(INK, disc(-4, 724, 26, 15)),
    cut(FIG, disc(-6, 720, 24, 13)),
    cut(BLOOM, disc(-6, 720, 10, 6)),
  ),
  cut(LEAF, twin('0,184,1 26,190 40,244,1 14,232 0,252,1')),
];

const BLADE = '24,52,1 84,46 138,110 154,196 140,270,1 76,232 26,152';
/** A leaf at a node of the bough, one half of it in the sun. */
const leaf: readonly Layer[] = [
  cut(LEAF, limb('0,0,5 8,30,5 24,56,3'), BLADE),
  cut(SUNNY, '24,52,1 60,130 140,270,1 76,232 26,152'),
  inked(LEAF, 4, '48,106 40,140', '72,156 60,192', '98,204 92,228'),
  inked(SUNNY, 4, '46,100 78,88 104,92', '70,146 106,134 132,140', '96,196 126,184 146,190'),
];

/** The hand over the bough: back, thumb, four fingers that go over its top. */
const hand: readonly Layer[] = [
  cut(PALM, '-30,62,1 -46,40 -62,14 -60,2 -48,4 -26,24,1'),
  cut(COAT, '-30,110,1 -33,60 -46,8,1 -26,16 0,4 26,16 44,6,1 36,60 28,110,1'),
  cut(
    PALM,
    '-47,12,1 -50,-26 -46,-46 -34,-50 -25,-44,1 -24,8,1',
    '-25,12,1 -25,-40 -20,-56 -8,-57 0,-48,1 0,8,1',
    '0,12,1 0,-44 6,-57 18,-55 23,-44,1 23,8,1',
    '23,12,1 23,-38 30,-49 42,-44 46,-26 45,12,1',
  ),
  inked(COAT, 5, '-25,-40 -24,10', '-1,-46 -1,12', '23,-40 22,10'),
  inked(
    BROW,
    4,
    '-42,-20 -36,-24 -31,-20',
    '-18,-26 -12,-30 -6,-26',
    '6,-26 12,-30 18,-26',
    '28,-20 34,-24 40,-20',
  ),
];

/** A foot that could grasp: four toes hang down, the great one stands off inward. */
const FOOT = [
  outline('40,650,1 62,622 100,626 122,664 120,706,1 50,712,1 44,690'),
  limb(
    '110,690,12 114,716,11 112,730,8;92,690,13 95,730,12 93,744,9;72,690,13 73,732,12 71,746,9;55,690,12 53,722,11 51,734,9',
  ),
  disc(112, 730, 8),
  disc(93, 744, 9),
  disc(71, 746, 9),
  disc(51, 734, 9),
  limb('62,664,17 32,680,14 20,704,10'),
  disc(20, 704, 10),
];
const foot = [
  cut(SOLE, ...FOOT),
  inked(COAT, 4, '62,742 63,704', '83,744 82,702', '103,738 101,700'),
  inked(
    BROW,
    4,
    '46,730 56,730',
    '66,738 76,738',
    '88,737 98,736',
    '106,724 116,724',
    '14,698 22,702',
    '56,664 80,650 104,664',
  ),
];

const chimpanzee: readonly Layer[] = [
  // The arm by which it hangs, in place of the stalk; it goes over into the shoulder.
  cut(
    COAT,
    limb('0,60,30 -4,110,37 2,160,31 8,196,32 16,250,44 24,330,70'),
    '-20,250,1 -60,320 -140,380 -182,460 -190,560 -160,660 -94,734 0,752 94,734 160,660 190,560 182,460 150,376 96,318 62,250,1',
  ),
  cut(FUR, '-31,112,1 -32,130 -26,160 -24,200 -26,240 -20,252,1 -14,200 -14,160 -22,124'),
  // Thighs drawn up, feet together.
  cut(FUR, mirrored('12,640,1 22,560 84,504 150,540 164,620 130,690 70,716 16,700,1')),
  cut(FUR, '12,640,1 22,560 84,504 150,540 164,620 130,690 70,716 16,700,1'),
  cut(COAT, pair('12,640,1 26,600 70,566 120,590 136,640 110,690 70,712 16,700,1')),
  cut(COAT, box(-44, 590, 88, 140)),
  ...foot,
  moved({ x: 0, y: 0, flip: true }, ...foot),
  // The other arm, across the shins.
  cut(
    PALM,
    '30,562,1 50,552 84,556 110,566,1 142,570 146,584 116,588,1 140,594 142,608 112,608,1 130,614 130,628 104,626,1 116,634 110,646 90,642 50,632 30,614,1',
    '40,566,1 56,540 76,532 84,542 70,564,1',
  ),
  cut(
    COAT,
    '-160,440,1 -196,520 -192,600 -164,640 -120,634 -20,622 36,622,1 28,604 48,596,1 32,588 44,574,1 34,570 36,556,1 -40,570 -110,566 -120,520 -110,450,1',
  ),
  inked(
    RIMLIGHT,
    5,
    '-108,500 -118,540 -108,564 -40,568 32,558',
    '-172,470 -196,530 -190,602 -164,638 -120,632 -20,620 30,619',
  ),
  inked(COAT, 4, '84,574 116,588', '82,596 112,608', '78,614 104,626'),
  // The head.
  moved(
    { x: -30, y: 412, turn: -6 },
    cut(SKIN, pair('80,-44,1 104,-80 146,-74 156,-26 136,20 108,30 84,20,1')),
    cut(BROW, pair('102,-26 116,-56 136,-48 136,-16 116,4')),
    cut(COAT, twin('0,-140,1 40,-140 92,-112 112,-60 114,0 108,60 80,118 0,150,1')),
    cut(FUR, '-4,-134,1 -56,-128 -90,-92 -104,-40,1 -84,-84 -50,-116'),
    // Muzzle and chin, then the dark upper face with its brow.
    cut(SKIN, twin('0,-30,1 40,-44 74,-40 80,-14 64,10 70,32 104,64 104,106 66,138 0,150,1')),
    cut(
      BROW,
      '30,-40,1 74,-40 80,-14 64,10 70,32 104,64 104,106 66,138 10,150,1 56,120 74,96 60,66 44,40 36,10',
    ),
    cut(BROW, twin('0,-30,1 26,-62 72,-58 90,-28 82,4 52,26 24,26 10,10 0,6,1')),
    cut(SKIN, twin('0,0,1 10,4 30,26 32,42 20,50 0,46,1')),
    cut(COAT, twin('0,-80,1 50,-92 100,-66 98,-8,1 92,-30 70,-44 36,-44 14,-34 0,-20,1')),
    cut(INK, pair('18,-6,1 30,-20 52,-21 68,-8,1 54,6 32,6')),
    cut(IRIS, disc(-42, -8, 12), disc(42, -8, 12)),
    cut(INK, disc(-41, -8, 6), disc(43, -8, 6)),
    cut(GLINT, disc(-38, -13, 4), disc(46, -13, 4)),
    inked(SKIN, 3, '-66,12 -46,20 -26,14', '66,12 46,20 26,14'),
    cut(INK, pair('4,42,1 12,32 22,36 20,46 10,48')),
    inked(INK, 6, '-88,96 -50,104 0,98 50,104 86,92'),
    inked(BROW, 4, '-24,126 0,130 24,126', '-10,60 -12,74', '10,60 12,74'),
  ),
];

/** A fig bough in Kibale. */
export const kibaleHangingFig: readonly Picture[] = [
  // One fruit of the bough is a chimpanzee: its arm is the stalk.
  picture(
    'articles/kibale',
    light('morning', 'uganda', 'left'),
    plan({ subject: [420, 350, 360, 460], camera: 'front' }),
    wash(GROUND),
    moved({ x: 208, y: 84, scale: 0.92 }, ...fig),
    moved({ x: 996, y: 66, scale: 0.86 }, ...fig),
    moved({ x: 600, y: 100 }, ...chimpanzee),
    within(
      LEAF,
      outline('-40,32,1 300,60 620,58 900,42 1240,22,1 1240,58,1 900,92 620,116 300,124 -40,100,1'),
      cut(SUNNY, '-40,20,1 300,60 620,58 900,42 1240,22,1 1240,30,1 900,52 620,72 300,74 -40,46,1'),
      inked(
        BARK,
        5,
        '180,124 176,106 186,92',
        '236,122 240,104 232,92',
        '970,90 966,72 974,62',
        '1020,84 1024,68 1018,58',
      ),
    ),
    moved({ x: 226, y: 96, scale: 0.9 }, ...leaf),
    moved({ x: 690, y: 100, scale: 0.96, turn: -14 }, ...leaf),
    moved({ x: 1000, y: 76, scale: 0.9 }, ...leaf),
    moved({ x: 500, y: 108, flip: true, scale: 0.64, turn: 8 }, ...leaf),
    moved({ x: 600, y: 100 }, ...hand),
  ),
];
