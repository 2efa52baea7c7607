import { limb, outline } from '../brush.ts';
import { drawn } from '../drawn.ts';
import type { Figure } from '../figure.ts';

/** A dhow of eight metres seen from above, its bow to the right: hull, planked deck, thwarts, and the full sail swung out (pale). */
export function dhowAbove(): Figure {
  return drawn('dhow above', [
    {
      tone: 'dark',
      d: outline('-400,0 -390,-90 -280,-130 60,-130 260,-90 430,0,1 260,90 60,130 -280,130 -390,90'),
    },
    {
      tone: 'body',
      d: outline('-370,0 -360,-74 -270,-106 60,-106 240,-72 380,0,1 240,72 60,106 -270,106 -360,74'),
    },
    {
      tone: 'dark',
      d:
        ['-250,-104,6 -250,104,6', '-90,-112,6 -90,112,6', '80,-106,6 80,106,6', '230,-76,5 230,76,5']
          .map(limb)
          .join('') + limb('-370,0,3 370,0,3'),
    },
    { tone: 'pale', d: outline('-220,-300,1 40,-210 330,60,1 300,150 120,250 -120,230 -210,-20') },
    { tone: 'lit', d: outline('-220,-300,1 40,-210 330,60,1 180,60 -40,-80 -190,-160') },
    { tone: 'dark', d: limb('-246,-330,5 40,-220,8 350,76,4') },
  ]);
}
