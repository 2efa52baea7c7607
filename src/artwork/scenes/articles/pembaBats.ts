import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { batSmall, flyingFox } from '../../figures/placing/flyingFox.ts';
import { light } from '../../light/light.ts';

/** The stream of flying foxes, from far over the hills to the near ones: where each is, how large, how it banks. */
const STREAM = [
  [1160, 508, 0.04, -8],
  [1120, 490, 0.05, 6],
  [1078, 512, 0.06, 12],
  [1020, 496, 0.07, -8],
  [968, 518, 0.08, 4],
  [884, 500, 0.09, -12],
  [780, 524, 0.1, 8],
  [690, 496, 0.11, -6],
  [560, 514, 0.13, 8],
  [430, 484, 0.15, -10],
  [300, 516, 0.17, 6],
  [200, 440, 0.19, -8],
  [70, 380, 0.22, 10],
  [120, 230, 0.27, -6],
] as const;

/** Flying foxes over Pemba's creek at dusk. */
export const pembaBats: readonly Picture[] = [
  picture(
    'articles/pemba',
    light('dusk', 'zanzibar', 'left'),
    plan({ subject: [250, 150, 760, 200], camera: 'below' }),
    wash(['#7c58a8', '#e07a98', '#ffa882', '#ffd494', '#fff0bc'], { height: 640 }),
    floor('#a0508c', '0,560 160,548 300,580 480,540 700,556 900,520 1080,540 1200,520'),
    floor('#6c3478', '0,610 140,596 260,626 420,604 600,590 760,612 960,570 1200,590'),
    wash(['#ffd898', '#f08c74', '#8c4484'], { y: 640, height: 270 }),
    floor('#3c1c54', '-40,640 200,632 420,650 620,636 900,640 1240,630', 652),
    // The creek's wooded banks.
    cut(
      '#2a1648',
      '-40,640,1 20,600 60,640,1 110,606 160,650,1 210,626 260,672,1 310,650 350,690,1 400,680 424,720,1 380,740 300,752,1 360,746 440,770 430,800,1 340,812 260,850,1 330,860 380,920,1 -40,920,1',
    ),
    cut(
      '#1c0f38',
      '1240,590,1 1190,560 1150,610,1 1100,580 1060,634,1 1010,606 960,660,1 910,640 870,696,1 820,680 780,730,1 720,726 690,770,1 740,782 820,790,1 700,800 640,840 560,920,1 1240,920,1',
    ),
    cut(
      '#fff0b8',
      '480,690,1 640,684,1 600,692,1',
      '440,720,1 700,712,1 620,724,1',
      '470,770,1 640,764,1 560,776,1',
      '430,840,1 610,830,1 540,846,1',
    ),
    ...STREAM.map(([x, y, scale, turn]) => moved({ x, y, scale, turn }, batSmall)),
    moved({ x: 690, y: 270, turn: -14, scale: 1 }, ...flyingFox),
  ),
];
