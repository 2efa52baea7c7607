import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { box, disc, limb } from '../../drawing/brush.ts';

const [SHIRT, FOLD, CLOTH, DIM] = ['#f7c53c', '#cf8f1f', '#f3ead6', '#c9b795'];
const [SKIN, SHADE, WOOD, DARK] = ['#5a3220', '#3c2014', '#d98a3e', '#a85f26'];
const [CAP, BRIM, PAINT, TIN] = ['#d8432a', '#a52a20', '#fffdf5', '#27343c'];

/** A ladder that leans on the wall, seen from the front; he stands on the rungs at 0 and at -50. */
const RUNGS = [50, 0, -50, -100, -150, -200, -250, -300].map((y) => box(-66, y, 132, 11));
const RAILS = [limb('-71,95,8 -60,-336,8'), limb('71,95,8 60,-336,8')];

/** He has his weight on the right leg; the left is a rung higher, its knee out. */
const LEGS = [
  '-4,-214,1 50,-214,1 57,-170 52,-116 48,-80 46,-10,1 12,-10,1 10,-70 0,-130 -6,-180,1',
  '-51,-214,1 4,-214,1 4,-180 -8,-140 -16,-110 -17,-58,1 -49,-58,1 -56,-90 -72,-130 -66,-180',
];
/** Shoes from behind, their heels lower than the rung. */
const SHOES =
  '13,-14,1 45,-14,1 49,2 49,18,1 9,18,1 9,2;-48,-62,1 -18,-62,1 -13,-46 -13,-32,1 -53,-32,1 -53,-46';
const BODY =
  '-16,-342,1 16,-342,1 40,-332 60,-320 66,-296 52,-262 46,-236 49,-214,1 -51,-214,1 -48,-236 -50,-264 -70,-310 -62,-336 -40,-344';
/** The bib of his dungarees at the back, and its braces, which cross. */
const BIB = '-55,-204,1 -50,-232 -24,-244 -8,-268,1 8,-268,1 24,-244 46,-232 53,-204,1';
const BRACES = limb('4,-256,7 -36,-344,6;-4,-256,7 34,-335,6');
const SLEEVE = limb('-44,-318,24 -66,-334,21 -84,-362,18');
const FOREARM = limb('-76,-348,13 -96,-374,14 -96,-398,12 -86,-428,8');
const HAND = '-99,-420,1 -103,-434 -99,-450 -86,-454 -71,-450 -67,-436 -71,-420,1';
const RIGHT_SLEEVE = limb('46,-312,20 66,-294,19 82,-264,17');
const RIGHT_ARM = limb('76,-276,12 92,-244,12 84,-222,11 68,-202,9');
const RIGHT_HAND = '52,-212,1 66,-218 80,-210 82,-194 74,-184 58,-184 50,-196';
/** His head, turned up to the left: nape, ear and cheek. */
const HEAD = '-15,-334,1 -15,-350 -31,-353 -40,-364 -40,-380,1 -10,-400 24,-390,1 25,-366 17,-352 17,-334,1';
const HAT =
  '-74,-408,1 -60,-414 -46,-408,1 -40,-424 -16,-434 14,-426 30,-404 28,-376,1 0,-384 -40,-388,1 -58,-394';
const POLE = [limb('-84,-428,6 -84,-476,5'), limb('-86,-474,4 -34,-474,4 -34,-496,4')];
const ROLLER = limb('-126,-494,15 -40,-494,15');
const BUCKET = '-136,-226,1 -80,-226,1 -86,-168,1 -130,-168,1';

/** The whole of him and his ladder in one colour: what he throws on a wall. */
export const muralPainterShade = (fill: string, opacity: number): Layer =>
  cut(
    { fill, opacity },
    ...RUNGS,
    ...RAILS,
    ...LEGS,
    SHOES,
    BODY,
    SLEEVE,
    FOREARM,
    HAND,
    RIGHT_SLEEVE,
    RIGHT_ARM,
    HEAD,
    HAT,
    BUCKET,
    ...POLE,
    ROLLER,
  );

/** A sign-painter on a ladder, from behind: he reaches up to the left with a roller, the light at the left. */
export const muralPainter: readonly Layer[] = [
  cut(DARK, ...RUNGS),
  cut(WOOD, ...RAILS),
  inked(TIN, 3, '-134,-228 -130,-258 -108,-262 -86,-258 -82,-228', '-108,-258 -108,-272 -92,-274 -62,-272'),
  cut(TIN, BUCKET),
  cut(
    PAINT,
    '-140,-232,1 -76,-232,1 -79,-216,1 -88,-212 -90,-186 -96,-186 -100,-212,1 -118,-216 -122,-200 -128,-210,1 -137,-218,1',
  ),
  ...LEGS.map((leg, at) =>
    within(
      CLOTH,
      leg,
      cut(
        DIM,
        at === 0
          ? '34,-230,1 36,-160 30,-80 32,0,1 80,0,1 80,-230,1'
          : '-2,-196,1 -20,-150 -32,-110 -28,-50,1 20,-50,1 20,-196,1',
      ),
    ),
  ),
  cut(SHADE, SHOES),
  cut(CAP, box(9, 12, 40, 6), box(-53, -38, 40, 6)),
  within(SKIN, HEAD, cut(SHADE, '0,-420,1 0,-374 -8,-352 -30,-344 -30,-330,1 40,-330,1 40,-420,1')),
  cut(SKIN, disc(-4, -368, 7, 10)),
  cut(SKIN, RIGHT_ARM),
  within(
    SHIRT,
    BODY,
    cut(FOLD, '30,-350,1 34,-300 24,-250 30,-200,1 90,-200,1 90,-350,1'),
    cut(CLOTH, BRACES),
  ),
  within(CLOTH, BIB, cut(DIM, '22,-280,1 28,-244 34,-200,1 80,-200,1 80,-280,1')),
  cut(FOLD, RIGHT_SLEEVE),
  cut(SHADE, RIGHT_HAND),
  within(
    CAP,
    HAT,
    cut(
      BRIM,
      '10,-440,1 16,-400 6,-376,1 40,-370,1 40,-440,1',
      '-76,-404,1 -46,-398 -30,-384,1 -60,-380,1 -80,-396,1',
    ),
  ),
  cut(TIN, ...POLE),
  cut('#cfdde0', ROLLER),
  cut(PAINT, limb('-126,-487,8 -40,-487,8')),
  cut(TIN, box(-132, -504, 7, 20), box(-41, -504, 7, 20)),
  cut(SKIN, FOREARM),
  cut(SHIRT, SLEEVE),
  cut(SKIN, HAND),
  inked(SHADE, 3, '-102,-436 -88,-432', '-100,-445 -86,-441'),
];
