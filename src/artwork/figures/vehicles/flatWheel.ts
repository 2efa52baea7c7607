import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

/** A wheel as a poster has it, in the picture's own pixels: a dark tyre and a pale hub. */
export const flatWheel = (x: number, y: number, radius: number, tyre: string, hub: string): Layer[] => [
  cut(tyre, disc(x, y, radius)),
  cut(hub, disc(x, y, radius * 0.5)),
];
