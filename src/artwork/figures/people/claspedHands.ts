import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import type { Skin } from './profileHead.ts';

/** Her hand, from the left, lies in his, from the right, his thumb over her fingers; her two bangles; 220 pixels wide about the origin. */
export const claspedHands = (hers: Skin, his: Skin): Layer[] => [
  // His open hand below: palm, and the ends of his fingers round hers.
  within(
    his.skin,
    '114,-15,1 80,-14 50,2 10,14 -30,16 -66,12 -92,16 -98,30 -88,42 -60,46,1 -10,54 50,50 84,36 114,20,1',
    cut(his.sun, '-100,14,1 -60,10 -20,18 -60,24 -96,26,1'),
    cut(his.deep, '120,4,1 70,26 10,34 -50,34 -100,34,1 -90,60,1 60,70,1 120,40,1'),
  ),
  inked(his.deep, 3, '-96,30 -70,30 -50,28'),
  // Her hand on it: the back of the hand, four fingers side by side, the thumb tucked under.
  within(
    hers.skin,
    '-110,-28,1 -74,-36 -34,-42 4,-36 36,-22 62,-4 72,10 64,18 44,16,1 20,12 0,16 -30,18 -70,14 -110,20,1',
    cut(hers.sun, '-112,-32,1 -74,-40 -34,-46 6,-40 40,-22 66,-2,1 50,-4 22,-18 -8,-26 -50,-24 -110,-12,1'),
    cut(hers.deep, '-112,8,1 -70,2 -30,6 0,4 30,8 72,16,1 60,30 -112,30,1'),
    inked(hers.deep, 3, '0,-24 30,-8 56,10', '-8,-10 18,0 42,12', '-16,2 4,8 22,14'),
  ),
  // His thumb closes over her fingers.
  cut(his.skin, limb('112,-2,15 76,-18,16 44,-30,13 20,-28,11 10,-24,8')),
  cut(his.sun, limb('100,-24,7 72,-34,6 42,-40,4 18,-36,3')),
  inked(his.deep, 3, '12,-14 36,-18 66,-8 90,10'),
  // Her bangles.
  cut('#f4c24a', limb('-104,-34,5 -98,-6,6 -106,24,5; -88,-36,5 -82,-8,6 -88,20,5')),
  cut('#a86a24', limb('-101,8,4 -106,24,5; -84,6,4 -88,20,5')),
];
