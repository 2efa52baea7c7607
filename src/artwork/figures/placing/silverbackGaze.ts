import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';

const FUR = '#12161d';
const SKIN = '#2b2836';
const MID = '#474256';
const LIT = '#8d879c';
const DARK = '#0d0a14';

/** A shape of the left half of a face, and its mirror image. */
const both = (row: string): string =>
  `${row}; ${points(row)
    .map(([x, y, third]) => `${-x},${y},${third}`)
    .join(' ')}`;
const HEAD =
  '0,-356 -110,-340 -204,-262 -268,-140 -298,0 -306,130 -276,270 -190,360 0,392 190,360 276,270 306,130 298,0 268,-140 204,-262 110,-340';
const FACE =
  '0,-96 -80,-134 -152,-108 -186,-40 -178,30 -152,84 -176,140 -182,214 -142,294 -62,326 0,330 62,326 142,294 182,214 176,140 152,84 178,30 186,-40 152,-108 80,-134';

/** Hairs along a line: how many, from, to, and where they point. */
const hairs = (
  count: number,
  from: readonly [number, number],
  to: readonly [number, number],
  by: readonly [number, number],
  half: number,
): string =>
  Array.from({ length: count }, (_, at) => {
    const share = at / (count - 1);
    const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    const long = [1, 0.7, 1.2, 0.85][at % 4]!;
    return limb(
      `${x},${y},1 ${x + by[0] * long * 0.5},${y + by[1] * long * 0.45},${half} ${x + by[0] * long},${y + by[1] * long},0`,
    );
  }).join('');

/** A silverback who looks straight at us, head and shoulders, his eyes at y 0; 1500 wide where the breast is cut at y 760, the light from the upper left. */
export const silverbackGaze: readonly Layer[] = [
  within(
    FUR,
    '-780,800,1 -720,440 -590,250 -400,140 -250,60 250,60 400,140 590,250 720,440 780,800,1',
    cut(
      '#2c3944',
      '-800,560,1 -690,360 -590,236 -400,124 -240,50,1 -300,170 -440,250 -560,380 -640,560 -680,800,1 -800,800,1',
    ),
    cut('#56697a', hairs(11, [-690, 400], [-330, 110], [-30, 120], 15)),
    cut('#8fa2b0', hairs(7, [-700, 400], [-430, 150], [-20, 80], 9)),
    cut(
      '#1e2731',
      hairs(9, [-420, 330], [-120, 430], [-40, 200], 20),
      hairs(8, [160, 430], [520, 330], [60, 210], 18),
    ),
    cut('#2c3944', hairs(6, [380, 160], [640, 320], [50, 110], 11)),
  ),
  cut(MID, '-290,-30 -316,-24 -326,24 -310,66 -280,60'),
  cut(SKIN, '290,-30 316,-24 326,24 310,66 280,60'),
  within(
    FUR,
    HEAD,
    cut(
      '#2c3944',
      '0,-370,1 -120,-350 -220,-270 -290,-140 -320,20 -320,160 -280,290,1 -236,180 -230,20 -200,-120 -140,-230 -60,-300 40,-330,1',
    ),
    cut(
      '#62768a',
      '-60,-360,1 -140,-330 -226,-254 -284,-130 -300,-20,1 -268,-120 -214,-220 -130,-300 -20,-346,1',
    ),
    cut(
      '#3d4c5a',
      hairs(8, [-236, -40], [-232, 200], [-34, 70], 12),
      hairs(7, [-180, -200], [-10, -262], [-10, -70], 6),
    ),
    cut('#1f2832', hairs(7, [236, -40], [232, 200], [34, 70], 12)),
  ),
  within(
    SKIN,
    FACE,
    // The bar of the brow over deep sockets, the bridge, the cheeks.
    cut(
      MID,
      '0,-84 -60,-106 -132,-94 -180,-48 -172,-14,1 -120,-42 -60,-34 0,-44 60,-34 120,-42 172,-14,1 180,-48 132,-94 60,-106',
    ),
    cut(DARK, both('-22,-28,1 -60,-38 -114,-34 -148,2 -104,36 -52,30 -24,12')),
    cut(MID, '-24,-60 24,-60 28,20 44,62,1 -44,62,1 -28,20', both('-62,46 -110,50 -146,80 -126,124 -84,110')),
    // Muzzle, nose like a heart, lips.
    cut('#3a3547', '-160,186 -110,140 0,156 110,140 160,186 166,236 104,300 0,314 -104,300 -166,236'),
    cut(MID, '-140,250,1 -70,240 0,248 70,240 140,250,1 110,296 0,320 -110,296'),
    cut('#37324a', '0,44 -60,56 -108,92 -102,138 -62,154 0,148 62,154 102,138 108,92 60,56'),
    cut(LIT, limb('-100,118,2 -96,84,9 -56,60,9 -4,54,2'), limb('-22,-40,2 -18,0,8 -26,46,2')),
    cut(DARK, both('-14,104 -44,90 -82,106 -72,134 -36,138 -12,124')),
    cut(
      LIT,
      limb('-180,-52,2 -140,-98,15 -70,-110,14 -10,-84,2'),
      limb('-130,262,2 -80,254,7 -10,262,2'),
      limb('-150,190,2 -118,160,8 -84,166,2'),
    ),
    cut({ fill: DARK, opacity: 0.4 }, '24,-400,1 400,-400,1 400,400,1 40,400,1 56,220,1 20,120,1 36,0,1'),
    inked(DARK, 8, '-144,236 -76,220 0,230 76,220 144,236'),
    inked(
      DARK,
      5,
      '-140,64 -110,72 -70,58',
      '140,64 110,72 70,58',
      '-118,160 -146,196',
      '118,160 146,196',
      '0,150 0,222',
    ),
  ),
  // The eyes: amber, calm, a light in each.
  cut('#8a4a1e', disc(-76, 2, 20, 18), disc(76, 2, 20, 18)),
  cut('#d8862e', disc(-81, 6, 10, 8), disc(71, 6, 10, 8)),
  cut(DARK, disc(-74, 1, 11), disc(74, 1, 11)),
  cut('#ffffff', disc(-80, -5, 4), disc(68, -5, 4)),
  cut(DARK, both('-132,6,1 -116,-26 -70,-34 -24,-10,1 -56,-12 -100,-6')),
  inked(LIT, 4, '-120,24 -84,32 -44,24'),
  inked(MID, 4, '120,24 84,32 44,24'),
];
