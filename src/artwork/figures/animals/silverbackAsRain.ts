import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { mirrored, pair, twin, twoDiscs } from '../../drawing/mirrored.ts';

const [FUR, WET, SKIN, GLEAM, EYE] = ['#17232b', '#42565f', '#2b3840', '#6d828a', '#e39a3c'];

/** Crest, cheek, and the shoulders heaped up like a cloud, which is flat below; the right half. */
const CLOUD =
  '0,-350 60,-344 118,-310 150,-250 162,-180 162,-130,1 226,-170 296,-166 350,-126 378,-66 382,-20,1 440,-40 500,-20 534,30 534,80,1 566,96 574,130 556,168 510,184 460,186,1 0,186,1';
const LIT =
  '0,-350 60,-344 118,-310 150,-250 162,-180 162,-130,1 136,-160 128,-200 112,-250 80,-290 36,-312 0,-316,1 0,-370,1;162,-130,1 226,-170 296,-166 350,-126 378,-66 382,-20,1 352,-80 316,-116 270,-130 226,-128 166,-94,1;382,-20,1 440,-40 500,-20 534,30 534,80,1 508,40 480,16 440,6 384,20,1';

/** A silverback who is the rain cloud himself, from the crest to the flat foot of the cloud at y 180; the middle of his face is x = 0. */
export const silverbackAsRain: readonly Layer[] = [
  within(FUR, twin(CLOUD), cut(WET, LIT, mirrored(LIT))),
  // Bare skin: brow, cheeks, nose and lips.
  cut(SKIN, twin('0,-186 60,-200 108,-182 120,-146,1 108,-104 82,-74,1 98,-30 92,20 58,54 0,64')),
  cut(
    GLEAM,
    twin('0,-150 14,-160 58,-196 108,-182 118,-148,1 88,-164 48,-160 4,-140'),
    twin('0,-92 14,-98,1 32,-90 46,-68 54,-44 40,-24 14,-30 0,-34'),
  ),
  cut(FUR, pair('24,-132,1 58,-148 94,-144,1 88,-118 66,-110 30,-114')),
  cut(EYE, twoDiscs(56, -130, 13, 12)),
  cut(FUR, twoDiscs(56, -130, 6, 7)),
  cut(SKIN, pair('20,-140,1 58,-152 100,-148,1 80,-136 36,-134')),
  cut(FUR, twoDiscs(24, -56, 13, 10)),
  inked(FUR, 7, '-74,26 -44,8 0,4 44,8 74,26'),
];
