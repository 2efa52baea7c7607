import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

/** What shows of a hippo in the water: back, neck, ears, the eyes' high lids, the long bridge, the swollen muzzle; water at 0. */
const HEAD =
  '-300,6,1 -286,-24 -240,-52 -180,-62 -120,-60 -90,-74 -72,-96 -40,-104 -14,-96 6,-80 40,-66 80,-58 100,-66 126,-72 150,-62 168,-40 168,-14 150,6,1';
const [HIDE, LIT, SHADE, DARK, PINK] = ['#54435a', '#94798a', '#352a44', '#1a1426', '#a8736f'];

const head: readonly Layer[] = [
  // The far ear and lid.
  cut(SHADE, '-40,-98,1 -44,-120 -34,-134 -20,-128 -18,-104,1', '-6,-84,1 2,-98 14,-98 26,-86 34,-66,1'),
  within(
    HIDE,
    HEAD,
    cut(
      LIT,
      '-300,0,1 -286,-24 -240,-52 -180,-62 -120,-60 -90,-74 -72,-96 -40,-104 -14,-96 6,-80 40,-66 80,-58 100,-66 126,-72 150,-62 164,-44,1 130,-54 116,-54 96,-46 60,-40 10,-54 -40,-70 -100,-40 -180,-40 -250,-24',
    ),
    cut(SHADE, '-300,10,1 -220,-12 -120,-14 -60,-30 -20,-16 40,-18 100,-22 172,-28,1 172,10,1'),
    cut(PINK, '90,8,1 110,-4 140,-4 166,-8,1 166,8,1'),
    cut(SHADE, '-116,-62,1 -100,-44 -98,-20,1 -108,-40', '30,-30,1 50,-24 78,-26,1 50,-18'),
  ),
  // The eye on its lid, high and far back; nostrils; the near ear.
  cut(HIDE, '-44,-62 -42,-84 -24,-92 -4,-84 4,-66 -8,-56 -32,-54'),
  cut(DARK, disc(-18, -70, 9, 7), disc(124, -62, 8, 4), disc(150, -53, 5, 4)),
  cut('#f6ead4', disc(-15, -73, 2)),
  cut(LIT, '-44,-74,1 -40,-88 -22,-94 -4,-86 4,-72,1 -8,-82 -24,-85'),
  cut(HIDE, '-74,-90,1 -92,-108 -92,-130 -78,-138 -62,-124 -58,-98,1'),
  cut(PINK, '-74,-96,1 -84,-110 -84,-124 -76,-128 -68,-116 -66,-100,1'),
];

/** A hippo that drifts with eyes, ears and nostrils out of the water, facing right unless flipped, with its image and its ripples. */
export const hippoLow = (at: { x: number; y: number; scale: number; flip?: boolean }): Layer[] => [
  moved({ ...at, squash: -0.7, opacity: 0.45 }, ...head),
  moved(at, ...head),
  moved(
    at,
    cut(
      { fill: '#e6f3ee', opacity: 0.85 },
      '-360,4,1 -240,0 -120,4 20,0 120,3 230,4,1 120,8 20,6 -120,9 -240,5; -300,26,1 -160,22 10,26 180,24,1 10,30 -160,28; -120,48,1 0,45 120,48,1 0,51',
    ),
  ),
];
