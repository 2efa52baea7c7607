import { cut, floor, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { colobusBeforeSnow } from '../../figures/animals/colobusBeforeSnow.ts';
import { light } from '../../light/light.ts';

const [SKY, SNOW, ICE, ROCK, SHADE] = ['#f0b843', '#fffdf5', '#c3d6ea', '#4a6d92', '#335277'];
const [FOREST, FAR_FOREST, BARK] = ['#12352f', '#1f5246', '#0e1718'];
const RIDGE =
  '-40,-20,1 330,-20,1 344,90,1 316,180,1 356,270,1 330,380,1 390,500,1 350,700,1 -40,700,1;980,60,1 1010,170,1 980,260,1 1050,380,1 1030,520,1 1100,700,1 1240,700,1 1240,60,1';

/** Who lives in the forest of the mountain. */
export const kilimanjaroColobus: readonly Picture[] = [
  // A colobus, black before Kibo's snow; its mantle and tail fall white over the dark forest.
  picture(
    'places/kilimanjaro-3',
    light('morning', 'tanzania', 'right'),
    plan({ subject: [600, 200, 200, 180], camera: 'close' }),
    wash(SKY, { height: 300 }),
    within(
      ROCK,
      '-40,330,1 20,262 90,176 140,110,1 220,84 360,66 520,58,1 700,56 860,64 980,86,1 1050,130 1120,210 1240,330,1 1240,760,1 -40,760,1',
      cut(SHADE, RIDGE),
      within(
        SNOW,
        '60,0,1 70,240,1 118,240,1 160,330,1 214,336,1 250,270,1 300,300,1 356,440,1 420,452,1 456,380,1 500,460,1 556,470,1 600,400,1 690,392,1 740,430,1 800,380,1 860,396,1 900,470,1 950,452,1 980,340,1 1040,350,1 1084,250,1 1130,240,1 1150,0,1',
        cut(
          ICE,
          RIDGE,
          '850,40,1 905,40,1 940,170,1 896,270,1 930,370,1 900,470,1 860,396,1 838,300,1 876,180,1',
        ),
      ),
    ),
    floor(
      FAR_FOREST,
      '0,640 30,606 74,600 96,622,1 120,610 150,612 166,630,1 200,576 270,560 318,592 330,616,1 352,604 380,610,1 420,590 470,596 486,622,1 530,610 556,620,1 600,570 690,566 720,600 728,624,1 760,606 800,618,1 850,590 900,596 914,616,1 960,560 1030,548 1066,580 1072,606,1 1110,590 1140,600,1 1180,570 1200,566',
    ),
    floor(
      FOREST,
      '0,760 60,740 90,756,1 140,690 240,672 300,710 312,744,1 350,730 390,746,1 420,728 470,740,1 540,700 610,712 640,752,1 690,738 730,756,1 800,720 850,730 870,750,1 930,690 1010,684 1050,720 1060,748,1 1110,730 1200,700',
    ),
    cut(BARK, limb('1260,420,60 1100,470,44 900,492,30 600,488,24 380,494,18 220,520,12 120,516,4')),
    cut(BARK, limb('330,500,12 250,460,9 190,450,3;420,490,12 340,560,9 280,590,3')),
    ...colobusBeforeSnow,
  ),
];
