import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import type { Placing } from '../../canvas/placing.ts';
import { poster } from '../../canvas/poster.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { craneBust } from '../../figures/placing/craneBust.ts';
import { crownedMorning } from '../../land/crownedMorning.ts';
import { snowsAtDawn } from '../../land/snowsAtDawn.ts';
import { light } from '../../light/light.ts';

/** Ground below a line of points, wide enough for either poster. */
const ground = (ink: string, row: string): Layer => cut(ink, `-200,1200,1 ${row} 2600,1200,1`);

/** A hill: its inks, its outline, the slope towards the crown, and the strips of field on it, dark to bright. */
const hill = (
  [shade, sun, ...fields]: readonly [string, string, ...string[]],
  shape: string,
  sunny: string,
  ...strips: readonly string[]
): Layer => within(shade, shape, cut(sun, sunny), ...strips.map((strip, at) => cut(fields[at]!, strip)));

const NEAR_HILL = ['#10363d', '#256a4a', '#4f9450', '#a9b452', '#f2b049'] as const;

/** The lake, with the sky in it below the crown. */
const lake: readonly Layer[] = [
  ground('#5f2c38', '-200,716,1 2600,716,1'),
  cut(
    '#b9402b',
    limb('640,734,0 1100,728,12 1760,728,15 2240,730,12 2600,734,0'),
    limb('820,792,0 1180,786,17 1760,788,22 2240,794,0'),
    limb('900,846,0 1300,842,15 1760,844,16 2100,850,0'),
  ),
  cut(
    '#ea7a30',
    limb('1000,732,0 1400,728,7 1860,728,9 2240,732,0'),
    limb('1060,770,0 1400,766,9 1760,766,12 2120,770,0'),
    limb('1180,820,0 1500,816,11 1780,818,12 2010,824,0'),
  ),
  cut(
    '#ffc95c',
    limb('1300,750,0 1560,747,7 1860,748,8 2060,751,0'),
    limb('1360,796,0 1560,793,9 1800,794,9 1960,798,0'),
    limb('1420,844,0 1600,841,8 1760,842,8 1880,846,0'),
    limb('1470,876,0 1620,874,5 1790,878,0'),
  ),
];

/** A dugout on the bright water, and the man who poles it. */
const canoe = (where: Placing): Layer =>
  moved(
    where,
    cut(
      '#1a1420',
      '-120,-14,1 -60,-6 40,-6 110,-22,1 84,4 40,10 -60,10 -96,4',
      limb('-84,-116,3 20,22,3'),
      limb('-56,-6,9 -50,-34,9 -36,-54,10'),
      limb('-22,-6,8 -28,-32,9 -36,-54,10'),
      '-50,-50,1 -54,-84 -40,-104 -22,-100 -20,-70 -24,-48,1',
      limb('-36,-94,7 -56,-76,6 -62,-88,5; -28,-92,7 -30,-66,6 -48,-66,5'),
      disc(-26, -116, 11, 12),
    ),
    cut('#f7a73f', '-24,-100,1 -14,-84 -16,-50,1 -24,-50,1 -22,-80'),
  );

/** The lake among its hills, and the snow far behind it, in pixels of the wide poster. */
const land: readonly Layer[] = [
  moved({ x: 1262, y: 706, scale: 0.98 }, ...snowsAtDawn),
  ground(
    '#54243a',
    '-200,690,1 100,664 300,690 560,650 800,688 980,690 1200,700 1400,704 1800,696 2040,664 2260,690 2430,650 2600,676,1',
  ),
  ground('#2f1c3c', '-200,708,1 300,690 700,706 980,712 1300,714 1800,708 2100,696 2430,690 2600,700,1'),
  ...lake,
  canoe({ x: 1300, y: 806, scale: 0.7 }),
  hill(
    ['#15424c', '#2f7a54', '#6ba055', '#c3bd58', '#f2b049'],
    '280,900,1 400,806 500,690 580,622 660,604 720,624 800,706 880,774 1000,820 1120,846 1220,872,1 1220,900,1',
    '680,590,1 640,670 590,720 620,800 560,910,1 1240,910,1 1200,866 1110,842 1000,816 886,770 806,700 726,616',
    '640,676,1 750,700 850,764 930,806,1 800,780 700,744 606,730,1;600,790,1 780,800 930,826 1060,846,1 900,850 700,860 590,850,1',
    '664,640,1 740,656 806,714 850,756,1 740,700 644,672,1;604,736,1 740,764 860,800 980,822,1 840,812 740,796 606,786,1',
    limb('700,606,0 740,646,4 806,716,5 886,782,5 1000,826,4 1110,850,0'),
  ),
  moved(
    { x: 0, y: 74 },
    hill(
      NEAR_HILL,
      '-200,1000,1 -200,650,1 -60,590 60,540 170,516 260,540 350,620 450,720 560,790 700,836 860,866 960,886,1 960,1000,1',
      '190,500,1 150,600 70,690 100,790 -20,900 -60,1000,1 980,1000,1 940,880 860,862 700,832 556,784 440,712 340,612 250,530',
      '120,600,1 260,628 380,712 470,776,1 340,730 220,680 110,652,1;60,700,1 220,724 400,784 600,842,1 400,836 220,800 50,770,1;96,834,1 240,842 420,856 700,880,1 500,900 70,900,1',
      '150,560,1 240,580 330,650 400,712,1 280,640 122,606,1;104,664,1 220,690 350,740 520,806,1 380,776 210,726 66,704,1;98,792,1 240,812 400,846 560,862,1 400,856 240,842 92,834,1',
      limb('210,520,0 256,548,5 350,628,6 446,724,6 560,796,6 700,842,5 850,868,0'),
    ),
  ),
  hill(
    NEAR_HILL,
    '1900,1000,1 1960,872 2060,826 2150,740 2240,660 2330,626 2430,650 2520,700 2600,720,1 2600,1000,1',
    '1860,1000,1 1950,868 2050,820 2140,734 2230,650 2340,610,1 2300,690 2340,750 2250,820 2270,1000,1',
    '2296,690,1 2220,706 2140,780,1 2240,772 2320,738,1;2260,816,1 2160,806 2060,850,1 2140,860 2250,850,1',
    '2310,660,1 2250,672 2200,716,1 2230,704 2296,690,1;2304,780,1 2200,778 2130,806,1 2180,806 2262,816,1',
    limb('1990,862,0 2060,828,4 2150,742,5 2240,664,5 2330,630,0'),
  ),
  ground(
    '#0b2d33',
    '-200,880,1 100,884 340,896 640,896 900,890 1200,896 1600,892 1900,892 2200,880 2600,866,1',
  ),
  cut(
    '#1b5546',
    '760,896,1 1000,890 1300,896 1600,892 1900,892 2300,874,1 2100,912 1800,930 1400,940 1060,922',
  ),
  cut(
    '#7a2f30',
    '240,1200,1 420,1010 700,944 820,920 760,904 700,886,1 760,888 870,912 830,942 720,1000 700,1200,1',
  ),
  cut(
    '#d9622f',
    '420,1200,1 480,1020 720,956 840,926 800,908 706,886,1 776,890 872,914 832,946 726,1006 700,1200,1',
  ),
];

interface View {
  beams: Placing;
  /** How far each beam goes, left to right: short where the title stands. */
  shares: readonly number[];
  land: Placing;
  crane: Placing;
}

const country = (view: View): readonly Layer[] => [
  cut('#07262b', '-40,-40,1 2440,-40,1 2440,1400,1 -40,1400,1'),
  moved(view.beams, ...crownedMorning(view.shares)),
  moved(view.land, ...land),
  moved(view.crane, ...craneBust),
];

/** The great view of Uganda: a crowned crane at daybreak, the beams of the morning going out from its crown. */
export const postersUganda: readonly Picture[] = poster('uganda', {
  light: light('dawn', 'uganda', 'right'),
  wide: [
    ...country({
      beams: { x: 1768, y: 437 },
      shares: [0.46, 0.4, 0.47, 0.46, 0.62, 0.66, 1, 0.84, 1.12, 0.92, 1.04, 0.9, 1.12, 0.84, 1, 0.9],
      land: { x: 0, y: 0 },
      crane: { x: 1720, y: 524, scale: 1.04 },
    }),
    plan({ subject: [1510, 140, 560, 360], camera: 'close' }),
  ],
  tall: [
    ...country({
      beams: { x: 680, y: 986 },
      shares: [0.9, 0.7, 0.62, 0.46, 0.42, 0.38, 0.42, 0.36, 0.42, 0.36, 0.42, 0.4, 0.5, 0.6, 0.9, 0.9],
      land: { x: -693, y: 671, scale: 0.7 },
      crane: { x: 630, y: 1070, scale: 1 },
    }),
    plan({ subject: [430, 700, 460, 320], camera: 'close' }),
  ],
});
