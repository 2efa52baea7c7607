import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { placed } from '../../drawing/placed.ts';
import { profileHead } from '../people/profileHead.ts';

const at = placed({ x: 196, y: 560, scale: 0.95 });
const SKIN = { skin: '#6b3d2e', sun: '#b8703f', deep: '#3f2024' };

/** A woman at the edge of her tent who looks right, in a blue shirt and a yellow headband; head and shoulders, 1200 x 900. */
export const tentGuest: readonly Layer[] = [
  cut('#241018', at('-150,-30 -130,-76 -84,-80 -54,-40 -70,10 -120,20')),
  ...profileHead(at, SKIN),
  cut('#2a1614', at('-98,-6,1 -92,-64 -40,-106 20,-110 56,-88 66,-66,1 36,-48 10,-20 -20,20 -60,70 -90,50')),
  cut('#f0c04c', at('-88,-2,1 -60,-40 0,-82 54,-90,1 66,-64,1 10,-56 -40,-20 -72,30,1')),
  cut('#ffe9a0', at('20,-88,1 38,-90 54,-90,1 66,-64,1 50,-66 38,-64,1')),
  cut('#f4c45a', at('-12,56 -4,58 -2,70 -10,74 -16,66')),
  within(
    '#24589a',
    '20,920,1 40,790 90,728 150,704 170,694,1 200,716 240,700,1 300,736 340,800 360,920,1',
    cut('#6aa2d8', '240,690,1 306,730 346,800 370,920,1 320,920,1 300,820 270,760'),
    cut('#163a6c', '0,920,1 20,790 90,720,1 120,780 110,860 130,920,1'),
  ),
  cut('#f4ead2', '160,690,1 176,716 206,734,1 224,716 246,698,1 262,716 240,748 212,764,1 180,744 148,708'),
  inked('#163a6c', 4, '212,764 222,830 224,900', '280,800 296,850 300,900'),
];
