import { brotliCompressSync } from 'node:zlib';
import { boundsOf } from './bounds.ts';
import type { Figure } from './figure.ts';

/** What a figure has to keep to: its height in units (100 are a metre), and its path data in compressed bytes. */
export interface Measure {
  height: readonly [least: number, most: number];
  bytes: number;
  /** Frames hang from a picture's edge and stand on nothing. */
  stands?: boolean;
}

/** Everything that is wrong with a figure, in words; an empty list for a sound one. */
export function faultsOf(figure: Figure, { height, bytes, stands = true }: Measure): string[] {
  const data = figure.parts.map((part) => part.d).join('\n');
  const bounds = boundsOf(data);
  const size = brotliCompressSync(data).length;
  const strokes = figure.parts.map((part) => part.stroke ?? 0);
  const checks: [boolean, string][] = [
    [!/[^MacmlhvqtszZ\d\s-]/.test(data), 'its path data is not of whole numbers'],
    [!stands || Math.abs(bounds.bottom) <= 0.5, `its foot is at ${bounds.bottom}, not on the ground`],
    [figure.height >= height[0] && figure.height <= height[1], `it is ${figure.height} high`],
    [size <= bytes, `it takes ${size} bytes`],
    [strokes.every((stroke) => stroke >= 0 && Number.isInteger(stroke)), 'a line width is not whole'],
    [figure.parts.length > 0 && figure.parts.length <= 24, `it has ${figure.parts.length} parts`],
  ];
  return checks.filter(([sound]) => !sound).map(([, fault]) => fault);
}
