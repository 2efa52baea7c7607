import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import type { Placing } from '../../canvas/placing.ts';
import { poster } from '../../canvas/poster.ts';
import { disc } from '../../drawing/brush.ts';
import { lobes } from '../../drawing/lobes.ts';
import { goldenMonkeyWaiting } from '../../figures/animals/goldenMonkeyWaiting.ts';
import { slopeClimber, type Pack } from '../../figures/people/slopeClimber.ts';
import { farCone, virungaSpine } from '../../land/virungaSpine.ts';
import { light } from '../../light/light.ts';

const RED: Pack = ['#ff6a3a', '#9c2636'];
const YELLOW: Pack = ['#ffd24e', '#b5782a'];

/** The sky in bands round the sun, which is still out of sight at the right: from night to its edge. */
const BANDS = ['#113a54', '#164a62', '#1c5a6e', '#246b78', '#5f9c8c', '#f5b46c', '#ffdd9c'];

/** Cloud that laps at both feet of the mountain. */
const lapping: readonly Layer[] = [
  cut(
    '#fff2d6',
    lobes(
      '820,800 880,764 980,756 1030,726 1140,716 1190,690 1310,694 1370,730 1450,738 1480,762 1550,772 1580,792',
      0.6,
      '1540,802 1440,806 1400,822 1280,826 1220,846 1120,850 1040,856 960,838 910,830',
    ),
    lobes(
      '2020,790 2050,768 2120,760 2150,732 2250,720 2290,686 2400,680 2440,650 2560,640',
      0.6,
      '2600,880 2420,872 2380,852 2270,848 2230,826 2130,820 2100,804',
    ),
  ),
  cut(
    '#a9a0cf',
    '1570,790,1 1480,790 1420,770 1320,790 1240,776 1160,806 1080,806 980,830 860,820,1 960,848 1040,868 1120,858 1220,862 1280,834 1400,834 1440,814 1540,808',
  ),
  cut(
    '#f3c08a',
    '2030,790,1 2120,796 2180,776 2270,792 2340,766 2420,776 2600,760,1 2600,880,1 2420,884 2380,862 2270,860 2230,836 2130,830 2100,808',
  ),
];

/** Those who climb the winding crest, the nearest the largest. */
const party: readonly Layer[] = [
  slopeClimber({ x: 1716, y: 762, scale: 0.13 }, RED),
  slopeClimber({ x: 1722, y: 800, scale: 0.2, flip: true }, YELLOW),
  slopeClimber({ x: 1826, y: 840, scale: 0.29, flip: true }, RED, false),
  slopeClimber({ x: 1850, y: 904, scale: 0.46 }, YELLOW),
  slopeClimber({ x: 1670, y: 934, scale: 0.68 }, RED, false),
  slopeClimber({ x: 1430, y: 966, scale: 1 }, YELLOW),
];

/** The chain above a floor of cloud with the shadow of the nearest cone on it, and the crest that leads up to that cone. */
const chain = ({ x, y, scale }: { x: number; y: number; scale: number }): Layer =>
  moved(
    { x, y, scale },
    ...BANDS.slice(1).map((ink, at) =>
      cut(ink, disc(2560, 900, [3500, 2860, 2240, 1120, 900, 500][at]!, [1120, 900, 720, 680, 590, 440][at])),
    ),
    farCone(2240, 470, 3, ['#f6c384', '#8a6f94']),
    farCone(110, 704, 0.6, ['#f8c58a', '#4d5f98']),
    farCone(370, 680, 0.9, ['#f8c58a', '#4d5f98']),
    farCone(820, 668, 1.2, ['#f8c58a', '#434f92']),
    farCone(1256, 610, 1.9, ['#f8c58a', '#3a4188']),
    cut(
      '#fff2d6',
      '-400,756,1 -100,748 160,758 300,750 420,762 560,750 700,764 840,752 1000,766 1160,754 1300,776 2000,770 2900,770,1 2900,1400,1 -400,1400,1',
    ),
    cut('#f9cf9c', '-400,868,1 0,850 400,866 800,850 1200,870 1700,860 2900,860,1 2900,1400,1 -400,1400,1'),
    cut('#f0a877', '-400,950,1 0,926 300,944 700,926 1000,950 2900,950,1 2900,1400,1 -400,1400,1'),
    // The shadow that the cone throws far over the cloud.
    cut('#a9a0cf', '-200,764,1 200,772,1 1300,740,1 1300,880,1 1000,876 700,846 400,838 200,806 -40,792'),
    ...virungaSpine,
    ...lapping,
    ...party,
  );

/** A golden monkey in the thicket close by, whom those who climb have not seen. */
const watcher = (placing: Placing): readonly Layer[] => [
  goldenMonkeyWaiting(placing, { arm: 'rests', tail: 'down' }),
  moved(
    placing,
    cut(
      '#0b2a38',
      lobes(
        '-1500,120 -1360,60 -1240,70 -1100,0 -980,10 -860,-50 -760,-20 -620,-40 -520,-110 -380,-90 -300,-60 -180,-70 -120,-10 20,-30 120,30 260,40 340,120 480,150 560,240 700,330',
        0.62,
        '700,900 -1500,900',
      ),
    ),
    cut(
      '#17525a',
      lobes(
        '-1500,260 -1300,190 -1120,200 -940,140 -760,160 -560,150 -420,90 -280,140 -120,110 20,190 180,200 300,300 460,380',
        0.62,
        '460,900 -1500,900',
      ),
    ),
  ),
];

/** The great view of the Volcanoes park. */
export const postersRwandaVolcanoes: readonly Picture[] = poster('volcanoes', {
  light: light('morning', 'rwanda', 'right'),
  wide: [
    wash(BANDS[0]!),
    chain({ x: 90, y: 46, scale: 0.9 }),
    ...watcher({ x: 610, y: 842, scale: 0.56 }),
    plan({ subject: [1680, 180, 280, 420], camera: 'wide' }),
  ],
  tall: [
    wash(BANDS[0]!),
    chain({ x: -1040, y: 440, scale: 0.9 }),
    ...watcher({ x: 960, y: 1270, scale: 0.54, flip: true }),
    plan({ subject: [560, 590, 370, 480], camera: 'wide' }),
  ],
});
