import { cut, floor, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { torchLilyFlame } from '../../figures/plants/torchLilyFlame.ts';
import { light } from '../../light/light.ts';

const [SKY, ROCK, SHADE, SNOW, GLOW] = ['#2a1747', '#4b4fae', '#3a3d92', '#fff3dc', '#ffd985'];
const [GROUND, LEAF, LEAF_LIT] = ['#0d2f35', '#1d6a4c', '#4c9a56'];

/** The walk to Maundi crater at nightfall. */
export const foothillsFlame: readonly Picture[] = [
  // A torch lily is the flame on Kibo, whose snow runs down as the wax of a candle.
  picture(
    'packages/kilimanjarofoothills-5',
    light('night', 'tanzania', 'left'),
    plan({ subject: [400, 445, 400, 110], camera: 'close' }),
    wash(SKY),
    within(
      ROCK,
      '-60,940,1 -60,820,1 90,756 220,650 320,530 370,470 420,446,1 540,438 660,442 790,432,1 850,454 910,530 1010,660 1130,760 1260,820,1 1260,940,1',
      cut(SHADE, '610,420,1 650,560 620,700 690,940,1 1280,940,1 1280,420,1'),
      cut(
        SNOW,
        '360,400,1 150,500,1 170,680,1 196,720 226,722 240,690 248,630 270,606 288,620 290,650 292,716 306,738 324,730 330,700 334,610 348,580 376,580 388,610 390,650 400,674 418,674 428,650 430,600 442,570 470,564 486,594 490,730 500,768 524,768 534,730 536,600 550,570 590,566 640,570 656,600 658,660 668,690 692,690 702,660 704,600 718,576 746,576 758,606 760,712 770,744 792,744 802,712 804,600 818,572 844,572 856,600 858,632 868,656 886,656 896,632 898,600 914,584 934,592 944,620 962,690 990,720 1020,700 1060,640,1 1060,500,1 860,400,1',
      ),
      cut(GLOW, '440,420,1 470,500 540,532 610,536 690,524 750,490 780,420,1'),
    ),
    floor(GROUND, '-40,880 300,856 640,880 900,862 1240,876'),
    moved({ x: 600, y: 468, scale: 1.1 }, ...torchLilyFlame),
    cut(
      LEAF,
      limb('604,960,26 520,860,22 400,832,15 290,880,3'),
      limb('604,960,26 690,850,22 810,826,15 920,880,3'),
    ),
    cut(
      LEAF_LIT,
      limb('604,960,26 566,870,22 500,806,13 424,800,3'),
      limb('604,960,26 650,870,22 706,800,13 784,786,3'),
    ),
  ),
];
