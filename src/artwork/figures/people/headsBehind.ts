import { disc } from '../../drawing/brush.ts';
import { fill, fold, skin, type Part } from '../../drawing/figure.ts';
import type { Placed } from '../../drawing/placed.ts';

/** Neck, ears and hair from behind, around the middle of a skull; the neck's shade lies under the hair. */
export const nape = (at: Placed, ...[x, y]: [number, number]): Part[] => [
  skin(
    at('-7,4,1 7,4,1 7,14 11,21,1 0,24 -11,21,1 -7,14'),
    disc(x - 10, y + 1, 3, 4),
    disc(x + 10, y + 1, 3, 4),
  ),
  fold('lit', at('-7,9,1 0,13 7,9,1 7,14 10,20,1 2,18 -7,15')),
  fill('dark', at('-10,-2 -11,-10 -6,-15 6,-15 11,-10 10,-2 8,7 6,10,1 0,11 -6,10,1 -8,7')),
];

/** Brimmed hat from behind, its brim bent down at the sides, with its band. */
export const hatBehind = (at: Placed): Part[] => [
  fill(
    'pale',
    at('-12,-3,1 -11,-14 -7,-19 0,-17 7,-19 11,-14 12,-3,1 22,-1 23,2,1 12,5 0,6 -12,5 -23,2,1 -22,-1'),
  ),
  fill('accent', at('-12,-8,1 0,-5 12,-8,1 12,-4,1 0,0 -12,-4,1')),
  fold('pale', at('4,-18,1 7,-19 11,-14 12,-9,1 6,-7,1', '-23,2,1 -12,1 0,3 12,1 23,2,1 12,5 0,6 -12,5')),
];

/** A rucksack from behind, 58 high, around the middle of the shoulders: lid, pocket, straps, and the mat under it. */
export const packBehind = (at: Placed): Part[] => [
  fill('pale', at('-17,52,1 17,52,1 19,56 17,61,1 -17,61,1 -19,56')),
  fill('accent', at('-18,54,1 -20,32 -19,8 -12,-2 12,-2 19,8 20,32 18,54,1 0,58')),
  fold(
    'accent',
    at('8,-1,1 12,-2 19,8 20,32 18,54,1 8,57,1 12,30', '-19,12,1 0,18 19,12,1 19,16,1 0,22 -19,16,1'),
    at('-12,30,1 12,30,1 11,46,1 0,48 -11,46,1'),
  ),
  fill('accent', at('-11,32,1 10,32,1 9,45,1 0,46 -10,45,1')),
];
