import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, line } from '../../drawing/brush.ts';

const [PALE, BLACK, WHITE, GOLD, RED] = ['#d2dccc', '#0b1c1e', '#fdf8e6', '#f4b62c', '#e0402a'];

/** The stiff rays of the crown, from the back of the cap. */
const crown = Array.from({ length: 47 }, (_, at) => {
  const angle = ((-168 + at * 4.15 + 1.6 * Math.sin(at * 2.3)) * Math.PI) / 180;
  const long = 216 + 16 * Math.sin(at * 3.7);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return line(
    `730,344 ${730 + c * long * 0.6},${344 + s * long * 0.6} ${730 + c * long},${344 + s * long + 4}`,
  );
}).join('');

/** A grey crowned crane that looks left out of reeds, head and neck, 490 to 960 across; what falls on its neck may be given. */
export const craneInPapyrus = (...shadows: readonly Layer[]): Layer[] => [
  inked(GOLD, 5, crown),
  within(
    PALE,
    '656,440,1 668,500 690,570 704,640 702,720 684,800 650,870 630,940,1 960,940,1 900,900 840,850 800,780 790,700 784,620 778,550 780,490 798,430,1',
    ...shadows,
  ),
  // The cheek, the red above it, the velvet cap, the throat.
  cut(WHITE, '660,440,1 668,396 690,366 730,348 772,356 800,392 802,440 782,474 742,490 690,482 660,462,1'),
  cut(RED, '690,372,1 716,346 752,338 788,350 806,384,1 780,362 740,356 710,362'),
  cut(
    BLACK,
    '590,402,1 592,356 618,316 664,302 712,304 750,326 764,348,1 724,348 690,368 672,396 666,440 662,466,1 634,452 606,434 594,424,1 598,412',
  ),
  cut(RED, '638,452,1 662,462 676,500 668,544 650,560 634,530 630,490'),
  cut('#4d615f', '604,386,1 560,396 510,416 466,440,1 520,442 570,440 604,432,1'),
  cut(BLACK, '480,437,1 540,428 604,412,1 604,418,1 540,436', '556,410,1 574,402 586,406,1 574,413'),
  cut('#d7e6ee', disc(640, 374, 15)),
  cut(BLACK, disc(638, 374, 8)),
];
