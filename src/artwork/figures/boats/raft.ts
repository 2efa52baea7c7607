import { box, limb } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';

/**
 * An empty white-water raft of four and a half metres: upturned tubes and thwarts (body; shade below and at the far
 * tube), bands around both ends accent, glints and grab line pale, inside and patches dark. Crew sit on its upper edge
 * at y = -62, between x = -140 and 140.
 */
export function raft(): Figure {
  const thwarts = [-104, -24, 56].map((x) =>
    limb([
      [x, -50, 20],
      [x + 2, -66, 20],
      [x + 2, -76, 12],
    ]),
  );
  const seams = [-134, -46, 46, 134].map((x) =>
    limb([
      [x - 2, -62, 1],
      [x + 5, -30, 1],
      [x - 2, -4, 1],
    ]),
  );
  return drawn('raft', [
    fill(
      'shade',
      '-216,-90,1 -190,-92 -160,-80 -110,-77,1 110,-77,1 160,-80 190,-92 216,-90,1 150,-50,1 -150,-50,1',
    ),
    fill('dark', '-184,-72,1 -150,-68 -100,-67,1 100,-67,1 150,-68 184,-72,1 150,-50,1 -150,-50,1'),
    fill(
      'body',
      ...thwarts,
      '-120,0,1 -190,-2 -232,-44 -246,-88 -230,-106 -206,-100 -176,-74 -140,-62 -90,-62,1 90,-62,1 140,-62 176,-74 206,-100 230,-106 246,-88 232,-44 190,-2 120,0,1',
    ),
    fill(
      'accent',
      '-216,-100,1 -202,-95,1 -214,-72 -234,-56,1 -238,-66,1 -222,-82',
      '216,-100,1 202,-95,1 212,-74 234,-56,1 238,-66,1 222,-82',
    ),
    fill(
      'shade',
      '-120,0,1 -190,-2 -232,-44 -238,-65,1 -214,-42 -186,-26 -120,-22,1 120,-22,1 186,-26 214,-42 238,-65,1 232,-44 190,-2 120,0,1',
      ...seams,
    ),
    fill(
      'pale',
      limb('-196,-84,0 -172,-64,3 -140,-56,3 -96,-56,2 -30,-56,0'),
      limb('-236,-90,0 -230,-98,3 -216,-96,0'),
      limb('206,-90,0 218,-97,3 234,-94,0'),
    ),
    fill('dark', ...[-196, -109, -18, 72, 156].map((x) => box(x, -41, 16, 9))),
    stroke(
      'pale',
      3,
      '-236,-78 -212,-52 -188,-38 -146,-22 -100,-42 -56,-22 -10,-42 34,-22 80,-42 122,-22 164,-36 212,-52 236,-78',
    ),
  ]);
}
