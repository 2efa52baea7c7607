import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { box, limb } from '../../drawing/brush.ts';
import { mirrored, pair, twin, twoDiscs } from '../../drawing/mirrored.ts';

const [BLACK, RED, DEEP, WHITE, ROSE] = ['#141a24', '#ea4a2b', '#a92420', '#fff6e2', '#f59a8c'];

/** An Indian almond's leaf, broadest towards its tip, on its stalk at 0,0. */
const LEAF = twin('0,-880,1 24,-814 130,-770 230,-670 284,-500 272,-330 190,-170 90,-70 24,-20 0,0,1');
const VEINS = [-480, -390, -300, -210, -130].map((y) => `4,${y},1 130,${y - 30} 330,${y - 150},1`).join(';');

/** A leaf in two inks: each half has the other's ink for its veins. */
export const almondLeaf = (ink: string, shade: string): Layer =>
  within(
    ink,
    LEAF,
    cut(shade, box(-400, -900, 400, 960)),
    inked(shade, 13, VEINS),
    inked(ink, 13, mirrored(VEINS)),
  );

/** A Kirk's red colobus that is a leaf turned red: its tip the crown, its midrib the spine. */
export const colobusAsLeaf: readonly Layer[] = [
  almondLeaf(RED, DEEP),
  moved(
    { x: 0, y: -590, turn: -14, scale: 1.14 },
    cut(
      WHITE,
      twin(
        '0,-112,1 16,-150 50,-176,1 60,-146 84,-130,1 120,-166 190,-172,1 150,-130 148,-94,1 200,-112 270,-84,1 200,-64 172,-34,1 220,-22 276,34,1 210,22 166,34,1 190,64 210,118,1 160,90 124,80,1 90,110 0,60,1',
      ),
    ),
    cut(BLACK, twin('0,-76 60,-98 114,-70 120,-6 94,60 66,112 0,132')),
    cut(ROSE, twin('0,16 24,22 32,54 58,78 42,104 0,110')),
    cut(BLACK, pair('8,48,1 26,40 24,58'), pair('0,80,1 30,86 50,78,1 30,92 0,88,1')),
    cut('#f7b23c', twoDiscs(48, -24, 25)),
    cut(BLACK, twoDiscs(48, -24, 14), pair('14,-40,1 84,-46,1 84,-60,1 14,-60,1')),
  ),
];

/** The stalk of that leaf, which is a tail. */
export const stalk: Layer = cut(
  RED,
  limb(
    '2,-12,9 0,20,16 14,72,18 96,118,18 204,112,17 254,40,16 226,-30,15 146,-44,13 108,6,11 142,40,8 172,18,0',
  ),
);
