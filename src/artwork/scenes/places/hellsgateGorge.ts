import { cut, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { angular } from '../../drawing/angular.ts';
import { mirrored } from '../../drawing/mirrored.ts';
import { shaftOfRock } from '../../land/shaftOfRock.ts';
import { light } from '../../light/light.ts';

const [A, B, C, D] = ['#541428', '#86262b', '#bd422d', '#ea8450'];

/** The right wing of a vulture seen from below, from the shoulder over its fingers to the tail's end. */
const WING = angular(
  '44,-130 120,-136 210,-162 300,-180 350,-172 440,-164 540,-164 560,-148 452,-110 590,-104 606,-88 456,-58 604,-22 614,-2 450,4 584,62 576,82 420,60 396,80 352,76 336,110 292,100 270,132 228,120 202,142 164,126 138,142 92,118 74,116 140,238 112,268 72,256 48,286',
);
/** Its head looks to the right. */
const HEAD = angular(
  '-28,-144 -32,-178 -16,-206 12,-214 36,-206 58,-196 80,-178 80,-160 62,-172 34,-170 28,-144',
);
const VULTURE = `${HEAD} ${WING} 0,274,1 ${mirrored(WING).split(' ').reverse().join(' ')}`;

/** The gorge, looked up at from its floor: the sky between its walls is a vulture. */
export const hellsgateGorge: readonly Picture[] = [
  picture(
    'places/hellsgate-4',
    light('noon', 'kenya', 'right'),
    plan({ subject: [300, 320, 600, 220], camera: 'below' }),
    wash(A),
    moved(
      { x: 600, y: 430, scale: 0.92, turn: -14 },
      ...shaftOfRock(VULTURE, [
        [9, A, B],
        [1.85, B, C],
        [1.3, C, D],
      ]),
      cut('#86d2e8', VULTURE),
    ),
  ),
];
