import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { pair, twin, twoDiscs } from '../../drawing/mirrored.ts';
import { points } from '../../drawing/points.ts';
import { light } from '../../light/light.ts';

const [WALL, COAT, SUN, SHADE, CREAM] = ['#1f5468', '#e6a23e', '#f2bb5c', '#c47a2b', '#fdebcb'];
const [TREE, LEAF, AMBER, FLOCK] = ['#2a1d2b', '#1d4a3d', '#f9e08a', '#f08a94'];

const WHISKERS = points('176,640 232,622 290,630 202,694 260,684 316,690');

/** Lake Manyara, where lions climb. */
export const manyaraAcacia: readonly Picture[] = [
  // A lioness before the wall of the Rift and the pink lake: the acacia is her nose, and the hill it stands on her mouth.
  picture(
    'articles/lake-manyara',
    light('morning', 'tanzania', 'left'),
    plan({ camera: 'front' }),
    wash(WALL),
    floor(FLOCK, '0,452,1 1200,452,1'),
    moved(
      { x: 600, y: 44, scale: 0.95 },
      // Neck, ears, head.
      cut(SHADE, twin('0,600,1 440,600,1 420,760 440,960,1')),
      cut(COAT, pair('300,20 330,-60 430,-70 520,-20 546,80 510,170 440,210 340,160')),
      cut(SHADE, pair('360,40 420,-10 490,20 506,90 480,150 430,170 390,110')),
      cut(
        COAT,
        twin('0,-60,1 250,-60 420,60 490,210 520,380 500,560 446,690 416,790 340,880 240,950 0,960,1'),
      ),
      cut(SUN, twin('0,-60,1 130,-60,1 76,60 84,230 130,350 190,470,1 0,560,1')),
      cut(SHADE, pair('66,150,1 86,280 180,460,1 224,470,1 212,414 150,350')),
      // Eyes.
      cut(CREAM, pair('150,346,1 220,338 290,290 330,236,1 362,290 310,366 230,384')),
      cut(
        TREE,
        pair(
          '116,402,1 104,340 150,268 204,222 260,208 310,222 344,238,1 336,290 290,322 226,336 172,336 138,346',
        ),
      ),
      cut(AMBER, pair('158,316,1 180,268 220,238 270,230 314,246,1 306,280 268,304 214,316')),
      cut(TREE, twoDiscs(238, 270, 27)),
      // Lower lip, chin, muzzle.
      cut(SHADE, twin('0,700,1 70,760 150,806 350,790,1 300,850 230,872,1 0,872,1')),
      cut(CREAM, twin('0,752,1 50,782 130,836 216,850 236,890 200,960 0,960,1')),
      cut(CREAM, pair('0,520,1 150,490 270,506 356,570 384,670 360,786 250,826 130,812 60,760 0,712,1')),
      cut(SHADE, ...[1, -1].flatMap((side) => WHISKERS.map(([x, y]) => disc(side * x, y, 7)))),
      // The acacia.
      cut(
        TREE,
        limb('0,720,22 0,694,17 0,650,15 0,600,12'),
        ...[1, -1].flatMap((side) => [
          limb(`0,690,8 ${side * 5},640,13 ${side * 40},596,12 ${side * 106},556,9 ${side * 176},496,6`),
          limb(`0,640,8 ${side * 6},610,10 ${side * 28},574,8 ${side * 50},530,6`),
          limb(`0,708,8 ${side * 60},758,6 ${side * 130},816,5 ${side * 256},832,5 ${side * 364},780,0`),
        ]),
      ),
      cut(
        LEAF,
        twin(
          '0,420 130,420 220,436 256,466,1 236,486 186,490,1 180,508 146,522 108,522,1 90,538 50,548 0,546,1',
        ),
      ),
    ),
  ),
];
