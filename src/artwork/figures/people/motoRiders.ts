import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [INK, WHITE] = ['#151433', '#fff8e6'];

/** Shell of an open helmet, the opening to the right. */
const SHELL =
  '114,4,1 124,-44 98,-104 34,-136 -40,-132 -104,-94 -134,-24 -128,52 -104,112 -66,140,1 -20,150 20,150 44,134,1 48,100 52,54 70,22 114,4,1';
const HEAD =
  '20,-20,1 108,0,1 117,22 111,44 118,64 136,86 134,98 116,104,1 126,111 127,120 119,127,1 126,132 125,142 114,150,1 119,164 111,184 92,192 66,190,1 52,200 48,220 56,300,1 -20,330,1 -80,300,1 -66,200 -64,130,1';

/** A driver's shoulder, back and arm, the hands out of the picture. */
const TORSO =
  '-94,244,1 -40,276 16,270 60,236,1 108,264 146,330 166,430 220,560 250,680,1 -220,680,1 -220,440 -176,300';

/** Skin, its shade and the lips of a face. */
interface Face {
  skin: string;
  shade: string;
  lips: string;
}

/** A head in a helmet about (0, 0), looking right; the layers lie on the shell. */
const helmeted = ({ skin, shade, lips }: Face, shell: string, ...marks: readonly Layer[]): Layer[] => [
  within(
    skin,
    HEAD,
    // What the helmet shades: brow, cheek and neck.
    cut(
      shade,
      '20,-20,1 130,-10,1 124,22,1 84,32,1 70,70 66,120 72,200,1 44,206,1 40,230 46,270,1 46,340,1 -120,340,1 -120,-20,1',
    ),
  ),
  cut(
    lips,
    '112,106,1 126,111 127,120 119,127,1 102,128,1 108,116',
    '102,128,1 119,127,1 126,132 124,142 112,148,1 106,140',
  ),
  inked(INK, 4, '119,127 106,128 94,122'),
  cut(WHITE, '78,54,1 90,44 108,46,1 106,58 92,62'),
  cut(INK, disc(101, 52, 7, 8)),
  inked(INK, 5, '74,56 88,43 109,45', '78,28 94,22 112,27'),
  within(shell, SHELL, ...marks),
];

const STRAP = inked(INK, 9, '26,140 48,180 74,193');

/** The passenger on the pillion in the second helmet, about her helmet's middle. */
export const motoPassenger: readonly Layer[] = [
  cut(INK, limb('-70,120,30 -100,190,30 -112,260,22 -104,330,14 -112,370,2')),
  ...helmeted(
    { skin: '#8a4f30', shade: '#6b3822', lips: '#9c4038' },
    '#fff8e6',
    cut('#2e8a6a', '-160,-40,1 140,-66,1 140,-24,1 -160,10,1'),
    cut('#e9b92f', '-160,22,1 140,-12,1 140,4,1 -160,40,1'),
  ),
  STRAP,
  cut(
    '#2e8a6a',
    '-92,246,1 -40,276 16,270 60,236,1 104,270 142,330 164,440 176,680,1 -240,680,1 -230,440 -180,300',
  ),
  cut('#e9b92f', '-92,246,1 -40,276 16,270 60,236,1 70,252,1 24,296 -44,302 -108,262,1'),
];

/** The driver, who looks right: red helmet with the visor up, red vest, about the helmet's middle. */
export const motoDriver: readonly Layer[] = [
  ...helmeted(
    { skin: '#5a301f', shade: '#3c1d14', lips: '#8a4036' },
    '#d8341f',
    cut('#a3221a', '-160,60,1 -90,70 0,60 60,40,1 60,170,1 -160,170,1'),
    cut(WHITE, '-30,-150,1 20,-150,1 4,-80 -40,-20 -140,20,1 -150,-20,1 -70,-50 -40,-100'),
  ),
  cut('#9ec3cf', '6,-14,1 40,-60 80,-146,1 130,-126 156,-80 160,-50,1 120,-40 70,-16 30,14,1'),
  cut(INK, disc(16, 2, 20)),
  STRAP,
  within(
    '#d8341f',
    TORSO,
    // The sleeve comes out of the vest at the shoulder.
    cut(WHITE, '24,300,1 60,330 70,420 56,520 40,700,1 300,700,1 300,300,1 120,270,1 70,270'),
    cut('#ffcf3f', '-260,430,1 -120,470 60,470,1 58,510,1 -120,512 -260,474,1'),
  ),
  cut('#8a1c16', '-92,240,1 -40,276 16,270 60,232,1 68,250,1 24,296 -44,302 -108,258,1'),
];

/** Another driver in a yellow helmet with a peak, about the helmet's middle; to be mirrored. */
export const motoColleague: readonly Layer[] = [
  ...helmeted(
    { skin: '#6d3d26', shade: '#4b2717', lips: '#95473c' },
    '#ffcf3f',
    cut('#1d2c5c', '-160,-10,1 0,-30 130,-60,1 130,-34,1 0,2 -160,26,1'),
  ),
  cut('#1d2c5c', '60,-30,1 110,-40 170,-34 196,-10,1 160,-8 110,2 66,6,1'),
  // His beard.
  cut(INK, '44,134,1 58,160 84,164 98,154 113,150,1 121,164 114,188 92,198 62,194,1 40,150'),
  STRAP,
  within(
    '#ffcf3f',
    TORSO,
    cut('#1d2c5c', '0,300,1 46,330 60,420 50,520 34,700,1 300,700,1 300,300,1 120,270,1 60,264'),
    cut(WHITE, '-260,450,1 -120,484 52,474,1 50,512,1 -120,524 -260,490,1'),
  ),
  cut('#1d2c5c', '-92,240,1 -40,276 16,270 60,232,1 68,250,1 24,296 -44,302 -108,258,1'),
];

/** A motorcycle's mirror on its stem, whose foot is at (0, 0). */
export const motoMirror: readonly Layer[] = [
  inked(INK, 13, '0,0 4,-70 -36,-150'),
  cut(INK, '-128,-190,1 -124,-226 -84,-246 -20,-242 14,-214 4,-172 -44,-150 -104,-154'),
  within(
    '#cfe0dc',
    '-114,-190,1 -110,-218 -80,-232 -26,-228 0,-210 -6,-180 -48,-164 -98,-166',
    cut('#a3c0c8', '-130,-186,1 -90,-204 -50,-194 20,-214,1 20,-140,1 -130,-140,1'),
  ),
];
