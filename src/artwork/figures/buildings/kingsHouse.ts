import { limb } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';
import { twin } from '../../drawing/mirrored.ts';

/** The king's house of Nyanza, ten metres wide: one dome of combed thatch down to the ground, tied in rings, a hooded door, a staff on top. */
export function kingsHouse(): Figure {
  return drawn("king's house", [
    fill('dark', limb('0,-760,6 0,-900,3'), limb('-40,-800,6 -60,-850,2'), limb('40,-800,6 60,-850,2')),
    fill('body', twin('0,-800,1 60,-776 180,-720 330,-590 430,-400 480,-190 496,0,1 0,0,1')),
    fill('shade', '60,-790,1 180,-720 330,-590 430,-400 480,-190 496,0,1 260,0,1 280,-240 220,-520'),
    fill(
      'lit',
      '-60,-776,1 -180,-720 -330,-590 -430,-400 -480,-190 -496,0,1 -440,0,1 -420,-200 -360,-410 -260,-590',
    ),
    stroke(
      'shade',
      7,
      '-120,-752 0,-716 120,-752',
      '-270,-650 0,-584 270,-650',
      '-390,-480 0,-396 390,-480',
      '-456,-280 0,-196 456,-280',
    ),
    fill('shade', twin('0,-420,1 90,-400 150,-320 170,-200 176,0,1 130,0,1 120,-200 100,-280 0,-330,1')),
    fill('body', twin('0,-446,1 100,-424 166,-330 190,-200,1 160,-220 130,-310 80,-370 0,-384,1')),
    fill('dark', twin('0,-330,1 90,-290 118,-200 124,0,1 0,0,1')),
    fill('accent', twin('0,-130,1 60,-128 90,-110,1 88,-70,1 0,-86,1')),
  ]);
}
