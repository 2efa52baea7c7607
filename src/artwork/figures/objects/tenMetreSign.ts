import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { box, disc } from '../../drawing/brush.ts';

const [BOARD, INK, RED, WHITE, POST, SHADE, FADED] = [
  '#f6c235',
  '#14211c',
  '#c93a22',
  '#fff4d6',
  '#3b2a1e',
  '#d99a1e',
  '#eda23a',
];

/** Figures and letters as a sign-painter paints them, in fat upright strokes, and the counters that he leaves open. */
const TEN_METRES = [
  '-74,-86,1 -74,100,1 -122,100,1 -122,-28,1 -158,-12,1 -158,-56,1 -112,-86,1',
  '-46,8 -46,-54 -10,-92 30,-92 66,-92 102,-54 102,8 102,70 66,106 30,106 -10,106 -46,70',
  '124,100,1 124,-86,1 170,-86,1 206,4,1 242,-86,1 288,-86,1 288,100,1 244,100,1 244,10,1 218,74,1 194,74,1 168,10,1 168,100,1',
];
const ZERO_COUNTER = '2,8 2,-34 14,-56 28,-56 42,-56 54,-34 54,8 54,50 42,70 28,70 14,70 2,50';
const BWINDI = [
  '-149,236,1 -122,236,1 -106,236 -106,258 -114,262 -102,264 -102,288 -124,288,1 -149,288,1',
  '-90,236,1 -76,236,1 -69,267,1 -61,240,1 -51,240,1 -43,267,1 -36,236,1 -22,236,1 -35,288,1 -50,288,1 -56,264,1 -62,288,1 -77,288,1',
  box(-4, 236, 13, 52),
  '27,236,1 40,236,1 56,264,1 56,236,1 69,236,1 69,288,1 57,288,1 40,259,1 40,288,1 27,288,1',
  '87,236,1 106,236,1 132,236 132,262 132,288 106,288,1 87,288,1',
  box(148, 236, 13, 52),
];
const BWINDI_COUNTERS = [
  '-136,246,1 -124,246,1 -117,248 -119,257 -124,257,1 -136,257,1',
  '-136,267,1 -122,267,1 -113,268 -115,278 -124,278,1 -136,278,1',
  '100,247,1 106,247,1 119,248 119,262 119,276 106,277,1 100,277,1',
];
const ARROW =
  '-206,154,1 -150,122,1 -150,145,1 236,145,1 236,122,1 292,154,1 236,186,1 236,163,1 -150,163,1 -150,186,1';
const VISITOR = [
  disc(-352, 86, 20, 22),
  '-396,68,1 -384,60,1 -376,38 -364,30 -338,30 -328,38 -322,60,1 -308,66,1 -308,75,1 -396,75,1',
  '-372,114,1 -334,112,1 -312,130,1 -276,120,1 -272,132,1 -312,148,1 -326,140,1 -322,160,1 -292,200,1 -310,204,1 -346,172,1 -376,206,1 -396,200,1 -370,160,1',
  '-424,116,1 -414,106 -380,106,1 -382,164,1 -412,164 -422,156',
];
/** The gorilla on all fours: high crest, sloping back, long arm on its knuckles, short leg. */
const GORILLA =
  '326,112,1 322,98 326,84,1 334,78,1 332,62 346,36 366,26 388,30 402,48,1 430,48 464,62 496,90 514,120 520,150 516,166,1 526,204,1 484,204,1 474,170 452,152 424,146,1 404,158 398,180 400,204,1 352,204,1 362,176 364,140 352,120 338,122';

/** The visitor, as he was painted or where something puts him. */
export const visitorOfSign: Layer = cut(RED, ...VISITOR);

/** The board that asks for ten metres between visitor and gorilla, its middle at the origin; what leans over it goes between posts and board. */
export const tenMetreSign = (...behind: readonly Layer[]): readonly Layer[] => [
  cut(POST, box(-330, 200, 46, 300), box(330, -220, 46, 720)),
  ...behind,
  cut(BOARD, '-540,-180,1 540,-180,1 540,300,1 -540,300,1'),
  cut(
    SHADE,
    '-540,-180,1 130,-180,1 136,-110,1 -60,-96,1 -270,-92,1 -320,-60,1 -340,30,1 -440,30,1 -470,-90,1',
  ),
  cut(RED, '-540,222,1 540,222,1 540,300,1 -540,300,1'),
  cut(INK, ...TEN_METRES, ARROW, GORILLA),
  cut(BOARD, ZERO_COUNTER),
  cut(WHITE, ...BWINDI),
  cut(RED, ...BWINDI_COUNTERS),
];

/** What is left of the visitor where he was painted. */
export const visitorGone: Layer = cut(FADED, ...VISITOR);
