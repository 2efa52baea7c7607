import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** What a seaweed farmer wears: the cloth about her hips and the one about her head, each in the sun and in shade, and the border of both. */
export interface Kangas {
  skirt: readonly [sun: string, shade: string];
  scarf: readonly [sun: string, shade: string];
  border: string;
  skin: string;
}

const SKIRT =
  '-30,-50,1 -52,-150 -44,-250 -64,-316,1 -40,-380 10,-424,1 60,-430 116,-396 132,-320 112,-200 106,-120 112,-46,1 40,-34';
const SCARF =
  '34,-432,1 -20,-450 -110,-452 -186,-416 -236,-398,1 -290,-410 -360,-392 -388,-340 -384,-300,1 -352,-316 -312,-304 -276,-240,1 -250,-262 -226,-276 -190,-266 -120,-262,1 -90,-300 -40,-330 6,-400';
const FACE =
  '-20,-80,1 -62,-78 -76,-40 -80,-20,1 -75,-6 -84,14 -96,28 -104,42,1 -102,52 -90,55,1 -86,60,1 -96,64 -98,74 -89,79,1 -94,88 -85,98,1 -88,116 -74,130 -50,132 -10,118 20,60 30,-40,1';

/** A woman bent over a line of seaweed, facing left, her hands at the line at (-200, -50); 450 high, her feet at the origin. */
export const seaweedFarmer = ({ skirt, scarf, border, skin }: Kangas): readonly Layer[] => [
  cut(
    skin,
    limb('40,-90,26 46,-40,19 44,8,15; 84,-90,26 92,-40,19 92,8,15'),
    limb('-130,-300,32 -116,-220,25 -136,-150,19 -176,-66,15 -192,-44,13'),
  ),
  moved({ x: -304, y: -316, scale: 0.78, turn: -40 }, cut(skin, FACE)),
  within(
    skirt[0],
    SKIRT,
    cut(
      border,
      disc(-6, -300, 17),
      disc(64, -330, 17),
      disc(100, -246, 17),
      disc(24, -226, 17),
      disc(70, -160, 17),
      disc(-26, -160, 17),
    ),
    cut(skirt[1], '-80,-40,1 -80,-330,1 -20,-352,1 40,-300 30,-200 20,-110 34,-30,1'),
    cut(border, '-60,-102,1 40,-88 130,-100,1 130,-78,1 40,-66 -60,-80,1'),
  ),
  cut(skin, limb('-186,-340,34 -196,-240,26 -208,-170,20 -208,-76,15 -204,-40,14')),
  within(
    scarf[0],
    SCARF,
    cut(
      scarf[1],
      '20,-400,1 -80,-388 -180,-344 -256,-352,1 -300,-366 -340,-340 -356,-306,1 -320,-220,1 -150,-240,1 -40,-320,1',
    ),
    cut(border, '44,-440,1 8,-424 -20,-380 -34,-320,1 -58,-300,1 -48,-370 -22,-424 8,-452,1'),
  ),
];
