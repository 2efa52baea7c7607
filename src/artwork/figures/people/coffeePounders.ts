import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import { disc, limb, stamped } from '../../drawing/brush.ts';

const [SKIN, SHADE, FAR] = ['#7a4029', '#4a241f', '#5a2e24'];
const [RED, DEEP, GOLD, WHITE, COOL] = ['#dd4a32', '#a32c34', '#ffc83d', '#fff4dc', '#c9cfd6'];
const [WOOD, DARK] = ['#c98a4e', '#7a4a32'];

/** A head that sings, from the side and to the right; its ear is the origin. */
const HEAD =
  '-70,-20 -62,-80 0,-122 60,-100 84,-62 86,-34 83,-20,1 94,0 110,16 106,30 92,32,1 108,38 110,47 98,52,1 78,54,1 92,64 102,72 94,80,1 98,92 90,110 62,116 36,106 28,112,1 30,160 60,220,1 -90,220,1 -60,160 -58,80';

/** What of a face lies in the shade: the jaw, the neck, the hollow of the eye. */
const HOLLOWS = '-100,30,1 -40,50 0,90 30,110,1 60,118,1 80,150,1 10,170 -10,260,1 -120,260,1';

/** A fist round a pole. */
const fist = (x: number, y: number, turn: number): Layer =>
  moved(
    { x, y, turn },
    cut(SKIN, '-34,-30 -10,-42 26,-38 44,-20 46,16 30,38 -8,40 -36,26'),
    cut(SHADE, limb('4,-20,2 28,-20,4 44,-18,2;4,0,2 28,0,4 46,0,2;4,19,2 28,19,4 42,18,2')),
  );

/** The woman at the left, her pestle lifted. */
export const pounder: readonly Layer[] = [
  cut(FAR, limb('330,600,40 440,600,38 560,548,28')),
  cut(DARK, limb('488,-60,15 540,420,17 570,690,26')),
  cut(WOOD, limb('482,-60,9 533,420,10 560,692,16')),
  moved(
    { x: 262, y: 330 },
    within(SKIN, HEAD, cut(SHADE, HOLLOWS)),
    cut(
      SHADE,
      limb('40,-36,0 60,-46,5 82,-36,0;48,-8,0 62,-4,4 78,-12,0'),
      disc(-8, 10, 12, 18),
      '76,54,1 98,50 108,48,1 100,60 92,66,1',
    ),
    cut(GOLD, '88,-56,1 70,-124 10,-168 -70,-172 -140,-120 -136,-50 -80,10,1 -40,-10 -10,-50 88,-56,1'),
    cut(
      '#e0902c',
      '-40,-10,1 -80,10,1 -136,-50 -140,-120 -110,-60 -70,-50',
      limb('60,-62,0 0,-90,9 -60,-150,0'),
    ),
    cut(WHITE, disc(-8, 44, 9)),
  ),
  within(
    RED,
    '170,500,1 230,486 300,490 330,510,1 400,560 420,660 410,780 440,940,1 20,940,1 40,800 30,660 70,560',
    cut(DEEP, '-10,480,1 130,540 150,660 120,800 150,960,1 -10,960,1'),
    cut(
      GOLD,
      stamped(
        'l14,14l-14,14l-14,-14z',
        '220,540 300,560 250,620 340,630 200,690 290,700 370,720 240,770 330,780 210,840 290,860 380,850 250,920 340,920',
      ),
    ),
  ),
  cut(SKIN, limb('250,580,54 330,660,48 420,650,40 500,540,32 540,440,26')),
  cut(DEEP, '176,540 230,496 290,520 340,580 392,604,1 372,700,1 290,712 200,660'),
  fist(560, 548, -4),
  fist(536, 416, -6),
];

/** The man at the right, whose pestle has just come down. */
export const poundingMan: readonly Layer[] = [
  cut(FAR, limb('900,600,40 800,600,38 690,470,28')),
  cut(DARK, limb('742,60,15 690,470,17 640,860,26')),
  cut(WOOD, limb('736,60,9 683,470,10 630,858,16')),
  moved(
    { x: 962, y: 362, flip: true },
    within(SKIN, HEAD, cut(SHADE, HOLLOWS)),
    cut(
      SHADE,
      limb('40,-36,0 60,-46,5 82,-36,0;48,-8,0 62,-4,4 78,-12,0'),
      disc(-8, 10, 12, 18),
      '76,54,1 98,50 108,48,1 100,60 92,66,1',
    ),
    cut('#1d1418', '86,-54,1 60,-118 0,-138 -70,-110 -92,-40 -70,40,1 -40,20 -20,-40 20,-70'),
  ),
  within(
    WHITE,
    '1050,530,1 1000,510 930,514 890,540,1 830,590 810,690 830,800 800,940,1 1240,940,1 1230,700 1180,580',
    cut(COOL, '1240,520,1 1110,570 1090,690 1120,820 1090,960,1 1260,960,1'),
  ),
  cut(SKIN, limb('970,620,54 890,710,48 800,690,38 710,630,30 670,600,26')),
  cut(COOL, '1050,570 990,530 930,570 880,636 834,660,1 846,760,1 930,764 1030,690'),
  moved({ x: 0, y: 0 }, fist(692, 462, 8), fist(668, 600, 8)),
];

/** The hollow of the mortar, behind the pestle. */
export const mortar: readonly Layer[] = [
  cut(DARK, '470,800,1 500,776 610,766 720,776 750,800,1 720,850 610,870 500,850'),
];
/** The mortar's near side, before the pestle. */
export const mortarFront: readonly Layer[] = [
  within(
    WOOD,
    '470,800,1 500,830 610,842 720,830 750,800,1 740,880 720,960,1 500,960,1 480,880',
    cut(DARK, '640,780,1 680,860 650,960,1 780,960,1 780,780,1'),
  ),
];
