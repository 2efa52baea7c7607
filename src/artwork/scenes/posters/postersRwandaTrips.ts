import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { disc } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { silverbackPicking } from '../../figures/animals/silverbackPicking.ts';
import { bambooShoot } from '../../land/bambooShoot.ts';
import { light } from '../../light/light.ts';

const [SKY, TREES, FIELD, HOLE, PITH, RING] = [
  '#f8b866',
  '#1d5a48',
  '#4a9a5a',
  '#2a6b4a',
  '#f4efc4',
  '#c3cd8a',
];

/** Shoots in a row, the farthest first: x, foot, a size in hundredths. */
const row = (at: string): Layer[] =>
  points(at).map(([x, y, size]) => moved({ x, y, scale: size / 100 }, ...bambooShoot));

/** Tree-tops of the forest, small before him. */
const forest = (x: number, y: number, scale: number, count: number): Layer =>
  cut(
    TREES,
    ...Array.from({ length: count }, (_, at) => {
      const [broad, high] = [34 + ((at * 7) % 5) * 6, 22 + ((at * 11) % 7) * 3];
      return disc(x + at * 74 * scale, y - 6 * scale, broad * scale * 1.15, high * scale);
    }),
  );

/** Where a shoot has been broken off. */
const stump = (x: number, y: number, scale: number): Layer[] => [
  cut(HOLE, disc(x, y, 290 * scale, 46 * scale)),
  cut(PITH, disc(x, y - 6, 250 * scale, 32 * scale)),
  cut(RING, disc(x, y - 5, 170 * scale, 20 * scale)),
  cut(PITH, disc(x, y - 5, 140 * scale, 15 * scale)),
];

/** The great view of the trip to the volcanoes: a silverback picks one of the row as a shoot. */
export const postersRwandaTrips: readonly Picture[] = [
  ...poster('volcanoesandgorillas', {
    light: light('morning', 'rwanda', 'left'),
    wide: [
      wash([SKY, SKY]),
      moved({ x: 1940, y: 356, scale: 0.94 }, ...silverbackPicking),
      forest(0, 846, 1, 34),
      floor(FIELD, '-40,836 700,834 1400,840 2400,844'),
      ...row('120,842,26 430,850,33 800,858,41 2160,880,64'),
      ...stump(1380, 870, 0.5),
      plan({ subject: [1500, 345, 800, 400], camera: 'front' }),
    ],
    tall: [
      wash([SKY, SKY]),
      moved({ x: 735, y: 836, scale: 0.82 }, ...silverbackPicking),
      forest(0, 1256, 0.9, 20),
      floor(FIELD, '-40,1244 500,1248 1080,1252'),
      ...row('562,1284,42 800,1294,49 1040,1304,56'),
      ...stump(270, 1276, 0.4),
      plan({ subject: [480, 700, 500, 300], camera: 'front' }),
    ],
  }),
];
