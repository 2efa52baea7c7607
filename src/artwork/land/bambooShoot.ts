import type { Layer } from '../canvas/canvas.ts';
import { cut, within } from '../canvas/cut.ts';

const [LIT, MID, DARK, BLADE] = ['#6a7cd0', '#4556ac', '#2e3a84', '#7fc06a'];

/** A volcano, or a bamboo shoot in its sheaths: its tip at (0, -500), its foot at y = 0. */
export const bambooShoot: readonly Layer[] = [
  within(
    MID,
    '-34,-512,1 -14,-478 16,-502,1 44,-410 80,-310 130,-200 196,-90 280,6,1 -280,6,1 -196,-90 -130,-200 -80,-310 -50,-410',
    // Sheath before sheath, each with its own tip: the ridges of the mountain.
    cut(LIT, '-34,-512,1 -14,-478,1 -4,-380,1 10,-100,1 -200,-100,1 -130,-200 -80,-310 -50,-410'),
    cut(DARK, '78,-352,1 130,-200 196,-90 290,10,1 -40,10,1 -10,-140 30,-240'),
    cut(MID, '-92,-310,1 -130,-200 -196,-90 -290,10,1 80,10,1 40,-120 -20,-230'),
    cut(DARK, '-6,-262,1 50,-170 110,-80 180,10,1 -20,10,1 20,-80 6,-170'),
    cut(LIT, '-6,-262,1 -60,-160 -120,-70 -190,10,1 10,10,1 24,-70 10,-170'),
  ),
];

/** What tells the shoot from the volcano: a green blade at the end of each sheath. */
export const shootBlades: Layer = cut(
  BLADE,
  '-76,-300,1 -112,-320 -142,-378,1 -96,-362 -64,-340,1',
  '60,-330,1 96,-356 116,-418,1 74,-400 50,-366,1',
  '-22,-248,1 -24,-290 -6,-340,1 12,-292 12,-246,1',
);
