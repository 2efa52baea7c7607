import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

const [SHADE, BODY, LIT, RIB] = ['#0b3038', '#17564c', '#4f9a55', '#0b3038'];

/** A blade that arches out of the crown at (0, 0) towards the tip, by its knots and half widths. */
const blade = (ink: string, row: string): Layer => cut(ink, limb(row));

/** A banana plant whose crown is the origin, lit from the right: its blades arch over. */
export const bananaClump: readonly Layer[] = [
  cut(SHADE, limb('4,-20,15 -6,120,22 -14,400,32')),
  cut(BODY, '10,-20,1 30,-20,1 22,120 24,400,1 0,400,1 6,120'),
  blade(SHADE, '0,0,3 -50,-110,30 -120,-200,36 -210,-240,22 -260,-230,0'),
  blade(BODY, '0,0,3 30,-120,30 60,-220,34 80,-310,20 76,-350,0'),
  blade(SHADE, '0,0,3 -80,-50,26 -180,-50,34 -270,10,26 -310,90,0'),
  blade(BODY, '0,0,3 100,-100,30 190,-150,34 280,-130,24 330,-70,0'),
  cut(LIT, '0,0,1 100,-106 190,-154 280,-130 330,-70,1 270,-180 190,-196 90,-142'),
  cut(LIT, '0,0,1 34,-120 64,-220 80,-310 76,-350,1 110,-310 100,-220 64,-110'),
  blade(BODY, '0,0,3 -30,-100,26 -60,-180,32 -110,-250,22 -150,-276,0'),
  blade(BODY, '0,0,3 80,-20,26 170,10,34 230,90,26 250,170,0'),
  cut(LIT, '0,0,1 80,-24 176,8 236,90 250,170,1 262,80 200,-20 90,-52'),
  inked(
    RIB,
    4,
    '0,0 80,-24 172,8 232,90 250,170',
    '0,0 100,-104 190,-152 280,-130 330,-70',
    '0,0 32,-120 62,-220 80,-310 76,-350',
    '0,0 -30,-100 -60,-180 -110,-250 -150,-276',
  ),
];
