import { outline } from '../../drawing/brush.ts';
import { drawn, fill, fold, skin, stroke, type Figure } from '../../drawing/figure.ts';
import { placed } from '../../drawing/placed.ts';
import { points, type Knot } from '../../drawing/points.ts';

/**
 * The outline of a limb around its joints: `bones` are the joints, `girth` rows of `t,back,front`, where t counts along
 * the bones (0.5 is half way down the first) and back and front are how far the flesh reaches on either side of them;
 * of a limb that hangs on somebody who faces right, back is the left. It begins round and ends with a straight cuff.
 */
function flesh(bones: string, girth: string): string {
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
      [x + nx * back, y + ny * back, corner],
      [x - nx * front, y - ny * front, corner],
    ] as [Knot, Knot];
  });
  return outline([...knots.map(([back]) => back), ...knots.map(([, front]) => front).reverse()]);
}

/** How far flesh and cloth reach from the bones of an arm; the second bone is the forearm. */
const ARM = '0,5,5 0.3,6,5 0.8,4,4 1,5,4 1.3,5,5 1.7,4,4 2,3,3';
const SHORT_SLEEVE = '0,6,6 0.3,7,7 0.75,7,6';

/** A hand from the wrist along x, closed about a pole that crosses it; and what of it lies in shade. */
const GRIP = [
  '-2,-3,1 2,-6 8,-7 12,-4 13,1 11,6 6,7 2,5 -2,3,1',
  '8,-5,1 9,-1 8,5,1 6,5,1 7,-1; 11,-1,1 13,-1,1 13,0,1 11,0,1; 11,3,1 13,2,1 12,3,1 11,4,1',
] as const;

const gripAt = (x: number, y: number, turn: number) => {
  const at = placed({ x, y, turn });
  return { flesh: at(GRIP[0]), shade: at(GRIP[1]) };
};

/** Someone kneeling in a canoe, reaching forward with a paddle at its far side; put him into a scene before the boat, whose side hides his legs and the blade. */
export function boatman(): Figure {
  const [at, head] = [placed({ x: -16, y: -30, turn: 22 }), placed({ x: 20, y: -101, turn: -2 })];
  const near = '4,-75 26,-56 56,-58';
  const besideNear = '7,-74 29,-55 59,-57';
  const far = '10,-76 30,-84 49,-100';
  const [lower, upper] = [gripAt(56, -58, -4), gripAt(49, -100, -30)];
  return drawn('person paddling', [
    fill('dark', '66,-42,1 74,-44,1 84,-24 86,-8 80,0,1 70,-10 64,-28'),
    stroke('dark', 3, '52,-122 71,-36'),
    skin(flesh(far, ARM), upper.flesh, '-52,0,1 -52,-8 -44,-12 -20,-16 -6,-18 14,-12 22,-6 22,0,1'),
    fold('lit', flesh(far, ARM), upper.shade, '-30,0,1 -10,-8 22,-5 22,0,1'),
    fold('body', flesh(far, SHORT_SLEEVE)),
    fill('accent', '-30,-8,1 -34,-22 -28,-36 -8,-36 10,-28 24,-18 28,-8 22,-2,1 0,-4'),
    fold('accent', '22,-2,1 28,-8 24,-18 10,-28,1 4,-16 -8,-6,1 0,-4'),
    // Neck and face, and the hair that the hat leaves.
    skin(
      head('-8,4,1 -8,14 -11,23,1 6,23,1 5,16 5,9,1'),
      head('8,-11,1 11,-6 11,-3,1 11,-1,1 15,4,1 12,6,1 13,8,1 12,9,1 13,12 10,15 5,14 -2,10 -6,4,1 -8,-6,1'),
    ),
    fold(
      'lit',
      head('-6,9,1 0,12 6,14,1 5,21 -4,16'),
      head('7,-3,1 11,-3,1 11,-1,1 9,0,1', '-4,-1,1 -2,-2 0,0 -1,4 -3,4,1'),
    ),
    fill('dark', head('-12,-6,1 -13,0 -11,7 -8,9,1 -5,4,1 -5,-2,1 -1,-3,1 0,-7,1')),
    // The shirt: chest, hollow back, hem; and its folds.
    fill(
      'body',
      at('-13,6,1 -13,-8 -10,-18 -13,-36 -12,-48 -4,-55,1 6,-54,1 12,-46 14,-34 11,-20 12,-6 13,6,1 0,8'),
    ),
    fold(
      'body',
      at(
        '13,6,1 12,-6 11,-20 14,-34 12,-46 6,-54,1 6,-44 7,-32 4,-18 4,-6 3,7,1',
        '-13,-2,1 -4,-6 3,-5,1 -4,-3 -13,2,1',
      ),
    ),
    // The hat, its band, its shaded side.
    fill(
      'pale',
      head('-12,-6,1 -10,-15 -7,-18 0,-17 7,-19 10,-15 12,-6,1 20,-4 22,-1,1 10,-5 -8,-5 -17,0,1 -17,-3'),
    ),
    fill('dark', head('-12,-9,1 0,-10 12,-9,1 12,-6,1 0,-7 -12,-6,1')),
    fold('pale', head('-17,-1,1 -8,-6 10,-6 22,-2,1 22,-1,1 10,-4 -8,-4 -17,1,1')),
    fold('body', flesh(besideNear, SHORT_SLEEVE)),
    skin(flesh(near, ARM), lower.flesh),
    fold('lit', lower.shade),
    fill('body', flesh(near, SHORT_SLEEVE)),
  ]);
}
