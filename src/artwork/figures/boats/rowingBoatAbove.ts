import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** The outline of the boat. */
export const HULL = '-190,0,1 -130,-56 -20,-70 110,-62 170,-50,1 180,0 170,50,1 110,62 -20,70 -130,56';

/** A white rowing boat from above with two who sit in it, its bow at the left, 380 pixels long, its middle at the origin. */
export const rowingBoatAbove: readonly Layer[] = [
  within('#fffaf0', HULL, cut('#c8ccd8', '-200,10,1 -100,50 0,56 190,46,1 190,90,1 -200,90,1')),
  within(
    '#a8683c',
    '-150,0,1 -110,-36 -20,-50 100,-44 146,-36,1 152,0 146,36,1 100,44 -20,50 -110,36',
    cut('#6c3c2c', '-160,-60,1 160,-60,1 160,-14,1 90,-24 -20,-28 -100,-16 -150,0,1'),
  ),
  cut(
    '#e8b070',
    '-70,-46,1 -46,-48,1 -46,48,1 -70,46,1;20,-50,1 46,-48,1 46,48,1 20,50,1;110,-42,1 130,-40,1 130,40,1 110,42,1',
  ),
  cut('#f4d8a8', '-70,0,1 -46,0,1 -46,48,1 -70,46,1;20,0,1 46,0,1 46,48,1 20,50,1'),
  cut(
    '#e8482c',
    disc(34, 0, 24, 32),
    limb('28,-26,10 -10,-38,8 -20,-52,7'),
    limb('28,26,10 -10,38,8 -20,52,7'),
  ),
  cut('#ffd878', disc(34, 0, 24)),
  cut('#fff4cc', disc(30, 6, 13)),
  cut('#1c5c94', disc(-58, 0, 23, 31)),
  cut('#4c2620', disc(-58, 0, 18)),
  cut('#5c3420', limb('-20,-54,4 -40,-120,4 -48,-150,4'), limb('-20,54,4 -40,120,4 -48,150,4')),
  cut('#ffe0b0', disc(-51, -164, 9, 26), disc(-51, 164, 9, 26)),
];
