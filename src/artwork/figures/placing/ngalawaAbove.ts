import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** Hull, the two floats beside it and the beams that carry them. */
const HULL = limb('-92,0,3 -50,0,12 10,0,14 60,0,11 104,0,2');
const FLOATS = limb('-58,-58,3 0,-60,6 62,-56,2; -58,58,3 0,60,6 62,56,2');
const BEAMS = limb('-30,-62,4 -30,62,4; 32,-62,4 32,62,4');
/** The sail swung out to leeward, as one sees it from above: a long curved sliver under its yard. */
const SAIL = '96,-2,1 60,-34 6,-64 -60,-86,1 -56,-58 -30,-26 20,-6';
const SAIL_LIT = '96,-2,1 60,-34 6,-64 -60,-86,1 -20,-62 30,-34';

/**
 * An outrigger canoe under sail from straight above, its bow to the right, about 200 pixels long at a scale of 1: its shadow
 * on the sea's floor below and to the right, its wake, hull, floats, sail, and a man at the stern.
 */
export const ngalawaAbove = (at: { x: number; y: number; scale: number; turn: number }): Layer[] => {
  const { x, y, scale } = at;
  return [
    moved(
      { ...at, x: x + 34 * scale, y: y + 44 * scale },
      cut({ fill: '#06384e', opacity: 0.5 }, HULL, FLOATS, BEAMS, SAIL),
    ),
    moved(
      at,
      cut(
        { fill: '#f4fff8', opacity: 0.8 },
        '-92,0,1 -150,-10 -260,-26,1 -150,-2 -100,4',
        '-92,0,1 -150,14 -260,34,1 -150,24 -100,8',
        '106,0,1 70,-14 40,-18,1 80,-6',
        '106,0,1 70,14 40,18,1 80,6',
      ),
      cut('#5e2a20', FLOATS),
      cut('#8a4a2c', BEAMS),
      cut('#7a3420', HULL),
      cut('#3a1a16', limb('-70,0,2 -40,0,7 20,0,8 60,0,6 84,0,1')),
      inked('#b4713f', 5, '-10,-10 -10,10', '52,-9 52,9', '-54,-9 -54,9'),
      cut('#f0b552', disc(-66, 0, 12, 15)),
      cut('#3a1f18', disc(-62, 0, 8)),
      cut('#f0cda0', SAIL),
      cut('#fff8e8', SAIL_LIT),
      inked('#4a241a', 5, '98,0 56,-36 4,-66 -64,-88'),
      inked('#4a241a', 2, '-56,-60 -60,-20'),
    ),
  ];
};
