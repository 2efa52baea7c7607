import { cut, inked, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box } from '../../drawing/brush.ts';
import { wetHairBather } from '../../figures/people/wetHairBather.ts';
import { bananaLeafHalf } from '../../land/bananaLeafGorge.ts';
import { light } from '../../light/light.ts';

const [SKY, POOL, DEEP, WATER, COOL] = ['#f6b26b', '#2a9d9a', '#17767a', '#fffaf0', '#bfe0da'];

/** A waterfall in the banana country of the Chagga: it runs down the gorge as the midrib runs down the leaf. */
export const bananaLeafFall: readonly Picture[] = [
  picture(
    'packages/kilimanjarofoothills-2',
    light('noon', 'tanzania', 'right'),
    plan({ subject: [570, 180, 60, 440], camera: 'back' }),
    cut(SKY, box(-20, -20, 1240, 780)),
    bananaLeafHalf(600, {
      side: -1,
      leaf: '#0f4a3c',
      band: '#155a4a',
      behind: SKY,
      tears: [
        [234, 0.55, 18],
        [434, 0.34, 36],
        [534, 0.78, 12],
        [684, 0.6, 22],
      ],
    }),
    bananaLeafHalf(600, {
      side: 1,
      leaf: '#2b8a4e',
      band: '#379a58',
      behind: SKY,
      tears: [
        [184, 0.74, 12],
        [334, 0.42, 30],
        [534, 0.66, 18],
        [734, 0.5, 26],
      ],
    }),
    cut(POOL, box(-20, 748, 1240, 180)),
    cut(
      DEEP,
      '160,748,1 1040,748,1 1042,766,1 1004,776 1046,790,1 1036,806,1 990,816 1040,834,1 1024,850,1 970,860 1004,880,1 990,920,1 210,920,1 196,880,1 240,864 176,850,1 160,834,1 214,818 164,806,1 154,790,1 196,778 158,766,1',
    ),
    cut(
      WATER,
      '598,34,1 602,34,1 608,90 614,180 618,268 630,290 628,400 640,476 654,510 654,600 672,680 690,770,1 512,770,1 530,680 546,600 546,510 560,476 572,400 570,290 582,268 586,180 592,90',
    ),
    cut(
      COOL,
      '603,130,1 610,200 616,300 614,420,1 606,300 603,200;628,420,1 640,520 642,600 656,740,1 636,740,1 628,600 630,520;578,430,1 574,540 568,640 548,740,1 574,740,1 582,640 582,540',
    ),
    cut(
      WATER,
      '370,778 388,750 424,748 446,716 492,714 510,686 560,676 600,684 640,676 690,688 706,714 754,716 776,748 812,750 830,778 790,800 740,790 690,808 620,798 560,810 500,792 440,804 400,796',
    ),
    inked(COOL, 5, '330,812 400,806 470,820', '730,820 800,808 880,814', '470,876 560,886 660,878'),
    moved({ x: 600, y: 826, scale: 0.78 }, ...wetHairBather),
    cut(DEEP, '540,822,1 570,828 630,828 660,822,1 664,850,1 536,850,1'),
    inked(COOL, 5, '520,836 556,830 600,838 644,830 680,836'),
  ),
];
