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
      '290,244,1 330,200,1 380,150,1 440,128,1 540,116,1 620,120,1 720,108,1 810,118,1 870,150,1 936,226,1 890,232,1 850,290,1 810,240,1 768,236,1 740,330,1 690,340,1 650,250,1 604,236,1 570,262,1 536,370,1 480,384,1 440,270,1 396,244,1 350,290,1 310,262,1',
    ),
    cut(
      '#b4d4e4',
      '290,244,1 330,200,1 380,150,1 440,128,1 520,118,1 500,180,1 540,256,1 512,310,1 536,370,1 480,384,1 440,270,1 396,244,1 350,290,1 310,262,1',
      '690,112,1 750,111,1 728,184,1 764,256,1 740,330,1 690,340,1 712,256,1 680,184,1',
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
