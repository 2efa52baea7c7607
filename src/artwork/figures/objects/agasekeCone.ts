import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { line } from '../../drawing/brush.ts';
import type { Knot } from '../../drawing/points.ts';

const [LID, NIGHT, STRAW, DIM, SEAM] = ['#2b3f8f', '#1d2a68', '#fbe6b4', '#d8a560', '#4a2440'];

/** A vessel of coils: half its breadth at each share of its height, and how far its coils bend towards us. */
interface Turned {
  height: number;
  bend: number;
  half: (share: number) => number;
}
const LID_FORM: Turned = { height: 470, bend: 0.14, half: (share) => 15 + 355 * share ** 1.42 };
const BOWL_FORM: Turned = {
  height: 230,
  bend: 0.14,
  half: (share) => 330 - 130 * share ** 2.4,
};

const STEPS = 10;
const quarter = Math.PI / 2;
/** Where a point of the vessel's skin is seen: `angle` from the front, positive to the right. */
const seen = ({ height, bend, half }: Turned, share: number, angle: number, corner = 0): Knot => [
  half(share) * Math.sin(angle),
  share * height + half(share) * bend * Math.cos(angle),
  corner,
];
const shares = Array.from({ length: STEPS + 1 }, (_, at) => at / STEPS);
const ends = (at: number) => (at === 0 || at === STEPS ? 1 : 0);

/** The vessel's outline, round towards us at its foot. */
const skin = (form: Turned): Knot[] => [
  ...shares.map((share, at) => seen(form, share, -quarter, ends(at))),
  ...[-0.9, -0.45, 0, 0.45, 0.9].map((angle) => seen(form, 1, angle)),
  ...shares.map((share, at) => seen(form, share, quarter, ends(at))).reverse(),
];

const TEETH = 6;
/** A zigzag woven round it: its valleys at `from`, so high and so wide in shares of the height. */
const zigzag = (form: Turned, from: number, high: number, wide: number): Knot[] => {
  const row = Array.from({ length: 2 * TEETH + 1 }, (_, at) => ({
    angle: (at / TEETH - 1) * quarter,
    share: from - (at % 2) * high,
  }));
  return [
    ...row.map(({ angle, share }) => seen(form, share, angle, 1)),
    ...row.map(({ angle, share }) => seen(form, share + wide, angle, 1)).reverse(),
  ];
};

/** How far round to the right the light reaches. */
const TURN = 0.5;
/** The side of it that is turned from the light, which comes from the left. */
const shady = (form: Turned): Knot[] => [
  ...shares.map((share, at) => seen(form, share, TURN, ends(at))),
  ...[0.7, 1.1].map((angle) => seen(form, 1, angle)),
  ...shares.map((share, at) => seen(form, share, quarter, ends(at))).reverse(),
];

/** The seams between its coils: `count` lines from side to side. */
const coils = (form: Turned, count: number): string =>
  Array.from({ length: count - 1 }, (_, at) =>
    line([-quarter, -1.1, -0.4, 0.4, 1.1, quarter].map((angle) => seen(form, (at + 1) / count, angle))),
  ).join('');

/** A coiled vessel in its colour, with bands of zigzag in another, each of the two darker in the shade. */
const coiled = (
  form: Turned,
  count: number,
  [ground, dim]: readonly [string, string],
  [figure, faint]: readonly [string, string],
  ...bands: readonly Knot[][]
): Layer =>
  within(
    ground,
    skin(form),
    cut(figure, ...bands),
    within(dim, shady(form), cut(faint, ...bands)),
    (canvas) => canvas.path(coils(form, count), { stroke: SEAM, width: 2, opacity: 0.3 }),
  );

/** The lid of an agaseke, which flares as a volcano does, with a crater for a tip; the crater at the origin. */
export const agasekeLid: readonly Layer[] = [
  coiled(
    LID_FORM,
    22,
    [LID, NIGHT],
    [STRAW, DIM],
    zigzag(LID_FORM, 0.37, 0.1, 0.07),
    zigzag(LID_FORM, 0.6, 0.13, 0.08),
    zigzag(LID_FORM, 0.86, 0.16, 0.09),
  ),
  cut(NIGHT, '-16,1 -8,-3 8,-3 16,1 8,5 -8,5'),
];

/** The basket's bowl under its lid; the middle of its mouth at the origin. */
export const agasekeBowl: readonly Layer[] = [
  coiled(BOWL_FORM, 11, [STRAW, DIM], [LID, NIGHT], zigzag(BOWL_FORM, 0.7, 0.26, 0.16)),
];
