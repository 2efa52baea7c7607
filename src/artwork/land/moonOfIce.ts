import type { Layer } from '../canvas/canvas.ts';
import { cut, within } from '../canvas/cut.ts';
import { Pen, type Point } from '../drawing/pen.ts';
import { pointsOf } from '../drawing/points.ts';

const [ROCK, RIB, ICE, FLANK] = ['#0a2733', '#12404d', '#fff2c6', '#cfe0c8'];

/** The moon, as large as the valley, and what of it is dark: two circles through the tips of its horns. */
const [LIMB, NIGHT] = [
  { x: 600, y: 330, r: 310 },
  { x: 600, y: 178, r: 287 },
];

/** A spot so many degrees round a circle, clockwise from the right. */
const at = ({ x, y, r }: typeof LIMB, degrees: number, out = 0): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [Math.round(x + (r + out) * Math.cos(angle)), Math.round(y + (r + out) * Math.sin(angle))];
};
const arc = (circle: typeof LIMB, degrees: readonly number[]) => degrees.map((turn) => at(circle, turn));

/** The horns are two summits: Alexandra on the left, Margherita on the right. */
const [ALEXANDRA, MARGHERITA]: readonly [Point, Point] = [
  [316, 208],
  [884, 208],
];
const skyline = arc(NIGHT, [160, 145, 130, 115, 100, 85, 70, 55, 40, 25]);

/** The ice from summit to summit, down to the limb of the moon. */
const MOON = new Pen(...MARGHERITA)
  .smooth([...arc(LIMB, [-8, 6, 20, 35, 50, 65, 80, 95, 110, 125, 140, 155, 170, 184]), ALEXANDRA])
  .smooth([...skyline, MARGHERITA])
  .close().d;

/** The whole range, whose skyline is the hollow side of the moon. */
const RANGE = new Pen(...ALEXANDRA)
  .smooth([...skyline, MARGHERITA])
  .through(
    pointsOf(
      '912,262 938,280 968,344 1004,362 1040,428 1080,446 1110,500 1160,520 1206,580 1260,600 1340,650 1460,670 1460,740 -260,740 -260,660 -140,640 -60,584 -20,570 30,504 76,486 116,424 154,404 190,340 226,318 262,256 282,246',
    ),
  )
  .close().d;

/** The sides of the ribs of ice that look away from the light: a head on the skyline, a broken edge, a broad foot on the limb. */
const AWAY =
  '366,350,1 380,420,1 366,460,1 404,560,1 450,640,1 490,640,1 440,530,1 448,490,1 404,410,1;470,440,1 484,500,1 470,540,1 520,680,1 610,680,1 556,570,1 560,530,1 514,462,1;690,456,1 676,520,1 690,560,1 664,680,1 790,680,1 748,560,1 766,510,1 744,420,1;848,320,1 826,400,1 838,440,1 810,560,1 880,560,1 940,400,1 900,200,1 866,280,1';

/** A spur of rock that stands before the foot of the ice. */
const SPUR =
  '380,720,1 410,640,1 434,592,1 450,588,1 466,566,1 478,572,1 488,594,1 506,600,1 520,618,1 546,624,1 580,650,1 620,720,1';

/** What of the rock below and beside the ice looks up to it. */
const RIBS =
  '316,208,1 282,246,1 262,256,1 226,318,1 190,340,1 154,404,1 116,424,1 76,486,1 30,504,1 -20,570,1 -60,584,1 -140,640,1 -260,660,1 -260,740,1 60,740,1 96,660,1 84,620,1 140,560,1 136,520,1 196,450,1 200,400,1 250,340,1 256,300,1;884,208,1 912,262,1 938,280,1 968,344,1 1004,362,1 1040,428,1 1080,446,1 1110,500,1 1160,520,1 1206,580,1 1260,600,1 1340,650,1 1460,670,1 1460,740,1 1130,740,1 1090,660,1 1100,620,1 1040,560,1 1044,520,1 984,450,1 986,410,1 940,350,1 936,310,1;270,440,1 250,500,1 262,530,1 214,610,1 226,650,1 180,740,1 330,740,1 316,690,1 350,640,1 320,590,1 330,550,1;760,740,1 790,690,1 850,650,1 866,600,1 900,560,1 896,610,1 920,640,1 900,700,1 940,740,1';

/** Two summits and the ice between them, which is a moon that lies on its back: 1200 pixels wide, its foot at y 706. */
export const moonOfIce: readonly Layer[] = [
  within(ROCK, RANGE, cut(RIB, RIBS)),
  within(ICE, MOON, cut(FLANK, AWAY)),
  cut(ROCK, SPUR),
];
