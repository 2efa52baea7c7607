import type { Layer } from '../canvas/canvas.ts';
import { cut } from '../canvas/cut.ts';
import { limb } from '../drawing/brush.ts';

/** Crowns of the forest from above, belt before belt, each lit from the left; in a picture of 1200 x 900. */
export const canopy: readonly Layer[] = [
  cut(
    '#6fae8e',
    '-10,716,1 40,690 110,692 150,716,1 190,694 270,690 316,718,1 380,698 450,700 490,722,1 560,700 640,702 690,722,1 750,700 830,698 870,720,1 930,694 1010,694 1050,716,1 1110,690 1180,690 1210,710,1 1210,910,1 -10,910,1',
  ),
  cut(
    '#2f7a62',
    '-10,772,1 60,736 150,738 196,776,1 250,744 340,742 390,782,1 470,752 560,752 606,786,1 690,752 790,752 836,784,1 900,746 1000,744 1048,780,1 1100,744 1170,740 1210,760,1 1210,910,1 -10,910,1',
  ),
  cut(
    '#0f4046',
    '-10,850,1 80,800 190,804 240,852,1 320,816 440,816 500,862,1 590,822 720,824 776,864,1 860,818 980,816 1030,856,1 1090,812 1170,804 1210,826,1 1210,910,1 -10,910,1',
  ),
];

/** A leaf from its stalk at (x, y): `dx`, `dy` to the tip, the half that faces the light brighter. */
const leaf = (x: number, y: number, dx: number, dy: number): readonly Layer[] => {
  const [mx, my, sx, sy] = [x + dx * 0.45, y + dy * 0.45, -dy * 0.34, dx * 0.34];
  const half = (side: number) => `${x},${y},1 ${mx + sx * side},${my + sy * side} ${x + dx},${y + dy},1`;
  return [cut('#1d5c4c', half(1)), cut('#5aa850', half(-1))];
};

/** A bough across the picture from the trunk at the left, its upper side in the light, leaves at its end. */
export const highBough: readonly Layer[] = [
  cut(
    '#201a2c',
    '-10,-10,1 60,-10,1 46,160 50,330 84,420 180,466,1 170,524,1 100,590 72,720 80,910,1 -10,910,1',
    limb('40,476,70 200,498,38 440,504,30 700,512,25 940,540,17 1130,604,8'),
    limb('860,528,12 980,520,9 1080,484,5'),
  ),
  cut(
    '#6c5a6c',
    '-10,-10,1 22,-10,1 12,200 14,420 20,640 14,910,1 -10,910,1',
    limb('210,466,2 300,473,6 500,482,8 700,488,7 940,525,5 1110,590,0'),
  ),
  ...leaf(1066, 490, 20, -100),
  ...leaf(1060, 492, 96, -56),
  ...leaf(1040, 500, -50, -86),
  ...leaf(1066, 486, 92, 26),
  ...leaf(1120, 598, 84, 70),
  ...leaf(1124, 600, 100, 6),
  ...leaf(1096, 590, 20, 104),
  ...leaf(1060, 570, -50, 90),
  ...leaf(1080, 578, 70, -58),
];
