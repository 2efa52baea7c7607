import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import type { Placed } from '../../drawing/placed.ts';

/** Skin as it is, where the sun strikes it, and in shade. */
interface Skin {
  skin: string;
  sun: string;
  deep: string;
}

/**
 * A head of some size in profile to the right, the sun before it: neck, close hair, the face in three planes with brow, eye,
 * nostril and mouth, an ear. At the size of 1 it is 230 pixels from crown to chin; what it wears is laid over it.
 */
export const profileHead = (at: Placed, { skin, sun, deep }: Skin): Layer[] => [
  cut('#2a1614', at('-96,-10,1 -20,-20 -10,50 -36,92,1 -74,84 -94,40')),
  cut(deep, at('-86,40,1 -70,100 -64,180,1 44,190,1 40,150 42,118,1')),
  within(
    skin,
    at(
      '30,-84,1 62,-72 74,-46 80,-24,1 74,-8 79,6,1 92,26 104,40,1 104,50 94,54,1 84,56,1 88,62,1 99,66 98,74,1 90,77,1 96,82 94,91,1 83,95,1 88,108 80,124,1 60,134 28,124,1 -6,106 -24,70 -28,0,1',
    ),
    cut(
      sun,
      at(
        '52,-90,1 58,-30 54,-8,1 64,14 82,40 74,54,1 84,66 76,78,1 84,88 72,98,1 76,112 56,132,1 110,140,1 120,-60,1',
      ),
    ),
    cut(deep, at('-30,20,1 -6,50 4,90 40,112 80,132,1 60,150,1 -50,130,1')),
  ),
  cut('#1d0e10', at('42,-20,1 58,-34 78,-22,1 60,-26')),
  cut('#f6e6d2', at('53,-3,1 61,-8 71,-4,1 68,3 58,3')),
  cut('#1d0e10', at('60,-9,1 70,-5,1 69,4 62,4'), at('44,-3,1 58,-16 77,-5,1 60,-8')),
  cut('#2c1512', at('82,46,1 90,42 94,49,1 86,51'), at('66,72,1 82,80 94,75,1 82,73')),
  cut('#2a1614', at('-28,-10,1 6,-20 -2,6 -8,60 -16,74,1 -30,50')),
  cut(skin, at('-22,10,1 -4,4 4,20 -4,44 -14,54,1 -26,36')),
  inked(deep, 2, at('-16,16 -4,16 -8,34 -13,40')),
];
