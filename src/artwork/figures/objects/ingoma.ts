import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { disc } from '../../drawing/brush.ts';

const [WOOD, DIM, HIDE, SKIN, DUSK] = ['#a8442a', '#6d2a22', '#1b1c2e', '#f6ecd4', '#b8a488'];

const BODY =
  '-130,0,1 -130,-14 130,-14 130,0,1 116,80 84,190 60,290 56,330,1 40,344 -40,344 -56,330,1 -60,290 -84,190 -116,80';

/** A drum of Rwanda, narrow below, its hide laced down to the foot: 260 wide, the middle of its rim at the origin, the light from the left; `patch` is the outline of what is black of the cow's hide. */
export const ingoma = ({ patch, ...placing }: Placing & { patch: string }): Layer =>
  moved(
    placing,
    within(
      WOOD,
      BODY,
      cut(DIM, '30,-20,1 40,100 20,240 16,360,1 160,360,1 160,-20,1'),
      inked(SKIN, 5, '-92,110 -44,330', '-44,120 -22,340', '2,124 0,344'),
      inked(DUSK, 5, '50,120 24,340', '96,106 46,330'),
      // The edge of the hide hangs in points.
      cut(SKIN, '-140,0,1 -112,60,1 -92,116,1 -68,62,1 -44,126,1 -22,64,1 2,130,1 26,64,1 30,0,1'),
      cut(DUSK, '30,0,1 26,64,1 50,126,1 72,62,1 96,112,1 112,60,1 140,0,1'),
      within(
        'none',
        '-140,0,1 -112,60,1 -92,116,1 -68,62,1 -44,126,1 -22,64,1 2,130,1 26,64,1 50,126,1 72,62,1 96,112,1 112,60,1 140,0,1',
        cut(HIDE, patch),
      ),
      cut(HIDE, '-70,300,1 70,300,1 70,316,1 -70,316,1'),
    ),
    cut(SKIN, disc(0, -4, 130, 24)),
  );
