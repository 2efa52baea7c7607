import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc, limb, ring } from '../../drawing/brush.ts';

const [TYRE, METAL] = ['#241a1c', '#5b5560'];
const SPOKES = [0, 30, 60, 90, 120, 150];

const wheel = (x: number, turn: number): Layer[] => [
  inked(
    METAL,
    4,
    SPOKES.map((at) => {
      const [dx, dy] = [Math.cos((at + turn) / 57.3) * 150, Math.sin((at + turn) / 57.3) * 150];
      return `${Math.round(x - dx)},${Math.round(-176 - dy)} ${Math.round(x + dx)},${Math.round(-176 + dy)}`;
    }).join(';'),
  ),
  cut(TYRE, ring(x, -176, 176, 148), disc(x, -176, 16)),
];

/** A bicycle on its stand, side on, to the right, its frame in one colour; its wheels on y = 0, 500 pixels a metre. */
export const parkedBicycle = (frame: string): readonly Layer[] => [
  ...wheel(-264, 0),
  ...wheel(272, 14),
  inked(METAL, 12, '-210,-176,1 -150,-4,1 -128,-4,1'),
  cut(TYRE, limb('-114,-400,9 -128,-470,9')),
  cut(
    frame,
    limb('-264,-176,9 -88,-354,9'),
    limb('-264,-176,10 -54,-150,11'),
    limb('-54,-150,14 -120,-428,13'),
    limb('-94,-354,13 176,-410,14'),
    limb('-54,-150,16 186,-366,17'),
    limb('162,-446,18 196,-352,18'),
    limb('190,-366,16 228,-280,14 272,-176,9'),
  ),
  cut(TYRE, disc(-54, -150, 46)),
  cut(frame, disc(-54, -150, 26)),
  cut(METAL, limb('-54,-150,9 4,-84,9')),
  cut(TYRE, limb('-24,-78,9 36,-78,9')),
  cut(TYRE, '-244,-482,1 -234,-502 -180,-494 -90,-486 0,-488 10,-476 0,-466 -80,-460 -150,-444 -230,-456'),
  cut(METAL, limb('166,-446,12 158,-474,11 194,-492,10')),
  cut(TYRE, limb('200,-494,12 160,-496,12 112,-486,14'), disc(112, -486, 14)),
];
