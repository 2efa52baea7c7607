import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';

const [HIDE, DEEP, WHITE, OXIDE, GLINT] = ['#43282f', '#2a171e', '#fbf3de', '#b5402a', '#f8c95e'];

const upper = placed({ turn: -56 });
const lower = placed({ turn: 8 });

/** A hippo that gapes towards the right, the corner of its mouth at (0, 0), its gums and tusks lit from there. */
export const hippoGaping: readonly Layer[] = [
  cut(HIDE, '-20,-40,1 -90,-70 -180,-110 -290,-130 -420,-120,1 -420,330,1 130,330,1 96,240 60,150 20,0,1'),
  cut(DEEP, upper('-26,-112,1 -10,-104 -6,-150 -24,-176 -44,-160 -44,-128')),
  // Gums, and the cheek between the jaws.
  cut(OXIDE, '-30,-20,1 60,-170,1 130,-190,1 118,-140 88,-70 92,-30 150,0 180,16,1 180,60,1 0,40,1'),
  // Tusks.
  cut(
    WHITE,
    limb(lower('184,30,18 200,-16,16 190,-64,10 168,-92,2')),
    limb(lower('244,30,12 270,-4,9 286,-34,3')),
    limb(upper('214,-20,14 206,18,11 190,42,2')),
    limb(upper('256,-20,11 264,14,8 262,30,3')),
  ),
  // The upper jaw with brow, eye and nostrils; the lower jaw and the throat.
  cut(
    HIDE,
    upper(
      '-60,60,1 0,0,1 80,-30 150,-28 196,-14 250,6 292,-10 308,-60 296,-116 262,-150 244,-160 226,-142 190,-116 140,-104 108,-112 94,-142 62,-150 34,-134 26,-116,1 -10,-112 -80,-120 -150,-80,1',
    ),
    lower(
      '-120,-40,1 0,0,1 60,20 130,26 176,34,1 220,18 264,22 290,54 284,104 246,134 180,138 110,140 60,170 -40,260,1 -160,200,1',
    ),
  ),
  cut(HIDE, upper('10,-112,1 20,-152 8,-184 -16,-180 -24,-148 -22,-112,1')),
  cut(
    DEEP,
    upper('2,-122,1 8,-150 2,-170 -10,-168 -14,-146 -12,-122,1'),
    upper('244,-132,1 262,-136 272,-120 258,-112'),
  ),
  cut(GLINT, disc(-42, -106, 8)),
  cut(DEEP, disc(-40, -106, 5)),
  cut(HIDE, '-60,-116,1 -42,-120 -26,-112,1 -28,-105,1 -44,-110 -56,-104,1'),
];
