import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';

const [DARK, SOFT, RIM] = ['#241630', '#42264a', '#ffb45e'];

/** A flat shape whose right side takes the low sun. */
const rimmed = (colour: string, shape: string): Layer =>
  within(RIM, shape, moved({ x: -9, y: 4 }, cut(colour, shape)));

/** The rim of the open roof, right across the picture, the sun along it. */
const roofRim: readonly Layer[] = [
  cut('#6e4a50', '-40,826,1 600,806 1240,826,1 1240,940,1 -40,940,1'),
  cut('#f0b878', '-40,826,1 600,806 1240,826,1 1240,838,1 600,818 -40,838,1'),
  cut('#4a3040', '-40,880,1 600,858 1240,880,1 1240,940,1 -40,940,1'),
];

/** Two guests in the open roof of a car, from behind, heads up to a knot of hair and a broad hat, the low sun from the right; in the picture's own pixels. */
export const guestsInCar: readonly Layer[] = [
  ...roofRim,
  // The one further off.
  rimmed(SOFT, '470,570,1 450,530 470,492 506,488 542,492 562,530 542,570,1'),
  rimmed(
    SOFT,
    '340,940,1 350,800 410,768 462,748,1 468,706,1 430,690 414,630 430,566 506,546 582,566 594,630 578,690 540,706,1 546,748,1 610,768 668,810 682,940,1',
  ),
  // The nearer one, cut by the picture's edge.
  rimmed(
    DARK,
    '-40,940,1 -40,770 60,736 128,716,1 134,660,1 80,644 -20,640 -40,612,1 -40,590 40,584 64,574,1 60,500 90,462 184,470 278,460 304,500 304,572,1 400,580 444,604 400,636 300,644 256,660,1 262,712,1 330,736 420,780 450,940,1',
  ),
  cut('#6a4058', '60,552,1 180,568 298,552,1 298,576,1 180,592 60,576,1'),
];
