import type { Layer } from '../canvas/canvas.ts';
import { cut } from '../canvas/cut.ts';
import { disc } from '../drawing/brush.ts';

/** A leaf's halves from sun to shade, and the water. */
const INKS = ['#dbe68c', '#93c05c', '#3c8f5a', '#1a6054', '#0d3f48', '#0a2c3a'];
const [LAKE, SHADOW] = ['#8fdcd8', '#2a8a98'];

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
  const ink = (side: number, slope: number) => {
    const facing = (dx * SUN[0] + dy * SUN[1]) * slope;
    const base = facing > 0.5 ? 0 : facing > -0.35 ? 1 : 2;
    const away = (dx * SUN[1] - dy * SUN[0]) * side > 0 ? 0 : facing > 0.8 ? 1 : 2;
    return INKS[Math.min(INKS.length - 1, base + away + dim)]!;
  };
  const edge = (side: number) =>
    `${at(rim, rim * SHARE * side, ',1')} ${at(rim + long * 0.2, half * 0.95 * side)} ${at(rim + long * 0.5, half * 1.15 * side)} ${at(rim + long * 0.78, half * 0.6 * side)}`;
  const back = edge(-1).split(' ').toReversed().join(' ');
  const rib = `${at(rim + long * 0.7, 0)} ${at(rim + long * 0.35, 0)} ${at(rim, 0, ',1')}`;
  const step = (side: number) =>
    `${at(pool, pool * SHARE * side, ',1')} ${at(rim, rim * SHARE * side, ',1')}`;
  const inner = [
    cut(ink(-1, -1), `${step(1)} ${step(-1).split(' ').toReversed().join(' ')}`),
    cut(ink(1, -1), `${at(pool, 0, ',1')} ${step(1)} ${at(rim, 0, ',1')}`),
  ];
  return {
    y: dy,
    layers: [
      ...(dim ? [] : inner),
      cut(ink(-1, 1), `${edge(1)} ${at(tip, 0, ',1')} ${back}`),
      cut(ink(1, 1), `${edge(1)} ${at(tip, 0, ',1')} ${rib}`),
    ],
  };
}

/** The leaves of a ring, the far ones first. */
const ring = (own: Ring): Layer[] =>
  LENGTHS.map((more, at) => leaf(((at + own.turn) / COUNT) * Math.PI * 2, own.tip + more, own))
    .toSorted((one, other) => one.y - other.y)
    .flatMap(({ layers }) => layers);

const lake: Layer[] = [cut(SHADOW, disc(X, Y + 44, 180, 138)), cut(LAKE, disc(X + 26, Y + 66, 166, 114))];

/** A giant lobelia's rosette that is Bisoke from above: its leaves the ridges, the water in its heart the crater lake. */
export const craterRosette: readonly Layer[] = [
  ...ring({ turn: 0.72, pool: 160, rim: 230, tip: 690, half: 70, dim: 2 }),
  ...lake,
  ...ring({ turn: 0.22, pool: 160, rim: 228, tip: 540, half: 60, dim: 0 }),
];
