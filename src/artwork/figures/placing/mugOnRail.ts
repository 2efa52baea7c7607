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
    { fill: WOOD.deep, opacity: 0.55 },
    '690,816 760,806 860,816 960,812 1120,802 1176,812 1060,828 960,834 860,842 740,836',
  ),
  cut('#3c2430', limb('650,806,9 740,806,9 860,790,8 980,776,7 1060,752,4')),
  cut('#8a5a4c', limb('650,802,3 740,802,3 860,786,3 980,772,2 1060,749,1')),
  ...leaf(800, 796, 690, 660, 34),
  ...leaf(806, 800, 960, 836, 24),
  ...leaf(960, 778, 930, 612, 34),
  ...leaf(966, 780, 1130, 822, 26),
  ...leaf(1056, 754, 1176, 664, 28),
  ...cherry(786, 768),
  ...cherry(828, 760, '#f08a3c'),
  ...cherry(764, 800),
  ...cherry(842, 794),
  ...cherry(804, 804),
  ...cherry(946, 752),
  ...cherry(984, 748),
  ...cherry(966, 784, '#f08a3c'),
];

/** A big enamel mug of coffee, lit from the left: its blue-edged handle to the right. */
const mug: readonly Layer[] = [
  cut(
    { fill: WOOD.deep, opacity: 0.75 },
    '260,800,1 420,790 560,786 680,796 700,810 600,824 400,826 280,816',
  ),
  // The handle, a flat strap with a hole to put three fingers through.
  cut(ENAMEL.deep, limb('458,500,22 560,474,22 636,520,23 630,600,22 580,676,20 450,710,20')),
  cut(ENAMEL.shade, limb('458,494,16 560,466,16 628,512,17 624,594,15 574,664,14 450,700,12')),
  cut(ENAMEL.body, limb('458,484,6 556,456,8 626,498,8 636,546,5 634,580,1')),
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
    '318,432,1 236,396 210,320 268,260 322,206 306,150 262,90 268,40,1 282,90 350,140 368,210 320,270 270,316 268,376 318,432,1',
  ),
  cut(
    { fill: '#ffe8d6', opacity: 0.36 },
    '384,434,1 344,390 382,336 424,290 412,240 386,196 398,150,1 408,196 452,236 462,292 420,344 384,390 384,434,1',
  ),
];

/** The last coffee: a mug steams on a wooden rail, a twig with ripe coffee cherries beside it; in a picture of 1200 x 900. */
export const mugOnRail: readonly Layer[] = [...rail, ...sprig, ...mug, ...steam];
