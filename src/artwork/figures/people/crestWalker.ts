import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** A rucksack in the sun and in shade. */
export type Pack = readonly [sun: string, shade: string];

/** Somebody from behind who climbs away from us under a rucksack, the sun at the right: 180 high, the feet at (x, y). */
export const crestWalker = (x: number, y: number, scale: number, [sun, shade]: Pack, flip = false): Layer =>
  moved(
    { x, y, scale },
    moved(
      { x: 0, y: 0, flip },
      inked('#2a1a20', 5, '47,-88 58,0'),
      cut('#2e2650', limb('-14,-6,11 -17,-44,13 -11,-88,17; 18,-20,10 21,-54,14 12,-88,17')),
      cut('#5c4664', limb('22,-22,6 26,-54,8 18,-80,9')),
      cut('#1a1430', '-30,0,1 -28,-14 -16,-20 -4,-14 -2,0,1', '6,-12,1 8,-28 18,-32 30,-26 32,-12,1 20,-8'),
      cut('#26305c', limb('-24,-130,13 -38,-106,11 -32,-80,9; 24,-130,13 40,-110,11 47,-92,8')),
      cut('#3c2420', disc(47, -88, 8)),
    ),
    cut('#3c2420', disc(0, -156, 13, 15)),
    cut(shade, '-28,-138,1 -18,-146 18,-146 28,-138,1 34,-104 28,-66,1 -28,-66,1 -34,-104'),
    cut(sun, '28,-138,1 18,-146 0,-146,1 8,-110 2,-66,1 28,-66,1 34,-104'),
    cut(shade, '-20,-146,1 -26,-132,1 26,-132,1 20,-146,1 0,-150'),
    cut('#7a5a54', '-28,-162,1 -15,-166 -15,-180 0,-185 15,-180 15,-166 28,-162,1 0,-155'),
    cut('#f8dca2', '3,-185,1 15,-180 15,-166 28,-162,1 6,-157,1'),
  );
