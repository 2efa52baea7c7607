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
      '-60,940,1 -60,800,1 70,752 190,682 296,592 352,510 388,462 440,446,1 540,440 660,442 784,434,1 840,460 878,514 940,600 1056,694 1160,752 1260,790,1 1260,940,1',
      cut(SHADE, '610,420,1 650,560 620,700 690,940,1 1280,940,1 1280,420,1'),
      cut(
        SNOW,
        '360,400,1 140,560,1 150,700,1 176,742 204,744 226,716 240,672 262,654 278,678 280,698 289,728 311,728 320,698 322,618 333,592 349,592 360,618 362,638 369,668 387,668 394,638 396,598 406,572 418,572 428,598 430,730 444,760 480,760 494,730 496,592 509,566 526,566 539,592 541,626 548,656 564,656 571,626 573,594 594,568 621,568 642,594 644,670 653,700 675,700 684,670 686,592 696,566 710,566 720,592 722,714 737,744 775,744 790,714 792,596 804,570 820,570 832,596 834,646 841,676 859,676 866,646 868,614 876,588 886,588 893,614 895,694 904,724 928,724 937,694 939,682 954,654 974,668 990,706 1012,738 1040,738 1072,700,1 1080,560,1 860,400,1',
      ),
      cut(GLOW, '440,420,1 470,500 540,532 610,536 690,524 750,490 780,420,1'),
    ),
    floor(GROUND, '-40,880 300,856 640,880 900,862 1240,876'),
    moved({ x: 600, y: 468, scale: 1.03 }, ...torchLilyFlame),
    cut(
      LEAF,
      limb('604,960,26 520,860,22 400,832,15 290,880,3'),
      limb('604,960,26 690,850,22 810,826,15 920,880,3'),
    ),
    cut(
      LEAF_LIT,
      limb('604,960,26 566,876,22 506,820,13 430,818,3'),
      limb('604,960,26 650,876,22 700,816,13 776,808,3'),
    ),
  ),
];
