import { cut, floor, inked, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { RIVER, wildDogOfRufiji } from '../../figures/animals/wildDogOfRufiji.ts';
import { disc } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

/** Nyerere in the south of Tanzania: a boat goes down the Rufiji, which is the stripe on a wild dog's face. */
export const rufijiFace: readonly Picture[] = [
  picture(
    'articles/nyerere',
    light('morning', 'tanzania', 'left'),
    plan({ camera: 'front' }),
    wash('#dcefe2'),
    floor('#7fae86', '-40,74 200,52 420,76 700,58 960,78 1240,56'),
    floor('#f2d58c', '-40,104 400,96 800,104 1240,98'),
    moved({ x: 600, y: 530, scale: 2.34 }, ...wildDogOfRufiji),
    // From the hills to the brow, in three bends.
    cut(
      RIVER,
      '640,100,1 700,112 738,130 690,152 590,170 516,200 540,236 572,262 576,300 580,380,1 620,380,1 628,300 622,256 598,226 640,202 716,180 758,142 736,112 700,100,1',
    ),
    // A boat comes down it to where it is wide.
    moved(
      { x: 600, y: 716, scale: 1.24 },
      inked('#5fb3ab', 5, '-48,0 -82,-26 -98,-60', '48,0 82,-26 98,-60'),
      inked('#3a1c22', 5, '-32,-82 -28,-30', '32,-82 28,-30'),
      cut('#b5653f', disc(-15, -52, 9), disc(14, -54, 9)),
      cut('#f7c548', '-28,-28,1 -24,-42 -8,-42 -2,-28,1'),
      cut('#e9eef0', '0,-28,1 2,-44 24,-44 28,-28,1'),
      cut('#d63d2a', '-46,-80,1 -34,-102 34,-102 46,-80,1'),
      cut('#fff3d8', '-42,-30,1 42,-30,1 32,2 0,14 -32,2'),
    ),
  ),
];
