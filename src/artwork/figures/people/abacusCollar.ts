import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { twin } from '../../drawing/mirrored.ts';
import { headInRows } from './headInRows.ts';

const [SKIN, SHADE, NAPE] = ['#9a5a36', '#683425', '#4a221d'];
const [LEATHER, LEATHER_SHADE, BRASS, BRASS_SHADE, WIRE, WIRE_SHADE] = [
  '#b3262e',
  '#7d1730',
  '#ffc23a',
  '#d98a24',
  '#fff1d6',
  '#cfa77c',
];
const [DRESS, DRESS_SHADE] = ['#1c1a52', '#120f3a'];
/** What beads are painted in: lit and its edge, and the same in shade. */
const [WHITE, GOLD, TEAL] = [
  ['#fff6e2', '#d6bc98', '#d8bd8c', '#9c7752'],
  ['#ffc23a', '#d98a24', '#d48a22', '#8f5214'],
  ['#35c4c0', '#1b8a94', '#1a8791', '#0f5764'],
] as const;

/** The collar's middle, and how flat its rings are seen. */
const [MIDDLE, FLAT] = [636, 0.47];
/**
 * Each wire: its half width, where its bare stretch begins and ends in degrees (90 is nearest to us), and its beads'
 * inks. One alone has a place free; the others close behind the neck.
 */
const WIRES = [
  [192, 270, 270, WHITE],
  [260, 270, 270, GOLD],
  [328, 66, 104, TEAL],
  [398, 270, 270, WHITE],
] as const;

/** The side of the collar that is turned from the light. */
const TURNED = '40,400,1 520,400,1 520,900,1 130,900,1 96,720,1';

const ringOf = (wide: number) => disc(0, MIDDLE, wide, wide * FLAT);

/** Whether a bead is on that side. */
const isTurned = (x: number, y: number) => x > 40 + (y - 400) * 0.17;

/** The beads of one wire, side by side all the way round but for its bare stretch; the far ones are smaller. */
function beads(
  wide: number,
  from: number,
  to: number,
  [lit, litEdge, dim, dimEdge]: readonly [string, string, string, string],
): Layer[] {
  const at: [x: number, y: number, size: number][] = [];
  const place = (turn: number) => [Math.cos(turn) * wide, MIDDLE + Math.sin(turn) * wide * FLAT] as const;
  const sizeAt = (turn: number) => (11 + wide * 0.01) * (1 + 0.24 * Math.sin(turn));
  for (let turn = (to / 180) * Math.PI; turn < ((from + 360) / 180) * Math.PI; turn += 0.01) {
    const [x, y] = place(turn);
    const size = sizeAt(turn);
    const last = at.at(-1);
    if (!last || Math.hypot(x - last[0], y - last[1]) >= size + last[2] + 1) at.push([x, y, size]);
  }
  return [true, false].flatMap((turned) => {
    const side = at.filter(([x, y]) => isTurned(x, y) === turned);
    return [
      cut(turned ? dimEdge : litEdge, ...side.map(([x, y, size]) => disc(x, y, size))),
      cut(
        turned ? dim : lit,
        ...side.map(([x, y, size]) => disc(x - size * 0.16, y - size * 0.18, size * 0.76)),
      ),
    ];
  });
}

const ears: readonly Layer[] = [
  cut(SKIN, '-150,300 -186,288 -204,320 -194,372 -166,398 -146,380'),
  cut(
    SHADE,
    '150,300 186,288 204,320 194,372 166,398 146,380',
    '-172,312 -190,322 -188,350 -172,376 -162,340',
  ),
  cut(NAPE, '172,312 190,322 188,350 172,376 162,340'),
  cut(BRASS, disc(-178, 396, 13)),
  cut(BRASS_SHADE, disc(178, 396, 13)),
];

/** Somebody from behind, about x = 0, in a wide collar whose beads are those of an abacus. */
export const abacusCollar: readonly Layer[] = [
  cut(DRESS, '-484,960,1 -450,800 -380,720 0,660 380,720 450,800 484,960,1'),
  cut(DRESS_SHADE, '0,700,1 380,720 450,800 484,960,1 70,960,1'),
  cut(LEATHER_SHADE, disc(0, MIDDLE + 20, 452, 452 * FLAT)),
  within(
    LEATHER,
    disc(0, MIDDLE, 452, 452 * FLAT),
    inked(BRASS, 14, ringOf(441)),
    inked(WIRE, 5, ...WIRES.map(([wide]) => ringOf(wide))),
    within(
      LEATHER_SHADE,
      TURNED,
      inked(BRASS_SHADE, 14, ringOf(441)),
      inked(WIRE_SHADE, 5, ...WIRES.map(([wide]) => ringOf(wide))),
    ),
    ...WIRES.flatMap(([wide, from, to, inks]) => beads(wide, from, to, inks)),
  ),
  cut(LEATHER_SHADE, disc(0, MIDDLE, 146, 146 * FLAT)),
  // The neck: the hollow under the skull, the groove and the bone at its foot.
  within(
    SKIN,
    twin('0,420,1 96,420,1 88,500 86,570 104,622 142,648,1 106,690 0,702'),
    cut(SHADE, '20,420,1 40,500 34,570 46,630 30,720,1 200,720,1 200,420,1'),
    cut(NAPE, '110,420,1 110,470,1 60,512 -10,516 -70,488 -110,450,1 -110,420,1'),
    cut(SHADE, limb('-12,516,2 -17,560,6 -10,612,1')),
  ),
  moved({ x: 0, y: 40, scale: 0.91 }, ...ears, ...headInRows),
];
