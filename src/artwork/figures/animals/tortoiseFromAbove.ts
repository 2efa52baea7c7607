import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, spots, within } from '../../canvas/cut.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { points, type Knot } from '../../drawing/points.ts';

const [SKIN, SKIN_SHADE, SKIN_LIT, INK, CLAW] = ['#5f5560', '#3d3441', '#85797d', '#1f1726', '#cdb99a'];
const [SEAM, PLATE, RING, CORE, RIM] = ['#33202c', '#6f3a34', '#8e4c38', '#b2663f', '#543038'];

/** A shape, and its mirror image on the other side of y = 0. */
const bothSides = (row: string): string[] => [
  row,
  row
    .split(' ')
    .map((point) => point.split(','))
    .map(([x, y, third = '0']) => `${x},${-Number(y)},${third}`)
    .join(' '),
];

const SHELL =
  '-168,0 -166,-44 -146,-92,1 -132,-104 -110,-116,1 -92,-130 -62,-134,1 -20,-146 20,-140 70,-132 116,-104 150,-64 156,-24 150,0 156,24 150,64 116,104 70,132 20,140 -20,146 -62,134,1 -92,130 -110,116,1 -132,104 -146,92,1 -166,44';
/** The plates along the back and beside them. */
const PLATES = [
  '132,-22,1 90,-36,1 90,36,1 132,22,1',
  '86,-34,1 58,-50,1 32,-38,1 32,38,1 58,50,1 86,34,1',
  '28,-38,1 0,-55,1 -30,-38,1 -30,38,1 0,55,1 28,38,1',
  '-34,-38,1 -60,-52,1 -88,-32,1 -88,32,1 -60,52,1 -34,38,1',
  '-92,-32,1 -144,-24,1 -144,24,1 -92,32,1',
  ...[
    '130,-26,1 92,-40,1 62,-53,1 70,-102,1 100,-86 126,-52,1',
    '58,-54,1 30,-42,1 4,-58,1 4,-112,1 40,-110 66,-103,1',
    '0,-59,1 -30,-42,1 -58,-55,1 -68,-107,1 -40,-112 0,-113,1',
    '-62,-56,1 -90,-37,1 -142,-29,1 -130,-72 -108,-96 -72,-107,1',
  ].flatMap(bothSides),
];

/** A plate drawn in towards its own middle: one of the rings of its growth, off centre to the light. */
function ringOf(plate: string, share: number): string {
  const knots = points(plate);
  const middle = (at: 0 | 1) => knots.reduce((sum, knot) => sum + knot[at], 0) / knots.length;
  const [x, y] = [middle(0) - 5 * (1 - share), middle(1) - 3 * (1 - share)];
  return outline(
    knots.map(([px, py]): Knot => [Math.round(x + (px - x) * share), Math.round(y + (py - y) * share), 1]),
  );
}

/** The seams of the plates round the edge. */
const EDGE = [
  '150,-14,1 134,-12,1',
  '146,-52,1 128,-44,1',
  '122,-92,1 106,-78,1',
  '84,-120,1 76,-100,1',
  '40,-134,1 38,-110,1',
  '-6,-140,1 -4,-114,1',
  '-52,-136,1 -46,-112,1',
  '-108,-116,1 -92,-102,1',
  '-146,-92,1 -122,-78,1',
  '-164,-34,1 -140,-32,1',
].flatMap(bothSides);

/** Legs in mid-stride, the neck stretched out and turned a little to its left. */
const LEGS = [
  '50,-100,1 84,-150 122,-182 168,-192 188,-170 178,-140 152,-110 130,-70,1',
  '60,100,1 58,150 76,190 112,196 134,176 134,140 130,80,1',
  '-70,-100,1 -92,-142 -124,-172 -166,-180 -186,-160 -178,-130 -150,-80,1',
  '-50,100,1 -44,150 -34,188 -62,200 -94,188 -110,150 -130,80,1',
];
const TAIL = limb('-150,0,14 -184,8,8 -204,22,0');
const HEAD =
  '130,-34,1 170,-34 204,-44 226,-58 254,-64 282,-54 292,-36 282,-16 256,-6 230,-8 204,8 170,24 130,34,1';

/** All of it as one shape, for the shadow that it throws. */
export const tortoiseShape: readonly string[] = [SHELL, HEAD, TAIL, ...LEGS].map((shape) =>
  shape.startsWith('M') ? shape : outline(shape),
);

/** A giant tortoise seen from above, which walks to the right: the middle of its shell is the origin, the light comes from behind it. */
export const tortoiseFromAbove: readonly Layer[] = [
  cut(SKIN_SHADE, TAIL),
  cut(SKIN, ...LEGS),
  cut(
    SKIN_LIT,
    ...spots(
      '112,-150 134,-162 150,-146 128,-136 84,152 100,170 112,150 -116,-144 -138,-156 -152,-138 -62,152 -76,172 -86,150',
      9,
      7,
    ),
  ),
  cut(
    CLAW,
    ...spots(
      '170,-184 181,-172 182,-157 90,192 106,193 121,186 -168,-174 -179,-162 -180,-148 -44,190 -60,195 -76,193',
      7,
    ),
  ),
  within(
    SKIN,
    HEAD,
    cut(SKIN_SHADE, '120,40,1 120,-6,1 180,-10 230,-34 262,-34 300,-36,1 300,60,1'),
    inked(SKIN_SHADE, 5, '166,-28 176,-8 172,16,1', '186,-34 198,-16 196,8,1', '206,-42 216,-26 214,-4,1'),
    cut(INK, disc(256, -56, 9, 6), disc(262, -14, 9, 6), disc(284, -40, 3), disc(285, -31, 3)),
  ),
  within(
    RIM,
    SHELL,
    cut(
      SEAM,
      '140,0 136,-52 106,-94 60,-112 0,-120 -66,-116 -124,-92 -150,-40 -150,0 -150,40 -124,92 -66,116 0,120 60,112 106,94 136,52',
    ),
    inked(SEAM, 5, ...EDGE),
    cut(PLATE, ...PLATES),
    cut(RING, ...PLATES.map((plate) => ringOf(plate, 0.74))),
    cut(CORE, ...PLATES.map((plate) => ringOf(plate, 0.44))),
    // The dome turns away from the light in front.
    cut({ fill: '#24122a', opacity: 0.4 }, '40,-160,1 110,-76 116,-10 98,70 20,160,1 200,190,1 200,-170,1'),
  ),
];
