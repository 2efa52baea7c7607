import type { Layer } from '../../canvas/canvas.ts';
import { inked, moved, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

const TUSK = limb('-166,860,42 -216,720,42 -258,560,40 -222,382,36 -120,246,29 10,140,18 120,66,3');
const SEAMS = ['-320,690 -150,690', '-326,520 -170,556', '-280,356 -140,428', '-176,230 -76,304'];

/** One tusk of riveted sheet that stands on the left and points to the right. */
const tusk = (sheet: string, seam: string): Layer => within(sheet, TUSK, inked(seam, 5, ...SEAMS));

/** Two tusks of Mombasa's avenue that cross over one carriageway, standing on its road; `x` is their middle. */
export const tusksOfMombasa = (x: number): Layer =>
  moved(
    { x, y: 44, scale: 0.95 },
    moved({ x: 0, y: 0, flip: true }, tusk('#f3dcc4', '#d8b49c')),
    tusk('#fff8ea', '#e2cdb8'),
  );
