import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { mirrored, pair, twin } from '../../drawing/mirrored.ts';

const [DARK, SHEEN, INK] = ['#122c3b', '#2f5163', '#0a1a26'];
const [GOLD, LIT, SHADE, SAND, RUST, ROSE] = [
  '#f0a02f',
  '#ffc35c',
  '#c67a24',
  '#fff0cf',
  '#b8482b',
  '#7c2f2a',
];

/** Half the outline of the head: brow, cheek, the ruff below it, muzzle, chin. */
const HEAD =
  '0,-108,1 50,-108 98,-84 126,-40 138,10 140,40 136,82,1 126,72 120,106,1 108,94 100,124,1 88,110 74,132,1 60,160 56,190 40,222 20,230 0,230,1';
const MUZZLE = '0,40,1 30,44 60,72 74,110 72,150 70,192 50,226 22,237 0,237,1';
const EAR = '40,-96,1 50,-158 88,-216 152,-240 218,-220 254,-160 246,-88 204,-28 124,24,1';
const BOWL = '66,-92,1 70,-148 100,-196 152,-214 202,-198 228,-150 220,-98 184,-46 132,-8,1';

const ear = (way: (row: string) => string): Layer[] => [
  cut(DARK, way(EAR)),
  within(
    way(EAR) === EAR ? ROSE : RUST,
    way(BOWL),
    cut(way(EAR) === EAR ? RUST : '#dd7043', way('160,-240,1 170,-160 152,-90 110,0,1 260,0,1 260,-240,1')),
    cut(
      SAND,
      way(
        '50,-60,1 60,-130 74,-176,1 84,-130 94,-104,1 98,-124 108,-140,1 108,-100 112,-76,1 120,-88 132,-96,1 128,-50 120,0,1',
      ),
    ),
  ),
];

/** The head of an African wild dog that faces us, the light from the left; x = 0 is its middle. */
export const wildDogFacing: readonly Layer[] = [
  ...ear((row) => row),
  ...ear((row) => mirrored(row)),
  within(
    GOLD,
    twin(HEAD),
    cut(LIT, '-16,-120,1 -20,-60 -40,-34 -90,-24 -110,20 -100,90 -120,100 -150,60,1 -140,-120,1'),
    cut(SHADE, '70,-120,1 100,-60 112,0 100,50 70,130,1 160,130,1 160,-120,1'),
    // A black line runs over the brow, and widens between the eyes to the muzzle.
    cut(DARK, twin('0,-120,1 8,-120 10,-60 16,-20,1 20,14 40,46 66,66 84,110 78,138,1 60,160 0,160,1')),
  ),
  cut(DARK, twin(MUZZLE)),
  // Muzzle: its lit side and its ridge.
  cut(
    SHEEN,
    '-12,-20,1 -22,30 -30,90 -28,124,1 -52,132 -62,166 -56,206 -40,228,1 -66,214 -74,150 -70,100 -46,56 -22,24',
  ),
  cut(SHEEN, '10,20,1 20,80 26,120,1 36,112 30,60'),
  // Eyes.
  cut(INK, pair('24,12,1 36,-10 60,-20 84,-8 94,0,1 80,16 60,22 42,20 26,28,1')),
  cut(LIT, disc(-59, 0, 15), disc(59, 0, 15)),
  cut(INK, disc(-58, 0, 8), disc(60, 0, 8)),
  cut(SAND, disc(-63, -6, 4), disc(55, -6, 4)),
  // Nose and mouth.
  cut(INK, twin('0,118,1 24,114 46,126 44,150 22,168 0,174,1')),
  cut('#4d7286', limb('-32,128,1 -14,122,5 8,122,4 24,126,1')),
  inked(INK, 6, '0,172 0,194', '-54,194 -28,208 0,194', '0,194 28,208 54,194'),
];
