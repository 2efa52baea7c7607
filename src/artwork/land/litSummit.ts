import type { Layer } from '../canvas/canvas.ts';
import { cut, moved, within } from '../canvas/cut.ts';

/** What the last sun does to a summit: its side towards the sun, the other, and the rock that shows through. */
export interface SummitInks {
  lit: string;
  turned: string;
  rock: string;
}

/** Two summits: the edge of what the sun still reaches, the side that is turned from it, and bare rock. */
const SUMMITS = [
  [
    '6,-240,1 26,-196,1 24,-174,1 50,-128,1 66,-112,1 64,-84,1 92,-40,1 120,20,1 96,4,1 78,44,1 54,6,1 34,52,1 14,10,1 -8,46,1 -30,4,1 -54,40,1 -74,2,1 -112,18,1 -84,-40,1 -62,-72,1 -64,-98,1 -34,-140,1 -28,-170,1 -10,-202,1',
    '6,-240,1 2,-190,1 -14,-150,1 10,-104,1 -16,-60,1 4,-20,1 -10,60,1 -140,60,1 -140,-260,1',
    '24,-174,1 50,-128,1 66,-112,1 54,-94,1 36,-120,1;-62,-72,1 -64,-98,1 -44,-126,1 -30,-96,1 -44,-66,1;34,-60,1 52,-34,1 44,-10,1 28,-30,1',
  ],
  [
    '-8,-240,1 16,-206,1 40,-176,1 44,-150,1 70,-118,1 60,-90,1 84,-52,1 122,14,1 98,2,1 76,42,1 50,8,1 28,50,1 6,6,1 -14,44,1 -38,8,1 -60,36,1 -80,4,1 -118,20,1 -96,-30,1 -70,-54,1 -74,-84,1 -50,-112,1 -52,-140,1 -30,-176,1 -26,-200,1',
    '-8,-240,1 -2,-200,1 -20,-170,1 6,-120,1 -14,-80,1 12,-30,1 -4,60,1 -140,60,1 -140,-260,1',
    '44,-150,1 70,-118,1 60,-90,1 44,-108,1 30,-140,1;-52,-140,1 -30,-176,1 -22,-150,1 -34,-116,1 -50,-112,1;30,-60,1 44,-30,1 30,-14,1 20,-40,1',
  ],
] as const;

/** A summit above the shadow of the earth, 240 pixels high, the sun at the right; its foot is ragged and about (x, y). */
export const litSummit = (
  { x, y, scale, kind }: { x: number; y: number; scale: number; kind: 0 | 1 },
  { lit, turned, rock }: SummitInks,
): Layer => {
  const [edge, away, bare] = SUMMITS[kind];
  return moved({ x, y, scale }, within(lit, edge, cut(turned, away), cut(rock, bare)));
};
