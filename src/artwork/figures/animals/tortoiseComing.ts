import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, spots, within } from '../../canvas/cut.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { points, type Knot } from '../../drawing/points.ts';

/** From what the sun meets to what it does not: the plates of the shell, their hearts; the skin. */
const PLATE = ['#c9623f', '#9a4340', '#64294a'] as const;
const HEART = ['#e88a52', '#b95647', '#7d3650'] as const;
const [SKIN_LIT, SKIN, SKIN_SHADE] = ['#cdb698', '#8f7a78', '#54404f'];
const [SEAM, DEEP, INK, CLAW, GLINT] = ['#3d1535', '#35182f', '#150a19', '#f3dfb6', '#fff3d6'];

/** The shell, whose rim of scalloped plates stands on the sand. */
const SHELL =
  '204,712,1 190,660 204,570 232,440 320,280 450,176 600,140 750,176 880,280 968,440 996,570 1010,660 996,712,1 980,730 958,722,1 926,734 890,724,1 860,734 830,724,1 370,724,1 340,734 310,724,1 274,734 242,722,1 220,730';

/** The plates, each with how far it is turned from the sun: 0, 1, 2. */
const PLATES: readonly (readonly [0 | 1 | 2, string])[] = [
  [1, '526,296,1 674,296,1 716,222,1 664,176,1 536,176,1 484,222,1'],
  [1, '544,166,1 656,166,1 690,120,1 510,120,1'],
  [0, '684,300,1 724,226,1 870,220,1 906,316,1 868,380,1 796,402,1 750,340,1'],
  [0, '672,170,1 724,214,1 900,200,1 800,120,1 700,120,1'],
  [0, '804,412,1 874,390,1 920,320,1 1010,440,1 1030,582,1 842,604,1 838,500,1'],
  [2, '516,300,1 476,226,1 330,220,1 294,316,1 332,380,1 404,402,1 450,340,1'],
  [2, '528,170,1 476,214,1 300,200,1 400,120,1 500,120,1'],
  [2, '396,412,1 326,390,1 280,320,1 190,440,1 170,582,1 358,604,1 362,500,1'],
];

/** The plates of the rim, three on a side: those to the right in the sun, those to the left not. */
const RIM: readonly (readonly [0 | 1 | 2, string])[] = [
  [0, '842,614,1 884,612,1 886,712,1 864,724 842,714,1'],
  [0, '894,611,1 946,606,1 958,710,1 926,724 896,712,1'],
  [0, '956,605,1 1040,590,1 1060,704,1 1000,720 968,710,1'],
  [2, '358,614,1 316,612,1 314,712,1 336,724 358,714,1'],
  [2, '306,611,1 254,606,1 242,710,1 274,724 304,712,1'],
  [2, '244,605,1 160,590,1 140,704,1 200,720 232,710,1'],
];

/** A plate drawn in towards its heart. */
function drawnIn(row: string, share: number): string {
  const knots = points(row);
  const [hx, hy] = ([0, 1] as const).map(
    (axis) => knots.reduce((sum, knot) => sum + knot[axis], 0) / knots.length,
  ) as [number, number];
  return outline(
    knots.map(([x, y, corner]): Knot => [
      Math.round(hx + (x - hx) * share),
      Math.round(hy + (y - hy) * share),
      corner,
    ]),
  );
}

/** The forelegs, bowed columns: the one that stands, and the one that comes a step nearer. */
const STANDING =
  '568,664,1 552,612 506,588 452,616 418,684 420,750 434,800 410,838,1 424,858 480,866 548,860 566,838,1 546,790 560,730,1';
const STEPPING =
  '626,672,1 640,612 692,582 760,612 796,690 800,770 786,830 810,872,1 794,892 724,898 648,892 630,870,1 654,820 650,750,1';
const claws = (y: number, ...places: readonly number[]): Layer =>
  cut(
    CLAW,
    ...places.map(
      (x) => `${x - 16},${y},1 ${x - 15},${y - 22} ${x},${y - 32} ${x + 15},${y - 22} ${x + 16},${y},1`,
    ),
  );
const legs: readonly Layer[] = [
  within(
    SKIN,
    STANDING,
    cut(SKIN_SHADE, '400,560,1 500,580,1 460,640 456,720 476,790 456,880,1 390,880,1'),
    cut(SKIN_LIT, '600,640,1 550,690 528,740 520,790 540,880,1 600,880,1'),
    cut(SKIN_LIT, ...spots('492,650 478,690 510,704 484,738 508,766 482,790 500,822', 12, 10)),
    cut(SKIN_SHADE, limb('540,640,0 524,690,5 530,730,0')),
  ),
  claws(866, 440, 480, 522),
  within(
    SKIN,
    STEPPING,
    cut(SKIN_SHADE, '600,560,1 660,580,1 668,640 676,720 680,790 690,850 670,910,1 600,910,1'),
    cut(SKIN_LIT, '700,560,1 740,620 764,700 752,790 742,840 766,910,1 840,910,1 840,560,1'),
    cut(SKIN_LIT, ...spots('716,642 734,680 702,698 730,728 700,760 726,782 702,822 732,842', 12, 10)),
    cut(SKIN_SHADE, limb('690,620,0 676,670,5 684,710,0')),
  ),
  claws(898, 662, 704, 748, 786),
];

/** The head on its stretched neck, turned a little to the sun. */
const head: readonly Layer[] = [
  within(
    SKIN,
    '-76,-6 -82,-44 -54,-78 0,-90 58,-78 88,-42 84,0 70,44 40,74 8,80 -34,70 -64,40',
    cut(SKIN_SHADE, '-100,-100,1 -40,-100,1 -54,-56 -24,-6 -36,30 -10,90,1 -100,90,1'),
    cut(SKIN_LIT, '4,-110,1 40,-64 26,-24 36,6 60,30 50,80,1 120,80,1 120,-110,1'),
    inked(SKIN_SHADE, 4, '-26,-100 -16,-66 8,-56 32,-66 42,-100', '8,-56 8,-36'),
    cut(SKIN_SHADE, '-100,44,1 -30,52 10,44 50,54 100,30,1 100,110,1 -100,110,1'),
  ),
  // The eyes under heavy lids, the beak.
  cut(INK, disc(-50, -18, 17, 18), disc(58, -20, 16, 17)),
  cut(GLINT, disc(-43, -19, 4), disc(65, -21, 4)),
  cut(SKIN, '-76,-24,1 -70,-42 -34,-44 -28,-26,1'),
  cut(SKIN_LIT, '38,-28,1 44,-46 74,-44 80,-26,1'),
  cut(INK, limb('-78,-22,0 -52,-29,4 -26,-24,0;36,-26,0 60,-31,4 84,-23,0')),
  cut(INK, disc(0, 16, 5, 4), disc(18, 15, 5, 4)),
  cut(INK, limb('-68,18,0 -46,34,3 -16,40,3 12,44,3 38,40,3 62,32,3 80,14,0'), '2,42,1 22,42,1 12,56,1'),
];

/** The dome of a giant tortoise that comes to meet us, its rim on the sand; in pixels of the picture. */
export const tortoiseDome: readonly Layer[] = [
  within(
    SEAM,
    SHELL,
    ...PLATES.map(([turn, row]) => cut(PLATE[turn], row)),
    ...PLATES.map(([turn, row]) => cut(HEART[turn], drawnIn(row, 0.62))),
    ...RIM.map(([turn, row]) => cut(PLATE[turn], row)),
    ...RIM.map(([turn, row]) => cut(HEART[turn], drawnIn(row, 0.56))),
  ),
];

/** Its forelegs, its neck and its head, which come out from under the shell. */
export const tortoiseComing: readonly Layer[] = [
  // The neck, out of the dark.
  within(
    SKIN,
    '548,460,1 544,540 520,590 480,640 500,726,1 700,726,1 720,640 680,590 660,540 664,460,1',
    cut(
      SKIN_SHADE,
      '520,440,1 590,440,1 588,560 560,640 580,760,1 440,760,1 440,600,1',
      '520,440,1 700,440,1 700,520,1 650,548 600,546 540,520,1',
    ),
    cut(SKIN_LIT, '700,510,1 644,548 650,600 664,640 650,690,1 800,740,1 780,600,1'),
    cut(SKIN_SHADE, limb('560,590,0 606,608,6 660,590,0;548,636,0 606,658,7 664,636,0')),
    cut(DEEP, '560,680,1 600,670 640,680,1 660,740,1 540,740,1'),
  ),
  ...legs,
  moved({ x: 606, y: 470 }, ...head),
];
