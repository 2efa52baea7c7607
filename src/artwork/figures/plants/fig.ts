import { random } from '../../canvas/random.ts';
import { limb } from '../../drawing/brush.ts';
import { drawn, fill, type Figure } from '../../drawing/figure.ts';
import { points } from '../../drawing/points.ts';
import { cushion, joinedCushions } from './foliage.ts';

/** A sycamore fig of fifteen metres, the meeting tree of a village: braided trunk (pale, furrows dark), deep spreading crown. */
export function fig({ seed = 1 }: { seed?: number } = {}): Figure {
  const chance = random(`fig ${seed}`).next;
  const wood = [
    '-60,0,70 -50,-60,52 -40,-260,44 -110,-460,32 -330,-640,14',
    '40,0,74 40,-60,56 30,-260,46 90,-470,32 320,-620,14',
    '0,0,60 0,-200,60 -10,-420,40 10,-620,26 0,-860,10',
    '-110,-440,24 -280,-510,18 -420,-600,8',
    '110,-450,24 300,-500,16 430,-610,8',
  ];
  const furrows = [
    '-30,-20,0 -10,-160,8 -24,-330,10 -40,-470,0',
    '76,0,14 66,-150,9 60,-300,8 100,-470,7 200,-570,0',
    '18,-60,0 22,-220,7 8,-360,0',
    '-90,0,0 -78,-120,6 -66,-240,0',
  ];
  const crown = joinedCushions(
    points(
      '-380,400,-830 -640,-60,-740 40,690,-720 -760,-260,-590 300,800,-570 -420,140,-650 -60,440,-600',
    ).map(([left, right, base]) => cushion(chance, { left, right, base, rise: 220, tuft: 78, square: 2.2 })),
  );
  return drawn('fig', [
    fill('pale', ...wood.map(limb)),
    fill('dark', ...furrows.map(limb)),
    fill('body', crown.body),
    fill('shade', crown.shade),
    fill('lit', crown.lit),
  ]);
}
