import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';

/** Where the viaduct's lines meet. */
const [FAR_X, FAR_Y, SPAN] = [150, 640, 1070];

/** A corner at x on the line from the vanishing point to height `y` at the picture's right edge. */
const corner = (x: number, y: number): string =>
  `${x},${Math.round(FAR_Y + ((y - FAR_Y) * (x - FAR_X)) / SPAN)},1`;
/** A band between two such lines. */
const band = (top: number, low: number, from: number, to: number): string =>
  `${corner(from, top)} ${corner(to, top)} ${corner(to, low)} ${corner(from, low)}`;

const PIERS = [208, 257, 318, 412, 560, 800, 1180];
const wide = (x: number) => (x - FAR_X) * 0.13;
const WINDOWS = [470, 520, 578, 644, 720, 808, 910, 1028, 1166];

/** The viaduct across Tsavo from near its foot, piers in a row, and the train to the coast on it, bound away from us; the light from the left. */
export const viaductTrain: readonly Layer[] = [
  // The train: roof, cream side, window band, red band.
  cut('#fff2d6', band(-260, -70, 372, 1240)),
  cut('#c9b4b4', band(-280, -250, 372, 1240)),
  cut('#d8342c', band(-116, -88, 372, 1240)),
  cut('#5a2a3c', band(-84, -64, 372, 1240)),
  cut('#1e2c5c', ...WINDOWS.map((x) => band(-214, -150, x, x + (x - FAR_X) * 0.1))),
  cut('#fff2d6', `${corner(374, -280)} ${corner(340, -150)} ${corner(336, -70)} ${corner(374, -64)}`),
  cut('#d8342c', `${corner(344, -130)} ${corner(336, -70)} ${corner(400, -70)} ${corner(400, -116)}`),
  cut('#1e2c5c', `${corner(366, -230)} ${corner(348, -160)} ${corner(372, -160)} ${corner(374, -230)}`),
  // The piers, a lit face and one in shade.
  ...PIERS.flatMap((x) => [
    cut(
      '#6a3050',
      `${corner(x, 120)} ${corner(Math.round(x + wide(x)), 120)} ${corner(Math.round(x + wide(x)), 905)} ${corner(x, 905)}`,
    ),
    cut(
      '#ffd29a',
      `${corner(x, 120)} ${corner(Math.round(x - wide(x) * 0.75), 120)} ${corner(Math.round(x - wide(x) * 0.75), 905)} ${corner(x, 905)}`,
    ),
    cut(
      '#d89a78',
      `${corner(Math.round(x - wide(x) * 0.12), 120)} ${corner(Math.round(x - wide(x) * 0.26), 120)} ${corner(Math.round(x - wide(x) * 0.26), 905)} ${corner(Math.round(x - wide(x) * 0.12), 905)}`,
    ),
    cut(
      '#4a1c42',
      `${corner(Math.round(x - wide(x) * 0.8), 120)} ${corner(Math.round(x + wide(x)), 120)} ${corner(Math.round(x + wide(x)), 250)} ${corner(Math.round(x - wide(x) * 0.8), 210)}`,
    ),
  ]),
  // The deck: its side in the sun, its underside dark.
  cut('#ffe2b4', band(-64, 40, 150, 1240)),
  cut('#f2b27c', band(10, 40, 150, 1240)),
  cut('#3a1440', band(40, 170, 150, 1240)),
];
