import type { Layer } from '../canvas/canvas.ts';
import { cut, moved, within } from '../canvas/cut.ts';

/** What a volcano of the chain is painted in: its side in shade, that towards the dawn, and the line of light there. */
type Side = readonly [shade: string, lit: string, rim: string];

/**
 * The volcanoes from the west: outline, its side towards the light, the edge that it catches (it reaches out of the outline,
 * which cuts it off), and where each stands and how large, so that they overlap.
 */
const PEAKS: readonly (readonly [outline: string, lit: string, rim: string, x: number, scale: number])[] = [
  [
    // Mikeno
    '-800,20,1 -690,-120 -630,-214 -606,-262,1 -588,-244 -572,-252,1 -540,-180 -470,-100 -330,20,1',
    '-572,-252,1 -560,-190 -520,-120,1 -540,-70 -500,20,1 -330,20,1 -470,-100 -540,-180',
    '-588,-254,1 -552,-176 -505,-140,1 -470,-240,1 -560,-280,1',
    -130,
    1.02,
  ],
  [
    // Karisimbi
    '-1360,20,1 -1200,-90 -1080,-190 -1010,-262 -974,-300 -946,-306 -916,-300 -880,-262 -800,-170 -690,-90 -500,20,1',
    '-930,-306,1 -900,-230 -850,-180,1 -860,-110 -790,-40 -780,20,1 -500,20,1 -690,-90 -800,-170 -880,-262 -916,-300',
    '-966,-304,1 -922,-290 -886,-248 -838,-214,1 -790,-300,1 -940,-340,1',
    110,
    1.16,
  ],
  [
    // Bisoke
    '-500,20,1 -380,-70 -300,-160 -264,-204,1 -226,-194 -184,-208,1 -140,-140 -60,-60 60,20,1',
    '-184,-208,1 -190,-150 -150,-100,1 -160,-50 -120,20,1 60,20,1 -60,-60 -140,-140',
    '-200,-206,1 -154,-134 -100,-100,1 -80,-200,1 -186,-240,1',
    -60,
    0.84,
  ],
  [
    // Sabyinyo, the old man's teeth
    '-60,20,1 70,-70 150,-158 176,-190,1 190,-174 208,-206,1 226,-180 250,-226,1 270,-188 290,-204,1 308,-170 332,-184,1 390,-120 470,-56 600,20,1',
    '250,-226,1 256,-170 240,-130,1 290,-80 280,20,1 600,20,1 470,-56 390,-120 332,-184,1 308,-170 290,-204,1 270,-188',
    '316,-176,1 378,-114 430,-88,1 470,-180,1 340,-200,1;246,-226,1 260,-184 288,-192,1 300,-240,1 252,-250,1',
    -10,
    1.06,
  ],
  [
    // Gahinga
    '400,20,1 500,-40 570,-96 596,-116,1 626,-110 660,-118,1 710,-70 790,-20 880,20,1',
    '660,-118,1 650,-70 690,-30 680,20,1 880,20,1 790,-20 710,-70',
    '646,-117,1 698,-64 750,-45,1 790,-110,1 664,-140,1',
    -170,
    1,
  ],
  [
    // Muhabura
    '620,20,1 780,-90 890,-220 956,-324,1 982,-332 1010,-326,1 1070,-236 1180,-100 1370,20,1',
    '620,20,1 780,-90 890,-220 956,-324,1 976,-330,1 944,-240 900,-200,1 900,-140 830,-80 840,20,1',
    '974,-329,1 906,-206 834,-156,1 700,-200,1 940,-370,1',
    0,
    1.04,
  ],
];

/** The six great volcanoes of the Virunga from the south, from Karisimbi to Muhabura, at dawn: their feet at y 0, Sabyinyo at x 250. */
export const virungaChain = (sides: readonly Side[]): Layer[] =>
  PEAKS.map(([outline, lit, rim, x, scale], at) => {
    const [shade, bright, edge] = sides[at]!;
    return moved(
      { x, y: 0, scale },
      within(shade, outline, cut(bright, lit)),
      within('none', rim, cut({ fill: edge, stroke: edge, width: 3 }, outline)),
    );
  });
