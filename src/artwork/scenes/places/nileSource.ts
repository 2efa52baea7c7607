import { cut, glow, inked, moved, wash, within } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { disc } from '../../drawing/brush.ts';
import { cormorantDrying } from '../../figures/placing/cormorantDrying.ts';
import { forest } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { sun } from '../../sky/skies.ts';

/** Where Lake Victoria becomes the Nile: a cormorant dries its wings against the early sun, a boat is on its way. */
export const nileSource: readonly Picture[] = [
  picture(
    'places/nile-5',
    light('morning', 'uganda', 'behind-left'),
    plan({ subject: [240, 320, 560, 270], camera: 'below' }),
    wash(['#4f9a94', '#a9cfa6', '#f4e4a0', '#ffd884'], { height: 640 }),
    glow(316, 316, 420, '#fffbe0', 0.9),
    sun({ x: 316, y: 316, r: 190, glow: 0 }),
    forest({ y: '-20,596 300,606 560,622 700,634', rise: 20, depth: 0.8, crown: 9, to: 650, of: '#7fb08a' }),
    forest({
      y: '560,640 800,606 1000,570 1240,540',
      rise: 36,
      depth: 0.6,
      crown: 14,
      to: 660,
      of: '#3f8a72',
    }),
    wash(['#ffe09a', '#f0dc9c', '#9cc8a4', '#3f8a8a', '#1b5a68'], { y: 638, height: 262 }),
    cut(
      { fill: '#2f7a6c', opacity: 0.7 },
      '600,640,1 1240,640,1 1240,700,1 1180,700 1120,690,1 1180,684 1060,676 940,682 860,668,1 900,660 780,662 700,650',
    ),
    // The sun's way on the water.
    cut(
      '#fff8d8',
      disc(330, 648, 200, 5),
      disc(310, 668, 150, 6),
      disc(350, 692, 120, 6),
      disc(306, 720, 150, 7),
      disc(356, 752, 96, 7),
      disc(300, 790, 120, 8),
      disc(352, 836, 76, 9),
    ),
    cut(
      { fill: '#d8ecc8', opacity: 0.7 },
      disc(900, 742, 90, 4),
      disc(1060, 790, 120, 5),
      disc(800, 830, 100, 5),
      disc(80, 800, 90, 4),
    ),
    // The boat, three aboard.
    moved(
      { x: 20, y: 62 },
      cut({ fill: '#123842', opacity: 0.35 }, '960,752,1 1150,748,1 1110,764 1060,772 1000,766'),
      cut(
        '#123842',
        disc(1018, 694, 7, 8),
        disc(1058, 690, 7, 8),
        disc(1112, 678, 8, 9),
        '1014,698,1 1022,698,1 1022,710,1 1014,710,1; 1054,694,1 1062,694,1 1062,706,1 1054,706,1; 1107,684,1 1115,684,1 1115,696,1 1107,696,1',
      ),
      cut('#c8442e', '1002,736,1 1004,708 1032,708 1034,736,1'),
      cut('#e8a03a', '1042,736,1 1044,704 1072,704 1074,736,1'),
      cut('#f4e8c8', '1096,736,1 1094,692 1124,692 1130,736,1'),
      cut('#123842', '952,712,1 1000,726 1100,726 1156,706,1 1144,736 1114,752,1 1000,752,1 972,738'),
      inked('#123842', 4, '1126,700 1166,760'),
    ),
    // The drowned stump.
    within(
      '#143640',
      '430,940,1 470,880 476,800 456,746,1 490,764 520,736 560,756 604,734 640,760 668,744,1 648,800 656,880 700,940,1',
      cut(
        '#4f7f78',
        '440,740,1 490,764 520,736 560,756 604,734 640,760 680,736,1 662,786 600,776 540,790 490,778 462,792',
      ),
      cut('#2c5a5e', '430,940,1 470,880 480,800 456,740,1 500,770 520,820 510,890 500,940,1'),
      cut('#e8c884', '430,940,1 470,880 476,800 450,740,1 486,800 484,880 452,940,1'),
    ),
    cormorantDrying(560, 730, 1),
  ),
];
