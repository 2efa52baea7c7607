import { cut, floor, moved, spots, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc } from '../../drawing/brush.ts';
import { dungBeetle } from '../../figures/animals/dungBeetle.ts';
import { spotToWildebeest } from '../../figures/animals/spotToWildebeest.ts';
import { light } from '../../light/light.ts';

const [SKY, WAY, PALE, PLAIN, DUNG, SHADE, SEA] = [
  '#1a2152',
  '#46549c',
  '#fdf0cc',
  '#5b5c9e',
  '#e2a050',
  '#8a4a30',
  '#c47f3e',
];
const DARK = '#3c3b7c';

/** The herd along the edge of the plain: where each stands, and its size. */
const HERD = [
  [548, 0.64],
  [634, 0.7],
  [704, 0.56],
  [792, 0.72],
  [1048, 0.68],
  [1142, 0.72],
] as const;

/** The night plain: a dung beetle keeps to its straight line by the Milky Way, which is its own track gone on. */
export const serengetiBeetle: readonly Picture[] = [
  picture(
    'places/serengeti-5',
    light('night', 'tanzania', 'left'),
    plan({ subject: [80, 450, 400, 400], camera: 'profile' }),
    cut(SKY, box(-20, -20, 1240, 940)),
    cut(
      WAY,
      '850,480,1 890,420 900,360 860,300 880,240 820,190 800,130 720,110 640,40 540,20 480,-20,1 960,-20,1 1020,60 1010,110 1080,180 1060,250 1100,320 1050,400 1010,420 980,480,1',
    ),
    cut(
      PALE,
      '884,480,1 910,420 940,360 920,310 940,240 890,200 860,120 790,90 700,20 650,-20,1 840,-20,1 880,40 940,80 960,140 1010,200 1000,270 1020,330 990,410 970,430 946,480,1',
    ),
    cut(
      WAY,
      '930,440,1 950,400 972,350 958,280 956,220 910,160 880,90 820,30,1 858,70 920,130 976,200 976,270 992,340 970,420',
    ),
    cut(
      PALE,
      ...spots(
        '120,120 220,60 330,190 430,90 560,220 80,300 700,330 260,330 1130,120 1160,360 1120,500 500,360 640,180',
        4,
      ),
      ...spots('620,30 740,90 850,190 900,300 910,400 1040,60 1030,170 1050,290 1010,380 560,10', 3),
    ),
    floor(PLAIN, '-40,476,1 1240,476,1'),
    ...HERD.map(([x, scale]) =>
      moved({ x, y: 480 - 47 * scale, scale }, cut(PLAIN, ...spotToWildebeest[3]!)),
    ),
    cut(PALE, '884,476,1 946,476,1 800,600 430,856,1 300,860,1 260,800,1 560,650'),
    cut(DARK, '150,830,1 300,820 480,800 600,790 740,780 850,790 800,820 660,824 540,836 400,872 260,876'),
    within(
      DUNG,
      disc(276, 610, 244),
      cut(
        SEA,
        '110,470 160,420 250,420 300,470 280,540 330,590 300,640 230,620 220,560 150,560 100,530',
        '90,640 150,620 190,680 180,760 120,760 80,700',
        '260,700 340,680 400,720 380,780 300,800 240,760',
        disc(360, 480, 36, 30),
        disc(216, 800, 24, 14),
      ),
      cut(SHADE, '400,340,1 470,460 470,620 390,770 270,880,1 620,880,1 620,340,1'),
    ),
    moved({ x: 640, y: 640, scale: 1.04 }, ...dungBeetle),
  ),
];
