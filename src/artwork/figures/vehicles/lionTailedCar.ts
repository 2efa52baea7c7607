import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { box, disc, limb, panel } from '../../drawing/brush.ts';
import { mirrored } from '../../drawing/mirrored.ts';

const [COAT, COAT_SHADE, COAT_LIT, INK, TYRE] = ['#eaa83c', '#b9702b', '#ffd071', '#33202e', '#241a2a'];
const [DUST, DUST_SHADE, RUFF, CABIN, SEAT, LAMP] = [
  '#e4683c',
  '#c2442a',
  '#a83a26',
  '#2a2440',
  '#3d3558',
  '#e2322f',
];
const [SKY, HILL, ROAD, ROAD_EDGE, PRINT] = ['#b4e6da', '#7fcabb', '#e4683c', '#f0a05a', '#bd4529'];
const [SKIN, SHIRT, HAT, HAT_BAND] = ['#6b3421', '#f5e6c8', '#fff0c8', '#1f6f6b'];
const [MANE, MANE_LIT] = ['#5a2a1c', '#8a4a2a'];

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

/** Locks round the car from the ground on its left over the roof to the ground on its right: each swells above its tip. */
const locks = (count: number, rx: number, ry: number, length: number): string => {
  const at = (turn: number, share: number) =>
    `${Math.round(600 - rx * share * Math.cos(turn))},${Math.round(500 - ry * share * Math.sin(turn))}`;
  const step = (Math.PI + 1) / count;
  return Array.from({ length: count }, (_, lock) => {
    const [from, right] = [lock * step - 0.5, lock * step + step / 2 - 0.5 > Math.PI / 2];
    const long = 1 + length * (1 + 0.35 * Math.sin(lock * 2.4));
    // What is on the right is drawn from its tip back.
    const [tip, belly, hollow] = right ? [1.16, 0.3, 0.94] : [-0.16, 0.7, 0.06];
    const [swell, end, bend] = [
      at(from + step * belly, 1 + length * 0.95),
      at(from + step * tip, long),
      at(from + step * hollow, 1 + length * 0.45),
    ];
    return right
      ? `${at(from, 1)},1 ${swell} ${end},1 ${bend}`
      : `${at(from, 1)},1 ${bend} ${end},1 ${swell}`;
  }).join(' ');
};

/** Where the road begins to rise, on the left, and what it throws up before the ruff. */
const FOOT = '20,704,1 110,696 170,660 212,590,1 330,590,1 330,704,1';
const SPRAY = '180,704,1 220,690 252,664 268,628,1 284,676 330,690 360,704,1';
/** A mane of dust: the road itself flares up round the car, a darker ruff within. */
const mane: readonly Layer[] = [
  within(
    DUST,
    `${locks(15, 392, 392, 0.2)} 1100,900,1 100,900,1`,
    cut(DUST_SHADE, '830,0,1 836,140 880,330 920,500 988,590,1 1050,650,1 1240,650,1 1240,0,1'),
  ),
  cut(DUST, `${FOOT};${mirrored(FOOT, 600)}`),
  cut(RUFF, `${locks(13, 340, 330, 0.15)} 860,701,1 340,701,1`),
  cut(DUST, `${SPRAY};${mirrored(SPRAY, 600)}`),
];

/** A lion's ear from behind, round and dark at its back, its foot behind the roof. */
const ear = (x: number, fur: string, back: string): Layer[] => [
  cut(fur, disc(x, 166, 66)),
  cut(back, disc(x, 184, 38, 54)),
];

/** A tail that comes from under the bumper and swings out over the road. */
const tail: readonly Layer[] = [
  cut(COAT_SHADE, limb('604,650,27 620,746,24 686,830,20 800,830,17 872,780,14 912,738,11')),
  cut(COAT_LIT, limb('598,650,17 614,746,14 683,822,11 797,822,9 867,773,7 906,732,5')),
];
/** Its tuft, up, before the corner of the bumper. */
const tuft: Layer = within(
  MANE,
  '894,746,1 886,694 930,640 1000,614 1040,574,1 1046,612 1070,600,1 1064,660 1078,688,1 1046,692 1004,750 950,782 922,772,1',
  cut(MANE_LIT, limb('908,752,2 940,698,9 992,656,8 1034,610,1'), limb('932,760,1 984,734,6 1046,676,1')),
);

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
  ...mane,
  cut(PRINT, ...print(391, -8), ...print(809, 8)),
  // Its shadow lies to the right.
  cut(PRINT, '340,764,1 330,750 420,736 700,730 900,734 1060,748 1110,762,1 1000,772 860,768,1'),
  cut(TYRE, panel('336,600 446,600 446,760,18 336,760,18'), panel('754,600 864,600 864,760,18 754,760,18')),
  cut(TYRE, box(420, 640, 360, 34)),
  ...ear(392, COAT, MANE_LIT),
  ...ear(808, COAT_SHADE, MANE),
  within(
    COAT,
    panel('304,660,26 304,440,20 346,200,44 854,200,44 896,440,20 896,660,26'),
    cut(COAT_LIT, panel('350,196 760,196 760,214 350,214')),
    cut(COAT_SHADE, '790,180,1 820,300 836,440 826,680,1 920,680,1 920,180,1'),
    // Red dust, thrown up from below.
    cut(
      RUFF,
      '290,600,1 330,560 380,586 440,572 520,606 600,590 680,612 760,580 830,592 870,556 910,590,1 910,680,1 290,680,1',
    ),
  ),
  within(CABIN, WINDOW, ...through),
  cut(LAMP, panel('318,482,8 338,482,8 338,576,8 318,576,8')),
  cut('#a01f35', panel('862,482,8 882,482,8 882,576,8 862,576,8')),
  cut('#fff0c8', panel('390,492,6 500,492,6 500,534,6 390,534,6')),
  ...tail,
  cut(INK, panel('286,640,12 914,640,12 914,686,12 286,686,12')),
  tuft,
];
