import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import type { Point } from '../../drawing/pen.ts';
import type { Knot } from '../../drawing/points.ts';

/** The moments of a stride: near thigh and shin, far thigh and shin (degrees forward of straight down), and how high the foot flies. */
const STRIDES = {
  push: [-24, -40, 62, -34, 0],
  fly: [48, 2, -24, -88, 9],
  land: [26, 6, -6, -104, 0],
  swing: [34, -74, 2, -22, 0],
} as const;

/** Who runs, and in what. */
export interface Running {
  stride: keyof typeof STRIDES;
  vest: string;
  shorts: string;
  skin: string;
  /** The limbs of the far side. */
  shade: string;
  shoes: string;
  /** How large the head is; a child's is larger. */
  head?: number | undefined;
  /** Whether the face is turned to those behind. */
  back?: boolean;
}

const from = ([x, y]: Point, degrees: number, length: number): Point => [
  x + Math.sin((degrees * Math.PI) / 180) * length,
  y + Math.cos((degrees * Math.PI) / 180) * length,
];
const knot = ([x, y]: Point, half: number) => `${x.toFixed(1)},${y.toFixed(1)},${half}`;

/** A running shoe seen from its side, the ankle at 0,0 and the toe to the right. */
const SHOE: readonly Knot[] = [
  [-6, -4, 1],
  [-7, 6, 1],
  [17, 6, 1],
  [22, 5],
  [18, 2],
  [9, 0],
  [5, -5, 1],
];

const leg = (hip: Point, thigh: number, shin: number) => {
  const knee = from(hip, thigh, 47);
  const calf = from(from(knee, shin, 16), shin - 90, 2);
  const ankle = from(knee, shin, 48);
  const foot = shin + (shin < -30 ? 62 : 86);
  const [cos, sin] = [Math.cos(((90 - foot) * Math.PI) / 180), Math.sin(((90 - foot) * Math.PI) / 180)];
  const sole = SHOE.map(([px, py, corner]): Knot => [
    ankle[0] + px * cos - py * sin,
    ankle[1] + px * sin + py * cos,
    corner ?? 0,
  ]);
  return {
    skin: limb([
      [...hip, 11],
      [...from(hip, thigh, 20), 11],
      [...knee, 6.5],
      [...calf, 7.5],
      [...from(knee, shin, 32), 4.5],
      [...ankle, 3.6],
    ]),
    short: limb([
      [...from(hip, thigh, -6), 13],
      [...from(hip, thigh, 12), 14],
      [...from(hip, thigh, 25), 14],
    ]),
    shoe: outline(sole),
    low: Math.max(...sole.map((knotOf) => knotOf[1])),
  };
};

const arm = (shoulder: Point, upper: number, fore: number) => {
  const elbow = from(shoulder, upper, 30);
  const wrist = from(elbow, fore, 25);
  const fist = from(elbow, fore, 30);
  return (
    limb(`${knot(shoulder, 7)} ${knot(from(shoulder, upper, 14), 6.5)} ${knot(elbow, 5)}`) +
    limb(`${knot(from(elbow, upper, -3), 5)} ${knot(from(elbow, fore, 9), 5.5)} ${knot(wrist, 3.4)}`) +
    disc(fist[0], fist[1], 5, 5)
  );
};

/** A long-distance runner in profile who runs to the right, 180 high, the ground at y 0. */
export const distanceRunner = ({
  stride,
  vest,
  shorts,
  skin,
  shade,
  shoes,
  head = 0.72,
  back = false,
}: Running): readonly Layer[] => {
  const [nearThigh, nearShin, farThigh, farShin, flight] = STRIDES[stride];
  const low = Math.max(leg([0, 0], nearThigh, nearShin).low, leg([0, 0], farThigh, farShin).low);
  const hip: Point = [0, -low - flight];
  const [x, y] = [hip[0] + 7, hip[1] - 54];
  const near = leg(hip, nearThigh, nearShin);
  const far = leg([hip[0] + 3, hip[1] - 1], farThigh, farShin);
  const nearAhead = nearThigh < farThigh;
  const at = (row: string) =>
    row
      .split(' ')
      .map((point) => {
        const [px = 0, py = 0, corner = 0] = point.split(',').map(Number);
        return `${x + px},${y + py},${corner}`;
      })
      .join(' ');
  return [
    cut(shade, far.skin, nearAhead ? arm([x + 5, y + 3], -52, 30) : arm([x + 5, y + 3], 24, 116)),
    cut(shoes, far.shoe),
    cut(shorts, far.short),
    cut(skin, near.skin),
    cut(shoes, near.shoe),
    cut(shorts, near.short, at('-19,40,1 6,40,1 9,56 6,66,1 -20,66,1 -21,54')),
    cut(skin, at('-5,-2,1 -4,-16,1 6,-16,1 7,-8 9,-2,1')),
    cut(vest, at('-9,-6,1 -2,-4 8,-6,1 14,4 15,18 10,32 9,48,1 -18,48,1 -17,34 -16,14 -14,0')),
    // The head: short hair, brow, nose, lips, chin.
    moved(
      { x: x + 1, y: y - 8, scale: head, flip: back },
      cut(
        skin,
        '-8,-6,1 -13,-18 -11,-36 2,-41 13,-36 14,-28,1 13,-25,1 19,-19,1 15,-17,1 18,-14,1 15,-12,1 17,-9,1 13,-1 6,-1,1 4,4,1 -6,4,1',
      ),
      cut(shade, '-9,-8,1 -15,-20 -11,-38 3,-43 14,-38 15,-31,1 6,-34 1,-30 0,-21,1 -4,-21 -5,-16 -4,-8,1'),
    ),
    cut(skin, nearAhead ? arm([x - 3, y + 4], 26, 118) : arm([x - 3, y + 4], -56, 26)),
  ];
};
