import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [CLOTH, LIT, SHADE, SKIN, DARK] = ['#e8622c', '#ff9f58', '#a8372a', '#7a4630', '#4a2624'];

/** The petals and the eye of a flower at (x, y), `r` from its middle to a petal's tip, turned by some degrees. */
const flower = (x: number, y: number, r: number, turn: number): [petals: string, eye: string] => [
  Array.from({ length: 11 }, (_, at) => {
    const angle = ((turn + (at * 360) / 11) * Math.PI) / 180;
    const [dx, dy] = [Math.cos(angle) * r, Math.sin(angle) * r * 0.72];
    const end = (share: number, half: number) => `${x + dx * share},${y + dy * share},${half}`;
    return limb(`${end(0.15, r * 0.08)} ${end(0.6, r * 0.19)} ${end(0.9, r * 0.17)} ${end(1, r * 0.04)}`);
  }).join(''),
  disc(x, y, r * 0.3, r * 0.24),
];

/** Flowers at some points, `x,y,size` each, in two whites and a yellow. */
const heap = (all: readonly (readonly [x: number, y: number, r: number])[], pale: string): Layer[] => {
  const flowers = all.map(([x, y, r], at) => flower(x, y, r, at * 17));
  return [cut(pale, ...flowers.map(([petals]) => petals)), cut('#f0b02e', ...flowers.map(([, eye]) => eye))];
};

/** Big flowers close by along the lower edge of a picture. */
export const flowersNear: readonly Layer[] = [
  cut(
    '#1d4238',
    '-10,874,1 80,826 200,850 330,826 460,868 600,830 760,824 900,850 1060,824 1210,850,1 1210,910,1 -10,910,1',
  ),
  ...heap(
    [
      [70, 800, 60],
      [250, 770, 48],
      [640, 790, 52],
      [780, 760, 44],
      [930, 800, 56],
      [1090, 770, 50],
    ],
    '#d9d3e6',
  ),
  ...heap(
    [
      [150, 860, 78],
      [340, 850, 66],
      [500, 880, 72],
      [700, 870, 80],
      [860, 880, 70],
      [1020, 870, 82],
      [1180, 850, 74],
      [0, 890, 70],
    ],
    '#fffaf0',
  ),
];

/** A woman from behind in an orange cloth, a basket heaped with white flowers on her head, one arm up to its rim; in the picture's own pixels, the light on the left. */
export const flowerBearer: readonly Layer[] = [
  // The raised arm, its hand behind the rim.
  cut(SKIN, limb('510,640,36 606,570,31 644,506,26 618,444,21 572,388,17')),
  cut(DARK, limb('540,650,14 632,568,16 664,504,10 636,442,8 588,388,6')),
  within(
    CLOTH,
    '268,910,1 284,780 306,680 330,606 372,566 430,552 490,554 546,572 586,616 596,690 606,780 622,910,1',
    cut(LIT, '250,910,1 270,700 320,590 400,545,1 440,552,1 390,600 360,680 348,780 340,910,1'),
    cut(SHADE, '530,550,1 540,640 520,740 530,910,1 640,910,1 640,600,1'),
    inked(SHADE, 7, '410,640 400,740 412,860', '470,620 484,720 470,800', '440,800 448,860 440,900'),
    cut('#f7c64e', '280,770,1 440,800 610,764,1 612,790,1 440,828 276,798,1'),
  ),
  // A short sleeve over the raised arm.
  cut(CLOTH, '500,570,1 548,556 586,546 620,548,1 646,590,1 610,630 590,690,1'),
  cut(SHADE, '540,640,1 590,600 640,580,1 646,590,1 612,630 594,700,1'),
  // Neck and scarf, its knot at the nape.
  cut(DARK, '404,570,1 410,520 470,520 476,570,1 440,584'),
  within(
    '#1f8a8c',
    '366,470 372,420 404,392 440,386 478,392 508,420 514,470 500,520 470,546 410,546 380,520',
    cut('#5cc4b4', '350,480,1 360,400 420,376,1 440,386,1 408,420 396,470 402,520 420,560,1 350,560,1'),
    cut('#115a66', '530,400,1 490,420 486,480 460,540 450,560,1 540,560,1'),
    inked('#115a66', 5, '400,440 440,500 452,540', '488,440 456,500 446,540'),
  ),
  cut(
    '#1f8a8c',
    '430,530,1 400,560 388,620 402,650,1 430,600 446,548,1',
    '446,536,1 480,566 488,616 470,640,1 452,596 440,548,1',
  ),
  cut('#115a66', disc(442, 540, 20, 15)),
  // The basket and its heap.
  cut('#6a3c24', '288,348,1 340,330 440,324 550,330 602,348,1 530,380 440,386 360,380'),
  ...heap(
    [
      [340, 300, 40],
      [410, 268, 42],
      [480, 270, 42],
      [548, 304, 40],
      [444, 240, 36],
    ],
    '#cfc8e0',
  ),
  ...heap(
    [
      [316, 330, 38],
      [380, 312, 42],
      [450, 304, 44],
      [520, 318, 42],
      [576, 336, 36],
      [420, 340, 38],
      [492, 344, 38],
      [350, 350, 34],
      [548, 352, 34],
    ],
    '#fffaf0',
  ),
  within(
    '#c98a3c',
    '286,346,1 304,392 350,424 440,436 530,424 584,392 604,346,1 530,372 440,378 360,372',
    cut('#f2bc66', '270,340,1 330,350 340,380 380,410 420,450,1 270,450,1'),
    cut('#8a5526', '540,350,1 520,390 480,420 460,450,1 620,450,1 620,340,1'),
    inked('#8a5526', 4, '300,372 370,398 440,402 520,398 590,372', '320,396 380,418 440,422 510,418 570,396'),
  ),
  cut('#ffd894', '284,342,1 360,368 440,374 530,368 606,342,1 604,356,1 530,384 440,390 360,384 288,356,1'),
];
