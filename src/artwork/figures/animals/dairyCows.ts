import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { box, limb } from '../../drawing/brush.ts';

/** The inks of a cow: its white, its white in shade, its black, the pink of udder and nose. */
export interface Hide {
  white: string;
  shade: string;
  black: string;
  pink: string;
}

const PATCHES = [
  '-100,-140,1 -50,-140,1 -40,-110 -60,-84 -90,-76 -110,-90;-20,-140,1 34,-140,1 40,-110 20,-80 -6,-84 -20,-104;66,-150,1 110,-150,1 96,-100 70,-96',
  '-70,-140,1 20,-140,1 24,-104 -10,-66 -50,-60 -64,-100;60,-150,1 104,-150,1 104,-90 76,-60 62,-90',
];

/** A dairy cow that grazes or lifts its head, 200 pixels from tail to brow, its hooves on the origin's row. */
export const dairyCow = (hide: Hide, coat: 0 | 1, grazes: boolean): readonly Layer[] => [
  cut(hide.shade, limb('-62,-70,17 -58,-46,8 -66,-26,5 -62,-2,6'), limb('50,-66,13 56,-34,7 50,-2,6')),
  inked(hide.shade, 4, '-90,-124 -104,-96 -98,-50'),
  cut(hide.black, limb('-98,-56,3 -99,-40,6 -95,-26,0')),
  within(
    hide.white,
    '-90,-126,1 -76,-134 -40,-126 10,-122 56,-132,1 80,-120 88,-88 74,-58 40,-46 -10,-40 -50,-52,1 -76,-56 -92,-80 -96,-104',
    cut(hide.black, PATCHES[coat]!),
    cut({ fill: hide.shade, opacity: 0.6 }, '-110,-100,1 -60,-66 20,-60 100,-100,1 100,-30,1 -110,-30,1'),
  ),
  cut(hide.pink, '-56,-52,1 -22,-46,1 -26,-32 -44,-30 -56,-38'),
  cut(hide.white, limb('-80,-84,20 -78,-50,10 -90,-30,6 -84,-2,7'), limb('68,-80,18 74,-40,8 68,-2,7')),
  cut(hide.black, box(-92, -6, 16, 7), box(60, -6, 16, 7), box(-69, -5, 14, 6), box(43, -5, 14, 6)),
  ...(grazes
    ? [
        cut(hide.black, '50,-132,1 78,-128 108,-96 124,-62 118,-44,1 96,-48 80,-66 62,-70,1'),
        cut(hide.white, '112,-64,1 126,-58 130,-34 124,-12,1 108,-8,1 102,-30 100,-50'),
        cut(hide.pink, '107,-18,1 126,-18,1 124,-6 116,-2 106,-6'),
        cut(hide.black, '104,-62,1 90,-52 80,-52 84,-62,1', '104,-62,1 118,-60 110,-40 102,-30 98,-48'),
      ]
    : [
        cut(hide.black, '48,-130,1 72,-146 96,-158,1 112,-130,1 92,-106 80,-74 60,-80,1'),
        cut(hide.white, '96,-160,1 114,-158 132,-138 146,-122 140,-110 122,-110 106,-122 94,-132'),
        cut(hide.pink, '136,-128,1 148,-120 142,-108 128,-112'),
        cut(hide.black, '94,-156,1 76,-164 68,-156 88,-146,1', '96,-160,1 114,-156 118,-140 104,-138'),
      ]),
];
