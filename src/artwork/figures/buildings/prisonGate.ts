import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import type { Knot } from '../../drawing/points.ts';

/** The stones in the sun, half in it, and turned from it. */
const STONE = ['#ffd69a', '#e8a873', '#a8606a'] as const;
const [SEAM, DARK, IRON, RED] = ['#3d1535', '#1f0c24', '#150a19', '#e5342b'];

/** The gateway: its middle, where its arch springs, the reach of the opening and of the stones about it, its threshold. */
const [X, SPRING, OPEN, RIM, FOOT] = [600, 520, 190, 256, 726];
const archway = (reach: number) =>
  `M${X - reach} ${FOOT}V${SPRING}A${reach} ${reach} 0 0 1 ${X + reach} ${SPRING}V${FOOT}z`;

/** A place on a ring about the middle of the arch, as an angle from the right. */
const around = (degrees: number, reach: number): Knot => {
  const angle = (degrees * Math.PI) / 180;
  return [Math.round(X + Math.cos(angle) * reach), Math.round(SPRING - Math.sin(angle) * reach), 1];
};
const JOINTS: Knot[][] = [
  ...Array.from({ length: 12 }, (_, at) => [around((at * 180) / 11, OPEN), around((at * 180) / 11, RIM)]),
  ...[588, 656].flatMap((y) =>
    [X - RIM, X + OPEN].map((x): Knot[] => [
      [x, y, 1],
      [x + RIM - OPEN, y, 1],
    ]),
  ),
];

/** Lit, half lit and dark stones of the arch. */
const stones = within(
  STONE[1],
  archway(RIM),
  cut(STONE[0], '700,200,1 660,420,1 700,740,1 900,740,1 900,200,1'),
  cut(STONE[2], '520,200,1 540,420,1 500,740,1 300,740,1 300,200,1'),
  inked(SEAM, 7, ...JOINTS),
);

/** The gate's one wing, swung out to the right: a place on it, `across` from its hinge. */
const onWing = (across: number, y: number): Knot => [
  Math.round(X + OPEN + 176 * across),
  Math.round(560 + (y - 560) * (1 + 0.3 * across)),
  1,
];
const SILL = FOOT - 24;
const archAt = (across: number) => SPRING - Math.sqrt(1 - (1 - across) ** 2) * OPEN;
const wing: readonly Layer[] = [
  inked(
    IRON,
    9,
    ...[0.2, 0.4, 0.6, 0.8].map((across) => [onWing(across, archAt(across)), onWing(across, SILL)]),
  ),
  inked(IRON, 11, ...[540, 640].map((y) => [onWing(0, y), onWing(1, y)])),
  inked(IRON, 15, [
    ...Array.from({ length: 13 }, (_, at) => onWing(at / 12, archAt(at / 12))),
    onWing(1, SILL),
    onWing(0, SILL),
    onWing(0, SPRING),
  ]),
];

/** Its padlock, which hangs open. */
const padlock: readonly Layer[] = [
  inked(IRON, 7, '-14,4 -14,-26 -4,-40 12,-40 20,-26 20,-14'),
  cut(RED, '-24,0,1 24,0,1 24,34 16,42 -16,42 -24,34'),
  cut(IRON, disc(0, 16, 5), '-3,16,1 3,16,1 5,32,1 -5,32,1'),
];

/** A gate of dressed stone, dark within, its barred wing swung open; in pixels of the picture. */
export const prisonGate: readonly Layer[] = [
  stones,
  within(DARK, archway(OPEN), cut(STONE[1], '400,300,1 560,320,1 480,380 446,480 452,740,1 400,740,1')),
  ...wing,
  moved({ x: 966, y: 580 }, ...padlock),
];
