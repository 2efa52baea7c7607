import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { pair, twice, twin, twoDiscs } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [GROUND, COAT, SHADE, PALE, INK, EARTH, RUT] = [
  '#0f5a66',
  '#f3b04a',
  '#d27f2a',
  '#fff0d4',
  '#2b1226',
  '#e2432a',
  '#a8271f',
];

const SKULL = twin('0,-200 300,-200 378,-60 400,90 402,220 384,330 330,430 276,520 236,606 154,660 0,672');

/** Its right eye, the lid straight over the iris. */
const eye = within(
  INK,
  '58,190,1 84,128 140,96 210,88 284,104,1 240,152 176,178 108,174',
  cut(COAT, '120,112,1 220,104,1 214,142 172,166 130,152'),
  cut(INK, '146,100,1 194,100,1 194,124 170,144 146,124'),
);

/** A lion's head without a mane, its mouth wide open. */
const lion: readonly Layer[] = [
  cut(COAT, pair('240,-80,1 300,-150 420,-150 500,-90 516,10 476,110 390,176,1')),
  cut(INK, pair('300,-60,1 400,-100 462,-60 470,14 440,76 396,112,1')),
  within(
    COAT,
    SKULL,
    cut(SHADE, '40,-210,1 92,-60 104,90 70,200 126,270 190,310,1 190,680,1 440,680,1 440,-210,1'),
    cut(PALE, twin('0,400,1 244,462,1 330,436,1 250,620 200,700,1 0,700,1')),
  ),
  // Its mouth, the fangs in it and the muzzle over them.
  cut(INK, twin('0,380,1 242,400,1 244,470 212,546 160,596 0,608')),
  cut(PALE, pair('112,440,1 128,500 148,536,1 164,498 178,430,1')),
  cut(PALE, twin('0,330,1 96,330 176,300 246,332 262,390 230,436 166,458 88,448 28,420 0,390,1')),
  cut(INK, twin('0,262 76,262 132,286 118,326 62,358 18,372 10,412,1 0,424,1')),
  // Eyes, pale below.
  cut(PALE, pair('100,188,1 160,198 226,174 266,136,1 258,186 204,226 140,226')),
  ...[false, true].map((flip) => moved({ x: 0, y: 0, flip }, eye)),
  // The tongue, which is the road.
  cut(EARTH, twin('0,492 44,486 80,508 96,570 112,640 170,760 300,940,1 0,940,1')),
  cut(RUT, twice('22,491,1 34,489,1 54,660 132,940,1 66,940,1 34,660')),
];

/** A car with its roof up, which comes along the road. */
const car: readonly Layer[] = [
  cut(INK, twin('0,-52,1 52,-52,1 60,-8 64,40 64,66,1 34,66,1 32,48,1 0,48,1')),
  cut(PALE, twin('0,-80,1 50,-80,1 56,-68,1 0,-68,1'), twin('0,-52,1 50,-52,1 58,-8,1 66,4 66,46,1 0,46,1')),
  cut(INK, twin('0,-42,1 42,-42,1 48,-8,1 0,-8,1'), twin('0,14,1 28,14,1 28,30,1 0,30,1')),
  cut(INK, pair('38,-68,1 44,-68,1 44,-52,1 38,-52,1')),
  cut(COAT, twoDiscs(48, 22, 10)),
];

/** Tsavo's red road, all to yourself, is the tongue of one of its lions without a mane. */
export const tsavoTongue: readonly Picture[] = [
  picture(
    'places/tsavo-5',
    light('noon', 'kenya', 'left'),
    plan({ subject: [200, 0, 800, 650], camera: 'front' }),
    wash(GROUND),
    moved({ x: 600, y: 0 }, ...lion),
    moved({ x: 600, y: 740 }, ...car),
  ),
];
