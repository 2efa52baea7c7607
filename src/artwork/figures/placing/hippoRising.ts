import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
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
    // The side turned from the light, and the dip before the muzzle.
    cut(SHADE, '24,-180,1 40,-100 70,-50 60,10,1 130,16 200,60 236,140,1 260,140,1 260,-180,1'),
    cut(SHADE, '-96,-30,1 -50,0 0,4 84,-14,1 84,12,1 0,24 -56,14'),
  ),
  cut(DARK, limb('-112,54,3 -88,34,14 -50,44,5'), limb('112,54,3 88,34,14 50,44,5')),
  cut(PINK, '-146,-92,1 -130,-118 -108,-116 -92,-90,1 -116,-76'),
  cut('#b87464', '146,-92,1 130,-118 108,-116 92,-90,1 116,-76'),
  cut(DARK, twoDiscs(119, -96, 12)),
  cut('#fff6e0', disc(-123, -100, 4), disc(115, -100, 4)),
  inked(DARK, 6, '-152,-102 -130,-128 -92,-114', '152,-102 130,-128 92,-114'),
];
