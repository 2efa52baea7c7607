import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

/** What shows of a hippo in the water: back, neck, ears, the eyes' high lids, the long bridge, the swollen muzzle; water at 0. */
const HEAD =
  '-300,6,1 -286,-24 -240,-52 -180,-64 -130,-68 -96,-80 -66,-86 -46,-92 -36,-112 -12,-120 14,-110 22,-88 50,-68 84,-58 100,-66 126,-78 152,-68 172,-42 172,-16 154,4,1 110,9 60,4 10,10 -60,5 -130,11 -220,5';
const [HIDE, LIT, SHADE, DARK, PINK] = ['#54435a', '#94798a', '#352a44', '#1a1426', '#a8736f'];

const head: readonly Layer[] = [
  // The far ear and the far eye's lid.
  cut(
    SHADE,
    '-54,-84,1 -66,-100 -62,-118 -48,-124 -34,-112 -34,-88,1',
    '4,-80,1 18,-112 32,-112 42,-98 48,-60,1',
  ),
  cut(PINK, '-52,-90,1 -58,-102 -54,-114 -46,-114 -40,-104 -42,-90,1'),
  within(
    HIDE,
    HEAD,
    cut(
      LIT,
      '-300,0,1 -286,-24 -240,-52 -180,-64 -130,-68 -96,-80 -66,-86 -46,-92 -36,-112 -12,-120 14,-110 22,-88 50,-68 84,-58 100,-66 126,-78 152,-68 168,-46,1 134,-58 116,-58 96,-48 60,-44 14,-56 -40,-62 -100,-46 -180,-42 -250,-24',
    ),
    cut(SHADE, '-300,10,1 -220,-12 -120,-14 -60,-30 -20,-16 40,-18 100,-22 172,-28,1 172,10,1'),
    cut(PINK, '90,8,1 110,-4 140,-4 166,-8,1 166,8,1'),
    cut(SHADE, '-116,-62,1 -100,-44 -98,-20,1 -108,-40', '30,-30,1 50,-24 78,-26,1 50,-18'),
  ),
  // The eye high on its lid, the nostrils, the near ear.
  cut(SHADE, '-40,-82 -36,-106 -14,-114 8,-106 14,-86 0,-74 -28,-72'),
  cut(HIDE, '-36,-84 -32,-102 -14,-109 4,-102 10,-86 -2,-78 -26,-76'),
  cut(DARK, disc(-12, -93, 11, 8), disc(124, -67, 8, 4), disc(152, -58, 5, 4)),
  cut('#f6ead4', disc(-9, -96, 3)),
  cut(LIT, '-42,-92,1 -34,-110 -14,-119 8,-111 16,-92,1 6,-103 -14,-110 -32,-103'),
  cut(HIDE, '-104,-72,1 -122,-88 -122,-108 -106,-116 -88,-104 -84,-78,1'),
  cut(PINK, '-102,-78,1 -114,-90 -113,-104 -104,-106 -94,-96 -92,-80,1'),
];

/** A hippo that drifts with eyes, ears and nostrils out of the water, facing right unless flipped, with its image and its ripples. */
export const hippoLow = (at: { x: number; y: number; scale: number; flip?: boolean }): Layer[] => [
  moved({ ...at, squash: -0.7, opacity: 0.45 }, ...head),
  moved(at, ...head),
  moved(
    at,
    cut(
      { fill: '#e6f3ee', opacity: 0.85 },
      '-330,10,1 -250,3 -170,9 -120,13,1 -200,15 -270,12; -90,12,1 -30,6 40,12 70,10,1 20,17 -50,17; 96,10,1 150,2 196,6 216,14,1 170,10 140,12; 184,22,1 226,14 252,22,1 220,24; -250,34,1 -140,28 -30,36,1 -140,38; 30,34,1 110,27 180,33,1 100,37; -90,56,1 0,51 90,56,1 0,60',
    ),
  ),
];
