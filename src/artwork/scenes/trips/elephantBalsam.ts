import { cut, inked, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [SKY, ROCK, SNOW, LEAF] = ['#a9dccb', '#2f5f9e', '#fff8ea', '#0d4f3c'];
const [RED, PETAL, YELLOW] = ['#c9202e', '#f4604c', '#ffc02e'];

/** The elephant before Kilimanjaro is a flower: a balsam of this mountain alone, its yellow spur the trunk. */
export const elephantBalsam: readonly Picture[] = [
  picture(
    'packages/kilimanjarofoothills-4',
    light('morning', 'tanzania', 'left'),
    plan({ subject: [520, 190, 190, 300], camera: 'profile' }),
    wash(SKY),
    cut(
      ROCK,
      '-40,940,1 -40,910,1 260,800 480,680 640,540 700,470,1 800,480,1 1170,480,1 1260,580,1 1260,940,1',
    ),
    cut(
      SNOW,
      '700,470,1 740,420 810,392 980,382 1110,394 1180,460 1260,560,1 1200,600,1 1176,490 1150,490 1120,570,1 1090,490 1050,500 1030,600,1 990,500 950,490 920,540,1 880,480 840,500 820,580,1 790,510 760,500 740,550,1',
    ),
    // Stem and leaves.
    inked(LEAF, 22, '84,940,1 126,400 140,-40,1'),
    inked(LEAF, 14, '124,320,1 170,110 330,30 500,20 516,200,1'),
    cut(
      LEAF,
      '100,650,1 190,610 320,620 400,700 430,800,1 340,830 190,800 98,700,1',
      '116,430,1 80,330 20,300 -60,300,1 -60,440,1 0,480 80,480 112,460,1',
      '126,250,1 130,180 90,80 10,40,1 0,120 50,220 122,290,1',
    ),
    // Head, trunk, ear, eye: pouch, spur and petals of one flower.
    cut(
      RED,
      '420,300,1 446,214 516,176 616,184 690,244 738,360 760,440,1 720,540 650,500,1 636,570 590,624 540,600 510,540 440,480',
    ),
    cut(
      YELLOW,
      '644,488,1 690,452 760,440,1 782,520 810,660 876,716 950,700 970,650 950,620 916,610,1 926,582,1 990,580 1030,640 1020,730 930,806 800,776 716,680 668,580',
    ),
    cut(
      PETAL,
      '500,300,1 460,210 360,170 280,230 250,200 180,270 150,400 210,520 290,560 310,640 390,650,1 450,590 520,500 540,380',
    ),
    cut(YELLOW, '450,320,1 360,300 310,380 330,470 380,540,1 440,480 470,400'),
    cut(LEAF, disc(604, 368, 15)),
  ),
];
