import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

const [IRON, LIT, DARK, RUST] = ['#1d2b4f', '#3b5484', '#0c1228', '#c4552f'];

const BARREL =
  '-900,-140,1 -700,-136,1 -696,-150,1 -652,-150,1 -648,-132,1 -430,-120,1 -426,-132,1 -394,-132,1 -390,-116,1 -120,-96,1 -116,-110,1 -92,-110,1 -88,-94,1 -50,-96 -40,-124 0,-124,1 0,124,1 -40,124 -50,96 -88,94,1 -92,110,1 -116,110,1 -120,96,1 -390,116,1 -394,132,1 -426,132,1 -430,120,1 -648,132,1 -652,150,1 -696,150,1 -700,136,1 -900,140,1';

/** An old iron gun of Stone Town's seafront, level, the middle of its muzzle at the origin; its breech is off the picture. */
export const seafrontGun: readonly Layer[] = [
  within(IRON, BARREL, cut(LIT, '-920,-160,1 20,-160,1 20,-60,1 -90,-52,1 -420,-62,1 -680,-70,1 -920,-74,1')),
  cut(LIT, disc(0, 0, 34, 124)),
  cut(DARK, disc(4, 0, 25, 94)),
  // The trunnion.
  cut(DARK, disc(-316, 36, 50)),
  cut(RUST, disc(-322, 30, 46)),
];
