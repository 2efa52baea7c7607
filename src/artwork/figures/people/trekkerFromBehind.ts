import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** The left leg bears the weight; the right one pushes off towards us, its heel up. */
const LEGS = [
  limb('-26,-400,48 -40,-310,45 -44,-225,34 -46,-150,33 -34,-70,20 -32,-24,19'),
  '-58,-62,1 -10,-62,1 -4,-24 -4,-2,1 -62,-2,1 -64,-26',
  limb('34,-390,48 66,-300,43 84,-220,34 76,-130,32 64,-44,21 62,-6,18'),
  '38,-46,1 86,-48,1 96,-10 90,36 66,50 44,40 36,4',
];
/** The torso leans over the leg that bears it; the sleeves are of one piece with the shoulders. */
const JACKET =
  '-44,-654,1 -86,-640 -118,-604 -140,-530 -164,-474 -158,-440 -132,-416,1 -112,-430 -100,-470 -88,-520,1 -78,-440 -84,-360,1 -30,-342 40,-346 92,-372,1 84,-450 84,-510,1 96,-470 116,-410,1 136,-398 150,-410,1 146,-470 130,-560 104,-612 62,-640 22,-652,1';
const HANDS = [
  '-134,-424,1 -160,-424 -164,-398 -150,-382 -130,-388 -126,-410,1',
  '114,-414,1 150,-412,1 152,-386 138,-370 120,-378',
];
const STICKS = limb('-146,-440,5 -152,-220,5 -158,-30,4;132,-436,5 150,-200,5 172,16,4');
const NECK = limb('-10,-700,24 -12,-640,32');
const HEAD = {
  ahead: [NECK, disc(-10, -712, 39, 46)],
  /** Turned to the left and up: forehead, nose, lips and chin in the light. */
  up: [
    NECK,
    '20,-690,1 30,-730 14,-762 -24,-764 -46,-746,1 -54,-734,1 -72,-720,1 -62,-712,1 -64,-702,1 -60,-692 -62,-680,1 -44,-672 -24,-668 -10,-660,1',
  ],
} as const;
const HAT = {
  ahead: [disc(-10, -722, 82, 13), '-54,-720,1 -50,-768 -26,-780 6,-780 28,-768 34,-720,1'],
  up: [
    '-88,-766,1 -40,-764 20,-728 66,-672,1 20,-686 -40,-726',
    '-58,-754,1 -40,-796 -2,-804 34,-776 44,-720 36,-708,1 -10,-734',
  ],
} as const;
const PACK =
  '-68,-644,1 -40,-664 10,-664 44,-644,1 66,-604 70,-490 62,-420,1 30,-402 -36,-398 -74,-414,1 -88,-490 -86,-600';
const FLAP = '-70,-642,1 -40,-664 10,-664 46,-644,1 62,-606 64,-574,1 20,-552 -44,-552 -86,-574,1 -84,-606';
const SHADE = '20,-663,1 44,-644,1 66,-604 70,-490 62,-420,1 40,-408,1 46,-500 42,-600';

/** What a walker wears against the light, and how the shadow lies. */
interface Trek {
  body: string;
  rim: string;
  shade: string;
  skin: string;
  /** The pack, its flap, and its edge towards the light. */
  pack?: readonly [string, string, string];
  hat?: boolean;
  /** Where the walker looks. */
  look?: 'ahead' | 'up';
}

/** Who walks away from us on a trek, a step taken, two sticks in the hands: 780 units high, the foot that bears at y 0. */
export function trekkerFromBehind(
  { body, rim, shade, skin, pack, hat = false, look = 'ahead' }: Trek,
  at: Placing,
): Layer[] {
  const { x, y, scale = 1, flip = false } = at;
  const side = flip ? -1 : 1;
  const cap = hat ? HAT[look] : [];
  const upper = [JACKET, ...HANDS, ...HEAD[look], ...cap];
  const figure = cut({}, ...LEGS, ...upper, STICKS);
  const bag = pack ? [cut(pack[0], PACK), cut(pack[1], FLAP), ...(flip ? [] : [cut(pack[2], SHADE)])] : [];
  return [
    // The shadow falls towards us from the sole and from the toes.
    moved({ ...at, squash: -0.74, lean: -0.36, fill: shade }, cut({}, ...upper, ...(pack ? [PACK] : []))),
    moved(
      { x, y, scale, fill: shade },
      cut(
        {},
        limb(`${side * -34},-4,30 ${side * -40 - 52},110,36 ${side * -34 - 142},280,50`),
        limb(`${side * 66},36,28 ${side * 74 - 40},130,36 ${side * 34 - 142},290,50`),
        limb(`${side * -158},-30,4 ${side * -148 - 160},300,4;${side * 172},16,4 ${side * 136 - 150},320,4`),
      ),
    ),
    moved({ ...at, x: x + Math.ceil(5 * scale), y: y - Math.ceil(6 * scale), fill: rim }, figure),
    moved({ ...at, fill: body }, figure),
    moved(
      at,
      cut(skin, ...HANDS, ...HEAD[look]),
      ...(cap.length > 0 ? [cut(body, ...cap)] : [cut(body, disc(-10, -722, 40, 40))]),
      ...bag,
    ),
  ];
}
