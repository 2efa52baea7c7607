import { cut, floor, inked, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { craneDancer } from '../../figures/animals/craneDancer.ts';
import { light } from '../../light/light.ts';

const [SKY, HILL, MEADOW, BLADE, WATER] = ['#125642', '#0b3d34', '#2a7a4e', '#07292a', '#cfe3b0'];

/** Blades of wet grass that lean apart, from `x,y,height` of each tuft. */
const tufts = (row: string): string[] =>
  points(row).flatMap(([x, y, high]) =>
    [-0.55, -0.3, -0.08, 0.14, 0.36, 0.6].map((lean, at) => {
      const tall = high * (0.62 + 0.38 * Math.abs(Math.sin(x + at * 2.1)));
      const tip = x + lean * tall;
      return limb(
        `${x + lean * 26},${y},${high / 26 + 2} ${x + lean * tall * 0.4},${y - tall * 0.6},${high / 34 + 1} ${tip},${y - tall},0`,
      );
    }),
  );

/** Uganda's emblem: a crowned crane dances in a flooded meadow. */
export const countryUganda: readonly Picture[] = [
  picture(
    'countries/uganda',
    light('dawn', 'uganda', 'left'),
    plan({ subject: [540, 200, 460, 260], camera: 'profile' }),
    wash([SKY, SKY]),
    floor(HILL, '-40,650 200,620 420,650 700,670 900,650 1240,590'),
    floor(MEADOW, '-40,760 300,752 700,764 1240,748'),
    cut(
      WATER,
      '200,826,1 330,812 520,806 700,812 860,808 960,818,1 880,832 800,836,1 880,848 820,866 700,872 560,892 420,880 360,862,1 420,850 300,842',
      '880,868,1 980,858 1120,862 1240,856,1 1240,880,1 1100,884 980,878',
      '-20,872,1 60,866 150,870 200,878,1 100,888 -20,890,1',
    ),
    cut('#7fae7c', '520,846,1 532,846,1 532,864 530,884,1 522,884,1 524,872'),
    ...craneDancer,
    inked('#7fae7c', 4, '494,842 526,852 560,842', '470,836 480,858 526,862 572,858 584,836'),
    cut(
      BLADE,
      ...tufts('20,930,170 130,936,120 230,940,80 1010,940,90 1100,930,180 1190,930,140 920,944,60'),
    ),
  ),
];
