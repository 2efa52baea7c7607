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

/** By night on the red earth, the plateau behind: the tail of a lion seen from behind goes on as the railway and ends in the train. */
const lineOfTheTail = ({ foot, lion: [x, y, scale], way, train }: View): Layer[] => [
  cut(NIGHT, box(-20, -20, 2440, 1400)),
  floor(LAVA, `-40,${foot - 60},1 2440,${foot - 60},1`),
  floor(EARTH, `-40,${foot} 800,${foot - 4} 1600,${foot + 4} 2440,${foot}`),
  moved({ x, y, scale }, ...lionOfTheLine),
  ...tailOfRails(way, EARTH, 0.42),
  ...trainAsTuft(...train, 4),
];

/** Tsavo: the lions that made its name, and the line to the coast. */
export const postersTsavo: readonly Picture[] = poster('tsavo', {
  light: light('night', 'kenya', 'left'),
  wide: [
    ...lineOfTheTail({
      foot: 620,
      lion: [1790, 790, 0.84],
      way: [
        [1797, 650, 0],
        [1796, 700, 19],
        [1804, 800, 27],
        [1980, 822, 29],
        [2120, 850, 30],
        [2080, 930, 31],
        [1800, 934, 30],
        [1400, 892, 26],
        [960, 806, 20],
        [640, 750, 15],
        [400, 722, 12],
        [150, 693, 10],
      ],
      train: [
        [640, 760, 100],
        [130, 700, 60],
      ],
    }),
    plan({ subject: [1600, 620, 370, 150], camera: 'back' }),
  ],
  tall: [
    ...lineOfTheTail({
      foot: 880,
      lion: [690, 1160, 0.72],
      way: [
        [696, 1040, 0],
        [694, 1090, 17],
        [704, 1170, 23],
        [850, 1190, 25],
        [990, 1206, 27],
        [970, 1286, 28],
        [700, 1304, 29],
        [320, 1300, 28],
        [50, 1230, 24],
        [60, 1100, 18],
        [190, 1024, 13],
        [300, 988, 11],
        [440, 957, 9],
      ],
      train: [
        [130, 1042, 96],
        [460, 964, 66],
      ],
    }),
    plan({ subject: [520, 1020, 320, 130], camera: 'back' }),
  ],
});
