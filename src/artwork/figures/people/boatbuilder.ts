import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** A boatbuilder against the low sun, astride a keel with bent knees, an adze swung back in both hands; 230 pixels high, the soles at the origin, facing right. */
export const boatbuilder: readonly Layer[] = [
  // The legs, one behind the keel.
  cut(
    '#2c1030',
    limb('-44,-4,13 -34,-56,15 4,-104,20'),
    limb('66,-4,12 58,-58,15 10,-106,20'),
    '-60,0,1 -56,-14 -30,-14 -18,0,1',
    '54,0,1 56,-14 80,-12 96,0,1',
  ),
  cut('#c85c4c', limb('76,-10,3 70,-58,4 30,-104,5'), limb('-28,-8,3 -20,-56,4 10,-92,4')),
  // A cloth round the hips, the back bent forward.
  cut('#a02c3c', '-24,-128,1 32,-132,1 46,-96 40,-66,1 -40,-66,1 -36,-100'),
  cut('#ff8458', '20,-131,1 34,-132,1 46,-96 40,-66,1 26,-66,1 32,-100'),
  cut('#2c1030', '-22,-124,1 -14,-168 10,-204 46,-212 74,-196,1 70,-170 44,-140 32,-124,1'),
  cut('#c85c4c', '74,-196,1 70,-170 44,-140 32,-124,1 24,-124,1 40,-150 60,-176'),
  cut('#2c1030', disc(92, -222, 20, 23), limb('66,-198,11 84,-214,10')),
  cut('#e89060', '98,-244,1 112,-234 113,-212 102,-200,1 106,-222'),
  cut('#f4ecd8', '70,-230,1 72,-250 96,-256 112,-246 113,-236,1'),
  // Both arms up beside the head to the adze.
  cut('#2c1030', limb('60,-190,13 104,-170,11 134,-196,9'), limb('40,-196,12 96,-180,10 138,-214,9')),
  cut('#c85c4c', limb('72,-182,3 108,-162,3 140,-190,3')),
  inked('#7c4038', 9, '124,-176 168,-290'),
  inked('#ffc48c', 3, '129,-176 172,-290'),
  cut('#1c0a24', '158,-300,1 184,-296,1 214,-268 222,-246,1 198,-264 170,-276,1'),
  cut('#ffd8a0', '184,-296,1 214,-268 222,-246,1 206,-266,1'),
];
