import { cut, spots, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { gorillaPairAtEdge } from '../../figures/placing/gorillaPairAtEdge.ts';
import { light } from '../../light/light.ts';

const [SKY, FIELD, PALE, EARTH, FOREST, ROOF] = [
  '#f6efda',
  '#9dbb5a',
  '#d5db8a',
  '#c1693f',
  '#2c6a4a',
  '#7d2f2a',
];

const EDGE = spots(
  '650,110 700,76 760,58 820,62 890,36 960,44 1040,24 1110,34 1180,12 610,170 596,240 580,310 572,380',
  44,
  40,
);

/** Where the forest ends and the gardens begin. */
export const bwindiEdge: readonly Picture[] = [
  picture(
    'places/bwindi-3',
    light('morning', 'uganda', 'left'),
    plan({ subject: [420, 260, 500, 500], camera: 'close' }),
    wash([SKY, SKY]),
    cut(FIELD, '-40,360,1 120,260 300,190 460,140 640,110,1 700,900,1 700,940,1 -40,940,1'),
    cut(
      PALE,
      '-40,470,1 160,360 400,262 660,200,1 660,262,1 400,330 160,440 -40,550,1',
      '-40,720,1 200,610 420,550 500,540,1 500,610,1 220,680 -40,810,1',
    ),
    cut(
      EARTH,
      '-40,550,1 160,440 400,330 660,262,1 660,310,1 400,396 180,500 -40,620,1',
      '-40,890,1 200,770 440,720 500,712,1 500,780,1 220,850 0,940,1 -40,940,1',
    ),
    // The forest's edge, as straight as a wall.
    cut(FOREST, '640,110,1 700,64,1 900,40,1 1240,10,1 1240,940,1 600,940,1 560,400,1 590,240,1', ...EDGE),
    cut(
      SKY,
      '176,300,1 214,276,1 252,288,1 252,322,1 176,338,1',
      '350,206,1 372,194,1 394,198,1 394,216,1 350,228,1',
    ),
    cut(
      ROOF,
      '166,304,1 196,266,1 246,258,1 262,290,1 214,282,1',
      '344,210,1 360,186,1 390,180,1 400,202,1 372,196,1',
    ),
    ...gorillaPairAtEdge,
  ),
];
