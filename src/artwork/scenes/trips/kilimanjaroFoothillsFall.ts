import { cut, glow, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { walkersAtFall } from '../../figures/placing/walkersFromBehind.ts';
import { ferns } from '../../figures/plants/ferns.ts';
import { blade, farWalls, gorgeFrame, gorgeHead, nearWalls, shaftOfSun } from '../../land/fernGorge.ts';
import { light } from '../../light/light.ts';

const STONE = { dark: '#0c2f38', lit: '#5fae96' };
const FERN = ['#0e3a3c', '#2f7f58', '#a8cc5c'] as const;
const FERN_DARK = ['#051a22', '#0d3438', '#1d5a50'] as const;

/** The gorge in the foothills of Kilimanjaro. */
export const kilimanjaroFoothillsFall: readonly Picture[] = [
  // Up the gorge: wall behind wall, and at its end the fall, one blade of light.
  picture(
    'packages/kilimanjarofoothills-2',
    light('noon', 'tanzania', 'left'),
    plan({ subject: [612, 300, 96, 360], camera: 'back' }),
    ...gorgeHead,
    shaftOfSun,
    ...blade,
    wash(['#a6dfcc', '#3f9f9c', '#155a64'], { y: 676, height: 234 }),
    ...farWalls,
    cut(
      '#e2f7ec',
      '500,690,1 540,660 580,668 610,646 650,652 690,642 730,664 770,660 806,690,1 740,700 660,696 560,700',
    ),
    glow(660, 660, 190, '#f4fff6', 0.7),
    ...nearWalls,
    cut(
      '#eefaf2',
      '610,692,1 716,692,1 702,712 734,726,1 690,738 712,756,1 676,764 700,786,1 668,796 684,820,1 656,834 668,880,1 644,850 652,826,1 630,812 648,792,1 616,782 640,764,1 604,752 630,738,1 588,724 620,710',
    ),
    cut(
      '#9fdccc',
      '760,724,1 820,718 850,724 800,732;470,744,1 540,738 570,746 510,752;720,812,1 780,804 830,812 770,820',
    ),
    // The gravel they stand on, and stones that lead to it.
    cut(
      STONE.dark,
      '380,800,1 420,770 500,756,1 560,748 600,754 628,770,1 600,786,1 520,800 440,830,1',
      '330,880,1 352,846 400,832,1 460,836 500,858,1 486,880,1 420,900',
      '744,776,1 760,756 800,750,1 836,758 848,776,1 800,788',
      '622,872,1 648,842 700,832,1 748,840 774,866,1 730,884 660,888',
    ),
    cut(
      STONE.lit,
      '404,788,1 430,772,1 500,756,1 560,748 600,754 624,768,1 590,774 520,780 460,792,1',
      '344,864,1 352,846 400,832,1 440,832 470,842,1 400,846',
      '752,764,1 760,756 800,750,1 824,754,1 790,758',
      '632,858,1 648,842 700,832,1 740,838,1 690,844',
    ),
    ...walkersAtFall(566, 768, 0.56),
    ...gorgeFrame,
    ...ferns({ x: 1130, y: 930, reach: 300, angles: [2.9, 0.4, 2.2, 1.2, 2.6, 1.7, 0.8, 2, 1.4] }, FERN),
    ...ferns({ x: 70, y: 940, reach: 330, angles: [2.9, 0.4, 2.2, 1.2, 2.6, 1.7, 0.8, 2, 1.4] }, FERN_DARK),
  ),
];
