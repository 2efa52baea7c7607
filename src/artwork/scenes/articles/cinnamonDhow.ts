import { cut, floor, inked, moved, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import type { Knot } from '../../drawing/points.ts';
import { light } from '../../light/light.ts';

const [SKY, SEA, DEEP, FOAM, BARK, SHADE, CUT, EDGE, DARK, WOOD, LEAF] = [
  '#d3efe2',
  '#149a98',
  '#0c7f85',
  '#d3efe2',
  '#8f4526',
  '#c05a2a',
  '#e5842f',
  '#ffc078',
  '#46191a',
  '#fbe3ab',
  '#d9422c',
];

/** The cut edge of rolled bark around (x, y), from its foot: turns of a spiral inwards, thinner and thinner; `way` -1 rolls to the left. */
function roll(x: number, y: number, rx: number, ry: number, way: 1 | -1): Knot[] {
  const steps = 16;
  return Array.from({ length: steps + 1 }, (_, at) => {
    const [angle, share] = [Math.PI / 2 - (way * at * Math.PI) / 4, 1 - at / (steps + 5)];
    const half = Math.round(rx * 0.14 * (1 - (0.6 * at) / steps));
    return [x + Math.cos(angle) * rx * share, y + Math.sin(angle) * ry * share, half];
  });
}

const SAIL = '196,626,1 944,122,1 1010,250 1000,420 900,566,1 770,548 480,580';
const NEAR_ROLL =
  '66,584,1 220,660 420,694 640,690 800,668 968,590,1 1010,640 1010,760 960,820,1 220,820,1 150,740';
const FAR_ROLL = '66,584,1 320,648 680,640 1082,562,1 1110,640 1080,760,1 300,720,1';

/** Zanzibar's spice: a dhow whose hull is a quill of cinnamon and whose sail is one that has come unrolled. */
export const cinnamonDhow: readonly Picture[] = [
  picture(
    'articles/spice-farms',
    light('morning', 'zanzibar', 'left'),
    plan({ subject: [430, 240, 500, 340], camera: 'profile' }),
    floor(SKY, '-40,-20 1240,-20'),
    floor(SEA, '-40,716,1 1240,716,1'),
    // The hull's far roll, and the groove between the two, in which the mast stands.
    cut(SHADE, FAR_ROLL),
    cut(DARK, '66,584,1 300,660 660,664 1040,590,1 1040,760,1 300,740,1'),
    cut(BARK, limb('604,720,17 580,480,14 560,296,10')),
    within(
      BARK,
      NEAR_ROLL,
      cut(
        CUT,
        '66,584,1 220,660 420,694 640,690 800,668 960,596,1 960,620,1 800,694 640,716 420,720 230,690 100,620,1',
      ),
      cut(
        SHADE,
        '90,610,1 230,690 420,720 640,716 800,694 960,620,1 980,680,1 800,740 640,762 420,764 200,720,1',
      ),
      inked('#74351f', 5, '240,764 420,786 560,786', '690,778 820,764 920,736'),
    ),
    // Its end: bark rolled in from both sides.
    cut(BARK, disc(962, 690, 88, 100)),
    cut(
      DARK,
      disc(968, 690, 86, 100),
      disc(1084, 656, 78, 94),
      '950,780,1 1000,802 1070,768 1120,736,1 1084,700,1 968,700,1',
    ),
    cut(
      EDGE,
      limb([...roll(968, 690, 76, 89, -1).reverse(), [1030, 772, 11], ...roll(1084, 656, 68, 83, 1)]),
    ),
    floor(SEA, '-40,800 100,792 240,804 500,796 760,806 1000,792 1240,802'),
    cut(
      DEEP,
      '190,804,1 500,800 800,806 940,792,1 1000,794 1080,762 1150,708,1 1176,724 1130,780 1000,824 700,840 400,828',
      limb('320,852,2 600,846,9 960,854,2'),
    ),
    cut(FOAM, limb('104,802,1 200,788,9 350,808,1')),
    // The sail: the inside of the bark; its free edge is still rolled.
    within(
      CUT,
      SAIL,
      cut(SHADE, '196,626,1 520,520 760,500 880,440 940,330 944,122,1 1100,122,1 1000,640,1'),
      inked(BARK, 4, '420,500 560,480 660,476', '640,360 760,330 860,260'),
    ),
    cut(DARK, limb('945,126,2 984,262,18 968,404,26 882,540,14')),
    cut(BARK, limb('948,122,3 1012,260,26 1004,410,38 908,552,50')),
    cut(SHADE, limb('948,124,1 1000,262,12 986,404,16 888,540,18')),
    cut(DARK, disc(904, 560, 58, 42)),
    cut(EDGE, limb(roll(904, 560, 51, 35, -1))),
    // The branch that it was peeled from is the yard, lashed to the mast.
    cut(WOOD, limb('124,676,11 560,380,14 1010,80,7')),
    inked(LEAF, 9, '547,369 567,401', '561,360 581,392', '575,351 595,383'),
    moved(
      { x: 1000, y: 84, turn: 14, scale: 0.72 },
      cut(LEAF, '0,0,1 40,-50 116,-62 176,-36 220,6,1 170,40 110,54 40,44'),
      inked(EDGE, 5, '0,0 60,-34 120,-36 196,-4', '0,0 100,-2 206,4', '0,0 50,28 110,32 184,14'),
    ),
  ),
];
