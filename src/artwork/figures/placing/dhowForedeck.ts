import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

const TONES = {
  wood: '#5a2a26',
  shade: '#3a1a24',
  dark: '#241022',
  lit: '#e0894c',
  glint: '#ffc884',
  deck: '#7c3c2c',
};

const PORT = '0,-6,1 -60,16 -180,76 -340,166 -480,290 -600,470,1';
const STARBOARD = '0,-6,1 90,16 270,80 540,170 840,290 1240,470,1';

/** One who sits on the foredeck with drawn-up knees, from behind, cap on; seat on the origin. */
const lookout: readonly Layer[] = [
  cut('#1c2a4a', '-64,6,1 -70,-30 -40,-56 0,-40 40,-60 78,-44 84,-10 76,8,1'),
  within(
    '#f4e6d2',
    '-58,2,1 -60,-60 -66,-120 -40,-154 -10,-164,1 22,-164,1 52,-150 72,-116 62,-56 56,4,1 0,12',
    cut('#b49aa8', '-80,-180,1 -6,-180,1 -20,-100 -10,20,1 -80,20,1'),
    cut('#d4bcb4', '30,-30 44,-90 40,-130 54,-80 48,-20'),
  ),
  cut('#b49aa8', limb('-48,-136,20 -76,-84,17 -62,-40,15')),
  cut('#f4e6d2', limb('56,-134,20 88,-88,17 82,-40,15')),
  cut('#4a2620', '-16,-156,1 -12,-190,1 24,-190,1 26,-156,1 6,-146'),
  cut('#4a2620', '-28,-196 -26,-232 6,-244 38,-230 40,-194 24,-170 -12,-170'),
  cut('#7a4430', '24,-236,1 40,-226 42,-194 26,-170 14,-168,1 28,-196'),
  within(
    '#fff0d8',
    '-32,-216,1 -28,-252,1 6,-258 40,-250,1 42,-214,1 6,-222',
    cut('#b49aa8', '-40,-270,1 0,-270,1 -6,-210,1 -40,-210,1'),
    inked('#1a8a94', 5, '-34,-232 6,-238 44,-230'),
  ),
];

/** The fore part of a wooden dhow as one sees it from its stern: the prow on the origin, the sides running past the viewer. */
const foredeck: readonly Layer[] = [
  // The bottom of the boat in the sail's shade, ribs across it.
  cut(TONES.shade, `${PORT} -600,600,1 0,600,1`, `${STARBOARD} 1240,600,1 0,600,1`),
  within(
    TONES.shade,
    '0,20,1 90,40 250,100 500,200 800,330 1100,500,1 1100,620,1 -480,620,1 -480,500,1 -380,310 -270,190 -150,100 -50,40',
    inked(
      TONES.dark,
      6,
      '60,50 -100,260 -330,620',
      '66,50 10,260 -60,620',
      '74,50 140,260 250,620',
      '84,50 270,260 620,620',
    ),
    cut(TONES.dark, '-480,640,1 -480,420,1 -330,230 -190,120 -40,30,1 -130,170 -230,320 -330,640,1'),
  ),
  // The foredeck, and two beams across.
  within(
    TONES.deck,
    '0,0,1 80,30 190,80 300,130,1 40,142 -210,128,1 -130,70 -50,24',
    cut(TONES.wood, '0,-20,1 -20,60 -60,160,1 -300,160,1 -200,60'),
    inked(TONES.wood, 4, '0,0 -20,140', '10,0 60,140', '20,10 150,140'),
  ),
  cut(TONES.dark, '-210,126,1 40,140 300,128,1 316,152,1 40,168 -236,150,1'),
  cut(TONES.lit, '-214,122,1 40,136 300,124,1 306,136,1 40,150 -222,134,1'),
  cut(TONES.dark, '-440,330,1 100,352 760,318,1 800,372,1 100,404 -480,380,1'),
  cut(TONES.deck, '-448,316,1 100,340 740,304,1 774,342,1 100,378 -474,352,1'),
  cut(TONES.lit, '-448,312,1 100,336 734,300,1 744,312,1 100,350 -456,326,1'),
  // The gunwales, lit along their tops.
  cut(TONES.wood, limb('0,0,9 -60,22,11 -180,84,15 -340,176,20 -480,304,26 -620,500,34')),
  cut(TONES.lit, limb('-10,-6,4 -66,14,5 -188,74,7 -350,164,10 -492,290,13 -632,480,16')),
  cut(TONES.wood, limb('0,0,9 90,24,11 270,88,15 540,180,20 840,302,26 1260,490,34')),
  cut(TONES.glint, limb('0,-6,4 92,14,5 274,76,7 546,166,9 848,286,12 1270,470,16')),
  // The prow rises to a rounded head.
  cut(TONES.dark, '-16,16,1 -22,-60 -14,-110,1 0,-122 14,-110,1 22,-60 18,20,1'),
  cut(TONES.glint, '6,16,1 8,-60 2,-118,1 14,-110,1 22,-60 18,16,1'),
  moved({ x: 58, y: 112, scale: 0.86 }, ...lookout),
];

/** The bow of a dhow from its own deck, its prow at (x, y). */
export const dhowForedeck = (x: number, y: number, scale = 1): Layer => moved({ x, y, scale }, ...foredeck);
