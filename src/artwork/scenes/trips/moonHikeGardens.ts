import { cut, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { coffeeGreeting } from '../../figures/placing/coffeeGreeting.ts';
import { light } from '../../light/light.ts';

const [PAPER, ROCK, SKY, HILL, SLOPE, COFFEE] = [
  '#f6f4ea',
  '#17303a',
  '#74bac6',
  '#4d9a5c',
  '#2c6f4c',
  '#b8402c',
];

/** Day one of the hike in the Mountains of the Moon: a greeting among the coffee. */
export const moonHikeGardens: readonly Picture[] = [
  picture(
    'packages/mountainsofthemoonhike-2',
    light('morning', 'uganda', 'right'),
    plan({ subject: [130, 320, 270, 380], camera: 'close' }),
    wash([SKY, SKY]),
    cut(
      PAPER,
      '380,420,1 440,300,1 480,250,1 510,280,1 590,120,1 630,190,1 660,170,1 740,300,1 780,280,1 860,420,1 880,560,1 360,560,1',
    ),
    cut(
      ROCK,
      '590,120,1 510,280,1 500,360,1 480,420,1 560,420,1 580,340,1 560,280,1 596,200,1',
      '480,250,1 440,300,1 390,420,1 440,420,1 462,360,1 450,310,1',
      '660,170,1 644,240,1 670,300,1 650,420,1 720,420,1 700,330,1 680,260,1',
      '780,280,1 750,350,1 770,420,1 830,420,1',
    ),
    cut(
      PAPER,
      '-40,560,1 -40,470 60,420 140,430 200,460,1 260,400 330,410 350,440,1 400,380 470,380 510,410,1 560,370 640,370 680,404,1 740,370 860,380 900,440,1 1000,400 1080,440,1 1130,400 1240,400,1 1240,560,1',
    ),
    cut(HILL, '-40,520,1 400,500 600,470 800,500 1240,470,1 1240,940,1 -40,940,1'),
    cut(SLOPE, '-40,700,1 500,640 700,640 1240,720,1 1240,940,1 -40,940,1'),
    cut(
      COFFEE,
      '462,540,1 556,524,1 578,556,1 470,576,1',
      '600,520,1 676,522,1 706,554,1 626,552,1',
      '486,600,1 610,578,1 650,620,1 500,648,1',
      '676,576,1 748,582,1 790,622,1 716,616,1',
    ),
    ...coffeeGreeting,
  ),
];
