import type { Layer } from '../canvas/canvas.ts';
import { cut } from '../canvas/cut.ts';
import { disc } from '../drawing/brush.ts';

/** A leaf's halves from sun to shade, and the water. */
const INKS = ['#dbe68c', '#93c05c', '#3c8f5a', '#1a6054', '#0d3f48', '#0a2c3a'];
const [LAKE, SHADOW, SHEEN] = ['#8fdcd8', '#2a8a98', '#d8f4ea'];

/** Where the middle of the rim is, how steeply we look down on it, and how much heights count. */
const [X, Y, TILT, RISE] = [600, 378, 0.78, 0.62];
const SUN = [-0.78, -0.62] as const;
const COUNT = 16;
const SHARE = Math.tan(Math.PI / COUNT) * 1.02;
/** No leaf is as long as the next. */
const LENGTHS = [0, -40, 24, -14, 36, -30, 10, -46, 20, -10, 44, -24, 6, 30, -36, 16];

interface Ring {
  turn: number;
  pool: number;
  rim: number;
  tip: number;
  half: number;
  /** How many inks darker it is than a leaf in the open. */
  dim: number;
}

/** How high a leaf is `r` from the middle: it rises from the pool to the rim and arches down to its tip. */
const height = (r: number, rim: number) =>
  r < rim ? (r - rim) * 0.8 : -(r - rim) * 0.42 - ((r - rim) / 40) ** 2 * 0.9;

/** One leaf that grows in a direction, as two halves beside its midrib, inside the rim and outside it. */
function leaf(angle: number, tip: number, { pool, rim, half, dim }: Ring): { y: number; layers: Layer[] } {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const at = (r: number, side: number, corner = ''): string => {
    const [x, y] = [X + dx * r - dy * side, Y + (dy * r + dx * side) * TILT - height(r, rim) * RISE];
    return `${Math.round(x)},${Math.round(y)}${corner}`;
  };
  const long = tip - rim;
  const facing = dx * SUN[0] + dy * SUN[1];
  const turned = (side: number) => (dx * SUN[1] - dy * SUN[0]) * side <= 0;
  const inkAt = (at: number) => INKS[Math.min(INKS.length - 1, at)]!;
  const ink = (side: number) =>
    inkAt((facing > 0.5 ? 0 : facing > -0.35 ? 1 : 2) + (turned(side) ? (facing > 0.8 ? 1 : 2) : 0) + dim);
  /** The crater's wall under a leaf: in the sun where it faces it, across the lake, and two inks that lie close. */
  const slope = (side: number) => {
    const [lit, dark] = facing < -0.75 ? [0, 1] : facing < -0.35 ? [1, 2] : facing < 0.45 ? [2, 1] : [3, 4];
    return inkAt(turned(side) ? dark : lit);
  };
  const edge = (side: number) =>
    `${at(rim, rim * SHARE * side, ',1')} ${at(rim + long * 0.2, half * 0.95 * side)} ${at(rim + long * 0.5, half * 1.15 * side)} ${at(rim + long * 0.78, half * 0.6 * side)}`;
  /** The midrib, drawn a little beyond the middle on a half that the other one overlaps. */
  const rib = (over = 0) =>
    `${at(rim + long * 0.7, over)} ${at(rim + long * 0.35, over)} ${at(rim, over, ',1')}`;
  const tipped = at(tip, 0, ',1');
  const wall = (side: number) =>
    `${at(pool, pool * SHARE * side, ',1')} ${at(rim + 8, (rim + 8) * SHARE * side, ',1')}`;
  const inner = [
    cut(slope(-1), `${wall(1)} ${wall(-1).split(' ').toReversed().join(' ')}`),
    cut(slope(1), `${at(pool, 0, ',1')} ${wall(1)} ${at(rim + 8, 0, ',1')}`),
  ];
  return {
    y: dy,
    layers: [
      ...(dim ? [] : inner),
      cut(ink(-1), `${edge(-1)} ${tipped} ${rib(4)}`),
      cut(ink(1), `${edge(1)} ${tipped} ${rib()}`),
    ],
  };
}

/** The leaves of a ring, the far ones first. */
const ring = (own: Ring): Layer[] =>
  LENGTHS.map((more, at) => leaf(((at + own.turn) / COUNT) * Math.PI * 2, own.tip + more, own))
    .toSorted((one, other) => one.y - other.y)
    .flatMap(({ layers }) => layers);

const lake: Layer[] = [
  cut(SHADOW, disc(X, Y + 44, 180, 138)),
  cut(LAKE, disc(X + 30, Y + 68, 166, 114)),
  cut(
    SHEEN,
    '640,392,1 690,384 736,394,1 690,400;600,424,1 660,414 712,424,1 656,432;664,452,1 700,446 730,453,1 698,459',
  ),
];

/** A giant lobelia's rosette that is Bisoke from above: its leaves the ridges, the water in its heart the crater lake. */
export const craterRosette: readonly Layer[] = [
  ...ring({ turn: 0.72, pool: 160, rim: 230, tip: 690, half: 70, dim: 2 }),
  ...lake,
  ...ring({ turn: 0.22, pool: 160, rim: 228, tip: 540, half: 60, dim: 0 }),
];
