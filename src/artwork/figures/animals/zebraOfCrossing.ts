import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { twice, twin } from '../../drawing/mirrored.ts';

const [INK, WHITE, FAR] = ['#241c33', '#fff4e0', '#e6c9b4'];

/** Croup and thighs from behind, to the hocks. */
const CROUP =
  '0,-652,1 40,-650 92,-628 132,-566 144,-500 134,-430 120,-350 108,-298 110,-258,1 42,-284,1 30,-330 0,-372,1';

/** The right leg below. */
const LEG =
  '42,-290,1 110,-264,1 109,-206,1 102,-160 96,-120,1 95,-90,1 100,-38,1 105,-7,1 41,-7,1 47,-60,1 48,-100 44,-200,1';

/** What is white of it, band under band. */
const BANDS =
  '42,-268,1 110,-242,1 110,-206,1 42,-228,1;44,-206,1 107,-186,1 102,-154,1 46,-170,1;47,-148,1 98,-134,1 96,-104,1 48,-114,1;48,-92,1 96,-84,1 98,-56,1 47,-62,1;46,-42,1 100,-38,1 106,-6,1 40,-6,1';

/** The bars of a crossing that come towards us from the hooves: where each begins and ends. */
const BARS = [
  [-8, 18],
  [40, 70],
  [96, 134],
  [164, 230],
] as const;

const bar = (far: number, near: number): string => {
  const half = (y: number) => Math.round(124 + y * 0.92);
  return `${-half(far)},${far},1 ${half(far)},${far},1 ${half(near)},${near},1 ${-half(near)},${near},1`;
};

const stripes = (rows: string): Layer => cut(INK, limb(twice(rows)));

/** A zebra that walks away from us, its hooves on y = 0: the stripes run down its legs and are the crossing. */
export const zebraOfCrossing: readonly Layer[] = [
  // Ears, neck, and the mane on end.
  cut(FAR, twice('16,-740,1 20,-826 46,-880 66,-886,1 80,-842 66,-796 42,-740,1')),
  cut(INK, twice('32,-848,1 48,-878 66,-886,1 75,-866 76,-842,1 56,-834')),
  within(
    FAR,
    twin('0,-800,1 40,-798 58,-750 66,-700 110,-650 120,-560,1 0,-560,1'),
    stripes('0,-764,10 40,-748,12 80,-724,9;0,-706,10 60,-684,14 130,-634,10'),
  ),
  cut(INK, '-24,-620,1 -26,-790 -20,-850 0,-886,1 20,-850 26,-790 24,-620,1'),
  within(
    WHITE,
    twin(CROUP),
    stripes(
      '-2,-604,10 46,-592,16 100,-552,18 160,-474,10;-2,-538,10 48,-522,18 104,-476,20 160,-392,10;-2,-470,9 50,-450,18 104,-404,19 150,-316,9;0,-404,7 48,-388,16 100,-346,16 140,-274,8;14,-336,6 60,-316,14 124,-266,9',
    ),
  ),
  cut(INK, twice(LEG)),
  cut(WHITE, twice(BANDS)),
  // The tail.
  cut(INK, '-12,-606,1 12,-606,1 16,-480 26,-420 30,-340 18,-280 2,-236,1 -14,-290 -24,-360 -18,-460'),
  cut(WHITE, '-4,-572,1 4,-572,1 6,-450,1 -6,-450,1'),
  ...BARS.map(([far, near]) => cut(WHITE, bar(far, near))),
];
