import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, spots, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
import { teaBasket } from './teaBasket.ts';
import { teaSprig } from './teaSprig.ts';

const SKIN = '#7c452d';
const SUN = '#bd7448';
const DEEP = '#4c2620';
const CLOTH = '#cf3a2e';
const CLOTH_DEEP = '#8c2430';
const CLOTH_LIT = '#ef6a48';
const WRAP = '#fff0d6';
const WRAP_DEEP = '#d2b29c';

/** Her head, from the chin, inclined to what she holds. */
const at = placed({ x: 446, y: 412, turn: 9, scale: 1.14 });
/** The hand that holds up the shoot, from its wrist. */
const held = placed({ x: 668, y: 522, turn: 8, scale: 0.98 });

const head: readonly Layer[] = [
  cut(DEEP, '398,350,1 492,350,1 494,430 520,452,1 450,500 372,452,1 398,430'),
  cut(DEEP, at(spotted(-62, -72)), at(spotted(64, -72))),
  cut('#f6c24a', disc(386, 368, 8, 10), disc(514, 388, 8, 10)),
  within(
    SKIN,
    at('-64,-130 -64,-60 -50,-24 -20,2 12,6 38,-6 58,-40 66,-76 64,-130 40,-170 -40,-170'),
    cut(DEEP, at('-80,-140,1 -46,-130 -44,-60 -30,-24 0,-2 30,6,1 -10,30 -80,10,1')),
    cut(SUN, at('24,-132,1 34,-96 50,-70 42,-40 48,-20 30,0,1 70,-10 90,-80 80,-140,1')),
    cut(SUN, at('4,-92,1 10,-66 14,-52,1 24,-56 18,-74 14,-96,1')),
    cut(DEEP, at('-10,-50,1 -2,-58 0,-46 12,-42 22,-48 20,-40,1 10,-36 -6,-40,1')),
  ),
  // Brows, and lids that look down to the right.
  cut('#200e10', at.limb('-38,-96,1 -24,-105,5 -4,-98,2'), at.limb('24,-98,2 40,-105,5 52,-98,1')),
  cut('#f8e6d2', at('-36,-80,1 -20,-90 -4,-79,1 -20,-72'), at('24,-79,1 38,-90 52,-80,1 38,-72')),
  cut('#200e10', disc(...point(-15, -80), 7, 8), disc(...point(42, -80), 7, 8)),
  cut('#200e10', at('-40,-79,1 -22,-96 -1,-78,1 -20,-86'), at('21,-78,1 38,-96 55,-79,1 38,-86')),
  cut('#7a2c28', at('-12,-28,1 0,-33 11,-29 22,-33 36,-31,1 26,-16 11,-12 -2,-17')),
  inked('#3c1214', 3, at('-14,-29 10,-23 38,-32')),
  // The headwrap, its folds, and the knot over the brow.
  within(
    WRAP,
    at('-70,-96,1 -86,-160 -60,-214 6,-226 66,-212 88,-160 72,-98,1 40,-128 0,-132 -44,-124'),
    cut(WRAP_DEEP, at('-100,-90,1 -60,-100 -56,-160 -30,-230,1 -110,-230,1')),
    cut('#3f5fae', at('-90,-150,1 -40,-176 30,-172 96,-146,1 92,-130,1 30,-154 -40,-158 -90,-132,1')),
    cut('#3f5fae', at('-74,-190,1 -30,-206 30,-204 84,-182,1 80,-172,1 30,-192 -30,-194 -78,-178,1')),
    cut(WRAP_DEEP, at.limb('10,-130,2 -14,-170,4 -30,-222,1'), at.limb('20,-130,2 46,-166,4 62,-210,1')),
  ),
  // Its end, tucked in at the side.
  cut(WRAP_DEEP, at('-50,-196,1 -76,-214 -104,-204 -112,-176,1 -96,-180 -92,-160,1 -70,-176 -50,-176,1')),
  cut(WRAP, at(spotted(-54, -190, 21, 18))),
  inked(WRAP_DEEP, 4, at('-66,-198 -50,-190 -56,-178')),
];

function spotted(x: number, y: number, rx = 12, ry = 19): string {
  return `${x - rx},${y - ry} ${x + rx},${y - ry} ${x + rx},${y + ry} ${x - rx},${y + ry}`;
}

function point(x: number, y: number): [number, number] {
  const [px = 0, py = 0] = at(`${x},${y}`).split(',').map(Number);
  return [px, py];
}

/** A woman who picks tea, from the waist up, facing us: 580 pixels of her in a picture of 1200 x 900; she holds up the shoot that is picked. */
export const teaHarvest: readonly Layer[] = [
  ...teaBasket,
  within(
    CLOTH,
    '372,446,1 338,456 308,476 300,540 326,640 332,720 318,930,1 606,930,1 588,720 584,650 606,540 592,476 560,456 520,446,1 450,500',
    cut(
      CLOTH_DEEP,
      '280,440,1 350,450 352,560 384,650 380,760 400,930,1 280,930,1',
      '480,930,1 500,860 540,800 590,770,1 560,830 550,930,1',
    ),
    cut(CLOTH_LIT, '530,440,1 570,470 580,540 560,650 572,760 600,930,1 640,930,1 640,440,1'),
    cut(
      '#ffd28a',
      ...spots(
        '412,560 470,540 520,600 440,640 500,690 410,720 470,760 540,770 350,600 360,690 440,840 390,800 550,540 512,820 360,530',
        9,
      ),
    ),
  ),
  cut(DEEP, '398,430,1 372,446,1 450,506 522,446,1 494,430,1 450,470'),
  inked('#ffd28a', 9, '370,448 450,512 524,448'),
  // The straps of the basket.
  cut('#5c341c', limb('372,446,11 372,540,13 336,650,12'), limb('534,446,11 542,540,13 584,640,12')),
  cut('#a8703a', limb('378,448,3 379,540,4 344,648,3'), limb('540,448,3 549,540,4 590,638,3')),
  ...head,
  // The arm that reaches to the next shoot; thumb and forefinger close on its stalk.
  ...teaSprig({ x: 502, y: 714, scale: 0.8, turn: 24 }),
  cut(SKIN, limb('304,560,37 280,640,35 296,676,33 362,700,27 436,722,19')),
  cut(DEEP, limb('284,560,16 254,640,16 282,696,14 356,726,11 426,738,7')),
  cut(
    SKIN,
    '420,704,1 452,700 486,716 506,734 504,748,1 484,740 470,742 486,758 484,770,1 462,762 440,754 420,742,1',
    limb('446,712,10 478,704,9 508,716,6'),
  ),
  cut(DEEP, '462,744,1 484,764 482,772,1 456,764 436,752 430,742,1'),
  inked(DEEP, 3, '462,728 484,734 500,744', '470,714 490,716 504,722'),
  cut(SUN, limb('436,706,3 470,702,5 504,712,3'), limb('312,660,3 366,680,7 424,708,4')),
  within(
    CLOTH_DEEP,
    '344,454,1 304,466 276,500 262,560 256,624,1 300,646 342,634,1 350,570 356,500',
    cut(CLOTH, '330,450,1 310,500 306,560 300,660,1 360,650,1 370,450,1'),
  ),
  inked('#ffd28a', 8, '258,622 300,644 340,632'),
  // The arm that lifts the shoot.
  cut(SKIN, limb('590,540,36 618,646,34 642,668,30 658,626,29 672,520,20')),
  cut(DEEP, limb('580,560,14 598,650,16 624,686,12 642,672,4')),
  cut(SUN, limb('668,660,3 684,616,7 688,524,4')),
  within(
    CLOTH,
    '560,452,1 596,464 624,500 640,556 650,610,1 612,636 568,634,1 556,570 550,500',
    cut(CLOTH_LIT, '590,452,1 616,500 622,560 626,640,1 670,620,1 640,450,1'),
  ),
  inked('#ffd28a', 8, '566,632 612,634 650,608'),
  cut(SKIN, held('-21,6,1 -28,-30 -26,-56 0,-70 24,-60 29,-30 20,6,1')),
  cut(DEEP, held.limb('-20,-20,13 -32,-58,11 -16,-94,8')),
  ...teaSprig({ x: 662, y: 432, scale: 1, turn: 12 }),
  cut(SKIN, held.limb('22,-58,12 22,-84,10 2,-102,8'), held.limb('-16,-16,14 -26,-56,11 -10,-98,8')),
  cut(
    SKIN,
    held.limb('28,-46,11 4,-52,11 -10,-44,8'),
    held.limb('28,-26,11 4,-32,11 -8,-26,8'),
    held.limb('24,-8,10 4,-14,10 -4,-8,7'),
  ),
  inked(DEEP, 3, held('26,-36 4,-42 -8,-36'), held('26,-17 6,-22 -4,-17'), held('24,-56 8,-62 -6,-56')),
  cut(SUN, held('20,-60,1 30,-78 22,-92 8,-102,1 16,-84 12,-64,1'), held('30,-50,1 36,-30 28,-4,1 24,-24,1')),
];
