import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { box, disc } from '../../drawing/brush.ts';
import { capitals } from '../../drawing/letters.ts';

const [BOARD, INK, RED, WHITE, POST, SHADE] = [
  '#f6c235',
  '#14211c',
  '#c93a22',
  '#fff4d6',
  '#3b2a1e',
  '#d99a1e',
];

/** One zero in a box four units wide and six high. */
const TEN = [
  '-120,-42,1 -84,-70,1 -84,88,1',
  '8,-70,1 44,-70,1 72,-42,1 72,60,1 44,88,1 8,88,1 -20,60,1 -20,-42,1 8,-70,1',
];
const METRES = '142,88,1 142,-70,1 194,28,1 246,-70,1 246,88,1';
const VISITOR = [
  disc(-352, 86, 20, 22),
  '-396,68,1 -384,60,1 -376,38 -364,30 -338,30 -328,38 -322,60,1 -308,66,1 -308,75,1 -396,75,1',
  '-372,114,1 -334,112,1 -312,130,1 -276,120,1 -272,132,1 -312,148,1 -326,140,1 -322,160,1 -292,200,1 -310,204,1 -346,172,1 -376,206,1 -396,200,1 -370,160,1',
  '-424,116,1 -414,106 -380,106,1 -382,164,1 -412,164 -422,156',
];
const GORILLA =
  '328,102,1 316,84 320,68,1 328,62,1 324,46,1 334,22 362,6 386,14 400,36 440,38 486,56 512,92 516,130 510,158 522,200,1 478,200,1 474,160 456,140 420,136 406,156 404,200,1 358,200,1 366,150 360,122 346,112';

/** The board that asks for ten metres between visitor and gorilla, its middle at the origin; what leans over it goes between posts and board. */
export const tenMetreSign = (...behind: readonly Layer[]): readonly Layer[] => [
  cut(POST, box(-330, 200, 46, 300), box(330, -220, 46, 720)),
  ...behind,
  cut(BOARD, '-540,-180,1 540,-180,1 540,300,1 -540,300,1'),
  cut(SHADE, '-520,-180,1 36,-180,1 56,-92,1 -140,-92,1 -320,-70,1 -318,24,1 -330,46,1 -420,56,1 -456,-70,1'),
  cut(RED, '-540,222,1 540,222,1 540,300,1 -540,300,1'),
  inked(INK, 42, ...TEN, METRES),
  inked(INK, 14, '-214,158,1 250,158,1', '-184,134,1 -214,158,1 -184,182,1', '220,134,1 250,158,1 220,182,1'),
  cut(INK, GORILLA),
  cut(RED, ...VISITOR),
  inked(WHITE, 10, ...capitals('BWINDI', -160, 235, 9)),
];
