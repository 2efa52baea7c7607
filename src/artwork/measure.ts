import type { Notes } from './canvas/plan.ts';
import { greyPixels } from './sheet.ts';

/** How wide a picture is when it is judged by its masses: what is lost there is lost on a card. */
const SMALL = 60;
/** How far around its box a subject's surround reaches, in shares of the box, and in pixels of the small picture. */
const AROUND = 0.5;
const LEAST = 2;
/** The middle half of grey. */
const MIDDLE = [64, 191] as const;

/** A small picture's greys, 0 to 255, row by row. */
export interface Greys {
  data: Uint8Array;
  width: number;
  height: number;
  /** How many of its pixels one pixel of the picture takes. */
  scale: number;
}

/** Paints an SVG text 60 pixels wide and gives its greys. */
export async function greysOf(svg: string): Promise<Greys> {
  const { data, width, height, full } = await greyPixels(svg, SMALL);
  return { data, width, height, scale: SMALL / full };
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/**
 * How far a subject stands out from its surround: the distance of their median greys, in shares of the whole range
 * from black to white. The surround is a frame of half the box's size around it, as far as the picture reaches.
 */
export function standsOut(greys: Greys, subject: NonNullable<Notes['subject']>): number {
  const [x, y, width, height] = subject.map((value) => value * greys.scale) as [
    number,
    number,
    number,
    number,
  ];
  const [wide, high] = [Math.max(LEAST, width * AROUND), Math.max(LEAST, height * AROUND)];
  const inside: number[] = [];
  const around: number[] = [];
  greys.data.forEach((grey, at) => {
    const [left, top] = [(at % greys.width) + 0.5, Math.floor(at / greys.width) + 0.5];
    const isWithin = (by: number, up: number) =>
      left >= x - by && left <= x + width + by && top >= y - up && top <= y + height + up;
    if (isWithin(0, 0)) inside.push(grey);
    else if (isWithin(wide, high)) around.push(grey);
  });
  if (inside.length === 0 || around.length === 0) return 0;
  return Math.abs(medianOf(inside) - medianOf(around)) / 255;
}

/** The share of a picture that lies in the middle half of grey. */
export const middleOf = ({ data }: Greys): number =>
  data.filter((grey) => grey >= MIDDLE[0] && grey <= MIDDLE[1]).length / data.length;
