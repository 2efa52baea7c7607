import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

const [GREEN, DEEP, GLEAM, WING, TUFT] = ['#1fa06a', '#0c5a4a', '#8fe08a', '#0a2a34', '#f0402e'];

/** A scarlet-tufted sunbird in full dress, facing right, its feet at the origin; 110 pixels from the bill to the tips of the tail. */
export const sunbirdPerched: readonly Layer[] = [
  // The two long feathers of the tail.
  cut(WING, '-20,-14,1 -60,22 -78,62,1 -66,24 -22,-22,1', '-20,-18,1 -70,10 -96,44,1 -78,8 -26,-26,1'),
  inked(WING, 5, '50,-62 66,-64 78,-52'),
  within(
    GREEN,
    '-30,-8,1 -26,-36 0,-50 12,-64 26,-78 44,-76 52,-64,1 50,-56 40,-48 32,-20 8,0 -14,0',
    cut(DEEP, '-40,10,1 -20,-18 10,-14 30,-30,1 40,-10,1 10,20,1'),
    cut(GLEAM, '14,-66,1 28,-80,1 48,-80,1 46,-68 30,-68 20,-54 8,-46,1'),
  ),
  cut(WING, '-34,-12,1 -22,-36 0,-46 10,-40 2,-22 -18,-8 -52,6,1'),
  cut(TUFT, '8,-40,1 22,-44 26,-34 16,-26,1'),
  cut('#06181c', disc(40, -66, 4)),
];
