import { drawn, fill, fold, skin, stroke, type Figure } from '../../drawing/figure.ts';
import { arm, beside, hand, leaning, shortSleeve } from './anatomy.ts';
import { shirt } from './gear.ts';
import { HAIR, profile, skullAt, wearing } from './heads.ts';

/** Someone kneeling in a canoe, reaching forward with a paddle at its far side; put him into a scene before the boat, whose side hides his legs and the blade. */
export function boatman(): Figure {
  const [at, head] = [leaning(-16, -30, 22), skullAt(20, -101, -2)];
  const near = '4,-75 26,-56 56,-58';
  const far = '10,-76 30,-84 49,-100';
  const [lower, upper] = [hand('grip', 56, -58, -4), hand('grip', 49, -100, -30)];
  return drawn('person paddling', [
    fill('dark', '66,-42,1 74,-44,1 84,-24 86,-8 80,0,1 70,-10 64,-28'),
    stroke('dark', 3, '52,-122 71,-36'),
    skin(arm(far), upper[0], '-52,0,1 -52,-8 -44,-12 -20,-16 -6,-18 14,-12 22,-6 22,0,1'),
    fold('lit', arm(far), upper[1], '-30,0,1 -10,-8 22,-5 22,0,1'),
    fold('body', shortSleeve(far)),
    fill('accent', '-30,-8,1 -34,-22 -28,-36 -8,-36 10,-28 24,-18 28,-8 22,-2,1 0,-4'),
    fold('accent', '22,-2,1 28,-8 24,-18 10,-28,1 4,-16 -8,-6,1 0,-4'),
    ...profile(head),
    fill('dark', head(HAIR.below)),
    ...shirt(at),
    ...wearing(head, 'hat', 'pale', 'dark'),
    fold('body', shortSleeve(beside(near))),
    skin(arm(near), lower[0]),
    fold('lit', lower[1]),
    fill('body', shortSleeve(near)),
  ]);
}
