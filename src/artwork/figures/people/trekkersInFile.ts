import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** One who walks to the left, 120 high, the soles on the origin's row, with a staff and a pack. */
const trekker = (ink: string, pack: string, hat: string, stride: number): readonly Layer[] => [
  cut(pack, '8,-98,1 24,-100 30,-88 30,-64 22,-56 8,-56,1'),
  cut(
    ink,
    limb(`2,-62,9 ${6 + stride * 0.5},-34,7 ${16 + stride},-6,5`),
    limb(`-2,-62,9 ${-12 - stride * 0.6},-38,7.5 ${-12 - stride},-5,5`),
    `${10 + stride},-10,1 ${22 + stride},-8,1 ${18 + stride},2,1 ${4 + stride},2,1`,
    `${-18 - stride},-9,1 ${-7 - stride},-9,1 ${-7 - stride},2,1 ${-26 - stride},2,1 ${-26 - stride},-2`,
    '-4,-102,1 8,-102 15,-92 12,-54,1 -12,-54,1 -12,-74 -16,-98',
    limb('-2,-94,6 2,-74,6 -22,-70,4'),
    disc(-7, -112, 9, 11),
    hat,
  ),
  inked(ink, 4, `-22,-92 -30,2`),
];

/** Three in file, each with a staff: the guide in a cap, a guest in a hat, and one with her hair in a knot. */
export const trekkersInFile = (ink: string, packs: string): readonly Layer[] => [
  moved(
    { x: 0, y: -2, scale: 1.04 },
    ...trekker(ink, ink, '-20,-114,1 -14,-126 2,-126 4,-112,1 -26,-112,1', 6),
  ),
  moved({ x: 118, y: -1 }, ...trekker(ink, packs, '-24,-114,1 -16,-118 -12,-128 2,-128 6,-118 14,-114,1', 2)),
  moved(
    { x: 222, y: -2, scale: 0.94 },
    ...trekker(ink, packs, '-16,-118,1 -14,-128 4,-130 8,-118 16,-122 20,-112 14,-104 4,-108,1', 9),
  ),
];
