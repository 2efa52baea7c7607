import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

const [CLOTH, SHADE, CREAM, YELLOW] = ['#e5492f', '#a92a33', '#fff2d6', '#ffb93f'];
const [SKIN, DARK, HAIR, DRESS, FOLD, STRAW, WEAVE] = [
  '#8a4a2c',
  '#5c2c22',
  '#1d1420',
  '#ffb93f',
  '#e08a2a',
  '#f6dfae',
  '#d9ad6c',
];

/** A hat laid over a face that looks up to the left: its crown away from the face, the brim along it. */
const hat: readonly Layer[] = [
  within(
    STRAW,
    '-38,0,1 -36,-34 -18,-52 0,-54 18,-52 36,-34 38,0,1',
    cut(WEAVE, '8,-70,1 50,-70,1 50,10,1 12,10,1 18,-30'),
  ),
  cut(CLOTH, '-38,-14,1 0,-8 38,-14,1 38,2,1 0,8 -38,2,1'),
  cut(STRAW, '-84,6 -50,-6 0,-4 50,-6 84,6 60,18 0,20 -60,18'),
];

/** Who lies in it: head at the right, one knee up, the far foot on the rim. */
const dozer: readonly Layer[] = [
  // The far leg and its foot, heel on the rim, toes up.
  cut(
    DARK,
    '-50,30,1 -100,18 -150,2 -192,-8,1 -206,-28 -216,-50 -226,-68 -240,-70 -248,-58 -242,-46 -246,-30 -238,-10 -236,8 -224,20 -206,22,1 -140,60 -80,90,1 -40,90,1',
  ),
  cut(
    DRESS,
    '160,40,1 140,4 112,2 70,14 20,40 -10,44,1 -40,0 -70,-44 -96,-62 -122,-50 -122,-20,1 -80,30 -40,90 60,110 160,90,1',
  ),
  cut(FOLD, '-10,44,1 -40,0 -70,-44 -96,-62,1 -76,-20 -50,30 -26,80,1 20,80,1'),
  // The near knee and shin.
  cut(SKIN, '-72,-46,1 -88,-66 -112,-64 -124,-40 -140,0 -154,36 -166,70,1 -126,70,1 -112,36 -96,-2,1'),
  // Neck, head, a low knot of hair, the arm behind the head.
  cut(SKIN, '118,8,1 140,0 156,-24,1 190,2,1 176,22 170,60,1 150,66 128,50'),
  cut(HAIR, disc(206, -8, 22, 18)),
  cut(SKIN, '150,-20 158,-56 188,-70 216,-50 220,-20 204,2 176,8'),
  cut(HAIR, '196,-64,1 214,-66 232,-40 222,-6 200,8,1 206,-16 196,-30 186,-50'),
  // The shade of the jaw on the neck.
  cut(DARK, '152,-14,1 166,0 184,0 194,-4,1 186,14 172,14 152,-14,1'),
  cut(SKIN, disc(194, -22, 7, 9)),
  cut(YELLOW, disc(192, -8, 4)),
  moved({ x: 160, y: -48, turn: -42, scale: 0.8 }, ...hat),
];

/** A hammock of kikoi cloth that hangs from (-330, -30) and (330, -30), and who dozes in it. */
export const dozerInHammock: readonly Layer[] = [
  cut(SHADE, '-330,-30,1 -250,10 -130,34 0,40 130,34 250,10 330,-30,1 250,90 -250,90'),
  ...dozer,
  within(
    CLOTH,
    '-330,-30,1 -260,30 -130,60 0,66 130,60 260,30 330,-30,1 290,60 200,130 100,160 0,166 -100,160 -200,130 -290,60',
    cut(
      CREAM,
      '-330,-10,1 -260,50 -130,82 0,88 130,82 260,50 330,-10,1 330,4,1 260,64 130,96 0,102 -130,96 -260,64 -330,4,1',
    ),
    cut(SHADE, '-340,10,1 -250,110 -120,142 0,146 120,142 250,110 340,10,1 340,200,1 -340,200,1'),
  ),
  // The near arm: its elbow over the side, forearm and hand loose.
  cut(
    SKIN,
    '92,46,1 112,34 130,44 128,62 106,80 80,98 70,120 64,144 60,160 62,172 60,190 56,202 52,208 48,202 48,188,1 45,206 40,217 34,213 36,192,1 32,208 27,215 21,209 27,186,1 21,196 15,197 14,189 24,170 30,158 32,130 32,104 38,82 58,64',
  ),
];
