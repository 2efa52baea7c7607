import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';

const SHELL =
  '0,-206 90,-200 156,-150 184,-50 186,60 156,160 80,214 0,226 -80,214 -156,160 -186,60 -184,-50 -156,-150 -90,-200';
const SPINE = [
  '-44,-172 44,-172 64,-122 46,-98 -46,-98 -64,-122',
  '-46,-90 46,-90 70,-58 48,-24 -48,-24 -70,-58',
  '-48,-16 48,-16 72,18 48,52 -48,52 -72,18',
  '-46,60 46,60 66,92 44,124 -44,124 -66,92',
  '-42,132 42,132 58,156 36,192 -36,192 -58,156',
];
const RIBS = [
  '-74,-124 -54,-94 -78,-58 -138,-66 -146,-112 -112,-156 -76,-168',
  '-80,-50 -56,-20 -80,18 -158,12 -158,-28 -142,-58',
  '-80,26 -56,56 -76,92 -150,88 -160,50 -158,22',
  '-74,100 -54,128 -68,156 -60,184 -104,168 -138,130 -148,98',
];

const corners = (row: string, share: number, shift: number, mirror = 1) => {
  const knots = points(row);
  const [cx, cy] = [0, 1].map(
    (axis) => knots.reduce((sum, knot) => sum + knot[axis as 0 | 1], 0) / knots.length,
  ) as [number, number];
  return knots
    .map(
      ([x, y]) =>
        `${Math.round(mirror * (cx + (x - cx) * share) + shift)},${Math.round(cy + (y - cy) * share + shift)},1`,
    )
    .join(' ');
};
const plates = (rows: readonly string[], share: number, shift: number, mirror = 1) =>
  rows.map((row) => corners(row, share, shift, mirror));

const LEGS = [
  limb('-104,-124,56 -176,-156,54 -206,-206,44') + disc(-208, -212, 45),
  limb('104,-124,56 184,-140,54 226,-160,44') + disc(232, -162, 45),
  limb('-110,140,54 -170,190,48 -196,214,42') + disc(-200, 218, 42),
  limb('110,140,54 160,204,48 170,240,42') + disc(172, 246, 42),
];
const HEAD = '-40,-190,1 -38,-250 -46,-290 -40,-336 0,-362 40,-336 46,-290 38,-250 40,-190,1';

/** A giant tortoise straight from above, walking up the picture, its middle at the origin, 600 pixels long, the light from the left; its shadow lies with it. */
export const tortoiseAbove = (placing: Placing): Layer =>
  moved(
    placing,
    moved({ x: 84, y: 30 }, cut('#cf9a6a', SHELL, HEAD, ...LEGS)),
    cut('#4a4640', ...LEGS, '-14,210,1 14,210,1 6,250 -6,262,1'),
    cut(
      '#8a806c',
      limb('-120,-146,26 -196,-176,26 -226,-216,20'),
      disc(-226, -218, 20),
      limb('100,-156,22 184,-170,24 232,-184,18'),
      disc(234, -184, 18),
      limb('-130,140,22 -184,190,22 -210,216,18'),
      disc(-212, 218, 18),
      limb('90,150,20 140,210,20 148,246,18'),
      disc(148, 248, 18),
    ),
    cut(
      '#f0dcb0',
      disc(-240, -238, 10, 12),
      disc(-216, -252, 10, 12),
      disc(-190, -250, 10, 12),
      disc(262, -192, 11, 9),
      disc(274, -168, 11, 9),
      disc(268, -142, 11, 9),
      disc(-236, 236, 10, 9),
      disc(-216, 254, 9, 10),
      disc(160, 284, 9, 11),
      disc(186, 284, 9, 11),
    ),
    within(
      '#4a4640',
      HEAD,
      cut('#8a806c', '-60,-180,1 -60,-380,1 0,-380,1 -8,-300 4,-250 -10,-180,1'),
      cut('#b8a884', '-60,-180,1 -60,-380,1 -16,-364,1 -34,-310 -24,-250 -28,-180,1'),
      inked('#2a2826', 5, '-30,-236 0,-228 30,-236', '-30,-212 0,-204 30,-212'),
    ),
    cut('#161416', disc(-38, -310, 9, 12), disc(38, -310, 9, 12)),
    cut('#fff6d8', disc(-41, -314, 3)),
    within(
      '#3a2f2a',
      SHELL,
      cut('#8a6a40', '-210,-220,1 -60,-220,1 -120,-150 -150,-50 -150,60 -120,150 -60,230,1 -210,230,1'),
      inked(
        '#3a2f2a',
        7,
        '-190,-70 -150,-60',
        '-190,-10 -156,-8',
        '-190,40 -156,38',
        '-180,100 -146,92',
        '-150,160 -118,138',
        '-150,-146 -118,-126',
        '-96,210 -80,170',
        '-90,-200 -80,-172',
        '-40,226 -36,190',
        '-30,-206 -30,-170',
        '30,-206 30,-170',
        '36,226 32,190',
        '90,-200 76,-160',
        '96,210 80,170',
        '150,160 118,138',
        '150,-146 118,-126',
        '190,-70 150,-60',
        '190,-10 156,-8',
        '190,40 156,38',
        '180,100 146,92',
      ),
      cut('#8c6c44', ...plates(RIBS, 1, 0)),
      cut('#e8c07c', ...plates(RIBS, 0.74, -5)),
      cut('#a87e4c', ...plates(RIBS, 0.46, 0)),
      cut('#7a5a3c', ...plates(SPINE, 1, 0)),
      cut('#d0a264', ...plates(SPINE, 0.76, -5)),
      cut('#94703f', ...plates(SPINE, 0.46, 0)),
      cut('#4f3c34', ...plates(RIBS, 1, 0, -1)),
      cut('#76583e', ...plates(RIBS, 0.74, -5, -1)),
      cut('#5e4636', ...plates(RIBS, 0.46, 0, -1)),
      cut({ fill: '#1c1424', opacity: 0.4 }, '30,-230,1 60,-120 70,20 40,230,1 220,230,1 220,-230,1'),
    ),
  );
