import type { Layer } from '../canvas/canvas.ts';
import { cut, inked } from '../canvas/cut.ts';

/** A place in metres: right of the eye, below it, ahead of it. */
type Place = readonly [right: number, below: number, ahead: number];

/** Where the walkway vanishes, in pixels, and how many pixels a metre takes one metre ahead. */
const [VANISH_X, VANISH_Y, LENS] = [430, 262, 800];
/** How far ahead the next tower stands, and how far below the eye the mist lies, in metres. */
const [SPAN, MIST] = [40, 7];
/** Where the shadow of the eye falls: so far right and down for each metre ahead. */
const SUN = [0.6, 0.42] as const;

const seen = ([right, below, ahead]: Place): readonly [number, number] => [
  VANISH_X + (LENS * right) / ahead,
  VANISH_Y + (LENS * below) / ahead,
];
const text = (place: Place, corner = false) =>
  `${seen(place)
    .map((value) => Math.round(value))
    .join(',')}${corner ? ',1' : ''}`;

/** How far below the eye the boards hang. */
const deck = (ahead: number) => 1.6 + 5.2 * (ahead / SPAN) * (1 - ahead / SPAN);
/** Where the shadow of a place falls on the mist. */
const fallen = ([right, below, ahead]: Place): Place => {
  const way = (MIST - below) / SUN[1];
  return [right + way * SUN[0], MIST, ahead + way];
};

const STEPS = [1.5, 2, 3, 4, 5, 6, 8, 10, 13, 17, 22, 28, 34, 40];
const BEHIND = [-16, -10, -5, 0, ...STEPS];

const band = (from: Place[], to: Place[]) =>
  [...from, ...to.toReversed()].map((place) => text(place, true)).join(' ');
const along = (right: number, up: number, ahead: readonly number[] = STEPS): Place[] =>
  ahead.map((at) => [right, deck(at) - up, at]);
const row = (places: readonly Place[]) => places.map((place) => text(place)).join(' ');

/** In pixels, where somebody stands on the boards so far ahead, and how many pixels a metre takes there. */
export const onWalkway = (ahead: number): { x: number; y: number; metre: number } => {
  const [x, y] = seen([0, deck(ahead), ahead]);
  return { x, y, metre: LENS / ahead };
};

/** In pixels, where the shadow falls of one who stands so far ahead, and how many pixels a metre takes there. */
export const onMist = (ahead: number): { x: number; y: number; metre: number } => {
  const place = fallen([0, deck(ahead), ahead]);
  const [x, y] = seen(place);
  return { x, y, metre: LENS / place[2] };
};

/** The shadow of the walkway on the mist below. */
export const walkwayShadow = (colour: string): readonly Layer[] => [
  cut(colour, band(along(-0.34, 0, BEHIND).map(fallen), along(0.34, 0, BEHIND).map(fallen))),
  inked(colour, 3, row(along(-0.55, 1.1, BEHIND).map(fallen)), row(along(0.55, 1.1, BEHIND).map(fallen))),
  inked(
    colour,
    1.5,
    ...Array.from({ length: 22 }, (_, at) => at * 1.6 - 8).flatMap((ahead) =>
      [-1, 1].map((side) =>
        row(
          [[side * 0.34, deck(ahead), ahead] as const, [side * 0.55, deck(ahead) - 1.1, ahead] as const].map(
            fallen,
          ),
        ),
      ),
    ),
  ),
];

/** The walkway as one sees it who stands on it: boards, nets and hand cables, the furthest first. */
export const canopyWalkway = (inks: {
  board: string;
  lit: string;
  gap: string;
  net: string;
  cable: string;
}): readonly Layer[] => {
  const gaps = Array.from({ length: 34 }, (_, at) => 1.7 * 1.085 ** at).filter((ahead) => ahead < SPAN * 0.5);
  const posts = Array.from({ length: 30 }, (_, at) => 1.1 * 1.125 ** at).filter((ahead) => ahead < SPAN);
  return [
    cut(inks.board, band(along(-0.36, 0), along(0.36, 0))),
    cut(inks.lit, band(along(-0.36, 0), along(0.08, 0))),
    cut(
      inks.gap,
      ...gaps.map((ahead) =>
        band(
          [
            [-0.34, deck(ahead), ahead],
            [-0.34, deck(ahead), ahead * 1.012],
          ],
          [
            [0.34, deck(ahead), ahead],
            [0.34, deck(ahead), ahead * 1.012],
          ],
        ),
      ),
    ),
    inked(
      inks.net,
      1.5,
      ...posts.flatMap((ahead) =>
        [-1, 1].map((side) =>
          row([
            [side * 0.34, deck(ahead), ahead],
            [side * 0.55, deck(ahead) - 1.1, ahead],
          ]),
        ),
      ),
      ...[0.3, 0.6, 0.86].flatMap((up) =>
        [-1, 1].map((side) => row(along(side * (0.34 + up * 0.19), up, [1, ...STEPS]))),
      ),
    ),
    cut(
      inks.cable,
      ...[-1, 1].flatMap((side) => [
        band(along(side * 0.34, 0.03), along(side * 0.37, 0.03)),
        band(
          along(side * 0.55, 1.1, [0.6, 0.8, 1, ...STEPS]),
          along(side * 0.55, 1.135, [0.6, 0.8, 1, ...STEPS]),
        ),
      ]),
    ),
  ];
};

/** The lattice tower at the walkway's far end, pale with distance. */
export const walkwayTower = (colour: string): readonly Layer[] => {
  const at = (right: number, up: number) => text([right, 1.6 - up, SPAN], true);
  const levels = [-10, -7, -4, -1, 2];
  return [
    inked(colour, 3, ...[-1.1, 1.1].map((right) => `${at(right, -12)} ${at(right, 5)}`)),
    inked(
      colour,
      1.5,
      ...levels.flatMap((up) => [
        `${at(-1.1, up)} ${at(1.1, up)}`,
        `${at(-1.1, up)} ${at(1.1, up + 3)}`,
        `${at(1.1, up)} ${at(-1.1, up + 3)}`,
      ]),
    ),
    cut(colour, `${at(-1.9, 4.6)} ${at(0, 6.4)} ${at(1.9, 4.6)}`),
  ];
};
