import { cut, floor, moved, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { muralPainter, muralPainterShade } from '../../figures/people/muralPainter.ts';
import { light } from '../../light/light.ts';

const [WALL, ROCK, SHADE, PAINT, PLINTH, EARTH] = [
  '#8fd0c6',
  '#3a7ab4',
  '#2a5f98',
  '#fffdf5',
  '#b8432a',
  '#e9bd84',
];
/** Kibo from the south, its shoulders, the saddle and Mawenzi, as on the wall. */
const KIBO =
  '-40,560,1 60,506 160,440 250,372 330,292 384,222 420,176,1 470,146 540,130 640,120 740,122 830,134 884,152,1 914,200 950,264 1000,320 1040,342,1 1062,330,1 1080,282,1 1094,296,1 1112,234,1 1128,250,1 1146,214,1 1160,246,1 1174,240,1 1192,296,1 1206,300,1 1240,360,1 1240,760,1 -40,760,1';

/** The mountain as Moshi lives with it. */
export const kilimanjaroDawn: readonly Picture[] = [
  // A sign-painter rolls the snow onto Kibo; the paint runs down as its glaciers do.
  picture(
    'places/kilimanjaro-1',
    light('morning', 'tanzania', 'left'),
    plan({ subject: [730, 470, 80, 190], camera: 'wide' }),
    floor(WALL, '-40,-20 1240,-20'),
    within(
      ROCK,
      KIBO,
      // The flanks away from the sun, and the ravines, which run from the summit as the slopes do.
      cut(
        SHADE,
        '884,152,1 880,260 920,360 912,450 990,560 1010,640 1060,780,1 1120,780,1 1070,600 1060,480 1020,400 1020,332,1 950,264 914,200',
        '1146,214,1 1136,300 1160,380 1130,470 1170,600 1180,780,1 1260,780,1 1260,200,1',
        limb(
          '420,250,0 384,360,8 300,480,15 250,600,16 150,800,26;520,200,0 500,380,8 446,500,16 430,620,18 360,800,30;210,440,0 150,540,8 60,640,14 -60,740,20',
        ),
      ),
      cut(
        PAINT,
        '606,100,1 602,140,1 608,150,1 600,164,1 602,190,1 612,210 616,262 620,280 630,284 640,276 644,240 648,226 660,222 668,232 670,300 672,420 680,442 692,446 702,436 704,400 706,384 716,376 730,386 736,376 752,372 760,386 762,440 764,540 774,566 786,570 796,560 800,520 802,400 808,350 822,340 834,350 838,400 848,424 860,420 866,380 866,310 874,280 886,272 896,282 898,330 910,348 922,338 926,290 940,270 952,276 970,280,1 970,100,1',
      ),
    ),
    floor(PLINTH, '-40,742,1 1240,742,1'),
    moved({ x: 786, y: 690 }, muralPainterShade('#12375e', 0.35)),
    floor(EARTH, '-40,836,1 1240,836,1'),
    moved({ x: 752, y: 676 }, ...muralPainter),
  ),
];
