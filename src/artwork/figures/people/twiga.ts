import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { patchedShawl } from './patchedShawl.ts';

const [SKIN, SUN, SHADE, DEEP, NAPE] = ['#b06c3a', '#d9945a', '#733922', '#2c1118', '#57281c'];
const [GREY, GREY_LIT, GREY_SHADE] = ['#cfc6cc', '#f5eee6', '#8d8099'];
const [GOLD, GOLD_LIT, GOLD_SHADE] = ['#f0a92c', '#ffd768', '#a8621c'];
const [DRESS, LIPS, LIP_LIT] = ['#2c1c5a', '#8c3a34', '#b85a4a'];

/** The face from three quarters, turned left: forehead, socket, cheekbone, cheek, chin, and the jaw back to the ear. */
const FACE =
  '-60,190,1 -108,226 -130,276 -130,318,1 -122,338 -122,352,1 -136,384 -134,416 -122,446,1 -116,470 -112,500 -104,530 -92,562 -60,580 -20,574 40,548 96,500 124,440,1 150,380 150,220 60,170';

const face: Layer[] = [
  within(
    SKIN,
    FACE,
    // What faces the light: forehead, the near cheekbone, the ridge and the side of the nose, lips and chin.
    cut(
      SUN,
      '-150,180,1 -60,200 -30,240 -40,290,1 -64,306 -84,312 -80,340 -88,380 -100,420,1 -120,400 -150,400,1',
      '-150,400,1 -110,440 -98,462 -106,500 -100,536 -80,560 -70,600,1 -150,600,1',
      '-48,394,1 -14,402 20,392 54,366,1 48,410 20,438 -18,444 -42,424',
    ),
    // What turns away: temple, the hollow below the cheekbone, and the jaw from below.
    cut(
      SHADE,
      '60,180,1 40,240 44,300 62,344 56,396 34,436 0,470 4,520 -16,560 -40,590,1 200,620,1 200,180,1',
      '-84,318,1 -52,312 -20,322 20,338,1 6,344 -40,340 -70,346 -72,390 -64,420,1 -52,446 -66,452 -80,448 -72,420 -78,380',
    ),
  ),
];
const features: Layer[] = [
  // Brows, and the eyes that look far out.
  cut('#6d5a5c', limb('-70,312,3 -36,292,7 8,296,6 34,318,1'), limb('-102,310,3 -120,302,5 -130,314,1')),
  within('#fff1dc', '-50,362,1 -34,344 -6,342 18,364,1 -10,372 -34,370', cut(DEEP, disc(-28, 356, 13, 15))),
  within('#fff1dc', '-88,360,1 -104,344 -122,348,1 -124,362,1 -106,368', cut(DEEP, disc(-112, 356, 10, 14))),
  cut('#fff1dc', disc(-34, 350, 4), disc(-116, 350, 3)),
  cut(DEEP, limb('-56,364,1 -36,343,5 -4,340,6 26,366,1'), limb('-84,360,1 -104,342,5 -126,350,2')),
  // The nose: its wing, the nostril, and the point where the light sits.
  cut(SHADE, limb('-58,424,1 -48,444,4 -62,454,4 -78,450,1')),
  cut(DEEP, limb('-76,454,1 -88,450,4 -96,456,2')),
  // What years of smiling have drawn.
  cut(
    SHADE,
    limb('-44,436,1 -24,462,4 -18,492,1'),
    limb('-44,384,1 -20,388,3 10,380,1'),
    limb('34,360,1 52,352,3 64,350,1'),
    limb('32,370,1 48,372,3 60,378,1'),
  ),
  // The mouth.
  within(
    LIPS,
    '-114,494,1 -102,482 -92,486 -78,480 -52,486 -28,492,1 -48,514 -76,525 -106,518',
    cut(LIP_LIT, '-118,497,1 -92,500 -60,500 -26,493,1 -40,540 -76,540 -120,530,1'),
  ),
  cut(DEEP, limb('-114,493,2 -94,499,3 -62,500,4 -30,492,3 -18,482,1')),
  cut(SHADE, limb('-94,537,1 -78,541,4 -56,533,1')),
];

const HAIR =
  '-88,214,1 -80,170 -30,126 46,112 122,130 176,196 190,280 184,366 170,440 152,480,1 136,430,1 132,380 112,330,1 96,352 80,334 82,284 72,248,1 40,226 -20,208 -60,206';
const hair: Layer[] = [
  within(
    GREY,
    HAIR,
    cut(GREY_LIT, '-130,240,1 -100,160 -40,100 90,90,1 50,130 0,150 -40,180 -56,240,1'),
    cut(GREY_SHADE, '96,90,1 132,150 150,220 130,290 126,340 120,400 130,500,1 240,500,1 240,90,1'),
  ),
];

const ear: Layer[] = [
  within(NAPE, '98,362 108,326 142,322 158,350 148,392 128,424 112,420', cut(SHADE, disc(112, 380, 16, 60))),
  inked(DEEP, 4, '118,384 122,350 140,348 138,376 126,396'),
];

const NECK =
  '660,250,1 580,410,1 596,450 604,500 600,560 592,630 570,690,1 590,790,1 760,740,1 800,690,1 752,650 722,580 716,480 728,410 744,330,1 736,250,1';
const neck: Layer[] = [
  within(
    SHADE,
    NECK,
    // The light goes past the chin: the front of the throat, and the cord that runs from the ear to its pit.
    cut(SKIN, '560,470,1 616,486 640,520 632,590 610,660 580,720 560,800,1 500,700,1'),
    cut(SKIN, '690,430,1 680,520 650,600 610,690 600,740,1 640,680 690,610 706,520'),
    // The jaw's own shadow.
    cut(NAPE, '560,400,1 566,432 600,452 650,440 700,400 730,350,1 736,300,1 560,300,1'),
    cut(NAPE, '740,330,1 706,440 700,560 720,640 770,700,1 860,700,1 860,330,1'),
  ),
];

/** A broad collar of gold round the foot of the neck. */
const COLLAR =
  '596,532,1 608,550 640,570 680,568 712,548 726,520,1 738,532 746,572 760,604,1 742,644 698,670 640,668 598,650 574,614,1 578,582 586,542';
const collar: Layer[] = [
  within(
    GOLD,
    COLLAR,
    cut(GOLD_LIT, '540,500,1 612,532 636,572 626,700,1 540,700,1'),
    cut(GOLD_SHADE, '692,480,1 706,572 688,700,1 800,700,1 800,480,1'),
    // A line of dark enamel round its middle.
    inked(DRESS, 9, '570,574 612,608 650,618 696,614 730,594 764,556'),
  ),
];

const HEAD = { x: 640, y: -60, scale: 0.86, turn: 6 };

/** An older woman with close grey hair who holds her head high: long neck, a broad gold collar, a giraffe's net and patches for a shawl. */
export const twiga: readonly Layer[] = [
  ...neck,
  cut(DRESS, '566,680,1 640,740 760,690,1 760,930,1 480,930,1'),
  ...collar,
  ...patchedShawl,
  moved(HEAD, ...face, ...features, ...hair, ...ear),
  // A drop of gold at the ear, with a dark tassel.
  cut(GOLD, disc(708, 308, 7), limb('708,310,3 709,344,8 710,380,4')),
  cut(GOLD_LIT, limb('706,312,2 705,344,4 708,378,2')),
  cut(DEEP, limb('710,378,5 711,404,9 712,432,13 712,440,0')),
];
