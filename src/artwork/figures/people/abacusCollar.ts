import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { HEAD_IN_ROWS, headInRows } from './headInRows.ts';

const [SKIN, SUN, SHADE, NAPE] = ['#9a5a36', '#cc8650', '#6a3625', '#47211c'];
const [LEATHER, LEATHER_SHADE, BRASS, BRASS_SHADE, WIRE, WIRE_SHADE] = [
  '#c92c30',
  '#84182f',
  '#ffc23a',
  '#c97a22',
  '#fff1d6',
  '#b98a6c',
];
const [DRESS, DRESS_LIT, DRESS_SHADE] = ['#1e1c58', '#34328a', '#120f3a'];
/** What beads are painted in: lit, and in shade. */
const [WHITE, GOLD, TEAL] = [
  ['#fff6e2', '#c9a584'],
  ['#ffc23a', '#c97a22'],
  ['#38c8c2', '#167a84'],
] as const;

/**
 * Each wire: its half width, where its bare stretch begins and ends in degrees (90 is nearest to us), and its beads'
 * inks. One alone has a place free; the others close before the neck.
 */
const WIRES = [
  [166, 270, 270, WHITE],
  [234, 64, 100, TEAL],
  [302, 270, 270, GOLD],
] as const;
/** Half the collar's width, and where on it the shade begins and ends. */
const [RIM, TURNED_FROM, TURNED_TO] = [372, -68, 46];

/** The collar is a low cone about the neck: the wider a ring, the lower it lies. */
const [ACROSS, FLAT] = [530, 0.43];
const middleOf = (wide: number) => 532 + wide * 0.15;
const ringOf = (wide: number) => disc(ACROSS, middleOf(wide), wide, wide * FLAT);
const place = (degrees: number, wide: number) => {
  const turn = (degrees / 180) * Math.PI;
  return [ACROSS + Math.cos(turn) * wide, middleOf(wide) + Math.sin(turn) * wide * FLAT] as const;
};
const at = (degrees: number, wide: number) => place(degrees, wide).map(Math.round).join(',');

/** The flank of the cone that is turned from the light. */
const TURNED = `${at(0, 0)},1 ${at(TURNED_FROM, 480)},1 1100,${Math.round(middleOf(0))},1 ${at(TURNED_TO, 480)},1`;

/** The beads of one wire, side by side all the way round but for its bare stretch; the far ones are smaller. */
function beads(wide: number, from: number, to: number, [lit, dim]: readonly [string, string]): Layer[] {
  const sides: [string[], string[]] = [[], []];
  let last: readonly [number, number, number] | undefined;
  for (let turn = to; turn < from + 360; turn += 0.5) {
    const [x, y] = place(turn, wide);
    const size = (12 + wide * 0.012) * (1 + 0.26 * Math.sin((turn / 180) * Math.PI));
    if (last && Math.hypot(x - last[0], y - last[1]) < size + last[2] + 2) continue;
    last = [x, y, size];
    const turned =
      (turn > TURNED_FROM && turn < TURNED_TO) || (turn > 360 + TURNED_FROM && turn < 360 + TURNED_TO);
    sides[turned ? 1 : 0].push(disc(x, y, size));
  }
  return [cut(lit, ...sides[0]), cut(dim, ...sides[1])];
}

const NECK =
  '440,380,1 456,440 450,490 410,548,1 440,590 530,600 620,590 650,548,1 618,500 604,450 612,380,1';
const DRESS_FORM = '150,930,1 168,830 214,730 300,650 530,600 760,650 846,730 892,830 910,930,1';

/** The shadow of collar and head on a wall. */
export const abacusShadow = (colour: string): Layer[] => [
  cut(colour, ...HEAD_IN_ROWS, NECK, DRESS_FORM, ringOf(RIM)),
];

/** Somebody from behind in a wide collar whose beads are those of an abacus. */
export const abacusCollar: readonly Layer[] = [
  within(
    DRESS,
    DRESS_FORM,
    cut(DRESS_LIT, '130,930,1 150,800 220,700 300,640,1 290,760 236,840 226,940,1'),
    cut(DRESS_SHADE, '660,600,1 716,760 700,940,1 940,940,1 940,600,1'),
    // What the collar shades, and a fold that falls from it.
    cut(DRESS_SHADE, disc(ACROSS + 24, middleOf(RIM) + 30, RIM, RIM * FLAT)),
    cut(DRESS_SHADE, limb('440,740,2 412,840,9 408,940,16')),
  ),
  within(
    LEATHER,
    ringOf(RIM),
    inked(BRASS, 28, ringOf(RIM)),
    inked(WIRE, 5, ...WIRES.map(([wide]) => ringOf(wide))),
    within(
      LEATHER_SHADE,
      TURNED,
      inked(BRASS_SHADE, 28, ringOf(RIM)),
      inked(WIRE_SHADE, 5, ...WIRES.map(([wide]) => ringOf(wide))),
    ),
    ...WIRES.flatMap(([wide, from, to, inks]) => beads(wide, from, to, inks)),
  ),
  cut(NAPE, ringOf(124)),
  within(
    SKIN,
    NECK,
    // The cord from behind the ear, the groove of the nape, and the side in shade.
    cut(SUN, '430,420,1 462,440 466,490 440,540 430,620,1 380,620,1'),
    cut(
      SHADE,
      '556,380,1 560,460 590,530 596,620,1 700,620,1 700,380,1',
      limb('520,440,1 514,500,6 524,570,1'),
    ),
    cut(NAPE, '420,380,1 444,420 500,436 560,446 620,420,1 640,360,1'),
  ),
  ...headInRows,
];
