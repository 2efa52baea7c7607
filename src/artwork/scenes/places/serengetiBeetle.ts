import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, spots, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc, limb } from '../../drawing/brush.ts';
import { dungBeetle } from '../../figures/animals/dungBeetle.ts';
import { light } from '../../light/light.ts';

const [SKY, HAZE, WAY, GLOW, PALE] = ['#1a2152', '#2b3573', '#4b5aa6', '#93a0d8', '#fdf0cc'];
const [PLAIN, FAR, TRACK, DARK] = ['#5b5c9e', '#6c6dae', '#6667a9', '#3b3a78'];
const [DUNG, SEA, SHADE, STRAW] = ['#eab766', '#cf9147', '#8a4a30', '#f6d795'];

/** Where the galaxy meets the plain. */
const HORIZON = 400;

const STARS = [
  '120,120 330,190 560,220 80,270 1130,70 1170,300 500,330',
  '220,60 430,90 700,330 1160,200 560,140 420,240 30,200 640,350 1170,130 760,360 170,210 520,130 340,40 240,310 100,350 600,290',
  '640,90 720,210 800,280 1100,330 470,20 390,170 1060,130 1120,230 590,20 840,350 290,140',
] as const;

/** Fine stars in the band, which crowd its bright middle. */
const DUST =
  '700,26 736,14 784,50 760,72 816,84 842,124 820,142 870,156 892,196 864,214 908,230 900,270 936,286 918,320 950,336 960,372 990,384 836,30 880,70 910,120 944,170 962,220 984,262 1004,310 1016,360 650,20 700,80 760,130 800,190 850,260 890,330';

/** The galaxy, wide overhead and narrow where it stands on the plain; each band lies in the one before. */
const galaxy: readonly Layer[] = [
  cut(
    HAZE,
    '890,400,1 872,372 850,330 800,290 780,230 720,190 690,130 620,90 590,30 540,-20,1 960,-20,1 970,40 1010,90 1010,150 1060,210 1056,270 1096,320 1100,370 1120,400,1',
  ),
  cut(
    WAY,
    '936,400,1 914,360 880,320 860,260 806,216 786,150 730,100 700,50 630,-20,1 870,-20,1 890,40 936,90 946,150 990,210 1000,270 1040,330 1064,400,1',
  ),
  cut(
    GLOW,
    '980,400,1 950,350 926,290 890,240 866,180 826,120 790,60 720,-20,1 800,-20,1 836,50 880,100 906,160 944,220 964,280 1004,340 1026,400,1',
  ),
  // The dark rift along its middle.
  cut(
    HAZE,
    '744,-20,1 764,-20,1 806,50 846,100 860,150 902,200 916,250,1 876,214 850,160 806,110',
    '926,262,1 952,300 966,340 1000,380 1008,400,1 990,400,1 960,356 938,310',
  ),
];

/** The night plain: a dung beetle keeps to its straight line by the Milky Way, and its track leads back to where that stands. */
export const serengetiBeetle: readonly Picture[] = [
  picture(
    'places/serengeti-5',
    light('night', 'tanzania', 'left'),
    plan({ subject: [80, 390, 420, 420], camera: 'profile' }),
    cut(SKY, box(-20, -20, 1240, 940)),
    ...galaxy,
    cut(PALE, ...spots(STARS[0], 4), ...spots(STARS[1], 2), ...spots(STARS[2], 3), ...spots(DUST, 2)),
    floor(FAR, `-40,${HORIZON} 300,396 640,402 900,400 1240,396`),
    floor(PLAIN, '-40,420 300,412 640,418 1000,410 1240,416'),
    // The track of the ball, straight from the foot of the galaxy.
    cut(TRACK, `1002,${HORIZON + 1},1 1010,${HORIZON + 1},1 520,940,1 190,940,1`),
    cut(
      DARK,
      '60,850,1 150,826 300,820 520,836 700,838 860,834 980,842,1 900,862 760,868 640,866 480,884 300,900 140,890',
    ),
    within(
      DUNG,
      disc(290, 600, 260),
      // The moon's dark plains, as one sees them with the naked eye.
      cut(
        SEA,
        '112,520 140,450 200,400 270,396 320,424 370,410 420,430 430,480 466,520 452,560 484,600 456,640 414,620 396,570 350,550 330,490,1 300,500 290,540 240,550 214,590 236,640 204,690 150,680 96,620',
        disc(494, 520, 22, 32),
      ),
      cut(
        STRAW,
        limb('330,790,3 300,740,2 290,700,1'),
        limb('334,790,3 390,760,2 440,750,1'),
        limb('340,796,3 380,830,2'),
        disc(334, 792, 16, 13),
      ),
      inked(STRAW, 4, '380,380 420,392', '420,700 452,688', '226,730 196,742'),
      cut(SHADE, '170,330,1 100,420 70,560 96,690 180,800 300,850 460,850,1 560,920,1 0,920,1 0,330,1'),
    ),
    ...dungBeetle,
  ),
];
