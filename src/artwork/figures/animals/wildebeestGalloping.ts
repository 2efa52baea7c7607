import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** Its coat, what is black on it and its far legs, its beard. */
export type GallopingInks = readonly [coat: string, dark: string, beard: string];

const TRUNK =
  '-82,-88,1 -84,-108 -66,-122 -28,-124 10,-134 40,-154 66,-158 92,-152 114,-134 112,-106 98,-76 78,-58 44,-52 4,-54 -34,-66 -60,-78';
const FACE = '88,-146,1 106,-156 124,-142 138,-116 154,-84 158,-68 146,-58 128,-64 112,-88 98,-104 86,-122';
const HORNS = limb(
  '102,-148,8 122,-152,8 136,-166,6 130,-186,3 118,-194,0;96,-150,7 88,-160,5 92,-176,4 104,-190,0',
);
const MANE =
  '24,-144,1 34,-160,1 44,-156,1 54,-168,1 64,-160,1 76,-170,1 84,-160,1 104,-158,1 94,-128 80,-120 74,-94,1 66,-112 60,-96,1 54,-120 46,-108,1 42,-132';
const BEARD =
  '96,-112,1 110,-90 126,-66,1 120,-68 118,-46,1 108,-58 102,-40,1 96,-58 86,-44,1 84,-66 76,-82,1 84,-98';
const TAIL = limb('-80,-104,6 -98,-114,4 -116,-112,4');
const TUFT = '-110,-118,1 -134,-120 -156,-108 -174,-88,1 -150,-94 -128,-98 -110,-106,1';
const BRINDLES = limb(
  '14,-130,1 10,-108,4 16,-84,1;32,-136,1 28,-108,4 36,-80,1;-4,-124,1 -8,-106,4 -4,-88,1',
);

/** Legs of the near and of the far side, each in three moments of a gallop. */
const LEGS = {
  reaching: [
    '-54,-94,24 -66,-70,16 -90,-50,8 -92,-48,7 -114,-30,5 -134,-8,4;60,-98,20 90,-78,12 116,-62,8 118,-60,7 138,-44,5 156,-20,4',
    '-48,-90,18 -80,-74,12 -108,-62,8 -110,-60,7 -128,-38,5 -148,-26,4;64,-96,14 82,-68,10 98,-44,7 100,-42,6 114,-24,5 128,-6,4',
  ],
  gathered: [
    '-54,-94,24 -34,-72,17 -24,-48,9 -22,-46,8 2,-34,5 14,-10,4;60,-98,20 54,-70,12 36,-50,8 34,-50,7 12,-48,5 -10,-56,4',
    '-48,-90,18 -22,-72,13 -2,-56,8 0,-54,7 24,-44,5 40,-24,4;66,-96,16 70,-68,11 56,-44,7 54,-42,7 32,-34,5 14,-18,4',
  ],
  landing: [
    '-54,-94,24 -62,-72,16 -92,-62,8 -94,-62,7 -116,-66,5 -140,-56,4;60,-98,20 74,-70,12 86,-44,8 88,-42,7 94,-20,5 104,0,5',
    '-48,-90,18 -78,-80,12 -102,-82,8 -104,-82,7 -130,-92,5 -154,-82,4;66,-96,16 82,-68,11 70,-46,7 68,-44,7 46,-38,5 26,-44,4',
  ],
} as const;

/** A white-bearded wildebeest of 1.5 m at a gallop to the right, a hundred pixels a metre; the ground is y = 0. */
export const wildebeestGalloping = (
  moment: keyof typeof LEGS,
  [coat, dark, beard]: GallopingInks,
): readonly Layer[] => {
  const [near, far] = LEGS[moment];
  return [
    cut(dark, limb(far), TAIL, TUFT),
    cut(coat, TRUNK, limb(near)),
    cut(dark, BRINDLES),
    cut(beard, BEARD),
    cut(dark, MANE, FACE, HORNS),
    cut(beard, disc(116, -124, 4, 3)),
  ];
};
