import { limb, line, outline, panel } from '../brush.ts';
import { drawn } from '../drawn.ts';
import type { Figure } from '../figure.ts';

/**
 * An empty white-water raft of four and a half metres: upturned tubes (body, their lower half shade, a lit glint), thwarts
 * dark, grab line pale. Crew sit on its upper edge at y = -62, between x = -140 and 140.
 */
export function raft(): Figure {
  const tube = outline(
    '-150,0,1 -214,-8 -240,-78 -226,-104 -196,-100 -170,-62 -110,-60,1 110,-60,1 170,-62 196,-100 226,-104 240,-78 214,-8 150,0,1',
  );
  const lower = outline(
    '-150,0,1 -206,-6 -234,-62 -236,-76,1 -204,-34 -150,-24,1 150,-24,1 204,-34 236,-76,1 234,-62 206,-6 150,0,1',
  );
  const thwarts = [-112, -36, 40].map((x) =>
    panel([
      [x, -60],
      [x + 4, -74, 8],
      [x + 62, -74, 8],
      [x + 66, -60],
    ]),
  );
  const chambers = [-118, -36, 46, 126].map((x) =>
    limb([
      [x, -60, 2],
      [x + 6, -30, 2],
      [x, 0, 2],
    ]),
  );
  return drawn('raft', [
    { tone: 'dark', d: thwarts.join('') },
    { tone: 'body', d: tube },
    { tone: 'shade', d: lower + chambers.map((seam) => seam).join('') },
    { tone: 'lit', d: limb('-222,-92,0 -196,-62,5 -140,-50,5 0,-50,4 130,-50,0') },
    {
      tone: 'pale',
      d: line(
        '-226,-74 -196,-40 -150,-34 -110,-46 -70,-34 -30,-46 10,-34 50,-46 90,-34 130,-46 160,-34 200,-46 228,-76',
      ),
      stroke: 3,
    },
  ]);
}
