import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { limb } from '../../drawing/brush.ts';
import { zebraRump } from '../../figures/animals/zebraRump.ts';
import { stripedRider } from '../../figures/people/stripedRider.ts';
import { light } from '../../light/light.ts';

const [SKY, FAR, COLUMN, ROAD] = ['#f47a4a', '#e0603c', '#cf4c36', '#b03436'];

/** A herd side by side that goes away, and the cyclist in its row. */
const herd = (x: number, y: number, scale: number): readonly Layer[] => [
  moved(
    { x, y, scale },
    moved({ x: -560, y: -16, scale: 0.98 }, ...zebraRump(-5)),
    moved({ x: 560, y: -20, scale: 0.97 }, ...zebraRump(4)),
    moved({ x: -284, y: 0 }, ...zebraRump(3)),
    moved({ x: 284, y: 0 }, ...zebraRump(5)),
    moved({ x: 0, y: 6 }, ...stripedRider),
  ),
];

/** A cliff of columns, and the scree at its foot. */
const cliff: readonly Layer[] = [
  cut(
    FAR,
    '-40,850,1 -40,668,1 120,656 420,660,1 432,672,1 640,668 800,676,1 806,692,1 862,700,1 884,790,1 960,830 1100,850,1',
  ),
  cut(
    COLUMN,
    limb(
      '20,664,2 24,730,7 20,800,2; 76,700,2 72,750,6 76,800,2; 130,658,2 134,720,8 130,790,2; 196,690,2 200,760,8 196,800,2; 250,662,2 246,710,6 250,770,2; 310,680,2 314,740,9 310,800,2; 372,662,2 368,720,7 372,790,2; 432,672,3 436,750,10 432,810,3; 500,700,2 504,760,7 500,810,2; 556,674,2 552,730,7 556,790,2; 622,690,2 626,750,8 622,806,2; 684,674,2 680,740,7 684,800,2; 744,700,2 748,760,8 744,810,2; 806,692,3 810,760,9 806,820,3',
    ),
    '-40,850,1 -40,800,1 60,786 180,812 300,788 440,816 560,790 700,818 840,800 960,834 1100,850,1',
  ),
];

/** The cycling trip: one more in the stripes. */
export const postersHellsgateTrip: readonly Picture[] = poster('hellsgateadventure', {
  light: light('dawn', 'kenya', 'left'),
  wide: [
    wash(SKY),
    wash(ROAD, { y: 850 }),
    ...cliff,
    ...herd(1952, 1080, 1.04),
    plan({ subject: [1860, 800, 140, 180], camera: 'back' }),
  ],
  tall: [
    wash(SKY),
    wash(ROAD, { y: 1230 }),
    ...herd(540, 1440, 0.92),
    plan({ subject: [522, 1174, 36, 170], camera: 'back' }),
  ],
});
