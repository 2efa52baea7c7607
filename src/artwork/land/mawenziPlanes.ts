import type { Layer } from '../canvas/canvas.ts';
import { standing, type ReliefColours } from './relief.ts';
import { snowPlanes, type Planes } from './snowPlanes.ts';

/** A ruin of towers: one steep head, broken steps on both sides. */
const TOWERS: Planes = {
  outline:
    '-460,0,1 -300,-44 -196,-92,1 -150,-166,1 -122,-156,1 -84,-238,1 -58,-222,1 -16,-298,1 16,-262,1 40,-272,1 66,-204,1 96,-212,1 128,-142,1 190,-92,1 320,-38 480,0,1',
  lit: '-480,20,1 -480,-360,1 -16,-360,1 -16,-320,1 8,-220,1 -16,-156,1 30,-74,1 20,0,1 20,20,1',
  shade:
    '-16,-320,1 8,-220,1 -16,-156,1 30,-74,1 20,0,1 490,0,1 490,-320,1;-84,-250,1 -104,-166,1 -82,-110,1 -130,0,1 -60,0,1 -46,-100,1 -66,-160,1 -50,-222,1;-150,-180,1 -176,-90,1 -230,0,1 -170,0,1 -136,-80,1 -118,-156,1',
  grazed: '66,-216,1 74,-130,1 110,-60,1 120,0,1 190,0,1 150,-70,1 116,-150,1 96,-230,1',
  bright: '-16,-320,1 8,-220,1 -16,-156,1 30,-74,1 20,0,1 -16,0,1 -8,-76,1 -46,-160,1 -26,-226,1 -34,-300,1',
  snow: '-40,-310,1 -36,-256,1 -22,-240,1 -12,-262,1 8,-222,1 26,-250,1 20,-310,1;-90,-260,1 -98,-206,1 -80,-196,1 -66,-226,1',
};

/** Mawenzi in planes, a crag 300 pixels high beside Kibo's 400, the middle of its foot at (x, y). */
export const mawenziPlanes = (
  where: { x: number; y: number; scale?: number },
  colours: ReliefColours,
): Layer => standing(where, snowPlanes(TOWERS, colours));
