import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

const SEATS = [
  ['#f0642c', '#5a3028', -104],
  ['#fff1dc', '#7c4a38', -60],
  ['#ffc84a', '#4a2824', -14],
  ['#4c8ad0', '#8a5a44', 40],
] as const;

/** A launch under a white awning with four guests and the boatman at its stern, 400 pixels long, bow to the right, the water's line at y 0; the sun overhead. */
export const canopyLaunch: readonly Layer[] = [
  ...SEATS.flatMap(([cloth, face, x]) => [
    cut(cloth, `${x - 18},-36,1 ${x - 16},-66 ${x},-74 ${x + 16},-66 ${x + 18},-36,1`),
    cut(face, disc(x + 2, -86, 10, 12)),
    cut('#2b2140', `${x - 12},-88,1 ${x - 10},-100 ${x + 2},-102 ${x + 12},-92,1`),
  ]),
  // The boatman stands.
  cut('#2d5a44', '-172,-40,1 -170,-90 -156,-102 -142,-92 -140,-40,1'),
  cut('#4a2824', disc(-154, -112, 10, 12)),
  cut('#2d5a44', '-166,-112,1 -164,-124 -150,-128 -140,-116,1 -134,-112,1'),
  cut('#1b1e3c', '-210,-42,1 160,-42,1 216,-62,1 196,-14 176,4,1 -196,4,1'),
  cut('#f4f0e4', '-210,-42,1 160,-42,1 216,-62,1 206,-38 190,-26,1 -206,-26,1'),
  inked('#2b2140', 5, '-186,-42 -186,-150', '-90,-42 -90,-150', '10,-42 10,-150', '104,-42 104,-150'),
  cut('#8fa0c8', '-206,-146,1 124,-146,1 124,-136,1 -206,-136,1'),
  cut('#fffdf4', '-212,-146,1 -190,-162,1 112,-162,1 130,-146,1'),
];
