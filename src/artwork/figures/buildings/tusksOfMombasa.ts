import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { box, limb } from '../../drawing/brush.ts';

const TUSK = limb('-262,842,46 -270,700,46 -262,540,44 -216,382,38 -122,246,30 10,140,19 156,66,4');
const SEAMS = [
  '-330,690 -200,690',
  '-326,520 -200,556',
  '-280,356 -160,428',
  '-176,230 -86,304',
  '-60,140 -14,212',
];

/** One tusk of riveted sheet that stands on the left and points to the right. */
const tusk = (sheet: string, seam: string): readonly Layer[] => [
  within(sheet, TUSK, inked(seam, 5, ...SEAMS)),
  cut(seam, box(-318, 806, 104, 40)),
];

/** Two tusks of Mombasa's avenue that cross over one carriageway, in the picture's own height; `x` is their middle. */
export const tusksOfMombasa = (x: number): Layer =>
  moved(
    { x, y: 0 },
    moved({ x: 0, y: 0, flip: true }, ...tusk('#9db9e0', '#7d9acb')),
    ...tusk('#fff6e6', '#d9d2cc'),
  );
