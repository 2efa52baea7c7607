import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { disc, limb } from '../../drawing/brush.ts';

const LEGS = [
  limb('-34,-390,46 -44,-290,40 -40,-200,30 -46,-120,29 -36,-24,18'),
  '-60,-40,1 -18,-40,1 -12,-6 -18,0,1 -68,0,1 -74,-14',
  limb('36,-380,46 50,-290,40 46,-210,31 58,-140,27 50,-84,17'),
  '32,-100,1 70,-100,1 80,-68 72,-44 54,-40 38,-48 30,-74',
];
const JACKET =
  '-28,-640,1 -74,-622 -100,-586,1 -88,-500 -72,-440,1 -82,-390 -88,-336,1 -20,-328 40,-336 88,-348,1 80,-400 70,-446,1 82,-510 96,-594,1 70,-626 30,-640,1';
const HEAD = [disc(6, -696, 38, 47), limb('2,-668,24 0,-620,34')];
const HAT = [disc(6, -706, 80, 13), '-38,-704,1 -34,-754 -8,-764 22,-764 44,-752 50,-704,1'];
const LEFT_ARM = limb('-82,-598,28 -106,-520,25 -104,-450,22 -82,-390,19 -66,-372,15');
const RIGHT_ARM = limb('78,-600,28 108,-524,25 112,-462,22 126,-430,18 140,-424,15');
const STICK = limb('130,-520,6 150,-280,6 170,-6,5');
const PACK =
  '-50,-640,1 -20,-654 24,-654 54,-640,1 72,-600 74,-480 66,-404,1 30,-392 -30,-392 -64,-404,1 -74,-480 -70,-600';
const FLAP = '-56,-634,1 -20,-654 24,-654 60,-634,1 70,-596 72,-566,1 30,-552 -30,-552 -70,-566,1 -68,-596';

/** What a walker wears against the light, and how the shadow lies. */
interface Trek {
  body: string;
  rim: string;
  shade: string;
  /** The pack and its flap. */
  pack?: readonly [string, string];
  hat?: boolean;
}

/** Who walks away from us on a trek, with a stick, towards the light: 750 units high, the feet at y 0. */
export function trekkerFromBehind({ body, rim, shade, pack, hat = false }: Trek, at: Placing): Layer[] {
  const { y, scale = 1 } = at;
  const figure = cut({}, ...LEGS, JACKET, ...HEAD, ...(hat ? HAT : []), LEFT_ARM, RIGHT_ARM, STICK);
  const bag = pack ? [cut(pack[0], PACK), cut(pack[1], FLAP)] : [];
  return [
    moved({ ...at, squash: -0.74, lean: -0.36, fill: shade }, figure),
    moved({ ...at, y: y - Math.ceil(7 * scale), fill: rim }, figure),
    moved({ ...at, fill: body }, figure),
    ...(pack ? [moved(at, ...bag)] : []),
  ];
}
