import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [PEEL, LIT, SHADE, CLOVE, EDGE, BUD, LEAF, VEIN] = [
  '#f08a1f',
  '#f99f30',
  '#d2601a',
  '#4a1f1c',
  '#7a3524',
  '#d98a4e',
  '#7cc062',
  '#2f7d4a',
];

/** A direction in space: right, down, towards us. */
type Way = readonly [number, number, number];

/** How far the fruit leans to us and to the right, so that the rows run around its stem. */
const [LEAN, TURN] = [0.62, 0.2];

/** Turns what stands on the upright fruit as the fruit leans. */
function leaned([x, y, z]: Way): Way {
  const [down, near] = [y * Math.cos(LEAN) + z * Math.sin(LEAN), z * Math.cos(LEAN) - y * Math.sin(LEAN)];
  return [x * Math.cos(TURN) - down * Math.sin(TURN), x * Math.sin(TURN) + down * Math.cos(TURN), near];
}

/** A clove in the peel: where it is stuck in, the way along its row and the way across. */
interface Stud {
  out: Way;
  along: Way;
  across: Way;
}

/** Rows of cloves around the stem, each so many radians from it, as close in the row as their prongs allow. */
const studs: readonly Stud[] = [0.5, 0.98, 1.46, 1.94].flatMap((from, row) => {
  const count = Math.round((2 * Math.PI * Math.sin(from)) / 0.29);
  return Array.from({ length: count }, (_, at): Stud => {
    const round = ((at + row * 0.5) / count) * 2 * Math.PI;
    const [sin, cos] = [Math.sin(from), Math.cos(from)];
    return {
      out: leaned([sin * Math.cos(round), -cos, sin * Math.sin(round)]),
      along: leaned([-Math.sin(round), 0, Math.cos(round)]),
      across: leaned([cos * Math.cos(round), sin, cos * Math.sin(round)]),
    };
  }).filter(({ out }) => out[2] > 0.03);
});

/** The four prongs of a clove as we see them, `high` above the peel and so long; shares of the fruit's radius. */
const prongs = ({ out, along, across }: Stud, x: number, y: number, r: number, long: number, high: number) =>
  Array.from({ length: 12 }, (_, at) => {
    const way = (at * Math.PI) / 6;
    // Narrow at the middle, full in the prong, pointed at its end.
    const [reach, rise] = at % 3 === 0 ? [long, high * 1.5] : [long * 0.46, high];
    const spread = at % 3 === 0 ? way : way + (at % 3 === 1 ? -0.14 : 0.14);
    const [u, v] = [Math.cos(spread) * reach, Math.sin(spread) * reach];
    const place = ([0, 1] as const).map((axis) =>
      Math.round((axis === 0 ? x : y) + r * (out[axis] * (1 + rise) + along[axis] * u + across[axis] * v)),
    );
    return `${place.join(',')},1`;
  }).join(' ');

/** An orange studded with rows of cloves, its middle at (x, y). */
export const clovedOrange = (x: number, y: number, r: number): Layer[] => {
  const at = (dx: number, dy: number) => `${Math.round(x + dx * r)},${Math.round(y + dy * r)}`;
  const head = ({ out }: Stud, high: number, size: number) =>
    disc(x + out[0] * r * (1 + high), y + out[1] * r * (1 + high), size * r);
  return [
    within(
      SHADE,
      disc(x, y, r),
      cut(PEEL, disc(x - r * 0.12, y - r * 0.06, r * 0.96)),
      cut(LIT, disc(x - r * 0.3, y - r * 0.26, r * 0.62)),
      // The shade of each clove on the peel.
      cut(
        '#cf6317',
        ...studs.map(({ out }) => disc(x + out[0] * r + r * 0.02, y + out[1] * r + r * 0.034, 0.056 * r)),
      ),
    ),
    cut(
      CLOVE,
      ...studs.map((stud) => head(stud, 0, 0.03)),
      ...studs.map((stud) => head(stud, 0.014, 0.03)),
      ...studs.map((stud) => prongs(stud, x, y, r, 0.118, 0.03)),
    ),
    cut(EDGE, ...studs.map((stud) => head(stud, 0.03, 0.042))),
    cut(BUD, ...studs.map((stud) => head(stud, 0.042, 0.032))),
    cut(VEIN, disc(x + r * 0.155, y - r * 0.8, r * 0.075, r * 0.045)),
    cut(VEIN, limb(`${at(0.155, -0.8)},10 ${at(0.17, -0.98)},7 ${at(0.2, -1.09)},6`)),
    cut(
      LEAF,
      `${at(0.18, -1.03)},1 ${at(0.29, -1.29)} ${at(0.61, -1.37)} ${at(0.89, -1.15)},1 ${at(0.65, -1.01)} ${at(0.35, -0.99)}`,
    ),
    cut(
      '#58a24f',
      `${at(0.18, -1.03)},1 ${at(0.37, -1.13)} ${at(0.61, -1.21)} ${at(0.89, -1.15)},1 ${at(0.65, -1.01)} ${at(0.35, -0.99)}`,
    ),
    inked(VEIN, 4, `${at(0.18, -1.03)} ${at(0.37, -1.13)} ${at(0.61, -1.21)} ${at(0.87, -1.15)}`),
  ];
};
