import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { box, disc, limb, panel } from '../../drawing/brush.ts';

/** Of a balcony: its boards, their shade, what is cut out of them, the dark behind, the roof. */
export interface BalconyInks {
  board: string;
  shade: string;
  cutOut: string;
  dark: string;
  roof: string;
}

const LATTICE = Array.from({ length: 20 }, (_, at) => -560 + at * 36).flatMap((x) => [
  `${x},0 ${x + 300},-300`,
  `${x},-300 ${x + 300},0`,
]);

/** The end of a carved balcony of a Swahili town, the lane to its right: the rail's upper front corner at 0,0. */
export const fretBalcony = ({ board, shade, cutOut, dark, roof }: BalconyInks): readonly Layer[] => [
  // The bracket and the drops under the floor.
  cut(shade, '-300,176,1 0,176,1 -30,186 -90,196 -170,226 -230,290 -262,380,1 -300,400,1'),
  cut(shade, limb('-12,170,12 -12,196,6 -12,206,5'), disc(-12, 214, 14)),
  // The screen that hides who is in.
  cut(board, box(-300, -262, 300, 440)),
  within(
    dark,
    '-268,-8,1 -268,-150,1 -262,-190 -220,-216 -170,-222 -150,-250,1 -130,-222 -80,-216 -38,-190 -32,-150,1 -32,-8,1',
    inked(board, 7, ...LATTICE),
  ),
  // The rail.
  cut(shade, box(-312, -14, 330, 26), box(-312, 152, 326, 26)),
  cut(
    cutOut,
    ...[-258, -198, -138, -78, -18].flatMap((x) => [
      `${x - 12},82,1 ${x - 24},50 ${x - 12},30,1 ${x},50`,
      `${x - 12},82,1 ${x},114 ${x - 12},134,1 ${x - 24},114`,
      ...(x > -258 ? [disc(x - 42, 82, 8)] : []),
    ]),
  ),
  // The eaves, and the boards that hang from them.
  cut(
    shade,
    ...Array.from(
      { length: 9 },
      (_, at) =>
        `${-300 + at * 36},-262,1 ${-264 + at * 36},-262,1 ${-264 + at * 36},-246,1 ${-282 + at * 36},-226,1 ${-300 + at * 36},-246,1`,
    ),
  ),
  cut(roof, panel('-320,-372 44,-272,4 44,-250,4 -320,-262')),
];
