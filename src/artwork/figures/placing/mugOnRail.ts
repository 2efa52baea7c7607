import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const ENAMEL = { body: '#f4e6e2', lit: '#fff6e6', glow: '#ffcb92', shade: '#ab92bc', deep: '#745c96' };
const BLUE = { body: '#2c5fb4', lit: '#6ea2e4', deep: '#1d3878' };
const WOOD = { top: '#b4715c', lit: '#eda878', face: '#5c3450', deep: '#351c3a' };

/** The rail's upper side and its face, with grain and a knot, all across a picture of 1200 x 900. */
const rail: readonly Layer[] = [
  cut(WOOD.top, '-20,752,1 300,748 700,754 1220,748,1 1220,850,1 -20,850,1'),
  cut(WOOD.lit, '-20,752,1 300,748 700,754 1220,748,1 1220,758,1 800,766 400,758 -20,764,1'),
  cut(WOOD.face, '-20,838,1 260,832 640,840 960,834 1220,840,1 1220,920,1 -20,920,1'),
  inked(
    WOOD.face,
    3,
    '20,790 120,784 210,790',
    '40,816 110,812 180,818',
    '640,782 760,776 900,784',
    '1010,822 1100,816 1190,820',
  ),
  inked(WOOD.deep, 4, '-10,872 200,864 420,872', '520,882 700,868 940,876', '1010,868 1100,874 1210,866'),
  cut(WOOD.deep, disc(968, 872, 24, 12)),
  cut(WOOD.face, disc(968, 872, 13, 6)),
];

/** A pointed, waved coffee leaf from its stalk, its far half in shade. */
const leaf = (x: number, y: number, tipX: number, tipY: number, half: number): Layer[] => {
  const [dx, dy] = [tipX - x, tipY - y];
  const length = Math.hypot(dx, dy);
  const spot = (share: number, side: number, corner = '') =>
    `${Math.round(x + dx * share - (dy / length) * side * half)},${Math.round(y + dy * share + (dx / length) * side * half)}${corner}`;
  const far = [0.14, 0.4, 0.66, 0.86];
  const bulge = [0.55, 1.2, 0.95, 0.3];
  const edge = (side: number) => far.map((share, at) => spot(share, side * bulge[at]!)).join(' ');
  return [
    cut('#1f5a50', `${spot(0, 0, ',1')} ${edge(1)} ${spot(1, 0, ',1')}`),
    cut('#4f9a5c', `${spot(0, 0, ',1')} ${edge(-1)} ${spot(1, 0, ',1')}`),
    inked('#a9d878', 3, `${spot(0.02, 0)} ${spot(0.5, -0.08)} ${spot(0.94, 0)}`),
    inked(
      '#8cc470',
      2,
      ...[0.22, 0.38, 0.54].map(
        (share) => `${spot(share, 0)} ${spot(share + 0.08, -0.34)} ${spot(share + 0.12, -0.56)}`,
      ),
    ),
  ];
};

/** A ripe coffee cherry, oval, the scar of its flower at the free end. */
const cherry = (x: number, y: number, ripe = '#e23a36'): Layer[] => [
  cut('#7c1432', disc(x, y, 24, 28)),
  cut(ripe, disc(x - 3, y - 4, 20, 23)),
  cut('#ffc4a0', disc(x - 9, y - 13, 5, 7)),
  cut('#4a1428', disc(x + 5, y + 17, 5, 4)),
];

/** A coffee twig laid on the rail: leaves in pairs, cherries crowded at the joints. */
const sprig: readonly Layer[] = [
  cut(
    { fill: WOOD.deep, opacity: 0.6 },
    '680,812,1 760,806 860,806 960,800 1100,792 1180,804,1 1150,828 1060,832 980,822 900,836 820,838 740,834',
  ),
  cut('#3c2430', limb('650,806,9 740,806,9 860,790,8 980,776,7 1060,752,4')),
  cut('#8a5a4c', limb('650,802,3 740,802,3 860,786,3 980,772,2 1060,749,1')),
  ...leaf(800, 796, 690, 660, 34),
  ...leaf(806, 792, 966, 812, 22),
  ...leaf(960, 778, 930, 612, 34),
  ...leaf(966, 774, 1136, 800, 22),
  ...leaf(1056, 754, 1176, 664, 28),
  cut(
    { fill: WOOD.deep, opacity: 0.5 },
    disc(806, 812, 66, 22),
    disc(850, 800, 36, 22),
    disc(978, 792, 40, 22),
  ),
  ...cherry(786, 762),
  ...cherry(830, 756, '#f08a3c'),
  ...cherry(764, 792),
  ...cherry(846, 788),
  ...cherry(806, 798),
  ...cherry(946, 752),
  ...cherry(984, 748),
  ...cherry(968, 780, '#f08a3c'),
];

/** A big enamel mug of coffee, lit from the left: its blue-edged handle to the right. */
const mug: readonly Layer[] = [
  cut(
    { fill: WOOD.deep, opacity: 0.75 },
    '260,800,1 420,790 560,786 680,796 700,810 600,824 400,826 280,816',
  ),
  // The handle, a flat strap: it leaves the wall level under the rim and comes back to it level above the foot.
  cut(
    ENAMEL.deep,
    '480,470,1 560,462 640,470 672,510 664,590 636,660 570,700 466,708,1 468,662,1 546,656 592,628 612,580 618,530 600,514 560,512 480,518,1',
  ),
  cut(
    ENAMEL.shade,
    '480,470,1 560,462 640,470 672,510 664,590 636,656 590,682,1 612,640 640,590 646,530 634,496 590,486 480,492,1',
    '468,662,1 546,656 592,628 612,580,1 624,588 610,636 570,668 467,676,1',
  ),
  cut(ENAMEL.body, '480,470,1 560,462 640,470 668,506 668,548,1 656,520 638,488 580,478 480,480,1'),
  within(
    ENAMEL.body,
    '166,420,1 494,420,1 486,600 474,740 466,782,1 440,804 330,814 220,804 194,782,1 186,740 174,600',
    cut(ENAMEL.shade, '378,400,1 520,400,1 500,830,1 340,830,1 372,760 386,600'),
    cut(ENAMEL.deep, '446,400,1 520,400,1 500,830,1 400,830,1 436,760 452,600'),
    cut(ENAMEL.shade, '482,420,1 510,420,1 480,830,1 454,830,1 468,740 480,600'),
    cut(ENAMEL.glow, '160,400,1 196,400,1 206,600 222,830,1 170,830,1'),
    cut(ENAMEL.lit, '228,450,1 262,456,1 270,600 284,770,1 258,766,1 240,600'),
    cut(BLUE.body, '170,764,1 220,790 330,800 440,790 490,764,1 490,840,1 170,840,1'),
    cut(BLUE.deep, '378,798,1 440,790 490,764,1 490,840,1 370,840,1'),
  ),
  // The rim, the dark coffee, and the sky in it.
  cut(BLUE.body, disc(330, 420, 170, 42)),
  cut(BLUE.deep, '330,462,1 420,460 500,444 500,420,1 492,420,1 480,438 420,452 330,454,1'),
  cut(BLUE.lit, '160,418,1 166,398 220,380 300,378,1 220,390 178,404 172,420,1'),
  cut(ENAMEL.shade, disc(330, 420, 155, 33)),
  cut(ENAMEL.glow, '330,453,1 420,452 478,436 485,420,1 478,410 470,424 420,440 330,444,1'),
  cut('#34151f', disc(330, 430, 140, 22)),
  cut('#8a4630', '196,430,1 220,414 280,410 340,410,1 270,418 224,428 210,438,1'),
  cut('#ffb27a', '214,432,1 230,422 270,416,1 240,426'),
];

/** Steam in two slow curls out of the mug. */
const steam: readonly Layer[] = [
  cut(
    { fill: '#ffe8d6', opacity: 0.5 },
    '330,434,1 262,392 226,330 262,268 330,206 346,150 312,84 316,20,1 346,86 400,140 388,220 330,286 292,330 306,386 330,434,1',
  ),
  cut(
    { fill: '#ffe8d6', opacity: 0.3 },
    '390,434,1 356,400 370,350 410,306 424,260 404,214 412,190,1 436,224 460,270 440,324 404,366 392,400 390,434,1',
  ),
];

/** The last coffee: a mug steams on a wooden rail, a twig with ripe coffee cherries beside it; in a picture of 1200 x 900. */
export const mugOnRail: readonly Layer[] = [...rail, ...sprig, ...mug, ...steam];
