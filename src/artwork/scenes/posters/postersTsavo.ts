import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { box } from '../../drawing/brush.ts';
import { lionOfTheLine } from '../../figures/animals/lionOfTheLine.ts';
import { tailOfRails, trainAsTuft, type Way } from '../../figures/vehicles/tailOfRails.ts';
import type { Knot } from '../../drawing/points.ts';
import { light } from '../../light/light.ts';

const [NIGHT, LAVA, EARTH] = ['#23357e', '#131a4c', '#c23c22'];

/** The foot of the plateau, the lion, his tail, and the train at its tip. */
interface View {
  foot: number;
  lion: readonly [x: number, y: number, scale: number];
  way: Way;
  train: readonly [tail: Knot, head: Knot];
}

/** By night on the red earth, the plateau behind: a lion's tail goes on as the railway and ends in the train. */
const lineOfTheTail = ({ foot, lion: [x, y, scale], way, train }: View): Layer[] => [
  cut(NIGHT, box(-20, -20, 2440, 1400)),
  floor(LAVA, `-40,${foot - 60},1 2440,${foot - 60},1`),
  floor(EARTH, `-40,${foot} 800,${foot - 4} 1600,${foot + 4} 2440,${foot}`),
  ...tailOfRails(way, EARTH, 0.3),
  ...trainAsTuft(...train, 4),
  moved({ x, y, scale }, ...lionOfTheLine),
];

/** Tsavo: the lions that made its name, and the line to the coast. */
export const postersTsavo: readonly Picture[] = poster('tsavo', {
  light: light('night', 'kenya', 'left'),
  wide: [
    ...lineOfTheTail({
      foot: 620,
      lion: [1800, 768, 0.82],
      way: [
        [2010, 720, 20],
        [2100, 736, 23],
        [2110, 810, 24],
        [1960, 842, 25],
        [1640, 850, 26],
        [1300, 836, 24],
        [940, 796, 20],
        [640, 750, 15],
        [400, 722, 12],
        [150, 693, 10],
      ],
      train: [
        [640, 760, 100],
        [130, 700, 60],
      ],
    }),
    plan({ subject: [1580, 250, 300, 120], camera: 'profile' }),
  ],
  tall: [
    ...lineOfTheTail({
      foot: 880,
      lion: [690, 1190, 0.84],
      way: [
        [900, 1150, 20],
        [1000, 1140, 22],
        [1020, 1230, 25],
        [860, 1270, 27],
        [460, 1284, 28],
        [150, 1256, 26],
        [30, 1126, 21],
        [110, 1030, 15],
        [280, 990, 12],
        [420, 957, 10],
      ],
      train: [
        [130, 1042, 96],
        [460, 964, 66],
      ],
    }),
    plan({ subject: [480, 600, 200, 200], camera: 'profile' }),
  ],
});
