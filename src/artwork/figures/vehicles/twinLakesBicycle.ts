import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { twoDiscs } from '../../drawing/mirrored.ts';

/** The cone, its light; tyres, saddle and bars; water, its ripples. */
const [CONE, LIT, TYRE, WATER, RIPPLE] = ['#29307f', '#5d6bcb', '#0d3a35', '#1f9add', '#e4f7fa'];

const MOUNTAIN =
  '-304,156,1 -262,124 -214,50 -154,-84 -100,-238,1 -56,-246,1 -30,-216,1 6,-224,1 34,-208,1 60,-244,1 100,-238,1 154,-84 214,50 262,124 304,156,1';

/** A bicycle from its side, on the way to the right: its frame is a volcano, its wheels are two lakes. Its crank is at (0, 156). */
export const twinLakesBicycle: readonly Layer[] = [
  cut(TYRE, twoDiscs(300, 150, 232)),
  within(
    WATER,
    twoDiscs(300, 150, 192),
    inked(
      RIPPLE,
      14,
      '-430,214 -320,214',
      '-390,256 -250,256',
      '-330,298 -270,298',
      '190,256 300,256',
      '270,214 420,214',
      '296,298 356,298',
    ),
  ),
  // Saddle and handlebar stand on the rim of the crater.
  inked(TYRE, 24, '-78,-230 -92,-296', '82,-230 70,-306 80,-336 140,-344 200,-332 206,-278 152,-268'),
  cut(TYRE, '-196,-316,1 -180,-346 -110,-332 6,-326,1 -6,-300 -90,-290 -170,-278,1'),
  within(
    CONE,
    MOUNTAIN,
    cut(
      LIT,
      '-320,200,1 -320,-260,1 -56,-260,1 -56,-246,1 -44,-190,1 -84,-120,1 -40,-70,1 -112,10,1 -70,50,1 -170,160,1',
    ),
  ),
  inked(TYRE, 24, '0,160 36,246', '6,252 72,246'),
  cut(TYRE, disc(0, 156, 56)),
  cut(RIPPLE, disc(0, 156, 22)),
];
