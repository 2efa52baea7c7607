import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { cells } from '../../drawing/cells.ts';
import type { Point } from '../../drawing/pen.ts';

const [DARK, SKIN, PATCH, HAIR, HAIR_SHADE] = ['#063a33', '#dd8f4e', '#8c3f20', '#f4ecdc', '#37705f'];
const [CLOTH, CLOTH_PATCH, GOLD] = ['#ffd98a', '#c0602a', '#ffc23c'];

/** The shade of leaves on her throat and her shoulder: on a giraffe, too, the patches grow downwards. */
const patches = cells(
  Array.from({ length: 7 }, (_, row) => row).flatMap((row) =>
    Array.from({ length: 9 }, (_, at): Point => {
      const size = 56 + row * 10;
      return [
        600 + (at - 5 + (row % 2) / 2) * size + Math.sin(row * 3.1 + at * 5.3) * size * 0.2,
        470 + row * (56 + row * 5) + Math.cos(row * 4.7 + at * 2.9) * size * 0.2,
      ];
    }),
  ),
  17,
);

const head: Layer[] = [
  within(
    DARK,
    '520,150 440,190 426,240 430,310 440,352 450,386,1 426,414 404,440 388,464 398,494 430,496,1 424,510 400,514 392,536 418,548,1 400,556 400,582 428,592,1 428,606 412,626 424,664 468,678 540,670,1 640,600 760,500 800,300 740,130 600,90',
    cut(SKIN, '300,100,1 590,100,1 570,240 600,330 590,420 620,480 560,600 520,690,1 300,700,1'),
    cut(
      DARK,
      limb('452,352,1 486,326,7 536,340,1'),
      limb('456,388,1 492,408,7 540,388,1'),
      limb('418,548,1 444,546,6 476,524,1'),
      limb('436,490,1 456,476,6 444,456,1'),
    ),
  ),
  within(
    HAIR,
    '438,262,1 430,190 520,100 640,80 760,120 820,220 812,340 780,430 756,500 716,540,1 690,470 640,430,1 620,330 600,290,1 560,300 530,220,1 480,220',
    cut(HAIR_SHADE, '600,40,1 580,180 640,300 640,440 700,600,1 900,600,1 860,40,1'),
  ),
  cut(GOLD, disc(628, 512, 13)),
];

/** A twig of acacia over her: pairs of leaflets along the ribs. */
const twig = (row: readonly (readonly [number, number, number, number])[]): string[] =>
  row.flatMap(([x, y, turn, long]) => {
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
    const leaflets = Array.from({ length: Math.round(long / 17) }, (_, at) => {
      const [fx, fy] = [x + dx * (at * 17 + 16), y + dy * (at * 17 + 16)];
      const reach = 40 * Math.sin(((at + 2) / (long / 17 + 3)) * Math.PI) + 8;
      return [1, -1].map((side) => {
        const [ex, ey] = [dx * 0.45 - dy * side * 0.9, dy * 0.45 + dx * side * 0.9];
        return limb(
          [0, 0.5, 1]
            .map(
              (share, knot) =>
                `${Math.round(fx + ex * reach * share)},${Math.round(fy + ey * reach * share)},${[1, 7, 1][knot]}`,
            )
            .join(' '),
        );
      });
    }).flat();
    return [limb(`${x},${y},4 ${Math.round(x + dx * long)},${Math.round(y + dy * long)},1`), ...leaflets];
  });

/** A woman of sixty with cropped grey hair, her chin raised to a twig of acacia, its broken shade on her throat and shoulder. */
export const twiga: readonly Layer[] = [
  cut(
    DARK,
    limb('-20,60,12 120,90,9 240,150,5 300,176,2'),
    ...twig([
      [40, 60, 1.2, 150],
      [110, 84, 1.45, 190],
      [190, 118, 1.2, 170],
      [250, 150, 0.95, 150],
      [296, 172, 0.5, 130],
      [150, 104, -0.5, 150],
      [60, 76, -0.7, 130],
      [234, 146, -0.3, 140],
    ]),
  ),
  within(
    SKIN,
    '500,520,1 536,600 536,700 520,790 430,840,1 540,890 690,876,1 632,760 622,650 640,560,1',
    cut(PATCH, ...patches),
    cut(DARK, '490,560,1 560,630 660,640,1 660,480,1 480,480,1'),
  ),
  within(
    CLOTH,
    '150,940,1 180,880 290,838 460,806,1 560,880 670,874,1 662,940,1',
    cut(CLOTH_PATCH, ...patches),
  ),
  moved({ x: 226, y: -91, scale: 0.86, turn: 14 }, ...head),
];
