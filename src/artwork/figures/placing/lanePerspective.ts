/** Where the lane's lines meet, and how high the eye is in metres. */
const [X, Y, EYE] = [590, 566, 1.6];
/** How far the walls of the lane are from the eye, in metres to the right. */
export const [LEFT, RIGHT] = [-2, 2.1];

/** A spot in the lane in pixels: metres to the right of the eye, metres above the ground, and how many pixels a metre takes there. */
export const spot = (across: number, high: number, metre: number): [number, number] => [
  Math.round(X + across * metre),
  Math.round(Y + (EYE - high) * metre),
];

/** The same spot, written as a point. */
export const at = (across: number, high: number, metre: number) => spot(across, high, metre).join(',');

/** A plane along the lane, from far to near and from low to high, its corners passed through. */
export const plane = (
  across: number,
  [far, near]: readonly [number, number],
  [low, high]: readonly [number, number],
) =>
  [at(across, low, far), at(across, high, far), at(across, high, near), at(across, low, near)]
    .map((spot) => `${spot},1`)
    .join(' ');

/** The scale at a share of the way from a far spot to a near one, as the eye sees equal steps. */
export const between = (far: number, near: number, share: number) =>
  1 / (1 / far + (1 / near - 1 / far) * share);
