import { cut, floor, glow, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { chimpanzeeMotherLeaving } from '../../figures/placing/chimpanzeeMotherLeaving.ts';
import { light } from '../../light/light.ts';

/** The forest of Kibale and those who walk ahead in it. */
export const kibaleLeaving: readonly Picture[] = [
  picture(
    'articles/kibale',
    light('morning', 'uganda', 'left'),
    plan({ subject: [420, 200, 390, 600], camera: 'back' }),
    wash(['#e8f0a8', '#fbf8cc', '#eaf0b0', '#98c88c'], { height: 920 }),
    glow(620, 260, 480, '#fffce0', 0.9),
    cut(
      '#d0e49c',
      '300,-20,1 336,-20,1 340,600,1 296,600,1',
      '500,-20,1 530,-20,1 534,580,1 496,580,1',
      '780,-20,1 806,-20,1 810,580,1 774,580,1',
    ),
    cut(
      '#9ccc8c',
      '190,-20,1 256,-20,1 262,480 290,640,1 160,640,1 186,480',
      '890,-20,1 950,-20,1 956,480 986,640,1 860,640,1 886,480',
    ),
    floor('#84bc80', '-40,590 300,570 620,560 900,570 1240,590'),
    floor('#5ca074', '-40,640 240,600 420,640 620,700 900,630 1240,610'),
    cut('#f0dca0', '596,562,1 640,562,1 690,620 820,740 1000,920,1 200,920,1 380,760 560,640'),
    cut('#d8b87c', '640,562,1 690,620 820,740 1000,920,1 860,920,1 760,780 660,640'),
    // Two great trunks frame the way: one with its lit edge away from us, one lit.
    cut('#2c6c60', '-40,-20,1 110,-20,1 116,420 140,640 250,800,1 -40,880,1'),
    cut('#17484a', '-40,-20,1 40,-20,1 36,440 60,680 120,850,1 -40,880,1'),
    cut('#2c6c60', '1070,-20,1 1240,-20,1 1240,860,1 950,790,1 1040,640 1066,420'),
    cut('#d4ec94', '1070,-20,1 1090,-20,1 1086,420 1064,640 980,796,1 950,790,1 1040,640 1066,420'),
    cut('#17484a', '1170,-20,1 1240,-20,1 1240,860,1 1130,832,1 1160,640 1164,400'),
    floor('#2f7458', '-40,800 120,790 240,830 330,920,1', 920),
    ...chimpanzeeMotherLeaving,
    cut(
      '#0f3a3c',
      limb('-20,930,8 80,800,38 210,720,0;40,940,8 150,860,34 310,830,0;-40,900,8 0,760,36 70,640,0'),
      limb(
        '1220,930,8 1130,810,38 1010,750,0;1180,940,8 1060,880,32 930,870,0;1240,900,8 1200,760,34 1140,660,0',
      ),
    ),
    cut('#3c8a54', limb('0,930,6 110,840,26 250,790,0;-30,890,6 40,770,24 130,670,0')),
  ),
];
