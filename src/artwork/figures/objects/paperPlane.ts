import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';

/** A letter folded into a paper plane, seen from beside and above, its nose to the right, 560 pixels long. */
export const paperPlane = (placing: Placing): Layer =>
  moved(
    placing,
    cut('#c9b6c8', '300,-60,1 -210,40,1 -140,120,1'),
    cut('#8d7fa4', '300,-60,1 -140,120,1 -90,190,1'),
    cut('#fffaf0', '300,-60,1 -260,-150,1 -140,30,1'),
    cut('#f1dcc0', '300,-60,1 -140,30,1 -170,110,1 -120,70,1'),
    cut('#fff3dc', '300,-60,1 -60,76,1 160,210,1'),
    cut('#e8552f', '-60,76,1 160,210,1 172,182,1 -14,64,1', '-260,-150,1 -140,30,1 -118,20,1 -232,-146,1'),
    inked('#b7a2ae', 4, '-170,-104 -20,-84', '-148,-74 0,-62', '-126,-44 -50,-38'),
  );
