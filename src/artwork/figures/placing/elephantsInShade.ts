import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';

const [BODY, FAR, EAR, LIT, IVORY] = ['#5a1f2e', '#3c1228', '#7a2c34', '#ff9a5a', '#fff0d2'];

/** An elephant in the low sun from the right, walking left, 280 high, its feet at 0, 0: without tusks a calf. */
export const calfInShade: readonly Layer[] = [
  // The legs of the far side, mid stride.
  cut(
    FAR,
    '-70,-130,1 -84,-60 -96,0,1 -52,0,1 -40,-60 -20,-130,1; 74,-130,1 84,-70 66,0,1 108,0,1 122,-60 124,-130,1',
  ),
  // Trunk, brow, back and rump in one line, then the near legs.
  cut(
    BODY,
    '-150,-248,1 -128,-266 -96,-262 -70,-250 -20,-268 50,-264 110,-240 146,-196 152,-140 146,-80 150,0,1 102,0,1 98,-70 84,-112,1 20,-96 -34,-108,1 -36,-60 -26,0,1 -74,0,1 -80,-70 -92,-140,1 -122,-140 -136,-120 -150,-60 -162,-12 -186,-4 -200,-22,1 -190,-36 -178,-28,1 -172,-60 -176,-130 -184,-180 -176,-226',
  ),
  // The sun along back and rump, and down the legs.
  cut(
    LIT,
    '-20,-262,1 50,-260 108,-238 144,-194 150,-140 146,-80 150,0,1 138,0,1 136,-80 140,-140 130,-190 100,-226 48,-250 10,-254,1; -36,-60,1 -26,0,1 -36,0,1 -44,-60,1',
  ),
  cut(EAR, '-112,-246,1 -70,-252 -34,-226 -30,-180 -56,-136,1 -92,-150 -112,-190'),
  cut(LIT, '-70,-246,1 -38,-226 -32,-180 -56,-136,1 -44,-180 -50,-220'),
  cut(BODY, '146,-196,1 166,-150 164,-100 158,-84 154,-104 152,-150,1'),
];

/** The cow, with her tusk. */
export const cowInShade: readonly Layer[] = [
  ...calfInShade,
  cut(IVORY, '-162,-142,1 -180,-110 -212,-96,1 -192,-120 -176,-146,1'),
];
