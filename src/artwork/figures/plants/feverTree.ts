import { random } from '../../canvas/random.ts';
import { limb } from '../../drawing/brush.ts';
import { drawn, fill, type Figure } from '../../drawing/figure.ts';
import { points, type Knot } from '../../drawing/points.ts';
import { cushion, joinedCushions } from './foliage.ts';

/** A fever tree of sixteen metres: yellow-green bark (pale, its shadow side dark) under loose clouds of leaves. */
export function feverTree({ seed = 1 }: { seed?: number } = {}): Figure {
  const chance = random(`feverTree ${seed}`).next;
  const trunks: Knot[][] = [
    points('0,0,46 -2,-40,31 -14,-300,26 -40,-560,21 -130,-860,15 -230,-1080,10 -300,-1290,5'),
    points('-18,-330,22 36,-600,20 84,-860,15 70,-1100,11 20,-1440,5'),
    points('56,-700,15 170,-880,12 300,-1010,9 400,-1170,5'),
    points('-45,-560,13 -190,-740,9 -330,-830,7 -440,-930,4'),
    points('82,-880,12 170,-1080,9 190,-1240,6 240,-1380,4'),
    points('-140,-880,10 -300,-1000,7 -420,-1140,4'),
    points('290,-1000,8 420,-1040,6 490,-1160,3'),
  ];
  const shadow = trunks.map((joints) =>
    limb(joints.map(([x, y, half = 0]) => [x + half * 0.6, y, half * 0.4])),
  );
  const leaves = joinedCushions(
    [
      { left: -230, right: 360, base: -1370, rise: 210 },
      { left: -460, right: 40, base: -1240, rise: 170 },
      { left: 150, right: 640, base: -1110, rise: 170 },
      { left: -600, right: -220, base: -1080, rise: 130 },
      { left: -570, right: -290, base: -880, rise: 100 },
      { left: -110, right: 330, base: -1240, rise: 130 },
    ].map((shape) => cushion(chance, { ...shape, tuft: 84, sprays: true })),
  );
  return drawn('fever tree', [
    fill('pale', ...trunks.map(limb)),
    fill('dark', ...shadow),
    fill('body', leaves.body),
    fill('shade', leaves.shade),
    fill('lit', leaves.lit),
  ]);
}
