import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc, limb, panel, ring } from '../../drawing/brush.ts';

/** A beach bicycle from the side, facing right: its dark parts, its frame, its saddle; the wheels stand on y = 0. */
export const beachBicycle = (dark: string, frame: string, saddle: string): Layer[] => [
  inked(
    dark,
    2,
    '-100,-132 -100,-8;-162,-70 -38,-70;-144,-114 -56,-26;-144,-26 -56,-114',
    '100,-132 100,-8;38,-70 162,-70;144,-114 56,-26;144,-26 56,-114',
  ),
  cut(dark, ring(-100, -70, 70, 60), ring(100, -70, 70, 60)),
  // Carrier, mudguards, frame in a swung line, fork.
  inked(dark, 6, '-170,-154,1 -60,-154,1', '-154,-154 -104,-74'),
  inked(frame, 8, '-176,-90,1 -166,-148 -100,-152 -60,-140,1 -38,-120', '70,-142 100,-154 140,-148 164,-118'),
  inked(
    frame,
    10,
    '-100,-70,1 -14,-64,1',
    '-100,-70 -46,-150',
    '-14,-64 -56,-190',
    '-42,-146 0,-74 72,-150',
    '-16,-66 44,-66 76,-132',
  ),
  inked(frame, 10, '60,-204 76,-146 98,-100 100,-70'),
  inked(dark, 9, '58,-200 52,-232 16,-240 -8,-226'),
  cut(saddle, '-98,-192,1 -96,-210 -60,-206 -34,-204 -12,-198,1 -22,-188 -52,-182 -76,-184'),
  cut(
    dark,
    disc(-14, -64, 17),
    disc(-100, -70, 8),
    disc(100, -70, 8),
    limb('-14,-64,4 12,-38,4'),
    panel('-4,-42,2 30,-42,2 30,-33,2 -4,-33,2'),
  ),
];
