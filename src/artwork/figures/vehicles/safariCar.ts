import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { box, disc } from '../../drawing/brush.ts';

const [BODY, GLASS, DARK, BAG, HUB] = ['#fffdf4', '#2d4a66', '#231b2c', '#e2452f', '#c9b58a'];

/** A small white safari car that drives to the right, bags on its roof; its wheels stand on y 0. */
export const safariCar: readonly Layer[] = [
  cut(BAG, '-54,-74,1 -50,-88 -22,-88 -18,-74,1'),
  cut('#f2a52a', '-14,-74,1 -14,-84,1 14,-84,1 14,-74,1'),
  cut(DARK, box(-62, -74, 90, 5)),
  cut(BODY, '-66,-16,1 -66,-44,1 -60,-68,1 26,-68,1 42,-44,1 68,-40,1 74,-32,1 74,-16,1'),
  cut(
    GLASS,
    '-56,-46,1 -52,-62,1 -30,-62,1 -30,-46,1',
    '-24,-46,1 -24,-62,1 0,-62,1 0,-46,1',
    '6,-46,1 6,-62,1 22,-62,1 34,-46,1',
  ),
  cut(DARK, box(-70, -20, 148, 6), box(-78, -50, 10, 24), disc(-40, -14, 15), disc(46, -14, 15)),
  cut(HUB, disc(-40, -14, 6), disc(46, -14, 6)),
];
