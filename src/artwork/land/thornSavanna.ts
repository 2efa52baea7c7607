import type { Layer } from '../canvas/canvas.ts';
import { cut } from '../canvas/cut.ts';
import { limb } from '../drawing/brush.ts';
import { points } from '../drawing/points.ts';

const STEMS =
  '-8,0,6 -24,-40,4 -54,-84,3 -96,-112,1; 0,2,7 -6,-50,5 -20,-104,3 -30,-136,1; 6,0,6 24,-44,4 50,-92,3 86,-124,1; -30,-52,3 -70,-66,2 -112,-76,1; 30,-56,3 70,-70,2 116,-84,1; -8,-60,3 14,-104,2 24,-140,1';
/** Leaves in flat sprays, and the upper edge of each that the light strikes. */
const SPRAYS = [
  '-160,-74,0 -130,-80,7 -90,-82,11 -50,-72,0; -144,-106,0 -110,-114,10 -76,-112,12 -36,-104,0; -96,-136,0 -50,-146,11 -16,-142,10 30,-132,0; 30,-104,0 70,-112,9 100,-110,12 140,-98,0; 0,-140,0 44,-148,9 76,-144,10 112,-130,0; 58,-72,0 100,-80,10 130,-80,8 164,-72,0; -46,-94,0 -10,-100,8 20,-98,9 60,-86,0; -20,-66,0 10,-72,6 46,-64,0',
  '-150,-78,0 -110,-90,4 -60,-80,0; -134,-112,0 -96,-124,5 -50,-112,0; -84,-142,0 -40,-156,5 14,-142,0; 42,-110,0 84,-122,5 128,-106,0; 14,-146,0 56,-156,5 98,-138,0; 70,-78,0 114,-89,5 152,-78,0; -34,-99,0 0,-108,4 40,-98,0',
].map((row) => limb(row));

/** What some thorn bushes are painted in: stems, leaves, and the leaves that the light strikes. */
export type ThornTones = readonly [stem: string, leaf: string, lit: string];

/** Bushes of whistling thorn, open and flat-topped: rows of `x,y,size`, 1 being 160 pixels high; a size below 0 turns one round. */
export const thornBushes =
  (row: string, [stem, leaf, lit]: ThornTones): Layer =>
  (canvas) => {
    const bush = canvas.collect(cut(stem, limb(STEMS)), cut(leaf, SPRAYS[0]!), cut(lit, SPRAYS[1]!));
    for (const [x, y, size] of points(row)) canvas.use(bush, { x, y, scale: Math.abs(size), flip: size < 0 });
  };

const BLADES = [
  '-10,2,3 -26,-30,3 -56,-54,0; -4,2,3 -14,-44,3 -28,-84,0; 0,2,3 0,-50,3 6,-98,0; 4,2,3 14,-42,3 34,-78,0; 10,2,3 28,-28,3 62,-46,0; -16,2,3 -44,-18,2 -80,-26,0; 14,2,3 42,-16,2 84,-20,0',
  '-2,2,3 -8,-48,2 -12,-90,0; 6,2,3 20,-36,2 48,-62,0; -8,2,3 -22,-34,2 -44,-66,0',
];

/** Tufts of dry grass in two colours: rows of `x,y,size`, 1 being 100 pixels high. */
export const strawTufts =
  (row: string, dark: string, lit: string): Layer =>
  (canvas) => {
    const tuft = canvas.collect(cut(dark, limb(BLADES[0]!)), cut(lit, limb(BLADES[1]!)));
    for (const [x, y, size] of points(row)) canvas.use(tuft, { x, y, scale: Math.abs(size), flip: size < 0 });
  };
