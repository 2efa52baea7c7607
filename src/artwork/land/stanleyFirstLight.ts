import type { Layer } from '../canvas/canvas.ts';
import { cut, within } from '../canvas/cut.ts';

/** Margherita, and Alexandra at its right; the middle of their foot at (0, 0). */
const MASS =
  '-470,20,1 -396,-40,1 -350,-100,1 -316,-96,1 -262,-196,1 -226,-190,1 -150,-330,1 -112,-350,1 -64,-480,1 -20,-570,1 24,-520,1 50,-440,1 92,-410,1 130,-310,1 160,-290,1 200,-370,1 240,-450,1 276,-400,1 304,-320,1 344,-290,1 396,-190,1 436,-206,1 510,-100,1 580,-60,1 680,20,1';
/** What turns away from a sun at the right: from each summit down its own broken ridge. */
const AWAY =
  '-262,-196,1 -250,-140,1 -284,-90,1 -262,20,1 -480,20,1 -480,-100,1 -300,-240,1;-20,-570,1 -8,-480,1 -56,-410,1 4,-330,1 -44,-240,1 16,-150,1 -36,20,1 -190,20,1 -160,-80,1 -200,-130,1 -226,-190,1 -230,-300,1 -110,-500,1;240,-450,1 256,-360,1 214,-290,1 266,-210,1 218,-120,1 256,20,1 84,20,1 136,-110,1 96,-200,1 160,-290,1 170,-400,1;436,-206,1 440,-140,1 404,-90,1 440,20,1 330,20,1 356,-90,1 396,-190,1 410,-230,1';
/** Rock that stands out of the snow at their feet. */
const RIBS =
  '-480,20,1 -396,-20,1 -340,-60,1 -310,-30,1 -268,-110,1 -236,-60,1 -206,-120,1 -150,-220,1 -112,-100,1 -66,-180,1 -30,-270,1 16,-140,1 60,-210,1 92,-110,1 140,-170,1 186,-70,1 240,-210,1 290,-90,1 334,-150,1 384,-60,1 436,-120,1 490,-40,1 570,-56,1 680,20,1';

interface Inks {
  /** Snow in the light and turned away. */
  snow: string;
  ice: string;
  /** Rock in the light and turned away. */
  rock: string;
  deep: string;
}

/** The ice peaks of the Rwenzori when the first light strikes them from the right: every plane in the light or away from it. */
export const stanleyFirstLight = ({ snow, ice, rock, deep }: Inks): readonly Layer[] => [
  within(snow, MASS, cut(ice, AWAY), within(rock, RIBS, cut(deep, AWAY))),
];
