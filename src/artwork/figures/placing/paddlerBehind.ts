import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const TONES = {
  skin: '#5c3022',
  deep: '#371a1b',
  rim: '#ffb866',
  shirt: '#14626a',
  fold: '#0c3d4a',
  skirt: '#4a2464',
  hem: '#2c1544',
  wood: '#5e2c22',
  dark: '#1f0d18',
  edge: '#f0924a',
  wrap: '#d23c2a',
  shade: '#8a2230',
};

/** The dugout from behind and above, its bow away from us: stern at the foot, 690 pixels long, its middle on the origin. */
const hull: readonly Layer[] = [
  within(
    TONES.wood,
    '0,366 -66,344 -128,260 -146,120 -116,-60 -64,-220 -16,-326 4,-352,1 22,-326 64,-220 112,-60 142,120 126,260 66,344',
    cut(TONES.dark, '0,380,1 -90,350 -136,270,1 -120,262 -60,320 0,338 60,320 120,262,1 140,270 90,350'),
  ),
  cut(
    TONES.edge,
    '0,332 -64,308 -118,230 -134,110 -108,-60 -58,-220 -14,-322 4,-346,1 20,-322 58,-220 104,-60 130,110 114,230 62,308',
  ),
  cut(
    '#12070f',
    '0,308 -54,288 -102,216 -118,108 -94,-56 -48,-210 -10,-300 4,-322,1 14,-300 46,-210 90,-56 114,108 98,216 52,288',
  ),
  cut('#3d1b20', '-84,-96,1 84,-96,1 90,-72,1 -90,-72,1', '-52,-214,1 52,-214,1 58,-198,1 -58,-198,1'),
];

/** The woman from behind, knees on the canoe's floor, leaning into the stroke on her right; her heels at (0, 60). */
const woman: readonly Layer[] = [
  // The upper hand and the paddle, before her head.
  cut(TONES.fold, limb('-36,-196,24 -16,-240,22 14,-264,20')),
  cut(TONES.deep, limb('-10,-262,16 50,-286,14 96,-290,12')),
  inked(TONES.dark, 14, '96,-312 188,96'),
  inked(TONES.edge, 4, '101,-310 190,86'),
  cut(TONES.dark, '170,56,1 206,48,1 226,104 232,170 218,206 196,196 180,140'),
  cut(TONES.edge, '194,52,1 206,48,1 226,104 232,170 220,204,1 214,150 206,96'),
  cut(TONES.skin, disc(98, -292, 17, 18)),
  inked(TONES.deep, 3, '86,-298 106,-302', '86,-288 108,-291', '88,-279 106,-281'),
  // Soles, then the skirt over her heels.
  cut('#8a5038', disc(-40, 62, 25, 15), disc(42, 62, 25, 15)),
  cut('#5e3226', '-64,64 -40,52 -16,64 -40,78; 18,64 42,52 66,64 42,78'),
  within(
    TONES.skirt,
    '-92,50,1 -112,10 -100,-40 -62,-74,1 62,-74,1 100,-40 112,10 92,50,1 40,62 0,50 -40,62',
    cut(TONES.hem, '-130,-90,1 -20,-90,1 -36,-20 -24,70,1 -130,70,1'),
    inked('#f0a848', 5, '-104,26 -40,42 0,30 40,42 104,26', '-104,12 -40,28 0,16 40,28 104,12'),
  ),
  cut(TONES.rim, '62,-74,1 100,-40 112,10 92,50,1 100,10 86,-34'),
  moved(
    { x: 0, y: -66, turn: 7 },
    within(
      TONES.shirt,
      '-60,4,1 -66,-50 -80,-110 -66,-146 -24,-162,1 24,-162,1 66,-146 80,-110 66,-50 60,4,1 0,14',
      cut(TONES.fold, '-100,-180,1 -4,-180,1 -14,-90 -4,20,1 -100,20,1'),
      inked(TONES.fold, 4, '20,-20 46,-30', '26,-4 54,-10', '4,-140 8,-60 2,-10'),
      cut(TONES.rim, '40,-170,1 68,-150 84,-110 70,-50 64,10,1 54,10,1 60,-50 70,-110 56,-140'),
    ),
    cut(TONES.deep, '-22,-150,1 -20,-190,1 20,-190,1 22,-150,1 0,-138'),
  ),
  // Her head, turned a little to the light: nape, ear, cheek, the wrap with its knot.
  moved(
    { x: 26, y: -268, turn: 4 },
    cut(TONES.deep, '-32,-14,1 -28,20 -10,44 14,46 34,30 40,0,1 30,-20 -20,-26'),
    cut(TONES.skin, '14,-14,1 40,-10,1 42,8 36,30 18,46 6,46,1 16,24'),
    cut(TONES.rim, '36,-12,1 44,-8,1 45,10 38,32 22,46,1 34,26 38,4'),
    cut(TONES.deep, disc(14, 6, 7, 12)),
    within(
      TONES.wrap,
      '-42,6,1 -54,-34 -40,-76 0,-90 40,-74 52,-34 44,0,1 20,-10 -14,-4',
      cut(TONES.shade, '-70,-100,1 -10,-100,1 -24,-50 -14,10,1 -70,10,1'),
      inked('#ffc45a', 7, '-50,-26 -10,-40 52,-22'),
      cut(TONES.rim, '10,-96,1 44,-76 56,-34 48,6,1 42,4,1 46,-34 34,-66'),
    ),
    cut(
      TONES.shade,
      disc(-44, -10, 17, 15),
      '-50,0,1 -74,26 -66,46,1 -44,30 -34,4,1',
      '-42,2,1 -50,36 -36,54,1 -28,30 -28,2,1',
    ),
  ),
  // The lower arm, down to the shaft.
  cut(TONES.skin, limb('84,-176,22 138,-136,19 156,-66,13'), disc(155, -58, 17, 16)),
  cut(TONES.rim, '100,-180,1 146,-150 168,-100 168,-60,1 160,-60,1 158,-100 136,-142 96,-168,1'),
  cut(TONES.shirt, disc(72, -188, 27), limb('70,-190,27 108,-164,27 126,-148,23')),
  cut(TONES.rim, '78,-216,1 112,-192 142,-156,1 136,-150,1 108,-182 78,-206,1'),
  inked(TONES.deep, 3, '144,-64 166,-70', '144,-54 168,-59'),
];

const ring = (x: number, y: number, rx: number): string =>
  `${x - rx},${y},1 ${x - rx * 0.6},${y + rx * 0.24} ${x + rx * 0.6},${y + rx * 0.24} ${x + rx},${y},1 ${x + rx * 0.6},${y + rx * 0.17} ${x - rx * 0.6},${y + rx * 0.17}`;

/** A woman who kneels in a dugout and paddles away from us to the upper right, the low light before her; the canoe's middle at (x, y), 700 pixels high at a scale of 1. */
export const paddlerBehind = (x: number, y: number, scale = 1): Layer =>
  moved(
    { x, y, scale },
    // What the water gives back, broken up.
    cut(
      { fill: '#6a2448', opacity: 0.6 },
      '-250,190 -170,180 0,190 -40,214 -200,216; -300,250 -180,232 0,244 -60,280 -260,274; -270,312 -150,290 60,300 40,332 -180,336; -200,372 -60,346 120,352 100,380 -60,392; 40,322 150,300 220,310 180,332; 130,352 220,342 300,352 220,364; 150,262 200,250 250,258 200,272',
    ),
    moved({ x: 0, y: 0, turn: 24 }, ...hull),
    moved({ x: -52, y: 96 }, ...woman),
    // Rings about the blade, and the wake.
    cut({ fill: '#ffe6b4', opacity: 0.95 }, ring(164, 290, 50), ring(164, 300, 92)),
    cut({ fill: '#ffd08a', opacity: 0.8 }, '-110,352,1 -170,410 -300,450,1 -190,396'),
  );
