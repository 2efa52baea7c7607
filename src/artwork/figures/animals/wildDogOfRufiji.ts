import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

const [BLACK, TAN, SHADE, WHITE, INNER, AMBER] = [
  '#241620',
  '#e2943c',
  '#bf6a2c',
  '#fff3d8',
  '#8a4c3e',
  '#f7c548',
];
export const RIVER = '#12505f';

const EAR = '30,-84,1 40,-150 84,-204 142,-216 188,-178 198,-116 172,-54 122,-14 84,-10,1';
const INSIDE = '62,-84,1 82,-146 124,-180 160,-158 166,-112 142,-64 98,-30,1';
const TUFT = '56,-90,1 72,-130 86,-102,1 106,-122 108,-86,1 132,-88 114,-58 92,-26,1';
/** The stripe on its brow and the dark of its muzzle are the river, the lines of its cheeks what flows into it. */
const WATER = '11,-112,1 13,-76 20,-40 17,-4 24,16 50,36 76,34 100,14,1 94,50 68,70 54,130 34,172 0,174';

/** The face of a wild dog, 390 pixels high from ear to chin around the origin, with the Rufiji running down it. */
export const wildDogOfRufiji: readonly Layer[] = [
  cut(BLACK, pair(EAR)),
  cut(INNER, pair(INSIDE)),
  cut(WHITE, pair(TUFT)),
  within(
    TAN,
    twin('0,-112 40,-108 88,-84 102,-24 100,24 68,66 54,130 34,172 0,174'),
    cut(SHADE, '120,-120,1 60,-112 66,-60 82,-10 70,30 110,40 140,0,1'),
    cut(RIVER, twin(WATER)),
  ),
  cut(BLACK, pair('22,16 32,-12 52,-20 70,0,1 46,22')),
  cut(AMBER, disc(-45, 2, 14, 13), disc(45, 2, 14, 13)),
  cut(BLACK, disc(-44, 2, 7), disc(44, 2, 7)),
  cut(WHITE, disc(-47, -3, 3), disc(41, -3, 3)),
  cut(BLACK, '-28,112 0,102 28,112 24,134 0,148 -24,134'),
  inked(BLACK, 4, '0,144 0,156', '-34,152 -12,162 0,156', '34,152 12,162 0,156'),
];
