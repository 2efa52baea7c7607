import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import { box, limb } from '../../drawing/brush.ts';

const [SHIRT, FOLD, CLOTH, DIM] = ['#f7c53c', '#cf8f1f', '#f3ead6', '#c9b795'];
const [SKIN, SHADE, WOOD, DARK] = ['#5a3220', '#3c2014', '#d98a3e', '#7d4318'];
const [CAP, PAINT, TIN] = ['#d8432a', '#fffdf5', '#27343c'];

/** A pair of steps seen from the side, its treads and its stay; the lower foot stands at 0,0. */
const TREADS = [0, 1, 2, 3, 4, 5].map((at) => box(-104 + at * 45, -138 + at * 50, 58, 10));
const RAIL = limb('226,172,7 -88,-178,7');
const STEPS = [
  limb('178,172,7 -136,-178,7'),
  RAIL,
  limb('-98,-172,6 -212,172,6'),
  ...TREADS,
  box(-150, -188, 84, 13),
];
const STAY = [limb('-150,-10,3 48,-10,3')];

const FAR_LEG =
  '-8,-210,1 -30,-196 -66,-178 -84,-168 -86,-150 -76,-118 -62,-78,1 -36,-82,1 -38,-112 -38,-140,1 0,-146 30,-170,1';
const FAR_SHOE = '-64,-80,1 -36,-84,1 -28,-70 -26,-52,1 -92,-52,1 -92,-62 -80,-66';
const LEG =
  '-14,-216,1 -12,-180 4,-140 12,-106 18,-60 22,-10,1 54,-12,1 58,-60 58,-110 62,-150 60,-190 48,-220,1';
const SHOE = '20,-12,1 54,-14,1 60,-4 60,12,1 -18,12,1 -18,2 -2,-2';
const BODY =
  '-12,-326,1 -30,-312 -40,-290 -38,-262 -28,-236 -18,-206,1 20,-198 54,-206,1 54,-236 46,-268 40,-300 26,-322 10,-332,1';
const SLEEVE = '-6,-332,1 -28,-346 -52,-352,1 -62,-322,1 -40,-304 -12,-288 14,-300 20,-322';
const FOREARM = limb('-50,-338,11 -66,-346,12 -78,-362,10 -88,-388,7');
const HAND = '-100,-384,1 -104,-398 -98,-408 -82,-408 -76,-398 -80,-384,1';
const FAR_ARM = limb('-24,-300,12 -50,-282,10 -62,-270,9 -67,-284,8 -71,-308,7');
const FAR_HAND = '-82,-306,1 -84,-318 -78,-326 -64,-326 -60,-316 -63,-304,1';
/** A head in profile that looks up to the left. */
const HEAD =
  '-26,-290,1 -18,-336 -22,-342 -34,-342 -42,-348 -44,-356 -48,-360 -46,-366 -54,-372,1 -50,-380 -50,-392 -40,-408 -18,-414 2,-404 8,-384 4,-362 8,-340 16,-290,1';
const HAT =
  '-68,-408,1 -62,-415 -50,-413,1 -46,-424 -26,-432 -4,-424 10,-404 12,-380,1 4,-374,1 -16,-386 -48,-396,1 -60,-399 -68,-402,1';
const POLE = [limb('-46,-250,4 -146,-496,4')];
const ROLLER = [limb('-144,-494,3 -112,-498,3 -114,-516,3'), limb('-206,-516,17 -128,-516,17')];
const BUCKET = '-146,-252,1 -84,-252,1 -90,-188,1 -140,-188,1';

/** The whole of him and his steps in one colour: what he throws on a wall. */
export const muralPainterShade = (fill: string, opacity: number): Layer =>
  cut(
    { fill, opacity },
    ...STEPS,
    FAR_LEG,
    LEG,
    SHOE,
    BODY,
    SLEEVE,
    FOREARM,
    FAR_ARM,
    HEAD,
    HAT,
    BUCKET,
    ...POLE,
    ...ROLLER,
  );

/** A sign-painter on a pair of steps, from the side: he reaches up to the left with a roller on a pole. */
export const muralPainter: readonly Layer[] = [
  cut(DARK, ...STAY, limb('-98,-172,6 -212,172,6')),
  cut(SHADE, FAR_ARM, FAR_HAND),
  cut(DIM, FAR_LEG),
  cut(SHADE, FAR_SHOE),
  cut(DARK, STEPS[0]!),
  cut(WOOD, ...TREADS, RAIL, box(-150, -188, 84, 13)),
  cut(CLOTH, LEG),
  cut(SHADE, SHOE),
  moved(
    { x: 6, y: -16 },
    within(
      SKIN,
      HEAD,
      cut(SHADE, '-30,-342,1 -10,-350 0,-362 -8,-372 -4,-384,1 20,-384,1 20,-290,1 -40,-290,1'),
    ),
    cut('#1c0c08', '-47,-375,1 -40,-381 -32,-378,1 -38,-374'),
    cut(CAP, HAT),
  ),
  within(SHIRT, BODY, cut(FOLD, '20,-340,1 30,-290 24,-240 34,-190,1 80,-190,1 80,-340,1')),
  cut(TIN, ...POLE, ROLLER[0]!),
  cut(TIN, limb('-212,-516,11 -122,-516,11')),
  cut('#cfdde0', ROLLER[1]!),
  cut(PAINT, limb('-206,-505,6 -128,-505,6')),
  cut(SKIN, FOREARM, HAND),
  cut(SHIRT, SLEEVE),
  cut(FOLD, '-52,-352,1 -62,-322,1 -54,-316,1 -44,-350,1'),
  cut(TIN, BUCKET),
  cut(
    PAINT,
    '-149,-258,1 -81,-258,1 -83,-244,1 -94,-240 -96,-214 -102,-214 -106,-240,1 -128,-244 -132,-230 -138,-240,1 -147,-246,1',
  ),
];
