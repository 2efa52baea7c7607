import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [YELLOW, SHADE, BLACK, NAPE, RED, EDGE, GRASS, LEG] = [
  '#ffd426',
  '#e39a1c',
  '#17121c',
  '#9c3d1e',
  '#e5352b',
  '#f3e2a0',
  '#6fae3c',
  '#5a3a36',
];

/** A black-headed weaver that clings upright to what is at its right, a strand in its bill; its breast is the origin. */
export const weaverAtWork: readonly Layer[] = [
  cut(
    GRASS,
    limb('104,-124,5 150,-150,6 196,-196,6 246,-160,6 220,-90,5 170,-30,5 160,70'),
    limb('106,-124,5 84,-80,6 104,-40,5 90,20'),
  ),
  inked(
    LEG,
    13,
    '20,84 64,96 106,86 124,66',
    '64,96 104,104 122,112',
    '4,44 60,54 104,44 122,26',
    '60,54 100,62 118,70',
  ),
  // Tail.
  cut(SHADE, '-60,110,1 -110,230 -120,260,1 -84,268,1 -40,200 -10,120,1'),
  within(
    YELLOW,
    '30,-100,1 56,-50 52,20 30,90 -10,140 -50,170,1 -90,150 -100,60 -80,-30 -40,-110,1',
    cut(SHADE, '60,-20,1 30,60 -20,120 -60,180,1 40,180,1 90,60,1'),
  ),
  // Wing.
  within(
    BLACK,
    '-50,-76,1 -6,-30 -8,40 -40,110 -96,204,1 -118,120 -112,30 -90,-44',
    inked(
      EDGE,
      9,
      '-60,-44 -26,0 -36,50',
      '-84,-14 -54,40 -60,100',
      '-98,40 -80,90 -84,150',
      '-16,20 -40,80 -84,160',
    ),
  ),
  cut(NAPE, '-50,-80,1 -66,-120 -50,-166 -6,-186,1 -10,-120 -20,-70,1'),
  cut(
    BLACK,
    '-32,-84,1 -44,-120 -30,-170 14,-190 56,-172 68,-150,1 96,-142 124,-118,1 96,-108 70,-108,1 64,-76 40,-20,1 16,-60',
  ),
  cut(RED, disc(34, -148, 12)),
  cut(BLACK, disc(36, -148, 5)),
];
