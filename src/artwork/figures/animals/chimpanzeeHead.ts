import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';

const [COAT, SKIN, DUSK, INK, GLINT] = ['#161c30', '#b98566', '#8a5a4c', '#161c30', '#fff3dc'];

/** A chimpanzee's head in profile towards the right; the middle of its ear is the origin. */
export const chimpanzeeHead: readonly Layer[] = [
  cut(
    COAT,
    '92,-70,1 70,-104 10,-122 -60,-112 -112,-70 -124,-10 -116,40,1 -124,60 -110,96,1 -60,120 20,120,1 50,110,1 44,96,1 62,92,1 110,60,1',
  ),
  within(
    SKIN,
    '58,-62,1 74,-78 98,-78 112,-64 112,-48 102,-34,1 104,-20 112,-6 122,4 132,16 148,34 166,54 172,66 168,76,1 170,84 164,98 142,110 112,116 84,112,1 66,100 56,72,1 66,60,1 50,44,1 58,30,1 40,8 44,-30',
    // The face is darker above the muzzle.
    cut(DUSK, '30,-100,1 130,-100,1 120,-40 104,-30,1 98,-8 96,10 84,30 70,40 50,50 20,40,1'),
    cut(INK, '62,-52,1 80,-56 104,-54 116,-60,1 112,-46 100,-36,1 96,-44 80,-46 66,-42'),
  ),
  // A long lip, a thin mouth, a small chin.
  inked(INK, 5, '170,74 150,76 120,68 98,72 82,66'),
  cut(INK, '118,8,1 126,6 134,16,1 126,20 120,18'),
  cut(INK, '70,-30,1 80,-42 94,-40 98,-32,1 92,-24 78,-24'),
  cut(GLINT, '84,-36 90,-36 90,-31 84,-31'),
  // The ear, large and at the height of the eye.
  within(
    SKIN,
    '14,22,1 -4,44 -32,38 -46,4 -44,-36 -20,-58 8,-50 20,-28 12,-10,1',
    cut(DUSK, '10,18,1 -4,28 -22,24 -30,0 -30,-30 -14,-42 2,-36 6,-24 -10,-16 -12,4 2,6'),
  ),
];
