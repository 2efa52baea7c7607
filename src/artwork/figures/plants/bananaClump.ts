import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';

/** A banana leaf that rises and bends over to the right, torn, its far half behind the rib. */
const [NEAR_HALF, FAR_HALF, RIB] = [
  '0,0,1 30,-90 90,-190 180,-250 280,-270 370,-240 430,-170,1 404,-176,1 396,-150,1 380,-186,1 350,-190,1 352,-150,1 326,-196,1 300,-200,1 292,-150,1 270,-196,1 230,-186,1 236,-130,1 204,-172,1 170,-152,1 180,-96,1 146,-134,1 110,-100,1 116,-60,1 80,-70,1',
  '0,0,1 10,-110 60,-220 150,-296,1 160,-272,1 180,-306,1 230,-322,1 240,-296,1 260,-326,1 320,-322,1 322,-300,1 340,-316,1 390,-282 424,-230 430,-170,1 370,-240 280,-270 180,-250 90,-190 30,-90',
  '0,0 30,-90 90,-190 180,-250 280,-270 370,-240 430,-170',
];
const leaf = (
  placing: { x: number; y: number; turn: number; scale: number; flip?: boolean },
  [near, far, rib]: readonly string[],
): Layer => moved(placing, cut(far!, FAR_HALF), cut(near!, NEAR_HALF), inked(rib!, 7, RIB));

const DARK = ['#123c38', '#1c5244', '#0d2c2e'];
const LIT = ['#2f7a4c', '#9cc25a', '#1d5a40'];
const SHADED = ['#1f5f46', '#2f7a4c', '#154538'];

/** The crown of a banana plant in the sun from the right, its leaves bending to both sides; its heart at the origin. */
export const bananaClump: readonly Layer[] = [
  leaf({ x: 0, y: 0, turn: -24, scale: 0.92 }, DARK),
  leaf({ x: 0, y: 0, turn: 30, scale: 0.86, flip: true }, DARK),
  leaf({ x: 0, y: 0, turn: -52, scale: 0.74 }, SHADED),
  leaf({ x: 0, y: 10, turn: 8, scale: 1, flip: true }, SHADED),
  leaf({ x: 6, y: 10, turn: 14, scale: 1.04 }, LIT),
  leaf({ x: 0, y: 20, turn: -24, scale: 0.9, flip: true }, SHADED),
  leaf({ x: 10, y: 20, turn: 50, scale: 0.8 }, LIT),
];
