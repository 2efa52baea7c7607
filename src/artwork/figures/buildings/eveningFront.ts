import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { box, disc } from '../../drawing/brush.ts';

/** What the sea front is printed in: far roofs, walls, the shade of galleries, columns and ledges, lamplight. */
export interface FrontInks {
  far: string;
  wall: string;
  shade: string;
  column: string;
  ledge: string;
  lamp: string;
}

/** An arched opening: its foot at (x, y). */
const arch = (x: number, y: number, wide: number, tall: number) =>
  `${x},${y},1 ${x},${y - tall * 0.7},1 ${x},${y - tall} ${x + wide},${y - tall} ${x + wide},${y - tall * 0.7},1 ${x + wide},${y},1`;

const steps = <T>(count: number, draw: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => draw(at));

/** Battlements along the top of a wall. */
const teeth = (x: number, y: number, count: number, step: number) =>
  steps(count, (at) => box(x + at * step, y - step * 0.5, step * 0.55, step * 0.5 + 2));

/** The floors of the House of Wonders, from the ground up: its floor, and how tall its columns stand. */
const FLOORS = [
  [0, 124],
  [-136, 96],
  [-244, 84],
] as const;

const houseOfWonders = ({ wall, shade, column, ledge, lamp }: FrontInks): readonly Layer[] => [
  cut(shade, box(-330, -350, 660, 350)),
  cut(
    lamp,
    ...FLOORS.flatMap(([floor, tall]) =>
      steps(11, (at) => ((at * 7 + tall) % 5 ? arch(-310 + at * 58, floor, 32, tall * 0.74) : '')).filter(
        Boolean,
      ),
    ),
  ),
  cut(
    column,
    ...FLOORS.flatMap(([floor, tall]) => steps(12, (at) => box(-326 + at * 58.5, floor - tall, 10, tall))),
  ),
  cut(
    ledge,
    ...FLOORS.map(([floor, tall]) => box(-340, floor - tall - 14, 680, 14)),
    ...FLOORS.slice(1).map(([floor]) => box(-330, floor - 26, 660, 6)),
    box(-346, -356, 692, 22),
    box(-52, -560, 104, 206),
    box(-60, -572, 120, 14),
    '-60,-572,1 -44,-604,1 44,-604,1 60,-572,1',
    box(-24, -626, 48, 24),
  ),
  cut(
    wall,
    box(16, -560, 36, 206),
    '16,-572,1 16,-604,1 44,-604,1 60,-572,1',
    arch(-32, -380, 20, 66),
    arch(-8, -380, 20, 66),
  ),
  inked(wall, 5, '0,-624 0,-664'),
  cut(lamp, disc(0, -512, 33)),
  inked(wall, 5, '0,-534,1 0,-512,1 16,-504,1'),
];

/** Houses that go away to the left, each with its left side, width, height, and rows of lit windows. */
const HOUSES = [
  [-570, 176, 196, 3],
  [-662, 92, 150, 2],
  [-744, 82, 172, 3],
  [-826, 82, 110, 2],
  [-892, 66, 128, 2],
  [-952, 60, 84, 2],
  [-1010, 58, 98, 2],
  [-1064, 54, 62, 1],
  [-1124, 60, 50, 1],
  [-1190, 66, 34, 1],
] as const;

/** Stone Town's sea front with the House of Wonders, whose foot has its middle at (0, 0), from Malindi's minaret to the old fort. */
export const eveningFront = (inks: FrontInks): readonly Layer[] => [
  cut(
    inks.far,
    box(-700, -214, 150, 214),
    box(-900, -150, 300, 150),
    box(-1060, -104, 200, 104),
    // The minaret, and the cathedral's two spires.
    '-806,0,1 -800,-250,1 -770,-250,1 -764,0,1',
    box(-806, -262, 42, 12),
    '-796,-262,1 -790,-296 -785,-330,1 -780,-296 -774,-262,1',
    ...[392, 452].flatMap((x) => [
      box(x, -320, 38, 320),
      `${x - 4},-318,1 ${x + 19},-440,1 ${x + 42},-318,1`,
    ]),
    box(340, -210, 300, 210),
  ),
  cut(inks.shade, ...HOUSES.map(([x, wide, tall]) => box(x, -tall, wide, tall)), ...teeth(-570, -196, 9, 20)),
  cut(
    inks.wall,
    ...HOUSES.map(([x, wide, tall]) => box(x, -tall, wide * 0.42, tall)),
    ...teeth(-570, -196, 4, 20),
  ),
  cut(
    inks.lamp,
    ...HOUSES.flatMap(([x, wide, tall, rows]) =>
      steps(rows, (row) => row).flatMap((row) =>
        steps(Math.floor(wide / 28), (at) => [at, row] as const)
          .filter(([at]) => (at * 3 + row * 5 + wide) % 4 !== 1)
          .map(([at]) =>
            arch(
              x + 11 + at * 28,
              -tall + 14 + ((row + 0.62) * (tall - 14)) / rows,
              11,
              Math.min(24, tall / rows / 2),
            ),
          ),
      ),
    ),
  ),
  // The old fort.
  cut(inks.shade, box(352, -150, 420, 150), ...teeth(352, -150, 17, 26)),
  cut(inks.wall, box(430, -186, 110, 186), ...teeth(430, -186, 4, 30)),
  cut(inks.lamp, arch(376, -50, 18, 40), arch(470, -96, 24, 50), arch(590, -50, 18, 40)),
  ...houseOfWonders(inks),
];
