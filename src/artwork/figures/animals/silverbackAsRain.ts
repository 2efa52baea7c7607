import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { outline } from '../../drawing/brush.ts';
import { silverbackFace } from './silverbackFace.ts';

const [FUR, WET, BREAST] = ['#17232b', '#4a606a', '#22323b'];

/** Crest, cheeks, and the shoulders heaped up like a cloud, the left one nearer; flat below. */
const CLOUD =
  '0,-350 60,-344 118,-310 150,-250 162,-180 160,-112,1 214,-156 286,-158 344,-120 372,-64 374,-14,1 424,-40 486,-24 520,24 518,74,1 554,84 568,124 552,164 508,182 460,186,1 -430,186,1 -540,186 -606,164 -616,118 -598,86 -552,78,1 -566,18 -530,-34 -466,-46 -418,-22,1 -414,-94 -364,-160 -290,-188 -214,-174 -160,-116,1 -162,-180 -150,-250 -118,-310 -60,-344';

/** Heaps of the breast and the upper arms within the cloud, lit on their upper left. */
const HEAPS =
  '-470,200,1 -474,120 -420,60 -330,62 -286,120,1 -240,64 -140,52 -70,110,1 0,92 70,110,1 130,60 226,66 270,124,1 330,86 400,104 428,152 430,200,1';
const HOLLOWS =
  '-452,200,1 -452,134 -404,84 -330,88 -280,150,1 -232,92 -140,84 -66,140,1 0,122 74,140,1 136,92 222,96 262,152,1 330,116 392,130 414,166 416,200,1';

/** A silverback who is the rain cloud himself, from the crest to the flat foot of the cloud at y 186; the middle of his face is x = 0. */
export const silverbackAsRain: readonly Layer[] = [
  within(
    WET,
    CLOUD,
    // The fur lies in its own shape a little to the lower right, and leaves a wet edge in the light.
    (canvas) => {
      const inner = canvas.thing(`<path d="${outline(CLOUD)}"/>`);
      canvas.use(inner, { x: 20, y: 30, fill: FUR });
    },
    cut(
      WET,
      '160,-112,1 184,-132,1 188,-90,1 180,-82,1',
      '374,-14,1 398,-29,1 404,10,1 394,16,1',
      '518,74,1 546,79,1 548,107,1 538,104,1',
    ),
    cut(BREAST, HEAPS),
    cut(FUR, HOLLOWS),
  ),
  ...silverbackFace(FUR, '#2b3840', '#6d828a'),
];
