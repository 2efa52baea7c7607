import { disc, limb } from '../drawing/brush.ts';
import type { Point } from '../drawing/pen.ts';
import type { Knot } from '../drawing/points.ts';

/** The fronds round the heart: the angle at which each leaves it (0 is up), how long it is, how far it droops. */
const FRONDS: readonly (readonly [angle: number, length: number, droop: number])[] = [
  [-4, 370, -22],
  [42, 406, 30],
  [-54, 420, -34],
  [84, 424, 40],
  [-98, 424, -36],
  [128, 340, 26],
  [-142, 350, -20],
];
const LEAFLETS = 7;

/** A place along a frond's spine, and which way it runs there. */
function spine([angle, length, droop]: (typeof FRONDS)[number], along: number): { at: Point; way: Point } {
  let [x, y] = [0, 0];
  let way: Point = [0, 0];
  for (let step = 0; step < 20; step += 1) {
    const turned = ((angle + droop * (step / 20) * 1.2) * Math.PI) / 180;
    way = [Math.sin(turned), -Math.cos(turned)];
    if (step / 20 >= along) break;
    x += (way[0] * length) / 20;
    y += (way[1] * length) / 20;
  }
  return { at: [x, y], way };
}

/** One frond with its leaflets, as an inlet of the lagoon: each leaflet from its notch out to a round tip and back. */
function frond(own: (typeof FRONDS)[number]): Knot[] {
  const side = (sign: 1 | -1): Knot[] =>
    Array.from({ length: LEAFLETS }, (_, at): Knot[] => {
      const along = 0.32 + (at / LEAFLETS) * 0.68;
      const reach = 82 * Math.sin(Math.PI * (0.2 + along * 0.72)) ** 0.8;
      /** A point so far along, so far out from the spine, and so far ahead of there. */
      const point = (share: number, out: number, ahead: number, corner: number): Knot => {
        const { at: root, way } = spine(own, share);
        return [
          root[0] + way[0] * ahead - way[1] * out * sign,
          root[1] + way[1] * ahead + way[0] * out * sign,
          corner,
        ];
      };
      return [
        point(along - 0.03, 20 - 9 * along, 0, 1),
        point(along, 0.5 * reach, 0.14 * reach, 0),
        point(along, 0.92 * reach, 0.78 * reach, 0),
        point(along, 0.84 * reach, 1.02 * reach, 0),
        point(along, 0.6 * reach, 0.76 * reach, 0),
        point(along + 0.03, 0.26 * reach, 0.3 * reach, 0),
      ];
    }).flat();
  const tip = spine(own, 1).at;
  const { at: before, way } = spine(own, 0.95);
  return [
    [0, 0, 1],
    ...side(1),
    [tip[0] - way[1] * 14, tip[1] + way[0] * 14, 0],
    [tip[0] + (tip[0] - before[0]) * 2.4, tip[1] + (tip[1] - before[1]) * 2.4, 0],
    [tip[0] + way[1] * 14, tip[1] - way[0] * 14, 0],
    ...side(-1).reverse(),
  ];
}

const whole = (knots: Knot[]): Knot[] =>
  knots.map(([x, y, third = 0]) => [Math.round(x), Math.round(y), third]);

/** The lagoon's outline: fronds round a heart at (0, 0), and a trunk down to where it meets the sea. */
export const palmLagoon: readonly (string | Knot[])[] = [
  disc(10, 6, 132),
  ...FRONDS.map((own) => whole(frond(own))),
  limb('0,-20,30 6,90,24 34,300,26 80,520,34 150,760,52 260,1000,90'),
];

/** The deep water along the middle of each frond and of the trunk. */
export const palmDeep: readonly string[] = [
  ...FRONDS.map((own) =>
    limb(
      whole(
        [0, 0.3, 0.6, 0.9].map((along, at): Knot => {
          const { at: point } = spine(own, along);
          return [point[0], point[1], [14, 11, 8, 0][at]!];
        }),
      ),
    ),
  ),
  limb('0,-20,14 6,90,10 34,300,11 80,520,16 150,760,26 260,1000,50'),
];
