import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { panel } from '../../drawing/brush.ts';

const GLASS = panel('596,380,60 1010,350,70 1030,700,70 640,742,70');

/** A car's wing mirror, large, its arm to the right; some layers show in its glass. */
export const wingMirror = (...seen: readonly Layer[]): Layer[] => [
  cut('#14281f', '1000,560,1 1260,640,1 1260,780,1 1000,690,1'),
  cut('#3f7a54', '1000,560,1 1260,640,1 1260,672,1 1000,592,1'),
  cut('#10241d', panel('540,340,90 1040,292,100 1080,740,100 610,806,100')),
  cut(
    '#2f6b48',
    panel('540,340,90 1040,292,100 1046,344,70 620,380,70 590,400,40 600,620,40 590,700,1 570,640,1'),
  ),
  cut('#6fb07a', panel('546,336,60 1030,294,60 1034,310,40 570,356,40')),
  within('#f6d9a0', GLASS, ...seen),
  cut(
    { fill: '#ffffff', opacity: 0.22 },
    '700,372,1 790,366,1 690,734,1 640,742,1 630,690,1',
    '830,363,1 860,361,1 770,726,1 730,731,1',
  ),
];
