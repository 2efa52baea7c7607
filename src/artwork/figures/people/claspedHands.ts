import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import type { Skin } from './profileHead.ts';

/** Two hands that hold each other, hers from the left under his from the right, with bangles; 200 pixels wide about the origin. */
export const claspedHands = (hers: Skin, his: Skin): Layer[] => [
  within(
    hers.skin,
    '-96,-10,1 -50,-32 0,-38 44,-26 58,0 40,30 -10,38 -60,36 -96,36,1',
    cut(hers.sun, '-100,-14,1 -50,-38 0,-46 44,-30,1 40,-18 -10,-26 -60,-16 -96,8,1'),
    cut(hers.deep, '-100,22,1 -50,18 0,20 60,4,1 50,54 -100,54,1'),
  ),
  within(
    his.skin,
    '100,-8,1 60,-38 20,-52 -22,-46 -48,-24 -56,2 -46,16,1 -34,20 -24,12,1 -14,22 0,24 8,16,1 20,26 34,24 44,16,1 70,36 100,46,1',
    cut(
      his.sun,
      '100,-12,1 60,-44 20,-56 -26,-50 -54,-24 -60,4,1 -46,4 -36,-18 -14,-34 20,-38 60,-26 100,10,1',
    ),
    cut(his.deep, '110,30,1 70,16 46,12 30,14 0,12,1 0,34 110,60,1'),
    inked(his.deep, 4, '-24,-36 -30,-8 -24,14', '2,-40 0,-8 8,18', '32,-38 34,-8 44,18'),
  ),
  // Her bangles, his bracelet.
  cut(
    '#f4c24a',
    limb('-96,-18,6 -90,12,7 -98,42,6; -80,-24,5 -74,10,6 -82,42,5'),
    limb('96,-12,7 90,20,8 98,50,7'),
  ),
  cut('#a86a24', limb('-94,24,5 -98,42,5; -78,24,4 -82,42,4; 92,32,5 98,50,5')),
];
