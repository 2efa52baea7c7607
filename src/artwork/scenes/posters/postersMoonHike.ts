import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, strata } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { random } from '../../canvas/random.ts';
import { limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { mountainHut } from '../../figures/buildings/mountainHut.ts';
import { frond } from '../../figures/plants/frond.ts';
import { crown } from '../../land/gorgeSide.ts';
import { rwenzoriPlanes } from '../../land/rwenzoriPlanes.ts';
import { light } from '../../light/light.ts';

const SNOWS = { snow: '#a9cfd6', blue: '#4b8498', rock: '#2c5f74', deep: '#1d4a60' };

/** A wooded ridge: its line from left to right, and crowns of such a size along it, some lighter than the wood. */
const ridge =
  (row: string, size: number, [wood, lighter]: readonly [string, string]): Layer =>
  (canvas) => {
    const source = random(`ridge ${row}`);
    const way = points(row);
    const [high, low]: [string[], string[]] = [[], []];
    for (let at = 1; at < way.length; at += 1) {
      const [[fromX, fromY], [toX, toY]] = [way[at - 1]!, way[at]!];
      for (let x = fromX; x < toX; x += size * source.between(0.5, 1.3)) {
        const y = fromY + ((toY - fromY) * (x - fromX)) / (toX - fromX);
        high.push(crown(x, y + size * 0.4, size * source.between(0.45, 1), source));
        if (source.next() < 0.5) {
          low.push(crown(x, y + size * source.between(0.9, 2.2), size * source.between(0.4, 0.8), source));
        }
      }
    }
    floor(wood, row)(canvas);
    cut(wood, ...high)(canvas);
    cut(lighter, ...low)(canvas);
  };

/** A tree fern, dark: a stem to its foot, and fronds from its head. */
const fern = (x: number, y: number, scale: number, foot: number, angles: readonly number[]): Layer =>
  moved(
    { x, y, scale },
    cut(
      '#051820',
      limb(`14,${foot},18 8,${Math.round(foot / 2)},13 0,0,11`),
      ...angles.map((angle, at) => frond(0, 0, angle, 200 + ((at * 53) % 70), 0.6, 14)),
    ),
  );

/** The hut and the light that falls from it on the ground. */
const evening = (x: number, y: number, scale: number): Layer[] => [
  moved(
    { x, y, scale },
    cut('#1c3c3c', '-190,-8,1 -60,-2,1 90,-2,1 200,-8,1 320,20 300,64 60,84 -240,70 -310,24'),
    cut('#8a5a34', '-36,4,1 66,4,1 150,24 120,52 0,60 -120,50 -130,22'),
  ),
  moved({ x, y, scale }, ...mountainHut),
];

/** The great view of the hike: the hut in the forest at dusk, its lamp lit, the range behind it in the last light. */
export const postersMoonHike: readonly Picture[] = poster('mountainsofthemoonhike', {
  light: light('dusk', 'uganda', 'behind'),
  wide: [
    strata(['#0b2038', '#10304a', '#17465c', '#22606c', '#2f7478'], { height: 760 }),
    rwenzoriPlanes({ x: 1700, y: 560, scale: 0.9 }, SNOWS),
    floor('#2a6a72', '-40,640 500,610 1000,600 1200,560 1450,500 1600,530 1760,480 2000,520 2430,430'),
    floor('#1f5662', '-40,700 400,650 800,660 1160,620 1400,570 1640,600 1900,540 2160,590 2430,520'),
    cut(
      '#4c8f90',
      '1180,586,1 1330,540 1440,546 1560,520,1 1520,560 1400,566 1300,590',
      '1900,540,1 2040,510 2120,520 2240,490,1 2180,540 2040,556',
      '1480,610,1 1640,584 1760,596 1900,570,1 1800,616 1620,626',
    ),
    ridge('-40,760 300,690 700,720 1100,700 1360,650 1640,690 2000,640 2430,610', 44, ['#174550', '#1f5560']),
    ridge('-40,820 400,780 800,800 1240,790 1500,760 1700,740 2100,720 2430,660', 60, ['#10343e', '#174450']),
    ridge('-40,900 400,860 900,880 1300,868 1500,840 2430,800', 70, ['#0b2830', '#113640']),
    floor('#0b2830', '1300,900 1500,862 1760,850 2100,850 2430,830'),
    ...evening(1790, 860, 1.2),
    ridge('-40,985 500,960 1000,975 1360,950 1600,985 2000,975 2430,940', 60, ['#051820', '#0a242c']),
    fern(2330, 400, 1.4, 460, [3.2, 2.95, 2.7, 2.5, 2.1, 1.7, 1.3, 0.9, 0.5, 0.1, -0.3]),
    plan({ subject: [1530, 200, 400, 240], camera: 'wide' }),
  ],
  tall: [
    strata(['#0b2038', '#10304a', '#17465c', '#22606c', '#2f7478'], { height: 900 }),
    rwenzoriPlanes({ x: 560, y: 860, scale: 0.72 }, SNOWS),
    floor('#2a6a72', '-40,800 200,840 400,800 640,830 860,770 1120,810'),
    floor('#1f5662', '-40,900 240,880 480,900 760,850 1120,880'),
    cut(
      '#4c8f90',
      '-40,850,1 90,826 180,840 300,820,1 200,856 80,866',
      '640,850,1 760,820 860,826 980,800,1 900,846 760,862',
    ),
    ridge('-40,960 240,930 520,960 800,910 1120,900', 40, ['#174550', '#1f5560']),
    ridge('-40,1030 300,1020 700,1000 1120,960', 54, ['#10343e', '#174450']),
    floor('#0b2830', '-40,1190 300,1160 700,1160 1120,1130'),
    ...evening(520, 1180, 1.25),
    ridge('-40,1300 200,1330 560,1346 860,1320 1120,1270', 56, ['#051820', '#0a242c']),
    fern(1060, 800, 1.15, 480, [3.25, 3, 2.75, 2.5, 2.1, 1.7, 1.3, 0.9, 0.5, -0.2]),
    plan({ subject: [470, 540, 80, 200], camera: 'wide' }),
  ],
});
