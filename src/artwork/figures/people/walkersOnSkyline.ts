import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** One who climbs to the left, 100 high, the rear sole at the origin; `knee` is how far the front foot is up. */
const climber = (colour: string, knee: number, hand: string, axe: string): Layer[] => [
  cut(
    colour,
    limb(`0,0,5 -2,-24,6 -8,-48,8;-8,-48,8 -26,${-40 - knee * 0.4},7 -28,${-16 - knee},5`),
    `-35,${-18 - knee},1 -23,${-18 - knee},1 -22,${-9 - knee},1 -38,${-9 - knee},1`,
    '-8,-6,1 6,-6,1 6,2,1 -10,2,1',
    limb('-8,-46,10 -14,-66,12 -20,-80,8'),
    limb(`-18,-74,6 ${hand},4`),
    '-10,-84,1 6,-78,1 10,-52 0,-46,1 -8,-50,1',
    disc(-25, -92, 9, 10),
  ),
  inked(colour, 4, axe),
];

/** Two on one rope up to the first summit, each in a step of their own; the first lifts the axe. */
export const walkersOnSkyline = (colour: string): readonly Layer[] => [
  moved(
    { x: 788, y: 114, scale: 0.64, flip: true },
    ...climber(colour, 8, '-34,-96,5 -44,-116', '-44,-92 -44,-146;-60,-140 -44,-147 -30,-142'),
  ),
  moved(
    { x: 634, y: 276, scale: 0.68, flip: true },
    ...climber(colour, 26, '-34,-62,5 -46,-66', '-46,-74 -48,-10'),
  ),
];
