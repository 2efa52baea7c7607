import { limb } from '../../drawing/brush.ts';
import { drawn, fill, type Figure } from '../../drawing/figure.ts';

/** A dhow of eight metres seen from above, its bow to the right: hull, planked deck, thwarts, and the full sail swung out (pale). */
export function dhowAbove(): Figure {
  return drawn('dhow above', [
    fill('dark', '-400,0 -390,-90 -280,-130 60,-130 260,-90 430,0,1 260,90 60,130 -280,130 -390,90'),
    fill('body', '-370,0 -360,-74 -270,-106 60,-106 240,-72 380,0,1 240,72 60,106 -270,106 -360,74'),
    fill(
      'dark',
      limb('-250,-104,6 -250,104,6; -90,-112,6 -90,112,6; 80,-106,6 80,106,6; 230,-76,5 230,76,5'),
      limb('-370,0,3 370,0,3'),
    ),
    fill('pale', '-200,-250,1 60,-190 300,-20,1 250,60 80,60 -100,-20 -190,-140'),
    fill('lit', '-200,-250,1 60,-190 300,-20,1 150,0 -40,-90 -180,-180'),
    fill('dark', limb('-226,-276,5 60,-196,8 322,-8,4')),
  ]);
}
