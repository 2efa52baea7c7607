import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { box, disc } from '../../drawing/brush.ts';

/** A safari car with its roof up and two guests under it, far off in whatever one ink it is placed with; wheels on y = 0. */
export const carInDust: readonly Layer[] = [
  cut(
    {},
    '-124,-22,1 -124,-62,1 -116,-100,1 46,-100,1 66,-66,1 116,-60 124,-50,1 124,-22,1',
    disc(-72, -20, 22),
    disc(78, -20, 22),
    // The roof on its struts.
    '-108,-150,1 -100,-158,1 30,-158,1 40,-150,1',
    box(-98, -152, 6, 60),
    box(20, -152, 6, 60),
    // One looks through binoculars, one in a hat.
    '-72,-96,1 -74,-118 -64,-124 -48,-124 -38,-116 -38,-96,1',
    disc(-54, -134, 9, 11),
    '-46,-140,1 -28,-140,1 -28,-132,1 -46,-131,1',
    '-20,-96,1 -20,-116 -10,-122 2,-122 12,-114 12,-96,1',
    disc(-4, -131, 8, 10),
    '-18,-134,1 -10,-144 2,-144 12,-134,1',
  ),
];
