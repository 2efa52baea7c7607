import { disc, limb } from '../../drawing/brush.ts';
import { drawn, fill, type Figure } from '../../drawing/figure.ts';
import { twice } from '../../drawing/twice.ts';

/** The high-winged bush plane from straight above, heading up, its middle at the origin: 15.8 m from tip to tip. */
export function bushPlaneAbove(): Figure {
  return drawn('bush plane above', [
    fill('body', limb('0,-560,16 0,-440,70 0,-260,82 0,60,80 0,360,40 0,600,14')),
    fill('shade', limb('40,-440,16 56,-200,20 50,100,18 22,400,10 6,590,2')),
    fill(
      'body',
      '-800,-140,1 -796,-196,1 -120,-236,1 120,-236,1 796,-196,1 800,-140,1 120,-50,1 -120,-50,1',
      '-310,480,1 -300,530,1 -30,570,1 30,570,1 300,530,1 310,480,1 30,440,1 -30,440,1',
    ),
    fill('shade', twice('120,-50,1 800,-140,1 798,-156,1 120,-84,1')),
    fill(
      'accent',
      twice('796,-196,1 800,-140,1 700,-126,1 696,-202,1; 300,530,1 310,480,1 240,468,1 232,542,1'),
      limb('0,-200,10 0,200,8 0,560,5'),
    ),
    fill('dark', '-62,-300,1 -46,-372 0,-388 46,-372 62,-300,1 40,-286 -40,-286', disc(0, -560, 14)),
    fill('lit', '-796,-196,1 -120,-236,1 120,-236,1 -120,-216 -790,-178,1'),
    fill('pale', '-130,-566,1 0,-576 130,-566,1 0,-556'),
  ]);
}
