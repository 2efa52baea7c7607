import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { lobes } from '../../drawing/lobes.ts';
import { crestWalker, type Pack } from '../../figures/people/crestWalker.ts';
import { farCone, virungaSpine } from '../../land/virungaSpine.ts';
import { light } from '../../light/light.ts';

const RED: Pack = ['#f0502e', '#a82a34'];
const YELLOW: Pack = ['#ffd24e', '#c98a2a'];

/** Cloud that laps at both feet of the mountain. */
const lapping: readonly Layer[] = [
  cut(
    '#fff2d6',
    lobes(
      '900,800 960,764 1040,756 1080,726 1180,716 1220,690 1330,694 1380,730 1450,738 1480,762 1550,772 1580,792',
      0.6,
      '1540,802 1440,806 1400,822 1280,826 1220,846 1120,850 1040,856 960,838 910,830',
    ),
    lobes(
      '2020,790 2050,768 2120,760 2150,732 2250,720 2290,686 2400,680 2440,650 2560,640',
      0.6,
      '2560,880 2420,872 2380,852 2270,848 2230,826 2130,820 2100,804',
    ),
  ),
  cut(
    '#d3c8dc',
    '1570,790,1 1480,790 1420,770 1320,790 1240,776 1160,806 1080,806 980,830 910,830,1 960,838 1040,856 1120,850 1220,848 1280,826 1400,824 1440,806 1540,804',
    '2030,790,1 2120,796 2180,776 2270,792 2340,766 2420,776 2560,760,1 2560,880,1 2420,872 2380,852 2270,848 2230,826 2130,820 2100,804',
  ),
];

/** Eight who climb the winding crest, the nearest the largest. */
const party: readonly Layer[] = [
  crestWalker(1722, 752, 0.11, RED),
  crestWalker(1700, 792, 0.15, YELLOW, true),
  crestWalker(1768, 826, 0.2, RED),
  crestWalker(1866, 846, 0.26, RED, true),
  crestWalker(1916, 888, 0.36, YELLOW),
  crestWalker(1786, 930, 0.47, RED, true),
  crestWalker(1610, 954, 0.6, RED),
  crestWalker(1424, 984, 0.72, YELLOW, true),
];

/** The chain above a floor of cloud, and the crest that leads up to the nearest cone. */
const chain = ({ x, y, scale }: { x: number; y: number; scale: number }): Layer =>
  moved(
    { x, y, scale },
    farCone(2200, 470, 3, ['#f3cf9c', '#7d94b8']),
    farCone(560, 732, 0.5, ['#f8dcae', '#9fb8c4']),
    farCone(700, 712, 0.72, ['#f6d4a2', '#8fabc0']),
    farCone(860, 688, 0.98, ['#f4cc94', '#7f9cba']),
    farCone(1060, 652, 1.4, ['#f2c484', '#6a86b0']),
    // The floor of cloud.
    cut(
      '#fff2d6',
      '-400,770,1 300,760 420,770 560,762 700,772 840,762 1000,774 1160,764 1300,776 2000,770 2300,764 2900,770,1 2900,1200,1 -400,1200,1',
    ),
    cut('#ffe6bc', '-400,868,1 0,850 400,866 800,850 1200,870 1700,860 2900,860,1 2900,1200,1 -400,1200,1'),
    cut('#f4cfa8', '-400,950,1 0,926 300,944 700,926 1000,950 2900,950,1 2900,1200,1 -400,1200,1'),
    // Troughs between the clouds, in shade.
    cut(
      '#cfcbdc',
      '230,806,1 420,798 640,804 850,808,1 700,822 560,812 400,816',
      '-400,880,1 -100,872 160,884 420,878,1 240,894 -60,892 -400,900,1',
      '560,900,1 760,892 960,904,1 800,914',
    ),
    ...virungaSpine(lapping),
    ...party,
  );

/** The great view of the Volcanoes park. */
export const postersRwandaVolcanoes: readonly Picture[] = poster('volcanoes', {
  light: light('morning', 'rwanda', 'right'),
  wide: [
    wash(['#6fbcc0', '#9fd2c8', '#d6e8cc', '#fff0cc'], { height: 780 }),
    chain({ x: 0, y: 0, scale: 1 }),
    plan({ subject: [1300, 130, 480, 600], camera: 'below' }),
  ],
  tall: [
    wash(['#6fbcc0', '#9fd2c8', '#d6e8cc', '#fff0cc'], { height: 1110 }),
    chain({ x: -830, y: 490, scale: 0.8 }),
    plan({ subject: [230, 590, 370, 480], camera: 'below' }),
  ],
});
