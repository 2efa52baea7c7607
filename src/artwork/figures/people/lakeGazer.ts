import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [JACKET, FOLD, PACK, LEGS, BOOT, SKIN, HAT] = [
  '#e8452c',
  '#b32e28',
  '#f4b83a',
  '#2c2850',
  '#1a1420',
  '#4a2a20',
  '#fff3dc',
];

/** A hiker who has arrived and stands looking away from us, hands on the straps of a rucksack: 190 high, feet at the origin. */
export const lakeGazer: readonly Layer[] = [
  cut(LEGS, limb('-12,-96,15 -15,-50,12 -18,-8,10'), limb('12,-96,15 17,-50,12 22,-8,10')),
  cut(BOOT, '-30,3,1 -30,-10 -20,-16 -8,-10 -7,3,1', '11,3,1 12,-10 22,-16 34,-10 34,3,1'),
  cut(
    JACKET,
    '-16,-156,1 -38,-146 -52,-110 -40,-100 -30,-112,1 -30,-84,1 30,-84,1 30,-112,1 40,-100 52,-110 38,-146 16,-156,1',
  ),
  cut(FOLD, '16,-156,1 38,-146 52,-110 40,-100 30,-112,1 30,-84,1 16,-84,1'),
  cut(PACK, '-22,-146 -26,-100 -20,-92 20,-92 26,-100 22,-146 14,-154 -14,-154'),
  cut(SKIN, disc(0, -170, 12, 17)),
  cut(HAT, '-24,-172,1 -15,-178 -12,-192 0,-196 12,-192 15,-178 24,-172,1 0,-166'),
];
