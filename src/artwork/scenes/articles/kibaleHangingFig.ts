import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, spots, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [GROUND, LEAF, SUNNY, BARK] = ['#f6c944', '#14503f', '#2b7354', '#0f3d33'];
const [FIG, SHADE, LIT, BLOOM, FLESH] = ['#d93a2a', '#a5241f', '#ee6144', '#f7b183', '#b02a4c'];
const [COAT, FUR, SKIN, BROW, PALM, INK] = ['#16181d', '#31373f', '#c9966b', '#7a5039', '#6b4b3c', '#0c0d10'];
const [IRIS, GLINT, RIMLIGHT] = ['#c47a2c', '#fff3dc', '#56616e'];

/** The right half of what hangs there under its stalk, a fig or a chimpanzee that has drawn itself up. */
const ROUND = '0,206,1 24,208 36,256 72,312 138,376 180,460 188,560 158,660 92,734 0,752,1';

/** The one round form of them all: lit from the left, ribbed from the neck to the foot, and what lies on it. */
const round = (
  [shade, body, lit]: readonly [shade: string, body: string, lit: string],
  ...layers: readonly Layer[]
): Layer =>
  within(
    shade,
    twin(ROUND),
    cut(body, '0,180,1 20,206 44,300 112,400 140,500 136,600 96,690 20,760,1 -220,760,1 -220,180,1'),
    cut(lit, '-26,256,1 -70,330 -128,396 -166,470 -172,560 -150,640,1 -146,560 -140,480 -104,400 -56,330'),
    inked(
      shade,
      5,
      '-16,240 -40,330 -86,420 -112,540 -90,650 -30,730',
      '-6,230 -20,360 -42,520 -10,736',
      '6,230 34,360 58,520 14,736',
      '16,240 44,320 100,410 116,540 92,650 30,730',
    ),
    ...layers,
  );

/** A fig on its stalk, with the scales at its neck and the eye at its foot; `layers` lie on its skin. */
const fig = (...layers: readonly Layer[]): readonly Layer[] => [
  cut(LEAF, limb('0,0,13 3,120,11 0,216,23')),
  round(
    [SHADE, FIG, LIT],
    cut(BLOOM, ...spots('-64,450 -76,610 84,440 -124,520 -100,390 70,630', 5, 7)),
    ...layers,
    cut(SHADE, disc(0, 730, 34, 20)),
    cut(BLOOM, disc(0, 732, 22, 12)),
    cut(SHADE, disc(0, 734, 9, 5)),
  ),
  cut(LEAF, disc(-16, 206, 20, 13), disc(16, 206, 20, 13)),
];

/** Where a ripe one has burst along a rib: the white of the skin, the flesh, the seeds. */
const burst: readonly Layer[] = [
  cut(
    GLINT,
    '-8,296 22,320 50,370 66,430 60,470 76,530 66,590 44,640 10,668 -24,640 -50,590 -44,540 -60,480 -50,420 -38,350',
  ),
  cut(
    FLESH,
    '-4,326 18,350 36,400 46,450 40,490 54,540 42,590 26,624 6,640 -14,616 -32,570 -26,530 -40,480 -30,420 -20,360',
  ),
  cut(
    BLOOM,
    ...spots(
      '0,362 -10,392 14,396 -18,430 4,426 28,434 -26,470 -6,462 16,466 -22,502 2,500 24,506 -12,536 12,538 38,544 -18,570 4,574 28,580 6,608',
      4,
      6,
    ),
  ),
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

/** A foot drawn up, its toes down. */
const foot: readonly Layer[] = [
  cut(BROW, '6,694,1 14,668 76,664 104,684 92,712 60,734 30,742 6,736,1'),
  inked(COAT, 4, '28,712 28,744', '48,708 50,738', '67,702 72,728'),
];

const chimpanzee: readonly Layer[] = [
  // The arm by which it hangs, in place of the stalk; it goes over into the shoulder.
  cut(COAT, limb('0,60,29 -4,110,35 2,160,30 0,210,27 0,280,52')),
  cut(FUR, '-30,114,1 -16,150 -2,180 8,216 20,256,1 -26,256,1 -25,206 -30,160'),
  round(
    [COAT, FUR, RIMLIGHT],
    ...foot,
    moved({ x: 0, y: 0, flip: true }, ...foot),
    // The knees, and the other arm about them.
    cut(COAT, pair('8,700,1 2,640 20,590 80,570 138,590 150,640 120,690 70,690')),
    inked(FUR, 5, '16,640 30,602 80,588 124,604'),
    cut(
      COAT,
      '-118,390,1 -220,480 -220,660 -160,690 -110,686 -40,680 20,668 50,656,1 30,606,1 -40,632 -96,630 -122,600 -112,560 -114,480,1',
    ),
    inked(RIMLIGHT, 5, '-118,560 -126,600 -100,628 -40,630 30,606'),
    cut(
      PALM,
      limb('36,622,22 52,628,28 64,632,26'),
      limb('50,612,12 64,596,11 84,584,8'),
      limb('60,614,11 92,606,11 124,612,8'),
      limb('62,630,12 96,626,11 132,634,8'),
      limb('60,646,12 94,646,11 126,654,8'),
      limb('54,658,11 82,664,10 108,672,7'),
      ...spots('84,584 124,612 132,634 126,654 108,672', 8),
    ),
    inked(COAT, 4, '72,622 112,620', '72,638 114,640', '68,654 102,660'),
    // The head.
    moved(
      { x: -4, y: 446, turn: -5, scale: 0.94 },
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
    moved({ x: 208, y: 84, scale: 0.92 }, ...fig()),
    moved({ x: 996, y: 66, scale: 0.9 }, ...fig(...burst)),
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
