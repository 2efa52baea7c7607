import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { box, disc, limb, panel } from '../../drawing/brush.ts';
import { mirrored } from '../../drawing/mirrored.ts';

const [COAT, COAT_SHADE, COAT_LIT, INK, TYRE] = ['#eaa83c', '#b9702b', '#ffd071', '#33202e', '#241a2a'];
const [DUST, DUST_SHADE, CABIN, SEAT, LAMP] = ['#c9764a', '#9c5236', '#2a2440', '#3d3558', '#e2322f'];
const [SKY, HILL, ROAD, ROAD_EDGE, PRINT] = ['#a6e4da', '#4fa79d', '#d9542f', '#f0a05a', '#bd4529'];
const [SKIN, SHIRT, HAT, HAT_BAND] = ['#6b3421', '#f5e6c8', '#fff0c8', '#1f6f6b'];
const [MANE, MANE_SHADE, MANE_LIT] = ['#5a2a1c', '#471e19', '#8a4a2a'];

/** The rear window. */
const WINDOW = panel('358,424,26 378,258,34 822,258,34 842,424,26');

/** What is seen through the car: the windscreen, the road ahead, the driver, and the backs of the seats. */
const through: readonly Layer[] = [
  within(
    SKY,
    panel('424,400,14 442,286,20 758,286,20 776,400,14'),
    cut(HILL, '400,372,1 470,346 540,352 590,366 650,340 700,330 800,360,1 800,420,1 400,420,1'),
    cut(ROAD, '400,380,1 800,380,1 800,420,1 400,420,1'),
    cut(ROAD_EDGE, '590,380,1 602,380,1 640,420,1 552,420,1'),
  ),
  cut(SKIN, panel('664,330,10 716,330,10 712,376,20 702,396 678,396 668,376,20')),
  cut(SKIN, disc(662, 354, 7, 11), disc(718, 354, 7, 11)),
  cut(SHIRT, '640,420,1 656,398 690,388 724,398 740,420,1 740,470,1 640,470,1'),
  cut(HAT, panel('662,334 668,302,16 712,302,16 718,334'), disc(690, 334, 52, 9)),
  cut(HAT_BAND, panel('661,332 663,322 717,322 719,332')),
  cut(SEAT, panel('664,380,14 716,380,14 722,400 746,412,12 752,470 628,470 634,412,12 658,400')),
  cut(SEAT, panel('484,380,14 536,380,14 542,400 566,412,12 572,470 448,470 454,412,12 478,400')),
];

/** The left half of the mane, from its lowest lock up to the parting: the locks fall outwards, each swelling above its tip. */
const LOCKS =
  '340,480,1 300,472 262,482,1 260,426 284,384,1 262,384 232,396,1 234,338 274,298,1 254,294 226,300,1 236,244 288,214,1 276,206 254,204,1 282,172 350,178 398,176 444,158,1 450,144 446,124,1 486,106 514,128,1 516,108 508,86,1 562,82 600,118,1';

/** A mane round the roof and down both corners, parted in the middle, and the strands that catch the light. */
const mane: readonly Layer[] = [
  cut(MANE, `${LOCKS} 600,480,1`),
  within(
    MANE,
    mirrored(`${LOCKS} 600,480,1`, 600),
    cut(MANE_SHADE, '696,70,1 690,110 706,150 748,200,1 830,480,1 990,480,1 990,70,1'),
  ),
  cut(
    MANE_LIT,
    limb('510,168,1 488,142,7 460,128,1'),
    limb('582,164,1 560,124,7 526,98,1'),
    limb('618,164,1 636,130,6 664,102,1'),
    limb('316,246,1 284,250,7 246,290,1'),
    limb('294,330,1 266,342,7 244,382,1'),
    limb('300,420,1 282,436,6 272,468,1'),
  ),
];

/** A lion's ear from behind, round and dark at its back, its foot in the mane. */
const ear = (x: number, fur: string, back: string): Layer[] => [
  cut(fur, disc(x, 132, 66, 68)),
  cut(back, disc(x, 154, 40, 60)),
];

/** A lion's tail that hangs from the rear door over the bumper and swings its tuft above the road. */
const tail: readonly Layer[] = [
  cut(DUST_SHADE, limb('612,466,12 644,540,20 650,640,18')),
  cut(INK, disc(600, 464, 38, 28)),
  cut(COAT_SHADE, disc(602, 466, 26, 19), limb('606,468,22 628,550,25 618,630,22 574,690,19 534,716,16')),
  cut(COAT_LIT, disc(597, 465, 21, 16), limb('597,466,20 618,550,16 610,628,14 567,684,11 530,710,9')),
  within(
    MANE,
    '548,692,1 506,688 470,722 456,772 420,806,1 452,804 448,836,1 482,822 488,850,1 532,826 564,776 556,716,1',
    cut(MANE_LIT, limb('530,708,2 496,732,9 480,778,7 462,810,1'), limb('542,722,1 530,764,6 504,810,1')),
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

/** A boxy four-wheel drive from behind, in the picture's own pixels: tawny, with a lion's mane, ears and tail. It stands at y 760. */
export const lionTailedCar: readonly Layer[] = [
  cut(PRINT, ...print(391, -8), ...print(809, 8)),
  // Its shadow lies to the right.
  cut(PRINT, '340,764,1 330,750 420,736 700,730 900,734 1060,748 1110,762,1 1000,772 860,768,1'),
  cut(TYRE, panel('336,600 446,600 446,760,18 336,760,18'), panel('754,600 864,600 864,760,18 754,760,18')),
  cut(TYRE, box(420, 640, 360, 34)),
  ...ear(398, COAT, MANE_LIT),
  ...ear(802, COAT_SHADE, MANE),
  ...mane,
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
  within(CABIN, WINDOW, ...through),
  cut(LAMP, panel('318,482,8 338,482,8 338,576,8 318,576,8')),
  cut('#a01f35', panel('862,482,8 882,482,8 882,576,8 862,576,8')),
  cut('#fff0c8', panel('390,492,6 500,492,6 500,534,6 390,534,6')),
  cut(INK, panel('286,640,12 914,640,12 914,686,12 286,686,12')),
  cut(PRINT, disc(556, 846, 74, 8)),
  ...tail,
];
