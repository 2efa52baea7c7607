import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { box } from '../../drawing/brush.ts';

const DEEP = '#2a1230';
const EDGE = '#e88a4c';

/** The inner edge of the arch, lobe by lobe, from its left foot over the point to the right. */
const LOBES =
  '124,920,1 124,420,1 176,404 170,340,1 150,250 240,236,1 240,150 338,156,1 360,76 462,96,1 520,30 600,24,1 680,30 738,96,1 840,76 862,156,1 960,150 960,236,1 1050,250 1030,340,1 1024,404 1076,420,1 1076,920,1';

/** The balcony on which one stands: a carved arch of lobes in shade, its edge lit on the left side, a lattice rail below. */
export const archFrame: readonly Layer[] = [
  cut(DEEP, `-20,-20,1 -20,920,1 ${LOBES} 1220,920,1 1220,-20,1`),
  // The light of the lane along the side that looks to the sun.
  cut(
    EDGE,
    '124,760,1 124,420,1 176,404 170,340,1 150,250 240,236,1 240,150 338,156,1 360,76 462,96,1 520,30 600,24,1 514,44 468,108,1 366,92 350,168,1 252,164 254,248,1 164,262 184,344,1 188,416 138,432,1 138,760,1',
  ),
  // The rail and its lattice.
  ...Array.from({ length: 10 }, (_, at) =>
    cut(
      DEEP,
      `${92 + at * 112},920,1 ${110 + at * 112},920,1 ${222 + at * 112},770,1 ${204 + at * 112},770,1`,
      `${204 + at * 112},920,1 ${222 + at * 112},920,1 ${110 + at * 112},770,1 ${92 + at * 112},770,1`,
    ),
  ),
  cut(DEEP, box(-20, 752, 1240, 40), box(-20, 884, 1240, 40)),
  cut(EDGE, box(124, 748, 952, 9)),
  cut('#6a2c44', box(124, 757, 952, 7)),
];
