import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { box, disc } from '../../drawing/brush.ts';

const [RUBBER, LIT, SHADE, SOLE, TREAD, RIM, INSIDE] = [
  '#dc3a2c',
  '#f2664a',
  '#a52430',
  '#f6e3bd',
  '#d9b98a',
  '#f6e3bd',
  '#4a1424',
];

/** A gumboot upside down: its mouth's middle is the origin, the sole is 440 pixels above it, the toe at the left, where the light is. */
export const gumbootTipped: readonly Layer[] = [
  cut(INSIDE, disc(0, -4, 100, 20)),
  // The sole with its heel, and the tread on it.
  cut(
    SOLE,
    '-300,-424,1 -306,-452 -292,-470 -266,-472,1 -70,-472,1 -50,-460 4,-460 22,-472,1 22,-492,1 116,-492,1 118,-424,1',
  ),
  cut(TREAD, '22,-492,1 116,-492,1 118,-424,1 60,-424,1 60,-470,1 22,-470,1'),
  cut(SOLE, ...[-250, -210, -170, -130, -90].map((x) => box(x, -484, 22, 14))),
  within(
    RUBBER,
    '-98,-4,1 -94,-150 -104,-230 -136,-286 -206,-316 -270,-342 -304,-384 -298,-438,1 110,-438,1 116,-380 102,-300 98,-150 100,-4,1 60,14 -60,14',
    cut(SHADE, '40,40,1 34,-140 36,-280 70,-350 60,-460,1 140,-460,1 140,40,1'),
    cut(
      LIT,
      '-120,40,1 -112,-150 -124,-220 -150,-266 -216,-296 -290,-330 -330,-380 -320,-450,1 -282,-450,1 -284,-396 -256,-366 -194,-338 -112,-300 -78,-236 -68,-150 -74,40,1',
    ),
    inked(SHADE, 5, '-98,-262 -70,-290 -52,-330', '-84,-240 -52,-262 -30,-300'),
  ),
  // The rim about the mouth.
  cut(RIM, '-101,-40,1 -60,-24 60,-24 101,-40,1 102,-4,1 60,14 -60,14 -102,-4,1'),
  cut(TREAD, '38,-28,1 101,-40,1 102,-4,1 38,13,1'),
];
