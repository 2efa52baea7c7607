/**
 * A point of the lane, which runs away from us to (500, 540): `s` is how near it is (1 at the picture's edge), `l` how far
 * to the side (the walls stand at -1 and 1), `h` how high above the eye.
 */
export const at = (s: number, l: number, h: number): [x: number, y: number] => [
  Math.round(500 + (l > 0 ? 700 : 500) * s * l),
  Math.round(540 - h * s),
];
/** A corner of an outline there. */
export const corner = (s: number, l: number, h: number) => `${at(s, l, h).join(',')},1`;
/** An outline of such corners. */
export const face = (...points: readonly (readonly [s: number, l: number, h: number])[]) =>
  points.map(([s, l, h]) => corner(s, l, h)).join(' ');
/** A board along the wall, between two depths and two heights. */
export const along = (l: number, from: number, to: number, low: number, high: number) =>
  face([from, l, low], [to, l, low], [to, l, high], [from, l, high]);
/** A board across, facing us, at one depth. */
export const across = (s: number, from: number, to: number, low: number, high: number) =>
  face([s, from, low], [s, to, low], [s, to, high], [s, from, high]);
/** An opening under a pointed arch along the wall. */
export const arch = (l: number, from: number, to: number, low: number, high: number) => {
  const mid = (from + to) / 2;
  const spring = low + (high - low) * 0.62;
  return `${corner(from, l, low)} ${corner(from, l, spring)} ${at(from, l, high - 14).join(',')} ${corner(mid, l, high)} ${at(to, l, high - 14).join(',')} ${corner(to, l, spring)} ${corner(to, l, low)}`;
};
/** Depths that part a length into bays, as the eye sees them. */
export const bays = (far: number, near: number, count: number) =>
  Array.from({ length: count + 1 }, (_, index) => 1 / (1 / far + ((1 / near - 1 / far) * index) / count));
