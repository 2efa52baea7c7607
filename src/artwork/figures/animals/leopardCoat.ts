import { spots } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

type Mark = readonly [x: number, y: number, r: number, turn: number];

/** One rosette: leaves bent in a broken ring round a darker middle, lower than wide. */
const rosette = ([x, y, r, turn]: Mark): string =>
  (
    [
      [0, 0.25],
      [0.31, 0.26],
      [0.63, 0.3],
    ] as const
  )
    .map(([from, span]) => {
      const knot = (share: number, half: number) => {
        const angle = turn + (from + span * share) * Math.PI * 2;
        return `${Math.round(x + Math.cos(angle) * r)},${Math.round(y + Math.sin(angle) * r * 0.78)},${half}`;
      };
      const thick = Math.round(r * 0.27);
      return limb([knot(0, 3), knot(0.25, thick), knot(0.5, thick), knot(0.75, thick), knot(1, 3)].join(' '));
    })
    .join('');

const ROSETTES: readonly Mark[] = [
  [318, 128, 25, 1.7],
  [388, 146, 27, 3.4],
  [466, 182, 30, 0.3],
  [552, 198, 31, 2.2],
  [636, 186, 31, 4],
  [708, 150, 29, 1],
  [776, 124, 27, 4.4],
  [838, 172, 25, 0.3],
  [290, 192, 27, 3],
  [366, 226, 30, 2],
  [448, 268, 31, 3.6],
  [538, 290, 29, 0.6],
  [620, 280, 26, 2.6],
  [700, 238, 33, 0.7],
  [782, 208, 32, 2.6],
  [842, 252, 25, 0.7],
  [300, 266, 27, 1.4],
  [664, 314, 29, 3.2],
  [746, 296, 31, 5],
  [812, 320, 22, 1.2],
  [346, 318, 23, 5.2],
];
const SPOTS =
  '266,304 306,360 352,366 384,352 330,398 366,404 322,436 352,450 334,486 354,512 324,528 340,570 470,330 560,340 640,364 684,372 728,362 700,404 748,404 776,372 746,440 782,444 764,484 792,500 748,526 774,548 732,560 754,584 718,592';
const SPINE = '436,140 490,156 724,116 776,98 826,128';
const NECK = '214,138 248,124 252,170 246,232 204,232 262,300';

/** The darker fur within each rosette of a leopard that lies along a bough. */
export const rosetteHearts = ROSETTES.map(([x, y, r]) => disc(x, y, r * 0.8, r * 0.62));

/** Its rosettes, and the spots on legs, spine and neck. */
export const leopardMarks = [
  ...ROSETTES.map(rosette),
  ...spots(SPOTS, 9),
  ...spots(SPINE, 12, 6),
  ...spots(NECK, 9, 8),
];
