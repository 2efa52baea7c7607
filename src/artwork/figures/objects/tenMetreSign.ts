import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { box, disc } from '../../drawing/brush.ts';

const [BOARD, INK, RED, POST, SHADE, FADED] = [
  '#f6c235',
  '#14211c',
  '#c93a22',
  '#3b2a1e',
  '#d99a1e',
  '#d98a1c',
];

/** Figures and letters as a sign-painter paints them, in fat upright strokes, and the counter that he leaves open. */
const TEN_METRES = [
  '-74,-86,1 -74,100,1 -122,100,1 -122,-28,1 -158,-12,1 -158,-56,1 -112,-86,1',
  '-46,8 -46,-54 -10,-92 30,-92 66,-92 102,-54 102,8 102,70 66,106 30,106 -10,106 -46,70',
  '124,100,1 124,-86,1 170,-86,1 206,4,1 242,-86,1 288,-86,1 288,100,1 244,100,1 244,10,1 218,74,1 194,74,1 168,10,1 168,100,1',
];
const ZERO_COUNTER = '2,8 2,-34 14,-56 28,-56 42,-56 54,-34 54,8 54,50 42,70 28,70 14,70 2,50';

/** A walking visitor as pictograms are, to the left, with hat and pack: the top of the hat is the origin. */
const visitor = (ink: string): Layer[] => [
  cut(ink, '-50,30,1 -30,26,1 -26,6 0,-4 26,6 30,26,1 50,30,1 46,40 -46,40', disc(0, 46, 20, 22)),
  cut(ink, '42,84,1 66,80 74,96 72,140 60,152 42,148,1'),
  inked(ink, 36, '6,94 10,140'),
  inked(ink, 18, '2,88 -30,128 -60,116'),
  inked(ink, 22, '6,146 -12,186,1 -44,232', '14,146 40,186,1 76,216'),
];

/** The visitor where something puts him, by his hat. */
export const visitorOfSign = visitor(RED);

/** The gorilla on all fours: high crest, sloping back, long arm on its knuckles, short leg; it looks right, its nose at -343. */
const GORILLA =
  '-346,178,1 -343,168 -346,157,1 -351,153,1 -350,142 -360,123 -375,116 -390,119 -400,132,1 -421,132 -445,142 -468,162 -481,183 -485,205 -483,216,1 -490,244,1 -459,244,1 -452,222 -436,206 -416,202,1 -402,211 -398,227 -399,244,1 -364,244,1 -372,224 -373,198 -364,183 -354,185';
/** From below the gorilla to below where the visitor belongs. */
const ARROW =
  '-450,246,1 -412,226,1 -412,240,1 400,240,1 400,226,1 438,246,1 400,266,1 400,252,1 -412,252,1 -412,266,1';

/** The board that asks for ten metres between visitor and gorilla, its middle at the origin; what leans over it goes between posts and board. */
export const tenMetreSign = (...behind: readonly Layer[]): readonly Layer[] => [
  cut(POST, box(-330, 200, 46, 300), box(330, -220, 46, 720)),
  ...behind,
  cut(BOARD, '-540,-180,1 540,-180,1 540,300,1 -540,300,1'),
  inked(INK, 7, box(-520, -160, 1040, 440)),
  // The shadow of who leans over it.
  cut(
    SHADE,
    '-540,-180,1 -250,-180,1 -250,-100,1 -330,-40,1 -380,0 -470,-16 -520,-70 -540,-110,1',
    '-320,-180,1 212,-180,1 206,-128 130,-92 -40,-96 -290,-100,1',
  ),
  moved({ x: 0, y: -34 }, cut(INK, GORILLA)),
  cut(INK, ARROW),
  moved({ x: 66, y: 58, scale: 0.78 }, cut(INK, ...TEN_METRES), cut(BOARD, ZERO_COUNTER)),
  // Where the visitor was painted.
  moved({ x: 430, y: 36, scale: 0.74 }, ...visitor(FADED)),
];
