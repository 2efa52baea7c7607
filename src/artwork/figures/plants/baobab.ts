import { random } from '../../canvas/random.ts';
import { limb, outline } from '../../drawing/brush.ts';
import { drawn, fill, type Figure } from '../../drawing/figure.ts';
import { points, type Knot } from '../../drawing/points.ts';
import { cushion, joinedCushions } from './foliage.ts';

const TRUNK: readonly Knot[] =
  points(`-330,0,1 -292,-30 -250,-120 -262,-330 -285,-560 -240,-830 -180,-930 -60,-985 90,-970 200,-900
  262,-760 275,-540 246,-300 250,-110 300,-26 345,0,1`);

const SHADOW: readonly Knot[] =
  points(`345,0,1 300,-26 250,-110 246,-300 275,-540 262,-760 200,-900 60,-1000,1 130,-880 150,-720 110,-540
  130,-330 110,-150 130,-40 70,0,1`);

/** Folds of the bark, which run up the trunk and fork towards the limbs. */
const FOLDS: readonly (readonly Knot[])[] = [
  points('-160,-40 -128,-180,9 -150,-420,11 -164,-640,7 -130,-860'),
  points('-30,-60 -24,-240,8 0,-480,11 -20,-700,7 -40,-900'),
  points('30,-640 64,-760,8 50,-860,6 80,-960'),
];

const LIT: readonly Knot[] = points('-290,-20 -228,-150,14 -236,-350,20 -256,-570,22 -214,-800,18 -150,-920');

const LIMBS: readonly (readonly Knot[])[] = [
  points('-110,-860,96 -230,-1020,62 -380,-1120,40 -520,-1160,24 -640,-1230,9'),
  points('-60,-900,90 -120,-1090,56 -170,-1260,34 -260,-1400,18 -270,-1500,7'),
  points('50,-900,86 70,-1090,52 50,-1270,32 100,-1420,17 90,-1540,6'),
  points('110,-880,90 240,-1050,58 380,-1150,38 440,-1290,20 540,-1370,7'),
  points('190,-830,70 350,-930,44 510,-970,28 620,-1060,15 740,-1080,6'),
  points('-190,-840,60 -340,-900,36 -480,-900,22 -600,-970,8'),
];

/** Root-like twigs: a zigzag away from (x, y) that thins out, with a fork of its own. */
function twig(
  chance: () => number,
  x: number,
  y: number,
  angle: number,
  reach: number,
  half: number,
): string {
  const joints: Knot[] = [[x, y, half]];
  let [tipX, tipY, turn] = [x, y, angle];
  for (let step = 1; step <= 2; step++) {
    turn += (chance() - 0.5) * 0.9 + (step === 2 ? 0.3 : -0.15) * Math.sign(Math.cos(angle));
    tipX += Math.cos(turn) * reach * 0.5;
    tipY -= Math.abs(Math.sin(turn)) * reach * 0.5;
    joints.push([tipX, tipY, half * (1 - step / 2)]);
  }
  if (reach < 205) return limb(joints);
  const [from, pull, to] = joints as [Knot, Knot, Knot];
  const [forkX, forkY] = [(from[0] + 2 * pull[0] + to[0]) / 4, (from[1] + 2 * pull[1] + to[1]) / 4];
  return (
    limb(joints) + twig(chance, forkX, forkY, angle + (chance() < 0.5 ? 0.8 : -0.8), reach * 0.6, half * 0.45)
  );
}

/**
 * A baobab of about sixteen metres: swollen folded trunk under a crown like roots. Bark is body, its shadow side
 * shade, its left edge lit, folds dark. `leafy` adds sparse leaves (accent) on the twigs, as after the rains.
 */
export function baobab({ leafy = false, seed = 1 }: { leafy?: boolean; seed?: number } = {}): Figure {
  const chance = random(`baobab ${seed}`).next;
  const twigs = LIMBS.flatMap((joints, index) => {
    const heading = index === 0 || index === 1 || index === 5 ? Math.PI : 0;
    return joints.slice(leafy ? 3 : 2).flatMap(([x, y, half = 0], step) =>
      (leafy ? [0.9] : step === 2 ? [0.3, 1, 1.6] : [0.5, 1.3]).map((rise) => {
        const angle = Math.abs(heading - rise);
        return twig(chance, x, y, angle, 200 - step * 30 + chance() * 50, Math.max(6, half * 0.42));
      }),
    );
  });
  const tufts = LIMBS.flatMap((joints) =>
    joints.slice(3).map(([x, y, half = 0], index) => {
      const wide = 140 + chance() * 90 - half;
      const left = x - wide + (index === 1 ? Math.sign(x) * 60 : 0);
      return cushion(chance, {
        left,
        right: left + 2 * wide,
        base: y - 40 * chance(),
        rise: 84 + chance() * 40,
        tuft: 64,
      });
    }),
  );
  const leaves = joinedCushions(leafy ? tufts : []);
  return drawn(leafy ? 'baobab in leaf' : 'baobab', [
    fill('body', ...twigs, ...LIMBS.map(limb), outline(TRUNK)),
    fill('shade', SHADOW, ...LIMBS.slice(2, 5).map(underside)),
    fill('dark', ...FOLDS.map(limb)),
    fill('lit', limb(LIT)),
    fill('accent', leaves.body),
    fill('dark', leaves.shade),
  ]);
}

/** The shadow along the right, lower side of a limb. */
function underside(joints: readonly Knot[]): string {
  return limb(
    joints
      .slice(1)
      .map(([x, y, half = 0], index) => [x + half * 0.55, y + half * 0.3, index % 3 === 0 ? 0 : half * 0.42]),
  );
}
