import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { papyrusBurst, papyrusCup } from './papyrusBurst.ts';

/** A full head of papyrus about (0, 0), 200 in reach: dark rays that hang at their ends, lit ones among them. */
export const papyrusHead = (dark: string, lit: string): readonly Layer[] => [
  inked(dark, 4, papyrusBurst({ x: 0, y: 0, r: 200, rays: 92, spread: 138 })),
  inked(lit, 4, papyrusBurst({ x: 0, y: 0, r: 164, rays: 61, spread: 134 })),
  cut(dark, papyrusCup({ x: 0, y: 0, r: 170 })),
];
