import { cut, floor, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc } from '../../drawing/brush.ts';
import { ostrichNear } from '../../figures/placing/ostrichNear.ts';
import { light } from '../../light/light.ts';

/** The herd along the river, far to near: where each one stands and its size. */
const HERD = Array.from({ length: 34 }, (_, at) => {
  const size = 7 + (at % 5) * 0.8 + at * 0.28;
  return [30 + at * 19 + ((at * 7) % 5) * 5, 566 + ((at * 5) % 7) * 4 + at * 0.5, size] as const;
});

/** Kidepo's yellow valley. */
export const kidepoValley: readonly Picture[] = [
  picture(
    'articles/kidepo-valley',
    light('golden', 'uganda', 'left'),
    plan({ subject: [720, 720, 300, 170], camera: 'close' }),
    wash(['#2f7088', '#7fb4a8', '#f2d898', '#fff0c0'], { height: 540 }),
    // A ring of bare mountains, lit from the left.
    cut(
      '#8a6488',
      '-40,540,1 40,470,1 110,400,1 150,430,1 220,330,1 262,380,1 300,350,1 380,450,1 430,420,1 500,500,1 600,450,1 660,480,1 740,380,1 790,430,1 870,300,1 930,390,1 980,360,1 1060,440,1 1110,400,1 1240,490,1 1240,560,1 -40,560,1',
    ),
    cut(
      '#f0a884',
      '-40,540,1 40,470,1 110,400,1 96,470,1 60,500,1 40,560,1',
      '150,430,1 220,330,1 206,410,1 224,450,1 180,500,1 170,560,1 110,560,1',
      '262,380,1 300,350,1 290,430,1 310,480,1 280,560,1 240,560,1',
      '380,450,1 430,420,1 426,480,1 440,560,1 380,560,1',
      '500,500,1 600,450,1 590,500,1 606,560,1 500,560,1',
      '660,480,1 740,380,1 726,460,1 744,500,1 710,560,1 640,560,1',
      '790,430,1 870,300,1 850,400,1 874,450,1 830,510,1 840,560,1 760,560,1',
      '930,390,1 980,360,1 970,440,1 990,490,1 960,560,1 920,560,1',
      '1060,440,1 1110,400,1 1104,470,1 1130,560,1 1050,560,1',
    ),
    cut({ fill: '#ffeab4', opacity: 0.7 }, disc(300, 550, 420, 22), disc(900, 546, 420, 20)),
    floor('#e8c060', '-40,548 400,540 800,550 1240,544'),
    cut(
      '#5f8c4c',
      ...Array.from({ length: 26 }, (_, at) =>
        disc(-10 + at * 48, 552 - (at % 3) * 3, 34, 10 + (at % 4) * 4),
      ),
    ),
    cut({ fill: '#fff0b8', opacity: 0.6 }, disc(360, 590, 330, 26)),
    cut('#b87c40', ...HERD.map(([x, y, r]) => disc(x + r * 1.2, y + r * 0.9, r * 1.6, r * 0.28))),
    cut(
      '#38202c',
      ...HERD.flatMap(([x, y, r]) => [
        disc(x, y, r * 1.2, r * 0.72),
        disc(x - r * 1.15, y - r * 0.1, r * 0.5, r * 0.46),
        box(x - r * 0.8, y, r * 0.3, r),
        box(x + r * 0.5, y, r * 0.3, r),
      ]),
    ),
    floor('#f2cc68', '-40,650 300,640 700,660 1240,640'),
    floor('#d8a848', '-40,780 240,750 600,800 900,780 1240,800'),
    cut('#f8dc88', '-40,780,1 240,750 460,776,1 240,766 -40,800,1'),
    ...ostrichNear,
  ),
];
