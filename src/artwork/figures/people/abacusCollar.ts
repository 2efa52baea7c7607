import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

const [SKIN, SHADE, HAIR, HAIR_SHADE] = ['#8f5232', '#5c2c20', '#2a1a2c', '#150c18'];
const [LEATHER, LEATHER_SHADE, BRASS, WIRE] = ['#b3262e', '#7d1730', '#ffc23a', '#fff1d6'];
const [DRESS, DRESS_SHADE] = ['#1c1a52', '#120f3a'];

/** The collar's middle, and how flat its rings are seen. */
const [MIDDLE, FLAT] = [636, 0.44];
/** Each wire: its half width, how many of its ten beads are counted to the left, and its beads' two inks. */
const WIRES = [
  [190, 5, '#fff6e2', '#d9c2a8'],
  [258, 4, '#ffc23a', '#d98a24'],
  [326, 7, '#35c4c0', '#1b8a94'],
  [394, 4, '#fff6e2', '#d9c2a8'],
] as const;
const BEADS = 10;

const ringOf = (wide: number) => disc(0, MIDDLE, wide, wide * FLAT);

/** Beads of one wire along its near half, side by side from the left end and from the right, a gap between them. */
function beads(wide: number, counted: number, lit: string, shade: string): Layer[] {
  const size = 10 + wide * 0.034;
  const row = (from: number, way: 1 | -1, count: number) => {
    let turn = from;
    return Array.from({ length: count }, () => {
      const at = [Math.cos(turn) * wide, MIDDLE + Math.sin(turn) * wide * FLAT] as const;
      turn += (way * size * 2.1) / Math.hypot(wide * Math.sin(turn), wide * FLAT * Math.cos(turn));
      return at;
    });
  };
  const at = [...row(Math.PI * 0.985, -1, counted), ...row(Math.PI * 0.015, 1, BEADS - counted)];
  return [
    cut(shade, ...at.map(([x, y]) => disc(x, y, size))),
    cut(lit, ...at.map(([x, y]) => disc(x - size * 0.16, y - size * 0.18, size * 0.76))),
  ];
}

/** Somebody from behind, about x = 0, in a wide collar whose beads are those of an abacus. */
export const abacusCollar: readonly Layer[] = [
  cut(DRESS, '-484,960,1 -450,800 -380,720 0,660 380,720 450,800 484,960,1'),
  cut(DRESS_SHADE, '0,700,1 380,720 450,800 484,960,1 70,960,1'),
  cut(LEATHER_SHADE, disc(0, MIDDLE + 20, 452, 452 * FLAT)),
  within(
    LEATHER,
    disc(0, MIDDLE, 452, 452 * FLAT),
    cut(LEATHER_SHADE, '40,400,1 520,400,1 520,900,1 120,900,1'),
  ),
  inked(BRASS, 14, disc(0, MIDDLE, 441, 441 * FLAT)),
  inked(WIRE, 5, ...WIRES.map(([wide]) => ringOf(wide))),
  ...WIRES.flatMap(([wide, counted, lit, shade]) => beads(wide, counted, lit, shade)),
  cut(LEATHER_SHADE, disc(0, MIDDLE, 146, 146 * FLAT)),
  // Neck, ears and head.
  cut(SKIN, twin('0,440,1 92,440,1 88,560 100,626 132,652,1 90,700 0,712')),
  cut(SHADE, '10,520,1 92,480,1 88,560 100,626 132,652,1 90,700 20,712,1 40,620'),
  cut(SKIN, pair('150,300 186,288 204,320 194,372 166,398 146,380')),
  cut(SHADE, '166,312 186,310 188,346 172,376 160,370'),
  within(
    HAIR,
    twin('0,90 70,92 150,146 184,262 170,370 132,452 96,486,1 40,498 0,500'),
    cut(HAIR_SHADE, '30,60,1 60,200 50,340 20,520,1 240,520,1 240,60,1'),
  ),
];
