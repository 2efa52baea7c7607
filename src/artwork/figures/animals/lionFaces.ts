import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [TAWNY, SHADE, CREAM, DARK, AMBER] = ['#e9ad50', '#a8632f', '#fff0d0', '#33202a', '#f4c63c'];

const ears = (wide: number): readonly Layer[] => [
  cut(
    TAWNY,
    `${-50},-80,1 -80,${-114 - wide} ${-126 - wide},${-106 - wide} ${-128 - wide},-66 -96,-30,1`,
    `${50},-80,1 80,${-114 - wide} ${126 + wide},${-106 - wide} ${128 + wide},-66 96,-30,1`,
  ),
  cut(
    DARK,
    `-74,-76,1 -88,${-94 - wide} ${-110 - wide},${-90 - wide} ${-108 - wide},-66 -92,-48,1`,
    `74,-76,1 88,${-94 - wide} ${110 + wide},${-90 - wide} ${108 + wide},-66 92,-48,1`,
  ),
];
const muzzle: readonly Layer[] = [
  cut(
    DARK,
    '-32,22,1 0,16 32,22,1 22,46 0,58 -22,46',
    limb('0,52,3 0,76,4 -16,88,4 -38,84,1;0,72,3 16,88,4 38,84,1'),
  ),
];

/** A lioness who looks straight at us; the middle of her head is the origin. */
export const lionessFace: readonly Layer[] = [
  ...ears(0),
  within(
    TAWNY,
    '0,-106 64,-100 104,-62 108,0 86,54 56,102 0,118 -56,102 -86,54 -108,0 -104,-62 -64,-100',
    cut(SHADE, '30,-120,1 130,-120,1 130,130,1 44,130,1 60,60 34,20 20,-40'),
    cut(CREAM, '-66,54 -30,34 0,40 30,34 66,54 60,96 30,124 -30,124 -60,96'),
    cut(CREAM, limb('-80,-46,0 -54,-56,7 -26,-44,0;80,-46,0 54,-56,7 26,-44,0')),
  ),
  ...muzzle,
  cut(
    DARK,
    '-80,-28,1 -52,-40 -28,-18,1 -24,-2,1 -40,-6 -62,-6',
    '80,-28,1 52,-40 28,-18,1 24,-2,1 40,-6 62,-6',
  ),
  cut(AMBER, disc(-52, -20, 14, 13), disc(52, -20, 14, 13)),
  cut(DARK, disc(-51, -21, 7), disc(51, -21, 7)),
];

/** A cub that looks straight at us, its ears and its eyes large. */
export const cubFace: readonly Layer[] = [
  ...ears(16),
  within(
    TAWNY,
    '0,-104 70,-98 112,-50 112,10 84,60 50,92 0,106 -50,92 -84,60 -112,10 -112,-50 -70,-98',
    cut(
      SHADE,
      '40,-120,1 140,-120,1 140,130,1 44,130,1 64,60 44,0 34,-60',
      disc(-30, -78, 9),
      disc(-4, -88, 8),
      disc(-12, -62, 8),
      disc(20, -76, 9),
    ),
    cut(CREAM, '-60,44 -30,28 0,34 30,28 60,44 56,86 30,110 -30,110 -56,86'),
  ),
  ...muzzle,
  cut(DARK, disc(-52, -16, 25, 22), disc(52, -16, 25, 22)),
  cut(AMBER, disc(-52, -14, 18, 16), disc(52, -14, 18, 16)),
  cut(DARK, disc(-50, -16, 10), disc(50, -16, 10)),
  cut(CREAM, disc(-46, -21, 4), disc(54, -21, 4)),
];

/** A paw laid over an edge, its wrist at the origin. */
export const pawOver: readonly Layer[] = [
  cut(TAWNY, '-56,-20 -66,70 -46,104 0,110 46,104 66,70 56,-20 0,-70'),
  cut(
    SHADE,
    '10,-50,1 30,20 24,80 30,108,1 46,104 66,70 56,-20 40,-40',
    limb('-22,70,1 -22,88,5 -17,106,2;4,72,1 4,90,5 6,108,2'),
  ),
];
