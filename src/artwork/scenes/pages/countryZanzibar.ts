import { cut, floor, inked, spots, strata, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc } from '../../drawing/brush.ts';
import { brassStudded } from '../../figures/placing/brassStudded.ts';
import { light } from '../../light/light.ts';

/** Zanzibar's emblem: a carved door of Stone Town ajar, and the sea. */
export const countryZanzibar: readonly Picture[] = [
  picture(
    'countries/zanzibar',
    light('morning', 'zanzibar', 'right'),
    plan({ subject: [640, 170, 360, 640], camera: 'frame' }),
    strata(['#58bcd0', '#a8e0dc', '#e8f8e4'], { x: 560, width: 460, height: 430 }),
    strata(['#0c7c9c', '#1cb0b4', '#7ce4d0', '#d0f4d8'], { x: 560, y: 420, width: 460, height: 250 }),
    inked('#eafff0', 4, '720,470 800,470', '620,520 700,520', '880,560 960,560'),
    floor('#fff0c8', '500,660 760,640 1100,672'),
    floor('#e8c48c', '500,800 1100,800'),
    cut({ fill: '#8a5a6a', opacity: 0.55 }, '760,810,1 880,806,1 700,920,1 480,920,1'),
    // A woman in a yellow kanga goes out to the shore.
    cut(
      '#5c3020',
      box(770, 780, 24, 42),
      box(820, 776, 24, 42),
      disc(780, 822, 20, 8),
      disc(832, 818, 20, 8),
    ),
    cut('#6a3826', '786,424,1 824,424,1 826,470,1 782,470,1'),
    within(
      '#f7b528',
      '782,450,1 740,468 714,520 702,600 716,656 734,664,1 726,796,1 886,796,1 878,664,1 896,656 908,600 896,520 870,468 828,450,1 804,470',
      cut('#c8702c', '790,440,1 796,520 770,640 780,800,1 690,800,1 690,440,1'),
      cut('#ffe48a', '840,450,1 870,480 882,560 876,660 868,800,1 920,800,1 930,450,1'),
      inked('#c8321e', 16, '690,752 800,766 920,750'),
      inked('#c8321e', 10, '734,470 780,540 860,600 920,616', '690,724 800,738 920,722'),
      cut('#fff3c4', ...spots('760,752 790,760 820,762 850,758 730,746 876,752', 5)),
      inked('#c8702c', 6, '790,600 780,660 784,710', '840,640 850,680 846,716'),
    ),
    // Her headcloth, knotted high.
    cut('#d8402a', disc(804, 396, 42, 44), disc(810, 350, 27, 22)),
    cut('#8c2430', '790,334,1 804,372 796,440,1 770,430 758,396 770,366 784,352'),
    cut('#ff7a4c', '826,356,1 848,384 840,424 826,436,1 834,396'),
    ...brassStudded,
  ),
];
