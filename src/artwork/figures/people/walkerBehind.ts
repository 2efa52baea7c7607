import { drawn, fill, fold, skin, stroke, type Figure } from '../../drawing/figure.ts';
import { arm, hand, heel, legBehind, shortSleeve } from './anatomy.ts';
import { hatBehind, nape, packBehind } from './headsBehind.ts';
import { skullAt } from './heads.ts';

/** A traveller of 1.75 m who walks away from us under a rucksack, the arms loose. */
export function walkerBehind(): Figure {
  const [left, right] = ['-18,-138 -30,-114 -23,-92', '18,-138 27,-112 30,-88'];
  const [leftHand, rightHand] = [hand('loose', -23, -92, 76, 'up'), hand('loose', 30, -88, 96, 'down')];
  const head = skullAt(1, -162, 3);
  // The left foot has just left the ground: sole and heel show.
  return drawn('person ahead', [
    fill('dark', heel(12, 0, 1), '-19,-32,1 -3,-32,1 -3,-18 -6,-9,1 -17,-9,1 -20,-18'),
    fold('dark', '-16,-28,1 -6,-28,1 -5,-18 -7,-10,1 -16,-10,1 -18,-18'),
    fold('shade', legBehind('-9,-82 -13,-54 -11,-28')),
    fill('shade', legBehind('9,-84 12,-48 11,-12'), '-19,-82,1 20,-84,1 19,-72 2,-66 -18,-70'),
    skin(arm(left), arm(right), leftHand[0], rightHand[0]),
    fold('lit', leftHand[1], rightHand[1]),
    fill(
      'body',
      shortSleeve(left),
      shortSleeve(right),
      '-8,-148,1 -18,-145 -23,-138 -20,-118 -16,-102 -20,-78,1 0,-74 20,-81,1 17,-104 20,-118 23,-140 18,-147 8,-149,1',
    ),
    fold('body', shortSleeve(right), '20,-81,1 17,-104 20,-118 23,-140 14,-147,1 11,-120 8,-76,1'),
    ...nape(head, 1, -162),
    ...packBehind(skullAt(0, -142, 2)),
    stroke('dark', 3, '-12,-141 -14,-148 -11,-151', '12,-143 14,-150 11,-152'),
    ...hatBehind(head),
  ]);
}
