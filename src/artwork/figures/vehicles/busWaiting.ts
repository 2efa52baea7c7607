import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { slantedFrom } from '../../drawing/slanted.ts';

const [CREAM, SIDE, ROOF, RED, GLASS, INK, SKIN, LAMP] = [
  '#f2dfb4',
  '#fff3d6',
  '#fffaea',
  '#d63a26',
  '#20323c',
  '#0c0b0a',
  '#6b3a22',
  '#fcd22a',
];

const at = slantedFrom(0, 0);
const soft = (rows: string) => slantedFrom(0, 0)(rows, true);
/** A box on its left flank, which we see: from its nose, from the ground. */
const flank = (from: number, to: number, low: number, high: number) =>
  at(`${from},2.4,${low} ${to},2.4,${low} ${to},2.4,${high} ${from},2.4,${high}`);
const face = (left: number, right: number, low: number, high: number) =>
  at(`0,${left},${low} 0,${right},${low} 0,${right},${high} 0,${left},${high}`);
const wheel = (a: number) =>
  soft(
    Array.from({ length: 12 }, (_, part) => {
      const angle = (part * Math.PI) / 6;
      return `${a + Math.cos(angle) * 0.52},2.4,${0.5 + Math.sin(angle) * 0.52}`;
    }).join(' '),
  );

/** Somebody who leans out of a window: where the head is, and what it wears. */
const leaning = (x: number, y: number, cloth: string, wrap?: string): Layer[] => [
  cut(
    cloth,
    `${x - 20},${y + 40},1 ${x - 18},${y + 18} ${x},${y + 10} ${x + 14},${y + 16} ${x + 18},${y + 28},1`,
  ),
  cut(SKIN, disc(x - 2, y, 13, 16), `${x - 12},${y},1 ${x - 20},${y + 6} ${x - 12},${y + 12},1`),
  cut(
    wrap ?? INK,
    `${x - 13},${y - 6},1 ${x - 8},${y - 20} ${x + 8},${y - 20} ${x + 15},${y - 6} ${x + 10},${y + 6},1 ${x + 4},${y - 4} ${x - 4},${y - 7}`,
  ),
];

/** A country bus that comes down to the left and waits: the ground under its near upper corner is (0, 0). */
export const busWaiting: readonly Layer[] = [
  cut(CREAM, at('0,0,0.4 0,2.4,0.4 0,2.4,3.3 0,0,3.3')),
  cut(SIDE, flank(0, 10, 0.4, 3.3)),
  cut(ROOF, at('0,0,3.3 0,2.4,3.3 10,2.4,3.3 10,0,3.3')),
  // A band of red round it, and the glass.
  cut(RED, flank(0, 10, 0.75, 1.35), at('0,0,3.02 0,2.4,3.02 0,2.4,3.3 0,0,3.3'), flank(0, 10, 3.02, 3.3)),
  cut('#a82a1c', face(0, 2.4, 0.75, 1.35)),
  // The driver behind the glass.
  within(
    GLASS,
    face(0.16, 2.24, 1.5, 2.88),
    cut('#1590c8', '30,20,1 34,-14 44,-26 64,-28 82,-18 90,40,1'),
    cut(SKIN, disc(60, -50, 15, 19)),
    cut(LAMP, '42,-56,1 44,-72 60,-78 74,-72 77,-57,1 60,-62'),
  ),
  cut(GLASS, ...[0.35, 2.75, 4.05, 5.35, 6.65, 7.95].map((a) => flank(a, a + 1.1, 1.75, 2.85))),
  cut(INK, flank(1.62, 2.5, 0.4, 2.85)),
  cut(SIDE, flank(1.72, 2.4, 1.5, 2.75)),
  cut(GLASS, flank(1.8, 2.32, 1.58, 2.68)),
  cut(LAMP, face(0.18, 0.62, 0.9, 1.2), face(1.78, 2.22, 0.9, 1.2)),
  cut(INK, face(0, 2.4, 0.3, 0.55), flank(0, 10, 0.3, 0.48)),
  cut(INK, wheel(1.1), wheel(8.2)),
  cut(CREAM, ...[1.1, 8.2].map((a) => disc(a * 40 + 96, 72 - a * 30 - 22, 9, 11))),
];

/** Those in it who want to see. */
export const leaningOut: readonly Layer[] = [
  ...leaning(234, -114, '#f6c628'),
  ...leaning(292, -152, '#1590c8', '#d63a26'),
  ...leaning(388, -228, '#1b9a48'),
];
