import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { twoDiscs } from '../../drawing/mirrored.ts';

const [HIDE, SHADE, PINK, DARK] = ['#5e4049', '#38252f', '#e8a080', '#1b1418'];

const HEAD =
  '-92,-118 -60,-134 0,-138 60,-134 92,-118,1 104,-140 130,-144 150,-118 148,-84 132,-58,1 140,-20 164,16 206,44 226,110 216,180 180,240,1 -180,240,1 -216,180 -226,110 -206,44 -164,16 -140,-20 -132,-58,1 -148,-84 -150,-118 -130,-144 -104,-140';

/** A hippo's head from the front as it comes out of the water, 440 pixels wide, the light from the left: eyes at its temples, the muzzle broad below. */
export const hippoRising: readonly Layer[] = [
  cut(
    HIDE,
    '-72,-120,1 -100,-146 -114,-180 -102,-198 -76,-192 -56,-166 -48,-124,1',
    '72,-120,1 100,-146 114,-180 102,-198 76,-192 56,-166 48,-124,1',
  ),
  cut(PINK, '-76,-138,1 -96,-160 -102,-182 -84,-182 -68,-164 -62,-138,1'),
  cut(DARK, '76,-138,1 96,-160 102,-182 84,-182 68,-164 62,-138,1'),
  within(
    HIDE,
    HEAD,
    // The side turned from the light: one edge from the ear along the bridge of the nose to the nostril.
    cut(SHADE, '78,-180,1 70,-124,1 62,-60 50,-20 46,24,1 40,60 46,120,1 46,260,1 260,260,1 260,-180,1'),
    cut(PINK, '-144,-90,1 -118,-70 -92,-88,1 -116,-98'),
    cut('#b87464', '144,-90,1 118,-70 92,-88,1 116,-98'),
    cut(DARK, twoDiscs(118, -94, 12)),
    cut('#fff6e0', disc(-123, -96, 3), disc(113, -96, 3)),
    // The heavy lids.
    cut(SHADE, '-160,-84,1 -156,-130 -94,-130 -86,-88,1 -104,-104 -134,-104'),
    cut('#251820', '160,-84,1 156,-130 94,-130 86,-88,1 104,-104 134,-104'),
  ),
  cut(DARK, limb('-118,42,3 -92,20,14 -52,30,5'), limb('118,42,3 92,20,14 52,30,5')),
];
