import { cut, inked, moved, spots, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb, panel } from '../../drawing/brush.ts';
import { pair, twin, twoDiscs } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [SKY, COAT, CREAM, INK] = ['#2f6fd0', '#f5a52c', '#fff0cf', '#231426'];

/** The coat's spots, in rows that run down the gores from the crown: middle, then one side after the other. */
const SPOTS = [
  ...spots('0,86 0,146 0,206', 16, 15),
  ...spots('-76,96 76,96 -92,156 92,156 -100,216 100,216', 15),
  ...spots('-150,128 150,128 -184,194 184,194', 13, 15),
  ...spots('-250,250 250,250 -270,316 270,316 -254,382 254,382', 12, 15),
];

/** The Maasai Mara: a cheetah's face is the balloon, and its tear lines go on as the ropes. */
export const maraCheetahBalloon: readonly Picture[] = [
  picture(
    'articles/maasai-mara',
    light('morning', 'kenya', 'behind'),
    plan({ subject: [330, 60, 540, 560], camera: 'front' }),
    wash(SKY),
    moved(
      { x: 600, y: 0 },
      // Ears.
      cut(INK, pair('206,150,1 206,70 262,44 326,76 342,150 320,230,1')),
      cut(COAT, pair('226,160,1 230,100 266,76 306,104 316,156 300,220,1')),
      // The envelope, and the muzzle as its mouth.
      cut(COAT, twin('136,20 336,150 346,320 296,430 200,536 108,620,1')),
      cut(CREAM, twin('60,404 110,470 134,550 108,620,1')),
      cut(INK, ...SPOTS),
      // Tear lines, which go on as the ropes.
      cut(INK, limb(pair('92,330,6 70,380,15 96,440,19 128,540,17 108,620,11 80,760,7'))),
      cut(INK, pair('56,378,1 96,292 160,258 234,284,1 232,350 170,386 104,372')),
      cut(CREAM, pair('92,356,1 118,306 160,280 212,298,1 208,344 164,366 116,358')),
      cut(COAT, twoDiscs(156, 324, 37)),
      cut(INK, twoDiscs(156, 324, 21)),
      cut(INK, twin('64,446,1 74,470 30,520 10,530')),
      inked(INK, 11, '0,520 0,570', ...['0,566 -40,606 -80,592', '0,566 40,606 80,592']),
      // The basket.
      cut(INK, panel('-108,752,8 108,752,8 92,872,22 -92,872,22')),
    ),
  ),
];
