import { outline } from '../../drawing/brush.ts';
import { points, type Knot } from '../../drawing/points.ts';
import { placed, type Placed } from '../../drawing/placed.ts';

/**
 * The outline of a limb around its joints: `bones` are the joints, `girth` rows of `t,back,front`, where t counts along
 * the bones (0.5 is half way down the first) and back and front are how far the flesh reaches on either side of them;
 * of a limb that hangs on somebody who faces right, back is the left. `thick` multiplies the
 * girth. It begins round and ends with a straight cuff.
 */
export function flesh(bones: string, girth: string, thick = 1): string {
  const joints = points(bones);
  const last = joints.length - 2;
  const across = (bone: number): [number, number] => {
    const [from, to] = [joints[bone]!, joints[bone + 1]!];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy) || 1;
    return [-dy / length, dx / length];
  };
  const knots = points(girth).map(([t, back, front], at, all) => {
    const bone = Math.min(last, Math.floor(t));
    const [from, to] = [joints[bone]!, joints[bone + 1]!];
    const share = t - bone;
    let [nx, ny] = across(bone);
    if (share === 0 && bone > 0) {
      const [bx, by] = across(bone - 1);
      const length = Math.hypot(nx + bx, ny + by) || 1;
      [nx, ny] = [(nx + bx) / length, (ny + by) / length];
    }
    const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    const corner = at === all.length - 1 ? 1 : 0;
    return [
      [x + nx * back * thick, y + ny * back * thick, corner],
      [x - nx * front * thick, y - ny * front * thick, corner],
    ] as [Knot, Knot];
  });
  return outline([...knots.map(([back]) => back), ...knots.map(([, front]) => front).reverse()]);
}

/** How far flesh and cloth reach from the bones; the second bone is forearm or shin. */
const ARM = '0,5,5 0.3,6,5 0.8,4,4 1,5,4 1.3,5,5 1.7,4,4 2,3,3';
const SLEEVE = '0,6,6 0.3,7,7 0.8,6,5 1,6,5 1.4,6,6 1.9,5,4';
const SHORT_SLEEVE = '0,6,6 0.3,7,7 0.75,7,6';
const LEG = '0,9,9 0.4,9,10 0.9,6,7 1,5,6 1.25,8,5 1.5,7,4 2,4,4';
const TROUSER = '0,12,9 0.4,10,11 0.85,8,9 1.1,8,8 1.35,9,7 1.7,8,7 2,8,8';
const SHORTS = '0,11,10 0.4,11,11 0.85,10,10';

/** Limbs from their three joints: shoulder, elbow, wrist, or hip, knee, ankle. */
export const arm = (joints: string, thick = 1): string => flesh(joints, ARM, thick);
export const sleeve = (joints: string): string => flesh(joints, SLEEVE);
export const shortSleeve = (joints: string): string => flesh(joints, SHORT_SLEEVE);
export const leg = (joints: string, thick = 1): string => flesh(joints, LEG, thick);
export const trouser = (joints: string): string => flesh(joints, TROUSER);
export const shorts = (joints: string): string => flesh(joints, SHORTS);

/** Hands from the wrist along x, the thumb above; a second row, where there is one, is what lies in shade. */
const HANDS = {
  /** Hangs or rests, the fingers a little bent. */
  loose: [
    '-2,-3,1 4,-4 9,-4,1 14,-3 18,0 17,3,1 12,3 10,4 4,4 -2,3,1; 2,-3,1 6,-6,1 11,-7 12,-5,1 8,-3,1',
    '9,0,1 14,0 17,3,1 12,2,1',
  ],
  /** Closed about a pole or a strap that crosses it. */
  grip: [
    '-2,-3,1 2,-6 8,-7 12,-4 13,1 11,6 6,7 2,5 -2,3,1',
    '8,-5,1 9,-1 8,5,1 6,5,1 7,-1; 11,-1,1 13,-1,1 13,0,1 11,0,1; 11,3,1 13,2,1 12,3,1 11,4,1',
  ],
  /** One finger out. */
  point: [
    '-2,-3,1 4,-5 8,-6,1 20,-6,1 21,-4,1 12,-2,1 13,2 11,6 5,6 -2,3,1; 2,-4,1 6,-9 11,-9 12,-7,1 8,-3,1',
    '7,1,1 12,0,1 12,1,1 7,3,1; 7,4,1 11,3,1 11,4,1',
  ],
  /** Flat, palm up or down: what shows, greets, or lies on something. */
  flat: [
    '-2,-3,1 4,-5 9,-5,1 19,-3,1 20,-1,1 19,1,1 17,3,1 9,5 3,5 -2,3,1; 2,-4,1 6,-9 12,-10 13,-8,1 8,-3,1',
    '9,-1,1 19,-1,1 9,0,1; 8,2,1 18,2,1 8,3,1',
  ],
} as const;

const mirrored = (row: string) =>
  row.replaceAll(/,(-?\d+)(?=[,\s;]|$)(,1)?/g, (_, y: string, corner = '') => `,${-Number(y)}${corner}`);

/** A hand at a wrist, turned by degrees clockwise (0 points right, 90 down), its thumb on the upper side at 0, or below. */
export function hand(
  kind: keyof typeof HANDS,
  x: number,
  y: number,
  turn: number,
  thumb: 'up' | 'down' = 'up',
  scale = 1,
): readonly [flesh: string, shade: string] {
  const at = placed({ x, y, turn, scale });
  const [form, shade] = HANDS[kind];
  return thumb === 'up' ? [at(form), at(shade)] : [at(mirrored(form)), at(mirrored(shade))];
}

/** A laced boot in profile, its sole's middle below the ankle; and the sole. The ankle is nine above. */
export const boot = (x: number, y: number, turn = 0): readonly [shaft: string, sole: string] => {
  const at = placed({ x, y, turn });
  return [
    at('-7,-19,1 6,-20,1 7,-13 12,-9 20,-7 22,-3,1 22,0,1 -9,0,1 -9,-4 -7,-9'),
    at('-9,-3,1 22,-3,1 22,0,1 6,0,1 4,-1,1 1,-1,1 0,0,1 -9,0,1'),
  ];
};

/** A limb's shape a little to the right: the shadow that an arm lays on the body. */
export const beside = (joints: string, by = 3): string =>
  points(joints)
    .map(([x, y]) => `${x + by},${y + 1}`)
    .join(' ');

/** A bare foot or, with its sole, a sandalled one. */
export const foot = (x: number, y: number, turn = 0): readonly [flesh: string, sole: string] => {
  const at = placed({ x, y, turn });
  return [
    at('-4,-12,1 4,-12,1 7,-7 14,-5 18,-3 18,-1,1 -7,-1,1 -7,-4 -5,-8'),
    at('-8,-2,1 19,-2,1 19,0,1 -8,0,1'),
  ];
};

/** Draws around somebody's hips or neck: where they are, and how far the trunk leans forward. */
export const leaning = (x: number, y: number, turn = 0): Placed => placed({ x, y, turn });
