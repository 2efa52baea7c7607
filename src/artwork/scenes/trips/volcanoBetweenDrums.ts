import { cut, floor, inked, moved, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [SKY, FAR, CONE, SHADE, MIST, EARTH] = [
  '#ee8640',
  '#6a4f97',
  '#3a469c',
  '#20265f',
  '#fbdfae',
  '#34182a',
];
const [WOOD, DEEP, HIDE, DUSK, COW] = ['#a8332a', '#6e1d25', '#fdf1d6', '#dcb78c', '#2a1620'];

/** A royal drum's body: wide at the hide, narrow at the foot, bellied. */
const BODY =
  '-276,0,1 -272,70 -240,190 -176,330 -96,440 -70,536,1 70,536,1 96,440 176,330 240,190 272,70 276,0,1';
/** The lower edge of the hide, drawn down in points by its thongs. */
const HEM =
  '-290,-20,1 -290,60,1 -264,150,1 -204,74,1 -158,160,1 -106,92,1 -54,178,1 0,98,1 54,178,1 106,92,1 158,160,1 204,74,1 264,150,1 290,60,1 290,-20,1';
/** The hide under the foot is drawn up the same way. */
const FOOT =
  '-120,560,1 -104,450,1 -74,476,1 -48,446,1 -24,474,1 0,442,1 24,474,1 48,446,1 74,476,1 104,450,1 120,560,1';
/** The thongs between the two, those in the light and those in shade. */
const LIT = [
  '-250,126 -200,260 -140,380 -98,452',
  '-158,156 -124,290 -76,400 -48,450',
  '-54,174 -42,300 -12,400 0,444',
  '-158,156 -140,290 -112,400 -98,452',
  '-54,174 -60,300 -60,400 -48,450',
  '54,174 30,300 4,400 0,444',
];
const DIM = [
  '158,156 112,290 64,400 48,450',
  '54,174 60,300 58,400 48,450',
  '158,156 146,290 120,400 98,452',
  '250,126 200,260 140,380 98,452',
];

/** A drum of the court, its hides sewn on with the hair; the middle of its skin at the origin. */
const drum = (coat: string, crown: string) => [
  within(
    WOOD,
    BODY,
    cut(DEEP, '96,-10,1 120,180 80,330 40,440 40,560,1 300,560,1 300,-10,1'),
    inked(HIDE, 8, ...LIT),
    inked(DUSK, 8, ...DIM),
    cut(HIDE, FOOT),
    within(HIDE, HEM, cut(COW, coat)),
    cut(DUSK, '34,464,1 34,560,1 120,560,1 104,450,1 74,476,1 48,446,1'),
  ),
  within(
    'none',
    BODY,
    within('none', HEM, cut({ fill: DEEP, opacity: 0.3 }, '96,-20,1 110,200,1 300,200,1 300,-20,1')),
  ),
  cut(DUSK, disc(0, 6, 280, 62)),
  within(HIDE, disc(0, -4, 280, 60), cut(COW, crown)),
];

/** The evening of the trip: what two drums leave open between them is a volcano. */
export const volcanoBetweenDrums: readonly Picture[] = [
  picture(
    'packages/volcanoesandgorillas-3',
    light('sunset', 'rwanda', 'left'),
    plan({ subject: [500, 260, 200, 480], camera: 'front' }),
    cut(SKY, box(-20, -20, 1240, 940)),
    cut(
      FAR,
      '-40,470,1 20,560 110,680 160,760,1 1040,760,1 1090,680 1180,560 1240,470,1 1240,840,1 -40,840,1',
    ),
    within(
      CONE,
      '200,860,1 400,640 500,420 548,214,1 572,200 586,206 600,222 618,202 634,200 652,214,1 700,420 800,640 1000,860,1',
      cut(SHADE, '606,180,1 620,290 590,360 640,450 616,540 690,640 650,720 700,880,1 980,880,1 980,200,1'),
    ),
    floor(MIST, '-40,770 160,740 400,780 560,744 700,772 900,736 1060,776 1240,750'),
    floor(EARTH, '-40,830 300,818 700,834 1240,820'),
    moved(
      { x: 216, y: 190, scale: 1.24 },
      ...drum(
        '-300,40,1 -190,30 -150,70 -170,120 -230,200 -300,200,1',
        '-290,60,1 -260,0 -190,-24 -150,0 -110,6 -130,30 -60,40 -70,70,1;40,-80,1 50,-30 100,-36 130,-10 180,-20 170,-80,1',
      ),
    ),
    moved(
      { x: 984, y: 190, scale: 1.24 },
      ...drum(
        '60,0,1 50,90 90,130 70,170 130,230 300,230,1 300,0,1',
        '30,80,1 60,30 120,40 150,0 210,-6 240,-40 290,-50,1 290,80,1;-190,-70,1 -200,-30 -150,-34 -130,-8 -80,-14 -90,-40 -40,-70,1',
      ),
    ),
  ),
];
