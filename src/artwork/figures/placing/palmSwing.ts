import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
import { flesh } from '../people/anatomy.ts';
import { profileHead } from '../people/profileHead.ts';
import { frond } from '../plants/frond.ts';

const SKIN = { skin: '#744430', sun: '#a86a48', deep: '#4c2a22' };
const TRUNK = '40,930,62 150,700,42 330,420,32 560,254,27 760,166,22 856,132,20';
const [CROWN_X, CROWN_Y] = [860, 128];

const leaf = (angle: number, reach: number, droop: number) => frond(CROWN_X, CROWN_Y, angle, reach, droop);

/** The rings of old leaves along the trunk, on its shaded underside. */
const rings = Array.from({ length: 17 }, (_, at) => {
  const share = at / 17;
  const [x, y] = [120 + share * 640, 760 - 594 * (1.72 * share - 0.72 * share * share)];
  return `${x - 6},${y + 2} ${x + 10},${y + 12} ${x + 14},${y + 30}`;
});

/** A great coconut palm that leans from the left edge over the water. */
export const leaningPalm: Layer[] = [
  cut('#0f5a56', leaf(2.3, 330, 0.5), leaf(0.9, 330, 0.5), leaf(-0.5, 250, 0.4), leaf(3.5, 300, 0.3)),
  cut('#6a4436', limb(TRUNK)),
  cut('#b98a66', limb('0,930,26 122,690,14 312,406,11 548,240,9 750,154,8 850,122,6')),
  inked('#452a28', 4, ...rings),
  cut('#c9702c', disc(842, 160, 25, 28), disc(884, 168, 24, 27)),
  cut('#f0a24e', disc(836, 152, 12, 13), disc(878, 160, 11, 12)),
  cut('#17806a', leaf(0.05, 400, 0.5), leaf(0.5, 420, 0.6), leaf(2.75, 380, 0.5), leaf(1.6, 300, 0.3)),
  cut('#7cc46a', leaf(0.28, 380, 0.6), leaf(1.95, 320, 0.6)),
];

const at = placed({ x: 532, y: 428, scale: 0.41, turn: -24 });

/** A young woman on a rope swing at the end of its arc, leaning back, her legs stretched out to the right, her head thrown up. */
export const womanOnSwing: Layer[] = [
  // The far rope, leg and arm.
  inked('#5a3a34', 7, '612,236 730,600'),
  cut(
    SKIN.deep,
    flesh('716,586 848,586 962,552', '0,26,26 0.5,25,24 0.95,18,18 1.2,16,20 1.5,14,20 1.8,11,12 2,11,10'),
  ),
  cut(SKIN.deep, '950,540,1 968,536 990,532 1016,518 1026,520,1 1020,534 992,552 956,566,1'),
  cut(SKIN.deep, limb('590,500,13 634,440,11 652,366,8'), disc(653, 360, 12)),
  // The seat.
  cut('#6a4030', '664,612,1 756,594,1 758,606,1 666,626,1'),
  // The near leg, pointed to the toes.
  within(
    SKIN.skin,
    flesh('704,580 842,554 964,494', '0,32,30 0.5,29,28 0.95,20,21 1.15,18,23 1.4,15,23 1.75,12,13 2,12,11'),
    cut(SKIN.sun, '690,530,1 840,532 900,508 964,478,1 970,484,1 900,522 842,548 700,560,1'),
    cut(SKIN.deep, '700,606,1 840,588 880,570 960,512,1 980,540,1 840,620,1'),
  ),
  cut(
    SKIN.skin,
    '936,494,1 954,484 972,478 996,468 1024,444 1036,440,1 1040,450 1018,474 996,494 964,512 944,520,1',
  ),
  cut(SKIN.sun, '940,492,1 956,482 974,478 998,466 1024,444 1036,440,1 1016,464 994,480 964,490,1'),
  // The dress: bodice, and the skirt that flies behind and below.
  within(
    '#d93d30',
    '560,490,1 590,484 620,500 660,534 704,540 780,530 842,536,1 852,562 838,590,1 790,600 764,626 740,690 690,740 600,770 520,784 470,770,1 520,752 552,724,1 510,722 450,690,1 530,680 600,630 640,600,1 596,572 566,536',
    cut(
      '#8f2038',
      '566,536,1 600,576 650,596 720,606 838,584,1 850,610,1 800,604 764,630 744,690 690,750 640,770,1 690,690 700,640 660,624 600,660 552,724,1 510,722 450,700,1 530,686 610,630 640,600,1',
    ),
    cut(
      '#ff8460',
      '570,484,1 596,482 630,506 664,532 704,536 780,526 850,532,1 846,548 780,544 700,556 650,548 610,520',
    ),
    inked('#8f2038', 4, '690,610 650,680 560,744', '740,606 710,680 640,752'),
    inked('#ffd8a8', 6, '454,694 506,722 556,716', '474,772 530,782 620,766 700,734 752,676'),
  ),
  cut(SKIN.deep, limb('540,460,19 556,486,22 580,508,26')),
  ...profileHead(at, SKIN),
  cut(
    '#f6c244',
    at('-110,40,1 -130,-20 -110,-90 -40,-124 40,-118 84,-84 80,-58,1 40,-60 0,-40 -24,0 -40,40 -70,60'),
  ),
  cut('#c98a2c', at('-110,40,1 -128,-10 -110,-70,1 -84,-20 -50,10 -40,40 -70,60')),
  cut(
    '#f6c244',
    at(
      '-100,20,1 -150,10 -200,50 -290,40,1 -250,76 -190,80 -130,70 -90,50,1',
      '-116,20,1 -130,90 -120,150 -170,236,1 -90,210 -44,150 -40,70,1',
    ),
  ),
  cut('#fff3dc', at('60,76,1 84,80 92,74,1 84,94 66,88')),
  cut('#f6c244', disc(519, 454, 7)),
  // The near arm to its rope.
  inked('#8a5a44', 8, '548,262 692,616'),
  cut('#7a4a36', '668,606,1 768,590,1 771,604,1 671,621,1'),
  within(
    SKIN.skin,
    flesh('588,510 612,462 606,402', '0,18,18 0.4,15,14 0.9,12,11 1.2,12,11 1.6,10,10 2,8,8'),
    cut(SKIN.sun, '604,520,1 626,462 614,400,1 640,400,1 640,520,1'),
  ),
  cut('#d93d30', '560,492,1 584,480 610,492,1 606,508 590,520,1 566,516'),
  cut(SKIN.skin, disc(606, 398, 15, 14), limb('597,387,6 611,383,6 622,391,5')),
  inked(SKIN.deep, 2, '599,395 616,393', '600,403 617,401'),
];
