import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import type { Knot } from '../../drawing/points.ts';

const [LID, SUNNY, SEAM, STRAW, DIM, MOUTH] = [
  '#2b3f8f',
  '#4f66b8',
  '#22337a',
  '#f6e2b2',
  '#d3a96a',
  '#3a2440',
];

/** A vessel of coils: half its breadth at each share of its height, and how far its coils bend towards us. */
interface Turned {
  height: number;
  bend: number;
  half: (share: number) => number;
}
const LID_FORM: Turned = { height: 330, bend: 0.17, half: (share) => 14 + 201 * share ** 1.45 };
const BOWL_FORM: Turned = {
  height: 310,
  bend: 0.17,
  half: (share) =>
    268 - (share < 0.42 ? 63 * ((0.42 - share) / 0.42) ** 2 : 108 * ((share - 0.42) / 0.58) ** 2.2),
};

const STEPS = 10;
const quarter = Math.PI / 2;
/** Where a point of the vessel's skin is seen: `angle` from the front, positive to the right. */
const seen = ({ height, bend, half }: Turned, share: number, angle: number, corner = 0): Knot => {
  const at = Math.max(-quarter, Math.min(quarter, angle));
  return [half(share) * Math.sin(at), share * height + half(share) * bend * Math.cos(at), corner];
};
const shares = Array.from({ length: STEPS + 1 }, (_, at) => at / STEPS);
const ends = (at: number) => (at === 0 || at === STEPS ? 1 : 0);

/** The vessel's outline, round towards us at its foot. */
const skin = (form: Turned): Knot[] => [
  ...shares.map((share, at) => seen(form, share, -quarter, ends(at))),
  ...[-0.9, -0.45, 0, 0.45, 0.9].map((angle) => seen(form, 1, angle)),
  ...shares.map((share, at) => seen(form, share, quarter, ends(at))).reverse(),
];

/** A band as woven into it, which winds round by `twist` from top to foot. */
const band = (form: Turned, from: number, wide: number, twist: number): Knot[] => [
  ...shares.map((share, at) => seen(form, share, from + twist * share, ends(at))),
  ...shares.map((share, at) => seen(form, share, from + wide + twist * share, ends(at))).reverse(),
];

/** The seams between its coils. */
const seams = (form: Turned, count: number): Knot[][] =>
  Array.from({ length: count }, (_, at) => {
    const share = (at + 1) / (count + 1);
    return [-quarter, -0.8, 0, 0.8, quarter].map((angle) => seen(form, share, angle));
  });

/** The lid of an agaseke, a cone that flares at its foot; its tip at the origin. */
export const agasekeLid: readonly Layer[] = [
  within(
    LID,
    skin(LID_FORM),
    cut(SUNNY, '-10,-20,1 -6,20,1 -40,190 -110,420,1 -400,420,1 -400,-20,1'),
    cut(STRAW, ...[-2.5, -1.5, -0.5, 0.5].map((from) => band(LID_FORM, from, 0.36, 1.2))),
    inked(SEAM, 3, ...seams(LID_FORM, 11)),
  ),
];

/** The basket's bowl, open; the middle of its mouth at the origin. */
export const agasekeBowl: readonly Layer[] = [
  cut(MOUTH, '-205,0,1 -150,-30 0,-40 150,-30 205,0,1 150,40 0,50 -150,40'),
  within(
    STRAW,
    skin(BOWL_FORM),
    cut(DIM, '96,0,1 150,140 130,240 70,400,1 420,400,1 420,0,1'),
    cut(LID, ...[-2.7, -1.7, -0.7, 0.3].map((from) => band(BOWL_FORM, from, 0.5, 1.2))),
    inked(DIM, 3, ...seams(BOWL_FORM, 10)),
  ),
];
