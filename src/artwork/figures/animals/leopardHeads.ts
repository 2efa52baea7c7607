import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, spots, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { twice, twin } from '../../drawing/mirrored.ts';

/** A leopard's coat: the fur, in the light, in the shade, within a rosette, and the rosettes. */
export const LEOPARD = ['#f2ac38', '#ffdf92', '#b5612a', '#d98527', '#34101f'] as const;

const [COAT, LIT, SHADE, , INK] = LEOPARD;
const [WHITE, NOSE, EYE] = ['#fff0cf', '#a8433a', '#e9e07a'];
/** A cub's darker wool, in the shade, and where the sun catches it. */
const CUB = ['#e57a3a', '#a5452b', '#ffdf92'] as const;
const [WOOL, DIM, RIM] = CUB;

/** The head from the side: nose, brow, round ear, heavy jaw; the tip of the nose at 0,60. */
export const leopardHead: readonly Layer[] = [
  cut(INK, '86,-4,1 90,-32 106,-44 126,-34 134,-8,1'),
  within(
    COAT,
    '-4,58,1 6,42 36,30 58,8 90,-16 136,-28 186,-10 218,36 216,96 192,136 150,144 112,136 84,138,1 66,150 34,156 10,146 6,126 -4,110 -12,98 -10,80',
    cut(SHADE, '40,160,1 60,146 84,126 120,124 156,104 180,60 188,10 180,-30,1 240,-30,1 240,160,1'),
    cut(LIT, '-10,60,1 20,54 50,42 70,14 104,-6 140,-14,1 130,-40,1 -20,-40,1'),
    cut(WHITE, '-16,88,1 20,76 54,82 78,100 80,124 60,140 60,170,1 -20,170,1'),
    cut(WHITE, '56,46,1 70,54 96,52 112,40,1 104,58 78,64 58,58'),
    cut(
      INK,
      ...spots('86,-4 110,4 76,14 100,22 134,6 128,30 152,22', 5),
      ...spots('122,64 146,56 132,86 158,82 116,104 146,108 172,40 180,100', 7),
    ),
  ),
  cut(NOSE, '-6,57,1 8,45 28,50,1 22,66 2,84,1 -12,76'),
  inked(INK, 5, '0,86 2,102 22,112 46,108 62,108 74,118'),
  cut(INK, ...spots('28,86 44,84 36,96 54,94', 3), limb('58,44,6 48,58,4 44,70,0')),
  inked(WHITE, 2, '2,98 -34,106 -74,130', '4,104 -24,120 -58,154'),
  cut(INK, '48,50,1 58,30 84,22 112,26,1 100,46 76,54'),
  cut(EYE, '56,46,1 66,36 84,33 101,31,1 92,44 76,49'),
  cut(INK, disc(70, 41, 6, 6)),
  // The ear, its dark back behind its hollow.
  cut(INK, '124,-6,1 124,-40 148,-62 180,-52 198,-20 190,16,1'),
  cut(SHADE, '134,0,1 134,-32 150,-48 170,-42 180,-16 170,14,1'),
  cut(LIT, '134,0,1 136,-26 146,-36 156,-24 152,8,1'),
];

/** A cub's head from the front, about a point between the eyes. */
const cubHead: readonly Layer[] = [
  cut(INK, twice('24,-34,1 32,-62 58,-66 72,-44 70,-22 58,-8,1')),
  cut(WOOL, twice('34,-30,1 40,-56 58,-56 64,-38 60,-16,1')),
  within(
    WOOL,
    twin('0,-44,1 30,-44 56,-24 62,10 50,44 24,62 0,64,1'),
    cut(DIM, '0,-60,1 24,-20 20,20 26,70,1 80,70,1 80,-60,1'),
    cut(RIM, '0,-44,1 -30,-44 -56,-24 -62,10 -50,44,1 -80,44,1 -80,-60,1 0,-60,1'),
    cut(WOOL, '0,-38,1 -24,-36 -46,-18 -52,10 -42,42 -20,70,1 20,40,1 8,-10,1'),
    cut(WHITE, '-32,36,1 -18,18 0,24 18,18 32,36,1 22,70 -22,70'),
    cut(INK, ...spots('-20,-32 0,-34 20,-32 -8,-22 8,-22 46,20 42,34 -44,22 -40,36', 4)),
  ),
  cut(INK, twice('8,14,1 12,-12 30,-20 46,-10,1 46,14 24,24')),
  cut(EYE, disc(-27, 2, 13, 12), disc(27, 2, 13, 12)),
  cut(INK, disc(-30, 5, 7), disc(24, 5, 7)),
  cut(NOSE, '-10,22,1 10,22,1 4,34 -4,34'),
];

/** A cub that sits on its mother's back and looks at us: breast, two straight forelegs, a round haunch, its tail up. */
export const leopardCub: readonly Layer[] = [
  cut(WOOL, limb('676,160,12 716,130,12 732,84,12 720,40,11 724,10,10')),
  cut(INK, limb('722,48,11 720,30,11 728,6,10 744,-8,5')),
  within(
    WOOL,
    '548,60,1 542,110 548,150 536,176 542,192 566,194 578,182,1 582,192 608,196 620,184,1 640,186 664,196 694,190,1 704,150 698,110 672,76 630,50,1',
    cut(DIM, '600,80,1 640,84 664,110 640,130 628,160 632,190,1 720,190,1 720,60,1 620,40,1'),
    cut(WOOL, '700,190,1 704,150 684,122 656,128 644,156 650,190,1'),
    cut(RIM, '630,50,1 672,76 698,110 704,150,1 690,116 666,90 626,66,1'),
    cut(RIM, '548,60,1 542,110 548,150 530,190,1 548,196,1 560,150 556,110 560,80,1'),
    cut(INK, ...spots('652,98 674,120 640,116 686,146 668,150 676,170', 6)),
  ),
  inked(DIM, 5, '578,130 582,180'),
  inked(INK, 4, '554,178 553,189', '564,179 564,190', '594,180 593,191', '606,180 606,192'),
  moved({ x: 584, y: 32, turn: -6 }, ...cubHead),
];
