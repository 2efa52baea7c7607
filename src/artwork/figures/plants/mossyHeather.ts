import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { cushions } from '../../drawing/cushions.ts';
import { lobes } from '../../drawing/lobes.ts';
import { points } from '../../drawing/points.ts';

/** The wood of a tree heather, its moss in shade and in the light, its lichen in shade and in the light. */
type HeatherColours = readonly [wood: string, moss: string, lit: string, lichen: string, pale: string];

export interface Heather {
  /** Boughs and trunks, as limbs. */
  wood: string;
  /** Where moss lies: the line of its cushions, and the way back along its lower edge. */
  moss: readonly (readonly [crest: string, back: string])[];
  /** Lichen that hangs down: where from, and how long. */
  beards: readonly (readonly [x: number, y: number, long: number])[];
}

/** A strand of lichen and its two neighbours, as limbs. */
const beard = ([x, y, long]: readonly [number, number, number], at: number): string =>
  [-15, 2, 19]
    .map((aside, strand) => {
      const reach = long * [0.62, 1, 0.78][(strand + at) % 3]!;
      const px = x + aside;
      return `${px},${y},3 ${px - 4},${y + reach * 0.35},9 ${px + 3},${y + reach * 0.75},6 ${px + 8},${y + reach},0`;
    })
    .map((row) => limb(row.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))))))
    .join('');

/** A tree heather under moss that the light strikes from the upper left, lichen hanging from it. */
export const mossyHeather = (
  { wood, moss, beards }: Heather,
  [bark, shade, lit, lichen, pale]: HeatherColours,
): readonly Layer[] => [
  cut(lichen, ...beards.filter((_, at) => at % 2 === 0).map(beard)),
  cut(pale, ...beards.filter((_, at) => at % 2 === 1).map(beard)),
  cut(bark, limb(wood)),
  cut(lit, ...moss.map(([crest, back]) => lobes(cushions(crest, 56), 0.62, back))),
  cut(shade, ...moss.map(([crest, back]) => lobes(cushions(shifted(crest), 56), 0.62, back))),
];

/** A row a little down and to the right: where moss lies in its own shade. */
function shifted(row: string): string {
  return points(row)
    .map(([x, y]) => `${x + 9},${y + 13}`)
    .join(' ');
}
