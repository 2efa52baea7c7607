import { limb, outline } from '../../drawing/brush.ts';
import { points, type Knot } from '../../drawing/points.ts';
import { STRIDES, type InFile } from './zebraInFile.ts';

/** Where the low sun stands behind what throws the shadows: its x on the horizon, and how far they reach. */
export interface LowSun {
  x: number;
  horizon: number;
  reach: number;
  /** How far the shadows spread from the sun's place: 0 not at all, 1 as in nature. */
  fan: number;
}

/** Gives the place on level ground to which a low sun ahead throws a point `high` pixels above the line `foot`. */
const thrown = (
  { x, horizon, reach, fan }: LowSun,
  [fromX, foot, high]: readonly [number, number, number],
): readonly [x: number, y: number, wider: number] => {
  const wider = 1 / Math.max(0.2, 1 - reach * high);
  const spread = 1 + (wider - 1) * fan;
  return [x + (fromX - x) * spread, horizon + (foot - horizon) * wider, spread];
};

/** Below the foot of every picture. */
const FAR_DOWN = 4000;

/** What a walking zebra throws towards us when the sun is low ahead: its legs as bars, then its belly. */
export const zebraThrown = ({ stride, ...placing }: InFile, sun: LowSun): string[] => {
  const { x, y, scale = 1, flip = false } = placing;
  const at = ([ownX, ownY]: Knot) =>
    thrown(sun, [x + (flip ? -1 : 1) * ownX * scale, y, Math.max(0, -ownY * scale)]);
  const legs = STRIDES[stride].map((leg) =>
    limb(
      points(leg).map((knot): Knot => {
        const [toX, toY, wider] = at(knot);
        return [toX, toY, knot[2] * scale * wider * 0.9];
      }),
    ),
  );
  const belly = points(
    '-264,-400 -230,-340 -160,-310 -110,-272 -40,-258 40,-266 110,-284 160,-310 206,-356 228,-400',
  ).map((knot): Knot => {
    const [toX, toY] = at(knot);
    return [toX, toY, 0];
  });
  const [first, last] = [belly[0]!, belly.at(-1)!];
  return [...legs, outline([[first[0], FAR_DOWN, 1], ...belly, [last[0], FAR_DOWN, 1]])];
};
