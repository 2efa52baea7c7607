import type { Layer } from '../canvas/canvas.ts';
import { cut, moved, wash, within } from '../canvas/cut.ts';

const ROUND =
  '-300,6 -290,-70 -220,-118 -110,-140 20,-146 150,-132 250,-98 304,-40 300,30 240,92 140,124 10,140 -120,130 -230,96';

/** One print of an elephant's foot in red mud, 640 pixels wide, rain water in it that gives back the sky; the sun at the right. */
const print: readonly Layer[] = [
  // The mud that the foot pressed up, lit where it faces the sun, and its shade.
  cut(
    '#5c1a14',
    '-350,30 -340,-80 -250,-150 -110,-178 30,-182 180,-166 300,-116 356,-40 350,50 270,130 140,172 0,184 -140,170 -270,130',
  ),
  cut(
    '#f08a4a',
    '-352,26,1 -342,-82 -252,-152 -110,-180 30,-184 120,-176,1 20,-164 -110,-160 -240,-130 -320,-70 -332,26,1',
  ),
  cut(
    '#a83c22',
    '-352,26,1 -332,26 -280,104 -150,152 0,166 130,156 250,116 356,20,1 350,60 270,134 140,174 0,186 -140,172 -274,130',
  ),
  within(
    '#ffd9a0',
    ROUND,
    wash(['#ffe6b4', '#f6b48c', '#8fa8cc', '#3f78b4'], { x: -320, y: -150, width: 640, height: 300 }),
    // The wall of the print in the water's edge, and its image.
    cut(
      '#3a0f12',
      '320,-60,1 250,-110 150,-140 20,-152 -110,-146 -230,-120 -310,-60,1 -340,-200,1 340,-200,1',
      '320,-80,1 296,-20 300,40 240,100,1 330,120,1',
    ),
    cut('#8a2e1c', '-330,-60,1 -292,-60 -276,0 -282,50 -230,100,1 -330,120,1'),
    cut(
      { fill: '#fff8e0', opacity: 0.8 },
      '-160,30,1 -60,22 80,32,1 -60,38',
      '20,66,1 110,58 210,64,1 110,74',
    ),
  ),
];

/** A track of such prints: the middle of each, and its size. */
export const footprintPools = (row: readonly (readonly [x: number, y: number, scale: number])[]): Layer[] =>
  row.map(([x, y, scale]) => moved({ x, y, scale }, ...print));
