import { disc, limb } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';

/** The long white hair that stands off the brow and the cheeks, in ragged tufts round the face at (14, -266). */
const CREST = Array.from({ length: 37 }, (_, at) => {
  const angle = ((-40 + at * 7.2) * Math.PI) / 180;
  const tuft = at % 2 === 0 ? 0.8 : 1.1 + ((at * 5) % 4) * 0.05;
  return `${Math.round(14 + Math.cos(angle) * 70 * tuft)},${Math.round(-264 - Math.sin(angle) * 62 * tuft)}${at % 2 === 0 ? '' : ',1'}`;
}).join(' ');

/** A foot on the bough, its long toes bent over the edge: at its own origin, for a mirrored pair. */
const foot = (x: number, side: 1 | -1) =>
  [
    [-20, 2],
    [-14, -14],
    [4, -20],
    [22, -12],
    [30, 6],
    [28, 22],
    [20, 24],
    [16, 12, 1],
    [14, 28],
    [4, 30],
    [1, 14, 1],
    [-4, 28],
    [-14, 26],
    [-13, 12, 1],
  ]
    .map(([right = 0, down = 0, corner = 0]) => `${x + right * side},${down},${corner}`)
    .join(' ');

/**
 * Kirk's red colobus of Zanzibar, sitting on a bough and looking at us: long white hair round a black face with a pink
 * nose and mouth, red cap, back and thighs, black shoulders and arms, pale belly. Seated at 0, the feet on the bough, the
 * tail hanging below; 400 units a metre.
 */
export function redColobus(): Figure {
  return drawn('redcolobus seated', [
    fill('body', limb('-44,-16,20 -84,56,17 -74,140,15 -96,220,13 -84,290,10 -92,322,5')),
    fill('lit', limb('-60,-8,0 -96,56,4 -86,140,4 -106,216,3 -96,280,0')),
    // The back's outline, and the pale front in it.
    fill(
      'body',
      '-30,18,1 -92,14 -126,-44 -114,-120 -88,-184 -44,-228 14,-240 74,-228 110,-184 126,-120 134,-44 106,14 40,18,1',
    ),
    fill('lit', '-70,4,1 -100,0 -126,-44 -114,-120 -94,-168,1 -92,-110 -98,-50'),
    fill('pale', '-40,-186,1 14,-168 66,-186,1 92,-110 80,-30 50,16,1 -24,16,1 -58,-30 -64,-110'),
    fill('shade', '66,-186,1 92,-110 80,-30 50,16,1 10,16,1 48,-20 62,-80 52,-140,1'),
    // The thighs drawn up, the shanks, and the feet on the bough.
    fill(
      'body',
      '-50,-10 -80,-80 -92,-126 -128,-138 -152,-104 -142,-50 -112,2,1 -66,4,1 -64,-30',
      '70,-10 96,-80 106,-122 140,-134 160,-100 150,-50 124,2,1 84,4,1 78,-30',
    ),
    fill('lit', '-110,-4,1 -142,-50 -152,-104 -128,-138 -98,-128,1 -126,-118 -136,-92 -124,-50'),
    fill('shade', '-100,-110,1 -82,-60 -84,0,1 -56,6,1 -46,-20 -70,-70'),
    fill(
      'shade',
      '96,-84,1 116,-100 122,-50 110,0,1 76,8,1 60,-10 78,-40',
      '150,-124,1 160,-100 150,-50 124,2,1 140,-60',
    ),
    fill('dark', foot(-90, -1), foot(106, 1)),
    // The black mantle, one arm down to the bough, the other over the knee with a hanging hand.
    fill(
      'dark',
      '-98,-150,1 -84,-204 -44,-238 14,-248 72,-238 110,-204 126,-146,1 90,-168 66,-184 14,-164 -40,-184 -64,-168',
      '-40,-224 -92,-212 -108,-170 -108,-120 -94,-70 -64,-26 -40,6,1 -16,-2,1 -44,-44 -54,-90 -52,-140 -30,-180',
      '-46,0 -36,-14 -14,-16 2,-4 6,18 -2,22 -8,10,1 -10,28 -20,30 -22,14,1 -26,26 -36,24 -38,10,1',
      '50,-216,1 96,-222 122,-192 142,-154 162,-130 156,-108 124,-98 88,-86 62,-82,1 50,-102,1 84,-112 110,-126 100,-146 76,-170',
      '62,-106 44,-108 30,-90 26,-60 24,-34 32,-30,1 38,-62,1 40,-30 48,-28,1 50,-62,1 56,-36 64,-38,1 64,-66 70,-88',
    ),
    stroke('shade', 3, '110,-126 128,-134 136,-146'),
    fill(
      'lit',
      limb(
        '-106,-130,0 -104,-196,6 -52,-230,0; -100,-80,0 -78,-44,3 -56,-12,0; 58,-101,0 90,-112,3 110,-124,0',
      ),
    ),
    // The head: hair, cap, face.
    fill('pale', CREST),
    fill('body', '-46,-306,1 -34,-340 14,-350 62,-340 74,-306,1 50,-322 14,-318 -22,-322'),
    fill('lit', '-46,-306,1 -34,-340 14,-350 28,-347,1 -8,-338 -22,-320,1'),
    fill(
      'dark',
      '-30,-270 -34,-302 -12,-314 14,-304 40,-314 62,-302 58,-270 52,-240 36,-212 14,-206 -8,-212 -24,-240',
    ),
    fill('shade', '-22,-284,1 -14,-298 6,-288 14,-284 22,-288 42,-298 50,-284,1 30,-282 14,-270 -2,-282'),
    fill('lit', disc(-8, -272, 9, 8), disc(36, -272, 9, 8)),
    fill('dark', disc(-7, -272, 6, 7), disc(37, -272, 6, 7)),
    fill('pale', disc(-10, -275, 2), disc(34, -275, 2)),
    fill(
      'accent',
      '14,-258 24,-248 30,-238 20,-234 14,-236 8,-234 -2,-238 4,-248',
      '-10,-224 2,-228 14,-226 26,-228 38,-224 26,-214 14,-212 2,-214',
    ),
    stroke('dark', 3, '-8,-222 14,-218 36,-222; 6,-239 8,-238; 20,-238 22,-239'),
  ]);
}
