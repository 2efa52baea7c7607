import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
import { flesh } from '../people/anatomy.ts';
import { profileHead } from '../people/profileHead.ts';

const [SKIN, SUN, DEEP] = ['#7a4a32', '#d08a5a', '#4a2a24'];
const [COAT, COAT_LIT, COAT_DEEP] = ['#d23a28', '#fb7f54', '#8c2030'];
const [CLOTH, CLOTH_LIT, CLOTH_DEEP] = ['#243a5c', '#527898', '#16233e'];
const [BOOT, BOOT_LIT, BOOT_DEEP] = ['#f0b432', '#ffe08a', '#a86a20'];
const [PACK, PACK_LIT, PACK_DEEP] = ['#176472', '#4aa39c', '#0e3f4e'];

const THIGH = '0,54,50 0.5,48,46 1,37,38 1.4,36,32 2,29,28';
const ARM = '0,31,31 0.5,30,28 1,26,26 1.5,25,22 2,19,18';
const head = placed({ x: 664, y: 262, scale: 0.46, turn: 4 });

/** The near boot, its heel set down first. */
const nearBoot = placed({ x: 836, y: 752, turn: -16, scale: 0.84 });
const landing: readonly Layer[] = [
  within(
    BOOT,
    nearBoot('-36,-116,1 36,-120,1 34,-60 44,-40 84,-32 100,-14 98,0,1 -36,0,1 -40,-30 -32,-60'),
    cut(BOOT_DEEP, nearBoot('-50,-130,1 -12,-130,1 -14,-60 -10,-20 -14,10,1 -50,10,1')),
    cut(BOOT_LIT, nearBoot('22,-124,1 40,-124,1 38,-62 50,-46 80,-38,1 50,-36 30,-46 22,-70')),
  ),
  inked('#2a2230', 9, nearBoot('-36,-2 98,-2')),
  inked(BOOT_DEEP, 5, nearBoot('-34,-104 34,-108')),
];

/** The far boot, stretched out behind as it left the ground: shaft along the shin, toe down, the sole to the back. */
const farBoot: readonly Layer[] = [
  cut(
    BOOT_DEEP,
    '398,618,1 330,606 290,596 272,606 262,630 244,668 226,700 228,722,1 250,726 274,702 300,676 340,678 396,690,1',
  ),
  cut('#c88a26', '398,618,1 330,606 292,598,1 286,616 320,630 396,640,1'),
  inked('#2a2230', 9, '270,604 256,640 224,704 228,722'),
  inked('#7c4c1a', 5, '384,620 382,686'),
];

/** A hiker in rubber boots in mid leap to the right, arms thrown out, in a picture of 1200 x 900: from (300, 200) to (920, 760). */
export const bogLeaper: readonly Layer[] = [
  // The far arm forward, the far leg behind.
  cut(COAT_DEEP, flesh('636,372 742,384 826,318', ARM)),
  cut(COAT, limb('680,366,7 744,368,9 806,318,8')),
  cut(
    SKIN,
    limb(
      '822,324,16 842,304,17; 838,310,9 866,296,8 878,278,6; 842,302,8 862,282,7 866,260,6; 836,296,8 842,272,7 838,254,5; 846,312,8 876,308,7 894,298,5',
    ),
  ),
  cut(CLOTH_DEEP, flesh('556,540 492,664 372,654', THIGH)),
  ...farBoot,
  // The rucksack with its rolled mat.
  within(
    PACK,
    '560,318,1 500,300 450,340 428,420 440,500 480,540 540,540,1 580,420',
    cut(
      PACK_DEEP,
      '440,330,1 430,420 440,520 500,560,1 420,560,1 400,400',
      '500,460,1 560,470 560,560,1 480,560,1',
    ),
    cut(PACK_LIT, '520,300,1 560,316 580,360,1 540,350 500,330'),
    inked(PACK_DEEP, 6, '446,420 560,440'),
  ),
  cut('#f4e0b8', limb('452,306,30 552,286,30')),
  cut('#c0a07c', disc(452, 306, 20, 30)),
  inked('#5a3a2c', 7, '490,270 500,330', '530,262 540,322'),
  ...profileHead(head, { skin: SKIN, sun: SUN, deep: DEEP }),
  // A brimmed hat.
  within(
    '#f6ead0',
    head('-96,-22,1 -86,-110 -30,-150 40,-146 82,-100 88,-40,1'),
    cut('#c8b090', head('-110,0,1 -100,-120 -40,-160,1 -50,-80 -40,0,1')),
    inked('#1f7480', 18, head('-100,-44 0,-50 96,-58')),
  ),
  cut('#f6ead0', head('-150,-10,1 -90,-40 0,-48 90,-52 150,-34,1 96,-22 0,-20 -90,-6')),
  cut('#c8b090', head('-150,-10,1 -60,-26 60,-32 150,-34,1 96,-20 0,-16 -90,-4')),
  // The near leg reaches for the ground.
  within(
    CLOTH,
    flesh('580,540 736,566 808,666', THIGH),
    cut(CLOTH_DEEP, '520,560,1 620,590 720,610 770,700,1 700,720,1 520,640,1'),
    cut(CLOTH_LIT, '600,490,1 700,514 770,550 810,610 830,660,1 800,620 750,572 690,544 600,530'),
  ),
  ...landing,
  // Coat and collar.
  within(
    COAT,
    '596,330,1 640,322 676,350 688,400 672,460 650,520 640,566,1 530,572,1 512,540 540,470 556,400 570,350',
    cut(COAT_LIT, '650,324,1 684,356 694,400 676,470 640,580,1 616,580,1 650,490 662,420 658,370'),
    cut(
      COAT_DEEP,
      '560,330,1 580,330,1 576,420 560,500 566,580,1 500,580,1 520,480',
      '520,540,1 660,530,1 650,580,1 510,580,1',
    ),
    inked(COAT_DEEP, 5, '654,350 650,440 624,540'),
  ),
  inked(PACK_DEEP, 15, '600,334 570,400 580,470 540,510'),
  cut('#ffd27a', '600,336,1 606,312 640,320 672,332,1 672,354 640,346'),
  // The near arm thrown back.
  within(
    COAT,
    flesh('606,376 504,436 424,372', ARM),
    cut(COAT_DEEP, '610,410,1 510,470 470,450 420,400,1 400,420 480,500 620,450,1'),
    cut(COAT_LIT, limb('600,352,8 508,408,9 440,360,7')),
  ),
  cut(
    SKIN,
    limb(
      '428,376,16 406,354,17; 410,356,9 380,348,8 360,354,6; 404,350,9 378,332,8 358,330,6; 406,346,8 388,322,8 374,310,5; 416,344,8 412,322,7 402,308,5',
    ),
  ),
  cut(DEEP, limb('430,386,5 408,368,6 384,356,3')),
];
