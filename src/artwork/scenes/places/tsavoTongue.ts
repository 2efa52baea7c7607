import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { lobes } from '../../drawing/lobes.ts';
import { mirrored, pair, twice, twin, twoDiscs } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const DUST = '#f06f4c';
const [SKY, FAR, GROUND, COAT, SHADE, PALE, DIM, INK, EARTH, RUT] = [
  '#0f5a66',
  '#0b434f',
  '#7e2a2c',
  '#f3b04a',
  '#d27f2a',
  '#fff0d4',
  '#ebcaa0',
  '#2b1226',
  '#e2432a',
  '#a8271f',
];

const SKULL = twin(
  '0,-86 100,-84 224,-58 308,4 380,66 404,140 404,230 384,330 330,430 276,520 236,606 154,660 0,672',
);

/** What is turned from the light: one edge from the crown past brow and muzzle to the chin. */
const AWAY = '36,-100,1 84,60 112,240 118,440 104,720,1 520,720,1 520,-120,1 56,-120,1';

/** Its right eye, the lid straight over the iris. */
const eye = within(
  INK,
  '58,190,1 84,128 140,96 210,88 284,104,1 240,152 176,178 108,174',
  cut(COAT, '120,112,1 220,104,1 214,142 172,166 130,152'),
  cut(INK, '146,100,1 194,100,1 194,124 170,144 146,124'),
);

const UNDER = '100,188,1 160,198 226,174 266,136,1 258,186 204,226 140,226';

/** A lion's head without a mane, its mouth wide open. */
const lion: readonly Layer[] = [
  cut(COAT, pair('236,0,1 290,-60 400,-76 480,-40 500,40 474,120 390,180,1')),
  cut(INK, pair('290,0,1 340,-34 410,-40 452,-8 456,50 436,92 390,124,1')),
  within(
    COAT,
    SKULL,
    cut(PALE, twin('0,400,1 244,462,1 330,436,1 250,620 200,700,1 0,700,1')),
    within(SHADE, AWAY, cut(DIM, '0,400,1 244,462,1 330,436,1 420,400,1 420,740,1 0,740,1')),
  ),
  // Its mouth, the fangs in it and the muzzle over them.
  cut(INK, twin('0,380,1 242,400,1 244,470 212,546 160,596 0,608')),
  cut(PALE, pair('112,440,1 128,500 148,536,1 164,498 178,430,1')),
  within(
    PALE,
    twin('0,330,1 96,330 176,300 246,332 262,390 230,436 166,458 88,448 28,420 0,390,1'),
    cut(DIM, AWAY),
  ),
  cut(INK, twin('0,262 76,262 132,286 118,326 62,358 18,372 10,412,1 0,424,1')),
  // Eyes, pale below.
  cut(PALE, mirrored(UNDER)),
  cut(DIM, UNDER),
  ...[false, true].map((flip) => moved({ x: 0, y: 0, flip }, eye)),
  // The tongue, which is the road.
  cut(EARTH, twin('0,492 44,486 80,508 96,570 112,640 170,760 300,940,1 0,940,1')),
  cut(RUT, twice('22,491,1 34,489,1 54,660 132,940,1 66,940,1 34,660')),
];

/** A car with its roof up, which comes along the road: the dust behind it, its shadow, the car. */
const car: readonly Layer[] = [
  cut(
    DUST,
    lobes('-80,66 -112,30 -92,-26 -52,-48 -34,-98 26,-134 84,-106 104,-50 142,-14 128,44 84,66', 0.62),
  ),
  cut(RUT, '-74,62,1 -40,54 40,54 74,62,1 92,70 96,80 60,84 -50,84 -84,80 -88,70'),
  cut(INK, twin('0,-52,1 52,-52,1 60,-8 64,40 64,66,1 34,66,1 32,48,1 0,48,1')),
  cut(PALE, twin('0,-80,1 50,-80,1 56,-68,1 0,-68,1'), twin('0,-52,1 50,-52,1 58,-8,1 66,4 66,46,1 0,46,1')),
  cut(INK, twin('0,-42,1 42,-42,1 48,-8,1 0,-8,1'), twin('0,14,1 28,14,1 28,30,1 0,30,1')),
  cut(INK, pair('38,-68,1 44,-68,1 44,-52,1 38,-52,1')),
  cut(COAT, twoDiscs(48, 22, 10)),
];

/** A doum palm's trunk, which forks and forks again, and its crowns. */
const doum: readonly Layer[] = [
  cut(FAR, limb('0,0,8 0,-60,7 -30,-110,5 -34,-150,4;0,-56,6 30,-96,5 44,-136,4')),
  ...(
    [
      [-34, -152, 0],
      [46, -140, 30],
    ] as const
  ).map(([x, y, turn]) =>
    moved(
      { x, y, turn },
      cut(
        FAR,
        '0,8,1 -40,20 -62,4,1 -40,-4 -22,-6,1 -56,-18 -62,-44,1 -36,-36 -12,-14,1 -26,-46 -6,-68,1 12,-44 10,-16,1 26,-46 54,-48,1 48,-22 18,-8,1 46,-8 62,8,1 40,22',
      ),
    ),
  ),
];

/** Tsavo's red road, all to yourself, is the tongue of one of its lions without a mane. */
export const tsavoTongue: readonly Picture[] = [
  picture(
    'places/tsavo-5',
    light('noon', 'kenya', 'left'),
    plan({ subject: [200, 20, 800, 650], camera: 'front' }),
    wash(SKY),
    // The Yatta plateau, a ruled line, and the red plain before it.
    floor(FAR, '-40,566 60,566 150,570,1 196,606 270,622,1 930,622,1 960,596 1000,584,1 1240,584'),
    moved({ x: 132, y: 690, scale: 1.25 }, ...doum),
    floor(GROUND, '-40,664 200,656 600,660 1000,668 1240,660'),
    moved({ x: 600, y: 92, scale: 0.89 }, ...lion),
    moved({ x: 600, y: 782 }, ...car),
  ),
];
