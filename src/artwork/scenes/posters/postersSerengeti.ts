import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { LAST_SUN, leopardAsAcacia } from '../../figures/animals/leopardAsAcacia.ts';
import { light } from '../../light/light.ts';

const [EVENING, HERD] = ['#651536', '#9c3b39'];

/** A wildebeest far off that walks to the left, its hooves on y 0. */
const GNU: Layer = cut(
  HERD,
  '-44,-22,1 -40,-34 -30,-38,1 -36,-48,1 -27,-43,1 -24,-42 -10,-60 8,-54 32,-46 38,-38,1 42,-14,1 37,-30,1 36,-22,1 44,0,1 39,0,1 30,-20,1 27,-28,1 8,-27 -6,-28,1 -6,-14,1 -1,0,1 -6,0,1 -12,-18,1 -16,0,1 -21,0,1 -19,-26,1 -24,-28,1 -26,-18,1 -32,-24,1 -38,-12 -44,-12',
);
/** A line of them on the horizon, at `x` and size. */
const migration = (y: number, row: readonly (readonly [x: number, scale: number])[]): Layer[] =>
  row.map(([x, scale]) => moved({ x, y, scale }, GNU));

/** The Serengeti: a leopard is the flat crown of an acacia on the plain. */
export const postersSerengeti: readonly Picture[] = poster('serengeti', {
  light: light('dusk', 'tanzania', 'left'),
  wide: [
    plan({ subject: [1200, 160, 1020, 230], camera: 'profile' }),
    wash(EVENING),
    floor(LAST_SUN, '-40,860,1 2430,860,1'),
    ...migration(861, [
      [120, 0.9],
      [196, 1],
      [330, 0.84],
      [420, 1],
      [500, 0.94],
      [690, 0.9],
      [784, 1],
      [930, 0.88],
      [1010, 1],
      [1200, 0.94],
    ]),
    moved({ x: 1192, y: 116, scale: 0.93 }, ...leopardAsAcacia),
  ],
  tall: [
    plan({ subject: [60, 640, 820, 210], camera: 'profile' }),
    wash(EVENING),
    floor(LAST_SUN, '-40,1230,1 1120,1230,1'),
    ...migration(1231, [
      [60, 0.8],
      [130, 0.9],
      [250, 0.84],
      [340, 0.9],
      [790, 0.84],
      [870, 0.9],
      [1000, 0.86],
    ]),
    moved({ x: 38, y: 588, scale: 0.79 }, ...leopardAsAcacia),
  ],
});
