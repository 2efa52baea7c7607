import { cut, floor, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { roosterCrowing } from '../../figures/animals/roosterCrowing.ts';
import { bananaClump } from '../../figures/plants/bananaClump.ts';
import { kiboWithMawenzi } from '../../land/kiboWithMawenzi.ts';
import { light } from '../../light/light.ts';

/** The mountain before the day's clouds: early. */
export const kilimanjaroDawn: readonly Picture[] = [
  // A cock crows from an iron roof in the gardens at its foot.
  picture(
    'places/kilimanjaro-1',
    light('morning', 'tanzania', 'right'),
    plan({ subject: [340, 400, 84, 160], camera: 'profile' }),
    wash(['#f0b843', '#f0b843'], { height: 600 }),
    kiboWithMawenzi('#6c90a8', '#48698a', '#fffdf5', '#bfd4e6'),
    floor('#fbe8bc', '0,548 120,536 240,560 420,536 600,556 800,520 980,540 1200,516'),
    floor(
      '#7fa068',
      '0,622 60,600 110,606 140,626,1 190,600 260,596 300,620,1 360,590 440,590 480,616,1 540,596 620,600 650,624,1 720,590 800,592 840,614,1 900,590 980,584 1020,606,1 1090,580 1200,584',
    ),
    floor(
      '#3c7a56',
      '0,690 80,660 160,664 200,690,1 270,656 360,660 400,684,1 470,660 560,664 600,688,1 680,650 1200,650',
    ),
    moved({ x: 930, y: 900, scale: 1 }, ...bananaClump),
    // An iron roof.
    within(
      '#16343a',
      '-40,792,1 700,792,1 800,920,1 -40,920,1',
      cut(
        '#24545a',
        ...Array.from({ length: 17 }, (_, at) => {
          const x = -30 + at * 44;
          const lean = (x - 200) * 0.2;
          return `${x},806,1 ${x + 14},806,1 ${x + 18 + lean},930,1 ${x + lean},930,1`;
        }),
      ),
      cut('#2f666a', '-40,790,1 720,790,1 720,804,1 -40,804,1'),
    ),
    moved({ x: 300, y: 792 }, ...roosterCrowing),
  ),
];
