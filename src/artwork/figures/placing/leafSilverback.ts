import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';
import { blade, type Leafage } from '../plants/blade.ts';

const [DARK, EYE, GLINT] = ['#051a19', '#f6a12c', '#fff3cf'];
/** A leaf of the face: its half towards the light, the other one, and the veins; then on the side in shade. */
const [LIT, DIM, VEIN] = ['#a9d962', '#4fa056', '#2f7d49'];
const [LATE, DUSK, CREASE] = ['#7fbf58', '#2f7d49', '#1c5f40'];
const FUR: Leafage = ['#0c3029', DARK, '#12443a'];
const RUFF: Leafage = [DARK, '#0a2723', '#12443a'];

/** The leaf that is his nose: its tip between his eyes, its two lobes his nostrils, its stem the groove of his lip. */
const NOSE = '0,-80,1 20,10 52,84 136,108 176,170 160,232 112,262 50,268 0,236,1';

/** A silverback whose face is made of leaves that catch the light in a dark forest; between his eyes is (0, 0). */
export const leafSilverback: readonly Layer[] = [
  // Shoulders, the long hair of the cheeks, and the crest, one great leaf.
  cut(DARK, twin('0,120,1 200,120,1 400,60 660,160 880,420 980,1000,1 0,1000,1')),
  ...blade('-170,-250 -340,-60 -400,380', [54, 150], RUFF, [3, 5]),
  ...blade('170,-250 340,-60 400,380', [150, 54], RUFF, [3, 5]),
  cut(DARK, twin('0,-200,1 200,-200,1 320,-60 310,120 350,260 320,440 180,540 0,556,1')),
  ...blade('0,-40 0,-240 0,-476', [290, 290], FUR, [4, 6]),
  // Eyes.
  cut(EYE, disc(-140, 20, 40), disc(140, 20, 40)),
  cut(DARK, disc(-140, 20, 19), disc(140, 20, 19)),
  cut(GLINT, disc(-152, 10, 7), disc(128, 10, 7)),
  // Cheekbones.
  ...blade('-276,60 -190,180 -306,356', [36, 84], [DIM, LIT, VEIN], [3, 5]),
  ...blade('276,60 190,180 306,356', [84, 36], [LATE, DUSK, CREASE], [3, 5]),
  // Lips: the upper one two leaves, the lower one a third.
  ...blade('0,380 150,372 282,420', [150, 26], [LATE, DUSK, CREASE], [3, 5]),
  ...blade('0,380 -150,372 -282,420', [26, 150], [DIM, LIT, VEIN], [3, 5]),
  ...blade('-216,446 0,420 216,446', [10, 96], [LIT, DIM, VEIN], [3, 5]),
  // Brows.
  ...blade('-4,-30 -150,-150 -320,20', [60, 78], [DIM, LIT, VEIN], [3, 5]),
  ...blade('4,-30 150,-150 320,20', [78, 60], [LATE, DUSK, CREASE], [3, 5]),
  // Nose.
  inked(DARK, 18, `${twin(NOSE)} 0,-80,1`),
  within(LIT, twin(NOSE), cut(DUSK, '0,-100,1 200,-100,1 200,300,1 0,300,1')),
  inked(VEIN, 6, '0,-50 0,226 0,384', '0,130 -50,108 -76,96'),
  inked(CREASE, 6, '0,130 50,108 76,96'),
  cut(DARK, pair('26,212 36,172 74,150 116,164 134,208 114,236 66,242 36,232')),
];
