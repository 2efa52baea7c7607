import { cut, floor } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { mortar, mortarFront, pounder, poundingMan } from '../../figures/people/coffeePounders.ts';
import { tornHalf } from '../../figures/plants/tornLeaf.ts';
import { light } from '../../light/light.ts';

/** Coffee on the slopes of Kilimanjaro: two pound the beans and sing. */
export const kilimanjaroCoffee: readonly Picture[] = [
  picture(
    'packages/kilimanjarofoothills-1',
    light('morning', 'tanzania', 'right'),
    plan({ subject: [850, 570, 240, 320], camera: 'close' }),
    cut('#9ad6c6', '-10,-10,1 1210,-10,1 1210,910,1 -10,910,1'),
    cut(
      '#2f7090',
      '-60,620,1 -60,470,1 100,400 220,310,1 330,200,1 380,150,1 440,128,1 540,116,1 620,120,1 720,108,1 810,118,1 870,150,1 920,210,1 1020,300 1240,390,1 1240,620,1',
    ),
    cut(
      '#ffffff',
      '290,244,1 330,200,1 380,150,1 440,128,1 540,116,1 620,120,1 720,108,1 810,118,1 870,150,1 930,222,1 900,226,1 884,250,1 862,214,1 820,220,1 800,262,1 782,340,1 764,260,1 744,210,1 700,206,1 676,236,1 640,200,1 612,300,1 604,372,1 580,270,1 552,222,1 520,248,1 492,206,1 460,214,1 444,256,1 420,216,1 384,230,1 364,290,1 344,236,1 312,246,1 296,262,1',
    ),
    floor('#5aa36a', '-40,500 200,470 500,500 800,466 1240,510'),
    floor('#17553f', '-40,590 200,560 500,590 800,556 1240,600'),
    cut(
      '#0f3d34',
      tornHalf(
        [
          [-60, 560],
          [-20, 300],
          [160, 250],
        ],
        { wide: 90, strips: [0.7, 0.9, 1, 0.8, 0.6] },
      ),
      tornHalf(
        [
          [1240, 600],
          [1220, 330],
          [1080, 280],
        ],
        { wide: -90, strips: [0.7, 0.9, 1, 0.8, 0.6] },
      ),
    ),
    ...mortar,
    ...poundingMan,
    ...pounder,
    ...mortarFront,
    cut(
      '#e8b068',
      disc(520, 740, 10, 7),
      disc(596, 716, 10, 7),
      disc(730, 730, 9, 7),
      disc(700, 690, 10, 7),
      disc(460, 700, 9, 7),
    ),
  ),
];
