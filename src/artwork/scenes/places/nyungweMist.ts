import { cut, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { lobes } from '../../drawing/lobes.ts';
import { lhoestFace } from '../../figures/placing/lhoestFace.ts';
import { light } from '../../light/light.ts';

const [SKY, PALE, FAR, WOOD, SUNNY, NEAR, MIST, COOL] = [
  '#f6c79c',
  '#a9c9a6',
  '#63a884',
  '#1f6d57',
  '#33876a',
  '#0e3b3a',
  '#fbf9f0',
  '#d3e3dc',
];

/** The ruff: locks around the face, that run out below the beard as a river of mist between the slopes. */
const RUFF =
  '430,150,1 366,168 318,262,1 342,250 358,238,1 296,300 276,386,1 306,362 330,342,1 290,420 270,512,1 306,484 338,456,1 330,520 342,584,1 372,556 404,528,1 420,590 500,636 590,664 630,694 590,730 470,768 320,820 230,920,1 700,920,1 660,880 690,830 790,776 846,716 812,670 752,640 744,606 790,570 812,528,1 842,556 874,590,1 880,530 872,470,1 904,496 940,520,1 930,400 880,322,1 904,346 936,356,1 896,300 846,220,1 866,238 884,240,1 850,170 770,150,1';
/** Its side away from the light: locks of the cheek, then the right bank of the river. */
const SHADED =
  '766,200,1 790,300 760,390 690,460 640,490,1 676,516 706,522,1 690,570 690,620 740,664 780,704 740,760 640,820 600,870 620,920,1 700,920,1 660,880 690,830 790,776 846,716 812,670 752,640 744,606 790,570 812,528,1 842,556 874,590,1 870,500 850,420,1 876,446 900,456,1 850,380 826,312,1 822,250 790,220,1';

/** A tall tree over the others, its foot in the mist. */
const emergent = (x: number, y: number, scale: number, fill: string, sunny: string, squash = 1) =>
  moved(
    { x, y, scale, squash },
    cut(
      fill,
      limb('4,16,9 -4,-40,8 4,-120,7'),
      limb('0,-50,6 -34,-96,5 -60,-120,4'),
      limb('2,-70,6 36,-110,4 50,-130,4'),
    ),
    cut(
      fill,
      lobes(
        '-130,-110 -110,-150 -60,-176 0,-184 56,-166 84,-140 100,-116 60,-100 0,-108 -60,-96 -130,-110',
        0.6,
      ),
    ),
    cut(sunny, lobes('-112,-128 -84,-156 -36,-170 0,-160 -30,-146 -70,-134 -112,-128', 0.62)),
  );

/** The ruff of the monkey that looks out of Nyungwe runs on as the mist of the morning between its slopes. */
export const nyungweMist: readonly Picture[] = [
  picture(
    'places/nyungwe-1',
    light('mist', 'rwanda', 'left'),
    plan({ subject: [400, 70, 400, 300], camera: 'front' }),
    wash(SKY),
    cut(
      PALE,
      '-40,330,1 60,300 180,322 300,270 420,330 600,400 760,330 900,262 1010,300 1120,280 1260,330,1 1260,700,1 -40,700,1',
    ),
    cut(
      FAR,
      lobes(
        '-40,470 20,420 110,396 160,410 260,380 330,420 420,470 780,470 830,420 930,384 1010,404 1060,386 1160,420 1250,470',
        0.6,
        '1250,920 -40,920',
      ),
    ),
    emergent(206, 430, 0.56, FAR, PALE, 1.35),
    emergent(1096, 424, 0.74, FAR, PALE),
    // Both slopes close on the river: crowns stand along its banks, the nearest the darkest.
    cut(
      WOOD,
      lobes(
        '-40,560 -10,530 70,500 120,520 200,496 270,520 360,500 840,500 900,530 950,520 1010,540 1110,500 1170,524 1240,550',
        0.6,
        '1240,920 -40,920',
      ),
    ),
    cut(
      SUNNY,
      lobes('-40,572 0,536 60,522 44,552 -40,572', 0.7),
      lobes('134,546 150,520 200,510 226,524 190,538 134,546', 0.7),
      lobes('1060,552 1076,534 1110,520 1144,536 1100,552 1060,552', 0.7),
    ),
    cut(MIST, RUFF),
    cut(COOL, SHADED),
    moved({ x: 600, y: 280, scale: 1.2 }, ...lhoestFace),
    cut(
      WOOD,
      lobes('330,640 400,612 460,634 520,650 580,668 628,700 590,728', 0.55, '480,756 380,780 280,760'),
      lobes('700,880 716,836 770,800 826,764 880,740 940,780', 0.55, '940,920 700,920'),
    ),
    cut(
      SUNNY,
      lobes('396,648 416,622 456,634 500,656 460,664 396,648', 0.7),
      lobes('736,846 752,816 792,800 816,812 790,836 736,846', 0.7),
    ),
    emergent(1060, 724, 0.9, NEAR, SUNNY),
    cut(NEAR, lobes('-60,690 0,664 80,690 150,730 210,770 260,820 280,880', 0.55, '250,940 -60,940')),
    cut(NEAR, lobes('870,920 900,850 950,790 1020,740 1090,720 1170,740 1260,700', 0.55, '1260,940 870,940')),
  ),
];
