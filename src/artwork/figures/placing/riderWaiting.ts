import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { box, disc, limb, outline } from '../../drawing/brush.ts';

const [SKIN, SKIN_LIT, SKIN_DARK] = ['#6a3424', '#cf8250', '#43202a'];
const [SHIRT, SHIRT_LIT, SHIRT_DARK] = ['#12a09a', '#8be8cc', '#0b5266'];
const [SHORTS, SHORTS_LIT, TYRE] = ['#1b2150', '#5260a0', '#1a0c1c'];
const [FRAME, FRAME_LIT] = ['#d93424', '#ff9a66'];

/** A shoe from behind, its heel on (x, y). */
const shoe = (x: number, y: number): Layer[] => [
  cut('#fff3dc', box(x - 24, y - 66, 48, 20)),
  within(
    '#f4ead6',
    `${x - 32},${y},1 ${x - 32},${y - 30} ${x - 22},${y - 52} ${x + 22},${y - 52} ${x + 32},${y - 30} ${x + 32},${y},1`,
    cut('#a98aa0', box(x - 40, y - 60, 38, 70)),
    cut(FRAME, box(x - 7, y - 60, 14, 60)),
  ),
  cut(TYRE, box(x - 36, y - 8, 72, 12)),
];

/** A bare calf from the hem of the shorts to the ankle, lit from the right. */
const calf = (row: string, lit: string): Layer =>
  within(
    SKIN,
    limb(row),
    cut(
      SKIN_DARK,
      limb(row.replace(/(-?\d+),(-?\d+),/g, (_, x: string, y: string) => `${Number(x) - 26},${y},`)),
    ),
    cut(SKIN_LIT, limb(lit)),
  );

/** An arm down to a fist on the grip; the fist is on the side of the light or away from it. */
const arm = (side: 1 | -1): Layer[] => {
  const at = (row: string) =>
    row.replace(/(-?\d+),(-?\d+)/g, (_, x: string, y: string) => `${Number(x) * side},${y}`);
  return [
    cut(TYRE, box(side > 0 ? 150 : -224, -452, 74, 22)),
    within(
      SKIN,
      limb(at('150,-560,32 186,-516,32 190,-480,26 184,-446,22')),
      side > 0
        ? cut(SKIN_LIT, limb('176,-560,8 214,-516,10 212,-470,8'))
        : cut(SKIN_DARK, box(-240, -600, 50, 200)),
    ),
    cut(
      side > 0 ? SKIN : SKIN_DARK,
      at('158,-446,1 160,-466 176,-474 206,-470 212,-450 208,-426 170,-424 158,-434,1'),
    ),
    ...(side > 0 ? [cut(SKIN_LIT, '196,-470,1 212,-462 214,-440 206,-426,1 198,-440')] : []),
    cut(side > 0 ? SHIRT : SHIRT_DARK, limb(at('64,-624,46 120,-610,52 178,-536,42'))),
    ...(side > 0 ? [cut(SHIRT_LIT, limb('84,-664,3 160,-630,12 212,-552,9'))] : []),
  ];
};

/** A cyclist from behind who has stopped, one foot down and one on the pedal, 830 pixels high; the sun at the right. */
export const riderWaiting: readonly Layer[] = [
  inked('#2a1626', 16, '-186,-442 -100,-452 0,-440 100,-452 186,-442'),
  ...arm(-1),
  ...arm(1),
  // The leg on the pedal, then the one on the ground.
  calf('84,-330,44 92,-270,44 90,-210,36 84,-160,24', '122,-330,8 128,-270,10 114,-190,6'),
  cut('#2a1626', box(20, -108, 108, 14)),
  ...shoe(84, -112),
  calf('-76,-250,40 -92,-190,42 -102,-120,32 -108,-60,22', '-46,-240,8 -58,-190,10 -78,-110,6'),
  ...shoe(-108, 0),
  // The rear wheel, its stays, the hub.
  within(
    TYRE,
    disc(0, -150, 26, 152),
    cut('#6e4450', '6,-310,1 40,-300,1 40,0,1 6,0,1 16,-80 18,-150 16,-230'),
    inked(
      '#3a1c30',
      5,
      '-26,-280 26,-272',
      '-26,-240 26,-232',
      '-26,-200 26,-192',
      '-26,-110 26,-102',
      '-26,-70 26,-62',
      '-26,-30 26,-22',
    ),
  ),
  // Hips, with the fold of the seat.
  within(
    SHORTS,
    outline(
      '-86,-480,1 86,-480,1 104,-420 120,-360 138,-290,1 44,-282,1 20,-360 0,-366 -20,-360 -34,-232,1 -124,-224,1 -118,-330 -104,-420',
    ),
    cut('#10143a', '-140,-490,1 -50,-490,1 -60,-400 -84,-300 -90,-200,1 -150,-200,1'),
    cut(SHORTS_LIT, '92,-490,1 150,-490,1 150,-270,1 122,-270,1 112,-350 92,-420'),
  ),
  cut(
    FRAME,
    limb('-34,-150,8 -34,-260,9 -14,-372,10'),
    limb('34,-150,8 34,-260,9 14,-372,10'),
    box(-13, -410, 26, 60),
  ),
  cut(FRAME_LIT, limb('40,-150,3 40,-260,4 20,-366,3')),
  cut('#e8d2c0', disc(-34, -150, 9, 12), disc(34, -150, 9, 12)),
  cut(TYRE, '-52,-428,1 -44,-446 0,-452 44,-446 52,-428,1 40,-404 0,-398 -40,-404'),
  cut('#ff5a3a', box(-12, -392, 24, 30)),
  // The back: shade at the left, a lit edge at the right, pockets with a bottle.
  within(
    SHIRT,
    outline(
      '-40,-682,1 40,-682,1 90,-660 138,-624 128,-570 108,-520 100,-446,1 -100,-446,1 -108,-520 -128,-570 -138,-624 -90,-660',
    ),
    cut(SHIRT_DARK, '-160,-700,1 -40,-700,1 -30,-640 -66,-590 -40,-520 -54,-430,1 -160,-430,1'),
    cut(SHIRT_LIT, '70,-690,1 160,-690,1 160,-430,1 84,-430,1 92,-520 112,-580 116,-632'),
  ),
  cut('#fff3dc', '30,-560,1 34,-572 62,-572 66,-560,1 66,-500,1 30,-500,1'),
  cut(TYRE, box(36, -588, 24, 18)),
  cut(SHIRT_DARK, box(-96, -524, 192, 5), box(-32, -520, 5, 74)),
  cut('#0f8a8c', '22,-519,1 92,-519,1 88,-448,1 22,-448,1'),
  // Neck, ears, helmet.
  within(
    SKIN,
    outline('-38,-740,1 38,-740,1 40,-690 48,-676,1 0,-656 -48,-676,1 -40,-690'),
    cut(SKIN_DARK, box(-60, -750, 56, 110)),
    cut(SKIN_LIT, '28,-750,1 60,-750,1 60,-660,1 34,-660,1'),
  ),
  cut(SKIN, disc(-58, -738, 10, 18), disc(58, -738, 10, 18)),
  cut(SKIN_LIT, disc(61, -738, 6, 13)),
  within(
    '#fff3dc',
    '-66,-744,1 -72,-790 -46,-832 0,-846 46,-832 72,-790 66,-744,1 30,-716 0,-710 -30,-716',
    cut('#b090a8', '-90,-850,1 -14,-850,1 -30,-790 -12,-700,1 -90,-700,1'),
    cut(
      '#43202a',
      limb('-40,-732,7 -40,-780,10 -24,-824,4; 0,-730,7 0,-784,11 0,-832,4; 40,-732,7 40,-780,10 24,-824,4'),
    ),
  ),
];
