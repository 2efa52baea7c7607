import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { mirrored, twin } from '../../drawing/mirrored.ts';
import { silverbackFace } from './silverbackFace.ts';

const [FUR, WET] = ['#17232b', '#42565f'];

/** Crest, cheek, and the shoulders heaped up like a cloud, which is flat below; the right half. */
const CLOUD =
  '0,-350 60,-344 118,-310 150,-250 162,-180 162,-130,1 226,-170 296,-166 350,-126 378,-66 382,-20,1 440,-40 500,-20 534,30 534,80,1 566,96 574,130 556,168 510,184 460,186,1 0,186,1';
const LIT =
  '0,-350 60,-344 118,-310 150,-250 162,-180 162,-130,1 136,-160 128,-200 112,-250 80,-290 36,-312 0,-316,1 0,-370,1;162,-130,1 226,-170 296,-166 350,-126 378,-66 382,-20,1 352,-80 316,-116 270,-130 226,-128 166,-94,1;382,-20,1 440,-40 500,-20 534,30 534,80,1 508,40 480,16 440,6 384,20,1';

/** A silverback who is the rain cloud himself, from the crest to the flat foot of the cloud at y 180; the middle of his face is x = 0. */
export const silverbackAsRain: readonly Layer[] = [
  within(FUR, twin(CLOUD), cut(WET, LIT, mirrored(LIT))),
  ...silverbackFace(FUR, '#2b3840', '#6d828a'),
];
