import { box, disc, limb, outline, ring } from '../../drawing/brush.ts';
import { drawn, fill, type Figure, type Part } from '../../drawing/figure.ts';

/** Busts are drawn at 1000 units a metre, cut off at the breast; 0 is the lower edge of the picture. */
const HEAD = '0,-566 80,-552 106,-472 98,-392 64,-322 0,-290 -64,-322 -98,-392 -106,-472 -80,-552';
const SHADED_CHEEK =
  '20,-562 82,-550 106,-472 98,-392 64,-322 4,-291 40,-332 34,-392 52,-436 30,-480 34,-530';
const SHOULDERS = '-290,0,1 -284,-128 -226,-208 -104,-246 0,-256 104,-246 226,-208 284,-128 290,0,1';
const SHADED_SHOULDER = '90,-249 226,-208 284,-128 290,0,1 150,0,1 170,-90 140,-180';

/** Skin is the lit tone and its shadow the pale one; the coat of each person gives both. */
const head: Part[] = [
  fill('lit', '-60,-226 -58,-340 58,-340 60,-226 0,-196'),
  fill('pale', '-58,-340 58,-340 60,-226 30,-232 26,-276 -20,-300 -58,-316'),
  fill('lit', disc(-104, -430, 17, 28), disc(104, -430, 17, 28), HEAD),
  fill('pale', SHADED_CHEEK, disc(106, -430, 13, 22)),
];
const bust: Part[] = [fill('body', SHOULDERS), fill('shade', SHADED_SHOULDER)];

/** A woman with close-cropped grey hair; a kanga lies over one shoulder of her dark jacket. */
export function twiga(): Figure {
  return drawn('portrait twiga', [
    ...bust,
    ...head,
    fill(
      'dark',
      '-106,-462 -112,-540 -60,-592 20,-600 90,-570 112,-500 104,-462 84,-516 40,-540 -30,-542 -84,-516',
    ),
    fill('accent', '-290,0,1 -288,-130 -230,-214 -120,-254 -52,-232 40,-150 120,-60 150,0,1'),
    fill('shade', limb('-196,-214,9 -60,-120,9 46,-12,9'), limb('-262,-150,7 -140,-60,7 -82,-10,7')),
  ]);
}

/** A man in round spectacles and a white collar. */
export function korongo(): Figure {
  return drawn('portrait korongo', [
    ...bust,
    ...head,
    fill('accent', '-64,-262,1 -110,-240,1 -40,-150,1 0,-206,1 40,-150,1 110,-240,1 64,-262,1 0,-216'),
    fill(
      'dark',
      '-108,-450 -118,-548 -64,-604 16,-608 88,-590 118,-532 108,-450 92,-506 60,-534 -10,-528 -70,-534 -94,-506',
    ),
    fill(
      'dark',
      ring(-44, -446, 36, 29),
      ring(48, -446, 36, 29),
      box(-9, -452, 22, 7),
      limb('84,-450,4 96,-454,4 106,-452,4'),
    ),
  ]);
}

/** A bearded man in a kofia cap and a patterned shirt. */
export function mbuyu(): Figure {
  const pattern = [
    [-220, -120],
    [-150, -180],
    [-140, -70],
    [-70, -130],
    [-60, -30],
    [60, -130],
    [70, -30],
    [140, -180],
    [150, -70],
    [220, -120],
  ] as const;
  return drawn('portrait mbuyu', [
    ...bust,
    fill(
      'accent',
      ...pattern.map(([x, y]) =>
        outline([
          [x, y - 26, 1],
          [x + 20, y, 1],
          [x, y + 26, 1],
          [x - 20, y, 1],
        ]),
      ),
    ),
    ...head,
    fill(
      'dark',
      '-106,-448 -92,-410 -60,-394 -30,-404 30,-404 60,-394 92,-410 106,-448 102,-362 58,-284 0,-262 -58,-284 -102,-362',
      '-104,-500 -112,-470 -104,-440 -92,-470',
      '104,-500 112,-470 104,-440 92,-470',
    ),
    fill('lit', '-30,-382 0,-388 30,-382 0,-366'),
    fill('accent', '-112,-498,1 -106,-610 -60,-622 60,-622 106,-610 112,-498,1 60,-514 -60,-514'),
    fill('shade', limb('-108,-530,5 0,-546,5 108,-530,5'), limb('-106,-566,4 0,-580,4 106,-566,4')),
  ]);
}

/** A woman whose long braids are tied high; hoops in her ears. */
export function kipepeo(): Figure {
  const braids = [-86, -58, -30, 0, 30, 58, 86].map((x) =>
    limb([
      [x * 1.5, -250, 11],
      [x * 1.6, -420, 13],
      [x * 1.1, -560, 15],
      [x * 0.4, -640, 16],
    ]),
  );
  return drawn('portrait kipepeo', [
    fill('dark', ...braids),
    ...bust,
    ...head,
    fill(
      'dark',
      '-110,-446 -118,-550 -60,-606 0,-614 60,-606 118,-550 110,-446 92,-516 40,-548 -40,-548 -92,-516',
      disc(0, -636, 62, 50),
    ),
    fill(
      'accent',
      ring(-112, -372, 30, 23),
      ring(112, -372, 30, 23),
      '-56,-606 0,-622 56,-606 56,-590 0,-604 -56,-590',
    ),
    fill('lit', '-96,-252 0,-150 96,-252 40,-240 0,-226 -40,-240'),
  ]);
}
