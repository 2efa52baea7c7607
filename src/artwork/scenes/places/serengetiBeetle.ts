import { cut, floor, moved, spots, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc, limb } from '../../drawing/brush.ts';
import { dungBeetle } from '../../figures/animals/dungBeetle.ts';
import { spotToWildebeest } from '../../figures/animals/spotToWildebeest.ts';
import { light } from '../../light/light.ts';

const [SKY, HAZE, WAY, GLOW, PALE] = ['#1a2152', '#2b3573', '#4b5aa6', '#93a0d8', '#fdf0cc'];
const [PLAIN, NEAR, FAR, GLINT, DARK] = ['#5b5c9e', '#484a8c', '#50539a', '#8585c4', '#33326c'];
const [DUNG, SEA, SHADE] = ['#e2a050', '#c47f3e', '#8a4a30'];

/** The herd along the edge of the plain, fewer and fainter towards the light: where each stands, its size and colour. */
const HERD = [
  [676, 0.6, NEAR],
  [752, 0.5, FAR],
  [812, 0.42, FAR],
  [1056, 0.36, FAR],
  [1120, 0.46, FAR],
] as const;

const STARS = [
  '120,120 330,190 560,220 80,300 260,330 1130,120 1170,400 500,360',
  '220,60 430,90 700,330 1160,360 640,180 420,280 30,200 610,420 1170,230 760,420 170,210 520,130 340,40',
  '640,70 720,150 790,240 850,330 836,420 1060,60 1096,170 1100,290 1060,400 1010,440 590,20 870,440',
] as const;

/** Fine stars in the band, which crowd its bright middle. */
const DUST =
  '760,36 800,24 844,70 820,92 876,104 902,150 880,172 930,190 952,232 924,250 968,270 946,310 984,326 958,360 930,384 972,396 944,424 918,440 700,30 736,78 786,110 842,150 868,214 900,236 912,300 1010,232 1020,280 1006,340 900,60 932,110 968,160 990,372 900,404';

/** The night plain: a dung beetle keeps to its straight line by the Milky Way, which stands over it. */
export const serengetiBeetle: readonly Picture[] = [
  picture(
    'places/serengeti-5',
    light('night', 'tanzania', 'left'),
    plan({ subject: [80, 450, 400, 400], camera: 'profile' }),
    cut(SKY, box(-20, -20, 1240, 940)),
    cut(
      HAZE,
      '850,500,1 866,440 830,380 850,310 800,250 790,180 720,130 690,70 600,40 540,-20,1 1000,-20,1 1040,60 1020,120 1090,190 1070,260 1104,330 1060,400 1080,450 1040,500,1',
    ),
    cut(
      WAY,
      '930,470,1 900,440 884,380 904,320 870,250 866,190 800,130 770,70 690,30 650,-20,1 880,-20,1 930,50 960,110 1020,190 1016,260 1050,320 1010,390 1000,440 930,470,1',
    ),
    cut(
      GLOW,
      '950,420,1 926,390 946,330 916,260 906,190 850,120 800,60 748,-20,1 800,-20,1 880,80 940,150 976,230 980,320 984,370 950,420,1',
    ),
    // The dark rift along its middle.
    cut(
      HAZE,
      '770,20,1 806,50 824,90 860,128 872,170,1 836,150 812,110 784,72',
      '884,180,1 924,222 936,280 930,310,1 910,270 906,230',
    ),
    cut(PALE, ...spots(STARS[0], 4), ...spots(STARS[1], 2), ...spots(STARS[2], 3), ...spots(DUST, 2)),
    floor(PLAIN, '-40,488 300,480 640,482 900,488 1240,478'),
    ...HERD.map(([x, scale, colour]) =>
      moved({ x, y: 486 - 47 * scale, scale }, cut(colour, ...spotToWildebeest[3]!)),
    ),
    // Its light on the plain, broken by the grass.
    cut(
      GLINT,
      limb('850,512,1 930,514,6 1020,512,1'),
      limb('800,544,1 900,548,9 1004,544,1'),
      limb('730,588,1 850,592,12 970,586,1'),
      limb('760,640,1 880,646,12 990,640,1'),
      limb('840,704,1 960,710,13 1100,702,1'),
    ),
    cut(DARK, '130,840,1 240,820 480,800 620,790 780,788 900,800 880,826 700,834 560,846 400,876 240,880'),
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
      cut(SHADE, '160,340,1 90,440 70,580 100,700 190,800 300,846 440,830,1 560,900,1 0,900,1 0,340,1'),
    ),
    moved({ x: 654, y: 634, scale: 1.1 }, ...dungBeetle),
  ),
];
