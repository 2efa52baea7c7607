import { limb } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';
import { bones, head, skull } from './parts.ts';

/** The rim of the net in the air, the cords of its bell from his hands, and the rings between. */
const RIM = '226,-236 252,-214 262,-150 252,-84 226,-62 202,-86 194,-150 202,-214 226,-236';
const CORDS = '226,-236 250,-206 262,-150 250,-94 226,-62 202,-94 194,-150 202,-206'
  .split(' ')
  .map((end) => `72,-150 150,${-150 + (Number(end.split(',')[1]) + 150) * 0.66} ${end}`);
const RINGS = ['168,-206 186,-190 190,-150 186,-108 168,-94', '120,-178 132,-168 136,-150 132,-130 120,-122'];

/** A fisherman of 1.72 m who stands in a canoe and has just cast his net: it opens like a bell before him. */
export function netFisher(): Figure {
  return drawn('person casting', [
    stroke('dark', 2, ...CORDS, ...RINGS, RIM),
    bones('-12,-70,5 -30,-40,4 -36,-6,4', '10,-70,5 30,-42,4 26,-6,4', '16,-132,3 46,-142,3 74,-146,2'),
    fill('lit', limb('-14,-60,9 -30,-38,7 -36,-6,5'), limb('12,-60,9 30,-40,7 28,-6,5')),
    fill('dark', '-44,-6 -30,-8 -18,0,1 -46,0,1', '18,-6 32,-8 46,0,1 18,0,1'),
    fill('accent', '-20,-92 18,-92 28,-66 30,-50,1 10,-52 2,-66 -12,-50 -32,-48,1 -26,-72'),
    fill('body', '-20,-88,1 -22,-112 -14,-136 2,-148 18,-146 24,-130 18,-108 18,-88,1'),
    fill('shade', '18,-88,1 4,-88 8,-112 6,-132 18,-146 24,-130 18,-108'),
    fill('lit', limb('4,-138,8 34,-142,6 72,-150,4'), limb('16,-132,8 42,-132,6 74,-142,4')),
    ...head(skull(10, -162, -4)),
    fill('dark', skull(10, -162, -4)('11,-5,1 12,-12 4,-16 -8,-16 -14,-8 -14,4 -8,12,1 -5,2 -2,-4,1 4,-6')),
  ]);
}
