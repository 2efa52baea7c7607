import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { box, disc, limb, panel } from '../../drawing/brush.ts';

const [COAT, COAT_SHADE, COAT_LIT, INK, TYRE] = ['#eaa83c', '#b9702b', '#ffd071', '#33202e', '#241a2a'];
const [DUST, DUST_SHADE, CABIN, SEAT, LAMP] = ['#c9764a', '#9c5236', '#2a2440', '#3d3558', '#e2322f'];
const [SKY, HILL, ROAD, ROAD_EDGE, PRINT] = ['#a6e4da', '#4fa79d', '#d9542f', '#f0a05a', '#bd4529'];
const [SKIN, SKIN_LIT, SHIRT, HAT, HAT_BAND, MANE, MANE_LIT] = [
  '#6b3421',
  '#94552f',
  '#f5e6c8',
  '#fff0c8',
  '#1f6f6b',
  '#5a2a1c',
  '#8a4a2a',
];

/** The rear window, and the fan of it that is swept clean. */
const WINDOW = panel('350,446,26 372,250,34 828,250,34 850,446,26');
const SWEPT = 'M600 480L388 440A216 216 0 0 1 812 440Z';

/** What is seen through the car: seats, mirror, windscreen, the road ahead, and the driver. */
const through: readonly Layer[] = [
  within(
    SKY,
    panel('438,404,14 458,286,20 742,286,20 762,404,14'),
    cut(HILL, '420,372,1 480,346 540,352 590,366 650,340 700,330 780,360,1 780,420,1 420,420,1'),
    cut(ROAD, '420,380,1 780,380,1 780,420,1 420,420,1'),
    cut(ROAD_EDGE, '590,380,1 602,380,1 640,420,1 552,420,1'),
  ),
  cut(CABIN, panel('430,396,8 770,396,8 770,470 430,470')),
  cut(CABIN, panel('556,262 644,262 644,308,12 556,308,12')),
  within(
    SKIN_LIT,
    panel('562,274,5 638,274,5 638,302,7 562,302,7'),
    cut(INK, disc(584, 291, 6), disc(617, 291, 6)),
    cut(INK, limb('570,284,1 584,277,3 595,283,1'), limb('606,283,1 617,277,3 631,284,1')),
    cut(SHIRT, disc(586, 289, 2), disc(619, 289, 2)),
  ),
  // The driver, and the backs of the seats.
  cut(SKIN, panel('664,330,10 716,330,10 712,376,20 702,396 678,396 668,376,20')),
  cut(SKIN, disc(662, 354, 7, 11), disc(718, 354, 7, 11)),
  cut(SHIRT, '640,420,1 656,398 690,388 724,398 740,420,1 740,470,1 640,470,1'),
  cut(HAT, panel('662,334 668,302,16 712,302,16 718,334'), disc(690, 334, 52, 9)),
  cut(HAT_BAND, panel('661,332 663,322 717,322 719,332')),
  cut(SEAT, panel('664,380,14 716,380,14 722,400 746,412,12 752,470 628,470 634,412,12 658,400')),
  cut(SEAT, panel('484,380,14 536,380,14 542,400 566,412,12 572,470 448,470 454,412,12 478,400')),
];

/** A mat rolled up, its end towards us: a round ear on the roof. */
const roll = (x: number, fur: string, inner: string): Layer[] => [
  cut(fur, disc(x, 138, 58)),
  cut(inner, disc(x, 141, 38)),
  inked(
    fur,
    8,
    `${x + 22},140 ${x + 16},120 ${x - 18},122 ${x - 16},154 ${x + 6},158 ${x + 8},140 ${x - 2},138`,
  ),
];

/** A lion's tail that is the car's rear wiper: it grows out of the tailgate, and its tuft sweeps the glass. */
const tail: readonly Layer[] = [
  cut(COAT, limb('600,520,44 598,470,23 566,420,17 520,384,14 490,344,12 480,300,11')),
  cut(COAT_SHADE, limb('628,524,0 617,478,4 584,420,5 530,378,4 500,340,4 489,300,3')),
  cut(COAT_LIT, limb('574,524,0 579,470,5 553,425,5 509,390,4 479,347,4 471,306,3')),
  within(
    MANE,
    '472,326,1 440,322 412,296 406,262 382,226,1 410,234,1 404,214 410,190,1 436,206 486,216 514,256 514,296 496,322,1 484,318',
    cut(MANE_LIT, limb('468,320,2 434,300,8 424,256,7 410,232,1'), limb('482,314,1 470,272,6 434,224,1')),
  ),
];

/** What a tyre leaves in the dust behind it: bars, larger towards us. */
const print = (x: number, lean: number): string[] =>
  [0, 1, 2, 3, 4].map((at) => {
    const [y, half] = [782 + at * 20 + at * at * 3, 46 + at * 9];
    const middle = x + lean * at * (1 + at * 0.12);
    return limb(
      `${middle - half},${y + 8},${4 + at} ${middle},${y - 6 - at},${4 + at} ${middle + half},${y + 8},${4 + at}`,
    );
  });

/** A boxy four-wheel drive from behind, in the picture's own pixels: tawny, with a lion's tail for a rear wiper. It stands at y 760. */
export const lionTailedCar: readonly Layer[] = [
  cut(PRINT, ...print(391, -8), ...print(809, 8)),
  // Its shadow lies to the right.
  cut(PRINT, '340,764,1 330,750 420,736 700,730 900,734 1060,748 1110,762,1 1000,772 860,768,1'),
  cut(TYRE, panel('336,600 446,600 446,760,18 336,760,18'), panel('754,600 864,600 864,760,18 754,760,18')),
  cut(TYRE, box(420, 640, 360, 34), disc(640, 672, 44, 34)),
  ...roll(398, COAT, MANE),
  ...roll(802, COAT_SHADE, '#3d1a18'),
  cut(INK, panel('336,188,6 864,188,6 864,202 336,202')),
  within(
    COAT,
    panel('304,660,26 304,440,20 346,200,44 854,200,44 896,440,20 896,660,26'),
    cut(COAT_LIT, panel('330,196 870,196 870,216 330,216')),
    cut(COAT_SHADE, '790,180,1 820,300 836,440 826,680,1 920,680,1 920,180,1'),
    // Red dust, thrown up from below.
    cut(
      DUST,
      '290,600,1 330,560 380,586 440,572 520,606 600,590 680,612 760,580 830,592 870,556 910,590,1 910,680,1 290,680,1',
    ),
    cut(DUST_SHADE, '830,592,1 870,556 910,590,1 910,680,1 826,680,1'),
  ),
  within(
    DUST,
    WINDOW,
    cut(DUST_SHADE, '812,240,1 836,450,1 900,450,1 900,240,1'),
    within(CABIN, SWEPT, ...through),
  ),
  cut(LAMP, panel('318,482,8 338,482,8 338,576,8 318,576,8')),
  cut('#a01f35', panel('862,482,8 882,482,8 882,576,8 862,576,8')),
  cut('#fff0c8', panel('690,520,6 800,520,6 800,562,6 690,562,6')),
  cut(INK, panel('286,640,12 914,640,12 914,686,12 286,686,12')),
  ...tail,
];
