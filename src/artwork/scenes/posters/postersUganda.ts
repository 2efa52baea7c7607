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

/** A hill: its inks, its outline, the slope towards the crown, and the fields on it. */
const hill = (
  [shade, sun, field]: readonly [string, string, string],
  shape: string,
  sunny: string,
  fields: string,
): Layer => within(shade, shape, cut(sun, sunny), cut(field, fields));

/** The lake, with the sky in it below the crown. */
const lake: readonly Layer[] = [
  ground('#0f3d40', '-200,748,1 2600,748,1'),
  cut(
    '#5f2c38',
    limb('760,772,0 1100,768,16 1700,770,20 2100,768,14 2400,774,0'),
    limb('900,822,0 1300,818,20 1700,820,22 2050,826,0'),
  ),
  cut(
    '#b9402b',
    limb('1060,766,0 1400,764,9 1760,766,11 2140,764,0'),
    limb('1180,808,0 1500,806,12 1740,806,12 1990,810,0'),
  ),
  cut(
    '#f7a73f',
    limb('1280,786,0 1500,784,8 1740,784,8 2000,786,0'),
    limb('1360,826,0 1560,824,8 1720,824,7 1880,828,0'),
    limb('1420,852,0 1600,850,5 1780,853,0'),
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

/** Hills, lakes and snow under the beams, in pixels of the wide poster. */
const country = (where: Placing): Layer =>
  moved(
    where,
    cut('#07262b', '-200,-800,1 2600,-800,1 2600,800,1 -200,800,1'),
    moved({ x: 1738, y: 443 }, ...crownedMorning),
    moved({ x: 1270, y: 734, scale: 0.94 }, ...snowsAtDawn),
    ground(
      '#6a2c3a',
      '-200,700,1 100,684 340,706 640,690 980,712 1200,716 1400,724 1800,706 2100,680 2430,696 2600,690,1',
    ),
    ground('#3b2140', '-200,730,1 300,716 700,726 980,736 1300,742 1800,734 2100,718 2430,716 2600,720,1'),
    ...lake,
    canoe({ x: 1330, y: 808, scale: 0.62 }),
    hill(
      ['#1c4650', '#3f8052', '#7fa34e'],
      '300,880,1 420,800 540,726 640,684 700,676 770,694 860,760 980,810 1120,836 1180,860,1',
      '690,660,1 716,700 690,740 740,790 730,880,1 1200,880,1 1100,820 960,790 850,730 780,680',
      '726,706,1 790,720 850,770,1 800,772 716,748,1;900,800,1 990,816 1080,838,1 1010,846 880,836,1',
    ),
    hill(
      ['#143d44', '#2c6c4c', '#5c9450'],
      '-200,940,1 -200,740,1 -20,690 140,648 230,644 320,670 440,750 580,806 760,850 860,900,1',
      '190,620,1 250,680 214,740 300,800 290,940,1 900,940,1 740,836 560,790 430,720 320,640',
      '254,700,1 330,712 410,776,1 340,784 240,752,1;300,806,1 400,800 500,820,1 560,868 460,866 318,850,1',
    ),
    hill(
      ['#143d44', '#2c6c4c', '#5c9450'],
      '1860,900,1 1960,826 2080,790 2170,716 2260,672 2350,680 2440,716 2600,740,1 2600,900,1',
      '1840,900,1 1950,816 2070,780 2160,706 2290,650,1 2240,730 2280,790 2180,836 2190,900,1',
      '2250,700,1 2190,730 2140,790,1 2210,790 2244,764,1;2180,836,1 2080,822 1990,850,1 2060,864 2170,866,1',
    ),
    ground(
      '#0c3338',
      '-200,850,1 100,846 340,872 640,884 900,880 1200,884 1600,880 1900,880 2200,866 2600,850,1',
    ),
    cut(
      '#1b5546',
      '760,884,1 1000,878 1300,882 1600,878 1900,878 2300,860,1 2100,900 1800,920 1400,930 1060,912',
    ),
    cut(
      '#7a2f30',
      '240,1200,1 420,1000 700,930 820,906 760,890 700,876,1 760,878 870,900 830,930 720,990 700,1200,1',
    ),
    cut(
      '#b9502f',
      '420,1200,1 480,1010 720,944 840,912 800,894 706,876,1 776,880 872,902 832,934 726,996 700,1200,1',
    ),
    moved({ x: 1690, y: 530, scale: 1.04 }, ...craneBust),
  );

/** The great view of Uganda: a crowned crane at daybreak, the beams of the morning going out from its crown. */
export const postersUganda: readonly Picture[] = poster('uganda', {
  light: light('dawn', 'uganda', 'right'),
  wide: [country({ x: 0, y: 0 }), plan({ subject: [1480, 140, 560, 360], camera: 'close' })],
  tall: [country({ x: -790, y: 572, scale: 0.84 }), plan({ subject: [430, 660, 460, 320], camera: 'close' })],
});
