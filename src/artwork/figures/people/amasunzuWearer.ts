import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';

const [LIT, SKIN, SHADE, NAPE, DEEP, LIP, LIP_LIT, CLOTH, FOLD, BEAD] = [
  '#c67a41',
  '#b0602f',
  '#803c22',
  '#5f2b1b',
  '#3a1a16',
  '#7d3029',
  '#a8483a',
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
const DUSKY = '120,-520,1 136,-400 110,-300 160,-220 150,-150 170,-100,1 170,0,1 400,0,1 400,-520,1';
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

/** A string of beads across the neck, from side to side at `y` and `drop` lower in the middle. */
const beads = (ink: string, half: number, y: number, drop: number, size: number): Layer => {
  const count = 2 * Math.round((half * 1.2) / size / 2) + 1;
  return cut(
    ink,
    ...Array.from({ length: count }, (_, at) => {
      // They lie closer in x where the string is steep.
      const share = Math.sin(((at / (count - 1)) * 2 - 1) * 1.2) / Math.sin(1.2);
      return disc(half * share, y + drop * (1 - share * share), size);
    }),
  );
};

/** Neck and shoulders, a cloth over one of them, and three strings of beads. */
const bust: readonly Layer[] = [
  within(
    SKIN,
    '-100,220,1 -104,350 -120,400 -170,432 -300,462 -400,506 -456,580 -480,900,1 480,900,1 456,580 400,506 300,462 170,432 120,400 104,350 100,220,1',
    cut(SHADE, '66,250,1 60,376 84,440 180,480 300,540 350,640 360,900,1 600,900,1 600,250,1'),
    cut(NAPE, '-120,250,1 -100,330 -64,392 10,414 70,400 130,420,1 130,250,1'),
    // The collarbones.
    cut(
      SHADE,
      limb('-40,492,0 -90,478,5 -190,482,6 -270,504,0'),
      limb('40,492,0 100,478,5 190,482,6 270,504,0'),
    ),
  ),
  beads(BEAD, 122, 412, 58, 12),
  beads(CLOTH, 146, 426, 84, 9),
  beads(BEAD, 168, 438, 112, 10),
  cut(CLOTH, '-500,900,1 -478,590 -430,520 -350,482 -262,452,1 -220,540 -60,650 200,720 500,740,1 500,900,1'),
  cut(
    FOLD,
    '-262,452,1 -230,446,1 -180,520 -20,614 220,680 500,700,1 500,740,1 200,720 -60,650 -220,540',
    limb('-380,500,0 -350,600,10 -240,720,14 -80,830,4'),
    limb('-436,530,0 -424,640,10 -340,770,14 -240,880,4'),
  ),
];

/** An ear on the left and its ring. */
const ear = (skin: string): Layer[] => [
  cut(skin, '-218,10,1 -244,0 -262,28 -252,80 -230,114 -206,106,1'),
  inked(NAPE, 6, '-244,24 -234,40 -244,62 -228,84'),
  cut(BEAD, disc(-232, 134, 17)),
  cut(CLOTH, disc(-232, 134, 8)),
];

const face: readonly Layer[] = [
  ...ear(SKIN),
  moved({ x: 0, y: 0, flip: true }, ...ear(SHADE)),
  within(
    SKIN,
    '-236,-96,1 -226,-280 -100,-340 100,-340 226,-280 236,-96,1 238,-10 226,96 192,204 134,296 70,346 0,360 -70,346 -134,296 -192,204 -226,96 -238,-10',
    // The light on the cheekbone and along the jaw.
    cut(
      LIT,
      '-206,70,1 -150,66 -96,86 -90,112 -120,140 -150,200 -120,262 -30,358,1 -110,370 -230,250 -260,130',
    ),
    cut(
      SHADE,
      '170,-140,1 184,-60 164,-24 172,20,1 196,56 176,110 132,160 120,220 96,280 66,328 8,358,1 8,380,1 300,380,1 300,-140,1',
    ),
    // The hollows of the eyes, and the side of the nose that is away from the light.
    cut(SHADE, '12,-30,1 40,-34 30,-14 34,16,1 22,30 26,80 50,112 60,134 50,152 20,152 0,160,1 6,120 14,60'),
    cut(LIT, '-8,-10,1 8,-10,1 8,60 14,104 8,128 -12,130 -20,110 -10,60'),
    cut(SHADE, '-50,262,1 -20,268 0,270 24,268 50,262,1 30,284 -24,286'),
  ),
  // The lowered lids, their folds and lashes; the brows.
  cut(LIT, '-152,26,1 -132,-2 -98,-14 -62,-4 -42,24,1 -62,42 -94,50 -126,44'),
  cut(SKIN, '152,26,1 132,-2 98,-14 62,-4 42,24,1 62,42 94,50 126,44'),
  inked(SHADE, 5, '-146,4 -128,-16 -98,-26 -62,-18 -40,4'),
  inked(NAPE, 5, '146,4 128,-16 98,-26 62,-18 40,4'),
  cut(
    DEEP,
    limb('-40,24,1 -62,43,4 -96,53,7 -128,44,8 -170,14,0'),
    limb('40,24,1 62,43,4 96,53,7 128,44,8 170,14,0'),
    limb('-34,-44,4 -70,-64,9 -120,-66,7 -172,-36,0'),
    limb('34,-44,4 70,-64,9 120,-66,7 172,-36,0'),
  ),
  // Nostrils and wings, the lips.
  cut(DEEP, '-42,144,1 -34,134 -20,136 -10,146,1 -24,150', '42,144,1 34,134 20,136 10,146,1 24,150'),
  inked(SHADE, 6, '-50,112 -62,130 -52,148 -42,146'),
  cut(LIP, '-82,214,1 -50,202 -22,192 0,202 22,192 50,202 82,214,1 40,226 0,222 -40,226'),
  cut(LIP_LIT, '-76,216,1 -40,221 0,217 40,221 76,216,1 46,252 0,262 -46,252'),
  cut('#c2604c', '-44,232,1 -10,228 20,232,1 -6,246 -34,244'),
  inked(DEEP, 5, '-86,211 -44,222 0,217 44,222 86,211'),
];

/** Crest before crest, a shaved line over each as a road over a hill. */
const hair: readonly Layer[] = [
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
  // Shade meets shade without a seam.
  inked(SHADE, 7, '230,-92 200,-56', '222,-96 214,-54 194,-56'),
  moved({ x: -140, y: -311, turn: -16, scale: 1.25 }, ...car),
];

/** A young woman with lowered eyes, her hair cut in the crests of amasunzu: the bridge of her nose at (0, 0). */
export const amasunzuWearer: readonly Layer[] = [
  ...bust,
  // She bows her head a little to one side.
  moved({ x: 0, y: 340, turn: -5 }, moved({ x: 0, y: -340 }, ...face, ...hair)),
];
