import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { box } from '../../drawing/brush.ts';
import { zebraAgainstColumns } from '../../figures/animals/zebraAgainstColumns.ts';
import { columnWall } from '../../land/columnWall.ts';
import { light } from '../../light/light.ts';

const [DUSK, LIT, ROCK, SAND, SHADOW, COAT, COAT_SHADE] = [
  '#3a1230',
  '#f06a34',
  '#c9432b',
  '#f9bd62',
  '#d98545',
  '#fff3da',
  '#e6c3b0',
];

interface View {
  subject: Box;
  /** The zebra's hooves and its size, and how high the columns behind it are. */
  zebra: readonly [x: number, y: number, scale: number];
  tops: readonly number[];
}

/** Before the columns of Hell's Gate a zebra, and the clefts between them are its stripes. */
const striped = ({ subject, zebra: [x, y, scale], tops }: View): Layer[] => [
  plan({ subject, camera: 'profile' }),
  cut(DUSK, box(-20, -20, 2440, 1420)),
  moved({ x, y: y - 50 * scale, scale }, ...columnWall([LIT, ROCK, DUSK], tops)),
  floor(SAND, `-40,${y - 50 * scale},1 2440,${y - 50 * scale},1`),
  moved(
    { x, y, scale },
    cut(SHADOW, '-260,-8,1 -150,-12 260,-12,1 420,6 640,30 420,34 100,20 -120,14'),
    ...zebraAgainstColumns(DUSK, COAT, COAT_SHADE),
  ),
];

/** The great view of Hell's Gate, where one rides among zebra below the cliffs. */
export const postersHellsgate: readonly Picture[] = poster('hellsgate', {
  light: light('golden', 'kenya', 'left'),
  wide: striped({
    subject: [1250, 60, 1140, 760],
    zebra: [1800, 868, 0.9],
    tops: [
      0, 0, 420, 560, 720, 860, 880, 960, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000,
      1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000,
    ],
  }),
  tall: striped({
    subject: [0, 640, 1080, 560],
    zebra: [560, 1262, 0.84],
    tops: [
      440, 500, 600, 570, 650, 620, 690, 740, 720, 764, 740, 764, 720, 764, 740, 700, 730, 690, 764, 740, 764,
      730, 764, 700, 764, 740, 764, 720, 764,
    ],
  }),
});
