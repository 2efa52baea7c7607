import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

const [LIT, SHADE, DEEP, KNOB, KNOB_SHADE] = ['#ff7a4a', '#d63a3c', '#8e2038', '#fff0cc', '#e8a878'];
const ARMS = [-96, -22, 48, 124, 196];

const at = (degrees: number, radius: number, aside = 0): readonly [number, number] => {
  const turn = (degrees * Math.PI) / 180;
  return [
    Math.round(Math.cos(turn) * radius - Math.sin(turn) * aside),
    Math.round(Math.sin(turn) * radius + Math.cos(turn) * aside),
  ];
};
const knot = (degrees: number, radius: number, aside: number, corner = 0) =>
  `${at(degrees, radius, aside).join()},${corner}`;

/** Half of an arm, from its ridge to one side: -1 the left as one looks out along it. */
const half = (degrees: number, side: 1 | -1) =>
  [
    `0,0,1`,
    knot(degrees, 310, 0, 1),
    knot(degrees, 312, 26 * side),
    knot(degrees, 270, 50 * side),
    knot(degrees, 190, 66 * side),
    knot(degrees, 130, 92 * side, 1),
  ].join(' ');

/** A red sea star from above, 620 pixels across, its arms ridged and knobbed; the light from the upper left. */
export const seaStar: readonly Layer[] = [
  cut(DEEP, ...ARMS.flatMap((arm) => [half(arm, 1), half(arm, -1)]).map((row) => row), disc(0, 0, 150)),
  cut(SHADE, ...ARMS.map((arm) => half(arm, arm > -30 && arm < 150 ? -1 : 1))),
  cut(
    LIT,
    ...ARMS.map((arm) => half(arm, arm > -30 && arm < 150 ? 1 : -1)).filter(
      (_, index) => index !== 2 && index !== 1,
    ),
  ),
  cut(LIT, half(-22, -1), half(48, -1)),
  cut(SHADE, half(-22, 1), half(48, 1)),
  cut(
    KNOB_SHADE,
    ...ARMS.flatMap((arm) =>
      [70, 130, 188, 242].map((radius, index) =>
        disc(at(arm, radius)[0] + 4, at(arm, radius)[1] + 5, 21 - index * 4),
      ),
    ),
  ),
  cut(
    KNOB,
    ...ARMS.flatMap((arm) =>
      [70, 130, 188, 242].map((radius, index) => disc(...at(arm, radius), 18 - index * 4)),
    ),
  ),
  cut(KNOB_SHADE, disc(4, 5, 25)),
  cut(KNOB, disc(0, 0, 22)),
];

/** The same star as one flat shape, for its shade. */
export const seaStarShade = (fill: string): Layer =>
  cut(fill, ...ARMS.flatMap((arm) => [half(arm, 1), half(arm, -1)]));
