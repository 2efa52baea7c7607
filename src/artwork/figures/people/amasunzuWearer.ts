import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';

const [SKIN, SHADE, NAPE, DEEP, LIP, CLOTH, FOLD, BEAD] = [
  '#b0602f',
  '#803c22',
  '#5f2b1b',
  '#3a1a16',
  '#8a3a30',
  '#e4573a',
  '#b93a2c',
  '#fbeedb',
];

/** Where all rows of the hair run to. */
const CROWN = [0, -70] as const;
/** A crest of the hair, the farthest first: its edge from temple to temple, its dark and its light green. */
const CRESTS = [
  [
    '-240,-96 -268,-180 -264,-290 -220,-376 -150,-408 -90,-386 -56,-366 -10,-426 50,-484 120,-480 180,-424 220,-360 252,-280 266,-190 240,-96',
    '#2c7349',
    '#8fc25a',
  ],
  [
    '-208,-80 -222,-140 -202,-220 -150,-286 -96,-286 -46,-240 -6,-220 36,-256 90,-318 148,-312 192,-250 216,-180 222,-140 208,-80',
    '#1d5a41',
    '#5fa653',
  ],
  [
    '-196,-56 -200,-90 -178,-140 -140,-166 -96,-150 -60,-152 -20,-200 40,-230 100,-200 140,-154 170,-140 194,-110 200,-80 196,-56',
    '#123f38',
    '#3f8c50',
  ],
] as const;
/** What the light from the left does not reach. */
const DUSKY = '120,-520,1 130,-400 90,-300 130,-220 80,-150 50,-100,1 50,0,1 400,0,1 400,-520,1';
const HAIRLINE = '196,-56,1 170,-88 110,-112 0,-120 -110,-112 -170,-88 -196,-56,1';

/** A line that follows an edge of the hair, nearer to the crown by a share: a row of fields on a hill. */
const row = (edge: string, share: number): string =>
  points(edge)
    .map(([x, y]) => [x + (CROWN[0] - x) * share, y + (CROWN[1] - y) * share].map(Math.round).join())
    .join(' ');
const corners = (edge: string): string => edge.replace(/^\S+/, '$&,1').replace(/\S+$/, '$&,1');

/** A small off-road car on the road between two crests. */
const car: readonly Layer[] = [
  cut(BEAD, '-30,-6,1 -30,-22,1 -16,-24,1 -10,-40,1 26,-40,1 30,-22,1 32,-6,1'),
  cut(
    DEEP,
    '-10,-24,1 -6,-36,1 6,-36,1 6,-24,1',
    '10,-24,1 10,-36,1 24,-36,1 26,-24,1',
    disc(-16, -5, 8),
    disc(18, -5, 8),
  ),
];

/** A young woman with lowered eyes, her hair cut in the crests of amasunzu: the bridge of her nose at (0, 0). */
export const amasunzuWearer: readonly Layer[] = [
  // Shoulders and neck.
  within(
    SKIN,
    '-104,220,1 -108,360 -150,410 -280,446 -400,490 -460,580 -480,800,1 480,800,1 460,580 400,490 280,446 150,410 108,360 104,220,1',
    cut(SHADE, '40,250,1 40,376,1 60,460 40,800,1 600,800,1 600,250,1'),
    cut(NAPE, '-120,250,1 -90,320 -30,376 40,396 120,380,1 120,250,1'),
  ),
  cut(SKIN, '-224,20,1 -246,10 -262,36 -254,84 -232,116 -212,110,1'),
  cut(SHADE, '224,20,1 246,10 262,36 254,84 232,116 212,110,1'),
  within(
    SKIN,
    '-246,-96,1 -230,-280 -100,-340 100,-340 230,-280 246,-96,1 240,0 228,90 204,190 150,276 80,336 0,352 -80,336 -150,276 -204,190 -228,90 -240,0',
    cut(
      SHADE,
      '40,-400,1 50,-120 44,-50 18,-14,1 20,40 44,100 52,132 40,152 16,160,1 22,190 16,214,1 30,240 20,262,1 44,300 30,360,1 400,360,1 400,-400,1',
    ),
  ),
  // Crest before crest, a shaved line over each as a road over a hill.
  ...CRESTS.flatMap(([edge, dark, lit], nth) => [
    ...(nth === 0 ? [] : [within(SKIN, `${corners(row(edge, -0.125))} ${HAIRLINE}`, cut(SHADE, DUSKY))]),
    within(
      dark,
      `${corners(edge)} ${HAIRLINE}`,
      inked(
        lit,
        9 - nth,
        ...[0.05, 0.14, 0.23, 0.32].slice(0, 4 - nth).map((share) => row(edge, share * (1 + nth * 0.3))),
      ),
      cut({ fill: '#0b1c34', opacity: 0.34 }, DUSKY),
    ),
  ]),
  moved({ x: -140, y: -311, turn: -16, scale: 1.25 }, ...car),
  // Shade meets shade without a seam.
  inked(SHADE, 6, '234,-84 196,-54', '226,-90 220,-54 194,-54', '236,30 227,90'),
  inked(SHADE, 7, '-246,36 -252,62 -238,88'),
  inked(DEEP, 7, '246,36 252,62 238,88'),
  // Brows, lowered lids, lashes.
  cut(DEEP, limb('-164,-20,2 -108,-52,9 -36,-26,3; 36,-26,3 108,-52,9 164,-20,2')),
  inked(DEEP, 8, '-148,26 -124,44 -94,50 -62,42 -44,28', '148,26 124,44 94,50 62,42 44,28'),
  inked(DEEP, 6, '-140,36 -152,46', '-122,46 -130,60', '140,36 152,46', '122,46 130,60'),
  // Nostrils, lips.
  inked(DEEP, 7, '-50,140 -34,148 -18,142', '50,140 34,148 18,142'),
  cut(LIP, '-84,208,1 -34,194 0,205 34,194 84,208,1 46,250 0,260 -46,250'),
  inked(DEEP, 5, '-84,208 -40,222 0,223 40,222 84,208'),
  inked(BEAD, 16, '-150,420 -80,462 0,474 80,462 150,420'),
  cut(CLOTH, '-480,800,1 -480,620 -446,540 -370,474 -290,446,1 -230,500 -80,570 160,610 480,600,1 480,800,1'),
  cut(FOLD, '-290,446,1 -250,434,1 -180,480 -20,540 200,576 480,560,1 480,600,1 160,610 -80,570 -230,500'),
];
