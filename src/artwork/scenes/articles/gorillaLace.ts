import { cut, floor, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { gorillaAtLace } from '../../figures/placing/gorillaAtLace.ts';
import { lacedBoot, looseLace } from '../../figures/placing/lacedBoot.ts';
import { light } from '../../light/light.ts';

/** What a young gorilla comes for: the head of the six tips. */
export const gorillaLace: readonly Picture[] = [
  picture(
    'articles/gorillatrekkingtips',
    light('morning', 'uganda', 'right'),
    plan({ subject: [740, 340, 300, 420], camera: 'close' }),
    wash(['#f4f6d0', '#dcebb4', '#a8cf94', '#6fa878'], { height: 720 }),
    cut(
      '#c4dca4',
      '480,-20,1 530,-20,1 524,620,1 556,700,1 456,700,1 486,620,1;1120,-20,1 1160,-20,1 1154,640,1 1180,700,1 1090,700,1 1116,640,1',
    ),
    cut('#a0c68c', '640,-20,1 672,-20,1 664,620,1 690,700,1 616,700,1 640,620,1'),
    // The mother, her back to us, in the mist.
    cut(
      '#7cac84',
      '620,720,1 632,560 680,440 770,362 860,330,1 876,262 916,206 976,186 1036,206 1076,262 1092,326,1 1190,370 1240,430,1 1240,720,1',
    ),
    cut(
      '#aed09c',
      '976,186,1 1036,206 1076,262 1092,326,1 1190,370 1240,430,1 1240,490,1 1170,410 1060,372 1030,300 1030,240',
    ),
    cut({ fill: '#eef4cc', opacity: 0.5 }, disc(900, 690, 420, 60), disc(520, 650, 300, 40)),
    floor('#4f8c58', '-40,690 300,668 640,690 940,676 1240,700'),
    floor('#2c6448', '-40,780 240,740 620,756 960,742 1240,770'),
    cut('#8ebc58', '700,752,1 860,738 1040,740 1220,764,1 1220,790,1 1000,776 820,780'),
    cut({ fill: '#0c2a28', opacity: 0.5 }, disc(880, 802, 230, 22), disc(300, 816, 440, 26)),
    gorillaAtLace({ x: 910, y: 800, scale: 1.02 }),
    ...lacedBoot,
    ...looseLace(774, 664),
    floor('#0f2c2c', '-40,870 120,836 300,866 520,842 760,872 1000,846 1240,876'),
    cut(
      '#0f2c2c',
      '1240,640,1 1150,690 1090,780 1060,900,1 1240,900,1',
      '-40,880,1 60,780 120,820 100,900,1',
    ),
    cut('#1f5040', '1240,640,1 1150,690 1090,780 1060,900,1 1150,780,1'),
  ),
];
