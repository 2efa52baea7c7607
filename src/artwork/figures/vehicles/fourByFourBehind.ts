import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { box, disc, panel, ring } from '../../drawing/brush.ts';

const [BODY, DARK, TYRE, RIM, LAMP, GLOW] = [
  '#24475a',
  '#182a40',
  '#150f22',
  '#ffd88e',
  '#ff3a2c',
  '#ffc16a',
];

/**
 * A boxy four-wheel drive straight from behind, against the light, in the picture's own pixels: 200 to the metre, its
 * tyres on y 672, the driver's door on its right open.
 */
export const fourByFourBehind: readonly Layer[] = [
  // The door, with the light through its pane.
  cut(DARK, '868,352,1 884,352,1 952,380,1 956,566,1 868,580,1'),
  cut(GLOW, '886,366,1 940,388,1 942,470,1 886,466,1'),
  cut(RIM, '884,352,1 952,380,1 956,566,1 949,568,1 946,384,1 884,360,1'),
  // Tyres, axle, what hangs under the floor.
  cut(
    TYRE,
    panel('540,580 604,580 604,672,14 540,672,14'),
    panel('796,580 860,580 860,672,14 796,672,14'),
    box(600, 606, 200, 14),
    disc(672, 616, 32, 26),
    box(520, 600, 30, 40),
    box(850, 600, 30, 40),
  ),
  within(
    BODY,
    panel('518,606,10 518,440,8 544,306,26 856,306,26 882,440,8 882,606,10'),
    cut(DARK, box(500, 548, 400, 70), box(500, 440, 400, 7), panel('546,318 562,318 562,560 546,560')),
    cut(GLOW, panel('566,340,16 834,340,16 850,430,10 550,430,10')),
    // What one sees through: pillars of the windscreen, seats.
    cut(
      DARK,
      box(692, 330, 10, 110),
      panel('580,440 584,392,18 636,392,18 640,440'),
      panel('752,440 756,388,18 812,388,18 816,440'),
      box(640, 346, 44, 16),
    ),
    cut(
      LAMP,
      panel('528,462,5 552,462,5 552,530,5 528,530,5'),
      panel('848,462,5 872,462,5 872,530,5 848,530,5'),
    ),
  ),
  cut(TYRE, panel('508,570,6 892,570,6 892,600,6 508,600,6')),
  cut('#ffe9c4', box(572, 512, 74, 30)),
  // The spare wheel.
  cut(TYRE, disc(716, 486, 84)),
  cut(DARK, ring(716, 486, 62, 50), disc(716, 486, 26)),
  // The rack and what is on it.
  cut(TYRE, panel('560,298 560,236,16 700,226,18 720,298'), panel('730,298 730,250,10 840,250,10 840,298')),
  cut('#8c2f3e', panel('566,298 568,262,14 640,256,16 648,298')),
  inked(
    TYRE,
    8,
    '532,300 868,300',
    '532,276 868,276',
    '532,270 532,306',
    '868,270 868,306',
    '640,276 640,306',
    '760,276 760,306',
  ),
  inked(RIM, 5, '562,246 576,236 700,228 712,240', '734,252 838,252', '546,306 560,304 842,304 856,310'),
  inked(RIM, 4, '519,436 545,312', '881,436 855,312'),
];
