import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { box, disc, ring } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';

const [TEAK, DEEP, DARK] = ['#8a3f28', '#652a20', '#2a1018'];
const [CARVED, GROOVE] = ['#d08a48', '#6b2c20'];
const [BRASS, SUN, SHADE] = ['#eda92f', '#ffe08a', '#a8621c'];
const [X, Y, R] = [590, 456, 316];

/** How far from the middle the bosses stand, row by row as on a door; none where the eye and the fin are. */
const BOSSES = '-110,-194 110,-194 110,-96 206,-96 -206,96 -110,96 110,96 206,96 -110,192 110,192';
/** Where spikes stand on the rim, in degrees from the right. */
const RIM = [33, 62, 90, 118, 147, 213, 242, 270, 298, 327];

/** One spike of brass whose foot is `share` of the radius out in a direction: a boss, and a cone away from the middle. */
const spike = (x: number, y: number, foot: number, tip: number, half: number): Layer[] => {
  const [left, top, tipX, tipY] = [X + x * foot, Y + y * foot, X + x * tip, Y + y * tip];
  const long = Math.hypot(x, y);
  const [dx, dy] = [(-y / long) * half, (x / long) * half];
  const side = (sign: number) =>
    `${left},${top},1 ${left + dx * sign},${top + dy * sign},1 ${tipX},${tipY},1`;
  const bright = dx - dy > 0 ? 1 : -1;
  return [cut(BRASS, disc(left, top, half), side(-bright)), cut(SUN, side(bright))];
};
const onRim = RIM.flatMap((degrees) => {
  const turn = (degrees * Math.PI) / 180;
  return spike(Math.cos(turn) * R, Math.sin(turn) * R, 0.97, 1.27, 27);
});
const bosses = points(BOSSES).flatMap(([x, y]) => [
  cut(SHADE, disc(X + x, Y + y, 35)),
  ...spike(x, y, 1, 1 + 44 / Math.hypot(x, y), 26),
]);

/** A porcupinefish blown up as a door of Stone Town: two leaves, the carved post between them, spikes of brass. */
export const porcupinefishDoor: readonly Layer[] = [
  // Tail and hind fins, carved like the post.
  cut(
    CARVED,
    '860,400,1 930,424 960,420 1050,352,1 1066,400 1070,456 1066,512 1050,566,1 960,500 930,494 860,520,1',
  ),
  cut(
    CARVED,
    '740,210,1 800,136 866,104 920,120,1 912,150 926,176,1 906,196 914,222,1 880,240 856,310,1',
    '740,702,1 800,776 866,808 920,792,1 912,762 926,736,1 906,716 914,690,1 880,672 856,602,1',
  ),
  inked(
    GROOVE,
    7,
    '960,440 1042,390',
    '960,458 1052,456',
    '960,478 1042,526',
    '806,216 876,140',
    '836,240 892,182',
    '806,696 876,772',
    '836,672 892,730',
  ),
  within(
    TEAK,
    disc(X, Y, R),
    cut(DEEP, '940,400,1 880,560 740,690 560,700 400,680 260,520,1 200,820,1 960,820,1'),
    inked(DARK, 6, '428,120 428,800', '752,120 752,800'),
    cut(DARK, box(X - 54, 100, 108, 720)),
    cut(CARVED, box(X - 44, 100, 88, 720)),
    cut(
      GROOVE,
      ...[218, 286, 354, 422, 490, 558, 626, 694].flatMap((y) => [ring(X, y, 28, 17), disc(X, y, 8)]),
    ),
  ),
  ...onRim,
  ...bosses,
  // The pectoral fin.
  cut(DARK, '640,440,1 720,380 770,400 786,424,1 780,456 784,490 776,520,1 730,530 640,480,1'),
  cut(CARVED, '650,444,1 720,392 764,410 776,426,1 770,456 774,488 768,510,1 730,518 650,474,1'),
  inked(GROOVE, 7, '664,450 716,424 764,420', '664,460 766,458', '664,468 716,492 762,498'),
  // The eye, and the beak.
  cut(DARK, disc(416, 372, 78)),
  cut(BRASS, disc(416, 372, 68)),
  cut('#fff6dc', disc(416, 372, 52)),
  cut(DARK, disc(406, 374, 35)),
  cut('#fff6dc', disc(418, 361, 12)),
  cut(TEAK, '330,400,1 290,408 262,412 238,432 236,456,1 230,470 240,494 266,508 300,512,1 340,520,1'),
  cut(
    '#fff6dc',
    '250,428,1 232,440 220,462,1 276,466,1 278,440',
    '220,464,1 228,484 252,498,1 278,486 276,464,1',
  ),
  inked(DARK, 7, '224,464 280,466 322,448'),
];
