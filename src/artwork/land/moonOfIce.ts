import type { Layer } from '../canvas/canvas.ts';
import { cut, within } from '../canvas/cut.ts';
import { disc, limb } from '../drawing/brush.ts';
import { Pen, type Point } from '../drawing/pen.ts';
import { pointsOf } from '../drawing/points.ts';

const [ROCK, RIB, ICE, FLANK, BLUE] = ['#0a2733', '#12404d', '#fff2c6', '#cfe0c8', '#86b9b6'];

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
      '912,262 938,280 968,344 1004,362 1040,428 1080,446 1110,500 1160,520 1206,580 1260,600 1260,740 -60,740 -60,584 -20,570 30,504 76,486 116,424 154,404 190,340 226,318 262,256 282,246',
    ),
  )
  .close().d;

/** The sides of the ribs of ice that look away from the light: a head on the skyline, a broken edge, a broad foot on the limb. */
const AWAY =
  '324,250,1 312,330 336,440,1 360,430,1 346,360,1;360,350,1 366,430,1 352,470,1 396,570,1 470,620,1 424,520,1 430,480,1 396,410,1;470,440,1 480,500,1 466,540,1 508,660,1 580,660,1 540,560,1 546,524,1 506,458,1;626,466,1 624,520,1 606,556,1 620,660,1 690,660,1 656,570,1 664,530,1 656,462,1;744,424,1 732,480,1 710,530,1 720,650,1 800,600,1 776,530,1 788,480,1 768,402,1;848,320,1 828,390,1 808,440,1 836,560,1 906,500,1 872,430,1 876,380,1 862,290,1';
/** Blue ice in the deepest of it. */
const CREVASSES = [
  '352,530,0 420,578,5 500,612,0',
  '540,596,0 610,606,5 690,598,0',
  '690,628,0 770,600,5 836,546,0',
  '846,470,0 866,420,4 878,360,0',
  '320,400,0 336,450,4 366,500,0',
];
/** Rock that comes through the ice, and the sides of it in the light. */
const SPURS =
  '392,680,1 428,596,1 424,570,1 446,540,1 462,530,1 474,490,1 488,526,1 504,540,1 520,590,1 570,640,1 640,690,1';
const LIT_SPURS =
  '374,720,1 400,664,1 396,640,1 428,596,1 424,570,1 446,540,1 462,530,1 474,490,1 474,540,1 456,580,1 470,620,1 444,670,1 450,720,1';
/** What of the rock below and beside the ice looks up to it. */
const RIBS =
  '316,208,1 282,246,1 262,256,1 226,318,1 190,340,1 154,404,1 116,424,1 76,486,1 30,504,1 -20,570,1 -60,584,1 -60,740,1 60,740,1 96,660,1 84,620,1 140,560,1 136,520,1 196,450,1 200,400,1 250,340,1 256,300,1;884,208,1 912,262,1 938,280,1 968,344,1 1004,362,1 1040,428,1 1080,446,1 1110,500,1 1160,520,1 1206,580,1 1260,600,1 1260,740,1 1130,740,1 1090,660,1 1100,620,1 1040,560,1 1044,520,1 984,450,1 986,410,1 940,350,1 936,310,1;270,440,1 250,500,1 262,530,1 214,610,1 226,650,1 180,740,1 330,740,1 316,690,1 350,640,1 320,590,1 330,550,1;760,740,1 790,690,1 850,650,1 866,600,1 900,560,1 896,610,1 920,640,1 900,700,1 940,740,1';

/** Two summits and the ice between them, which is a moon that lies on its back: 1200 pixels wide, its foot at y 706. */
export const moonOfIce: readonly Layer[] = [
  within(ROCK, RANGE, cut(RIB, RIBS)),
  within(ICE, MOON, cut(FLANK, AWAY), cut(BLUE, ...CREVASSES.map((row) => limb(row)))),
  cut(ROCK, SPURS),
  cut(RIB, LIT_SPURS),
];

/** All of the moon, of which the dark part is the sky between the summits. */
export const darkOfMoon = (fill: string): Layer => cut(fill, disc(LIMB.x, LIMB.y, LIMB.r));
