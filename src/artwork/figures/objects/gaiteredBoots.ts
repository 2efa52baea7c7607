import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

const [NIGHT, LEATHER, SHADE, LIT] = ['#1a1526', '#a4572f', '#5e2b2b', '#f0a45c'];
const [GAITER, DARK, BRIGHT, LACE] = ['#3d7d62', '#1d4a45', '#a9c77c', '#ff5a3c'];

/** A boot with a gaiter over it that stands on the origin, its toe to the left. */
const boot: readonly Layer[] = [
  within(
    LEATHER,
    '-104,-12,1 -108,-46 -70,-62 -38,-76 -28,-120,1 56,-120,1 60,-60 66,-12,1',
    cut(SHADE, '-120,-8,1 -110,-30 -60,-34 0,-40 20,-120,1 -60,-130,1 -40,-80 -60,-60 -90,-54 -120,-40,1'),
    cut(SHADE, '-120,-26,1 -40,-30 20,-22 70,-30,1 70,0,1 -120,0,1'),
    cut(LIT, '44,-130,1 50,-60 52,-10,1 80,-10,1 80,-130,1'),
  ),
  cut(NIGHT, '-110,-14,1 70,-14,1 72,2,1 40,2,1 34,-4,1 10,-4,1 4,2,1 -96,2,1 -112,-4,1'),
  inked(LACE, 6, '-62,-64 -44,-46', '-48,-74 -28,-56', '-38,-88 -18,-70'),
  // The gaiter, done up along its front and under the sole.
  within(
    GAITER,
    '-56,-78,1 -40,-120 -40,-190 -48,-262,1 64,-262,1 64,-180 72,-66,1 40,-84 -20,-92',
    cut(DARK, '-70,-280,1 12,-280,1 -4,-200 16,-120 4,-60,1 -70,-60,1'),
    cut(BRIGHT, '46,-280,1 48,-190 56,-60,1 90,-60,1 90,-280,1'),
    inked(NIGHT, 5, '-60,-240 0,-232 80,-240'),
  ),
  cut(DARK, '-48,-262,1 8,-272 64,-262,1 8,-252'),
  inked(NIGHT, 5, '-20,-90 -14,-40 -10,-4'),
];

/** A pair of walking boots, gaiters on them already. */
export const gaiteredBoots: readonly Layer[] = [moved({ x: -58, y: -24, scale: 0.94 }, ...boot), ...boot];

/** Three walking staffs of peeled wood that lean to the left against a post; the middle one stands on the origin. */
export const leaningStaffs: readonly Layer[] = [
  cut('#6b3a30', limb('-34,-14,9 -60,-260,9 -98,-560,11')),
  cut('#c98a52', limb('-28,-14,3 -54,-260,3 -92,-556,4')),
  cut('#4d2830', limb('0,4,10 -60,-300,10 -84,-600,12 -86,-620,6')),
  cut('#f0b56c', limb('7,4,3 -52,-300,3 -76,-600,4')),
  cut('#6b3a30', limb('44,-6,9 -10,-260,9 -66,-520,11')),
  cut('#f0b56c', limb('50,-6,3 -4,-260,3 -60,-516,4')),
];
