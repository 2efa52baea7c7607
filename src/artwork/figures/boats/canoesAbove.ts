import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** A dugout straight from above on its way to the right: hull, hold, sacks or fruit in it, who paddles, the waves it draws. */
const canoe = (shirt: string, load: string): readonly Layer[] => [
  inked('#7fd0cc', 4, '110,0 20,-26 -120,-62 -260,-84', '110,0 20,26 -120,62 -260,84'),
  inked('#3f98a6', 3, '60,0 -60,-24 -200,-40', '60,0 -60,24 -200,40'),
  cut('#052a46', limb('-104,16,0 -60,22,15 0,26,20 60,24,15 122,18,0')),
  cut('#3a1f24', limb('-112,0,0 -64,0,15 0,0,20 64,0,15 116,0,0')),
  cut('#c07a48', limb('-112,-2,0 -64,-10,5 0,-14,6 64,-10,5 116,-1,0')),
  cut('#1c1420', limb('-92,1,0 -60,1,8 0,1,13 60,1,8 96,1,0')),
  cut(load, disc(8, 0, 15, 12), disc(34, 1, 13, 10), disc(-16, 1, 13, 11)),
  cut('#f8e6b4', disc(2, -4, 6, 4), disc(30, -3, 5, 3)),
  inked('#d8a468', 5, '-58,-4 -40,-32 -34,-44'),
  cut('#f0c078', limb('-38,-38,6 -30,-58,5')),
  cut('#4a2a24', limb('-62,8,6 -48,-10,5 -42,-26,5')),
  cut(shirt, disc(-62, 0, 12, 17)),
  cut('#e8c070', disc(-58, 0, 11)),
  cut('#a8743c', disc(-56, 1, 5)),
];

/** Three loaded canoes from above, one behind the other between islands. */
export const canoesAbove: readonly Layer[] = [
  moved({ x: 690, y: 664, turn: -38, scale: 1.3 }, ...canoe('#f0562c', '#f2c43c')),
  moved({ x: 520, y: 818, turn: -34, scale: 1.3 }, ...canoe('#d83a5c', '#8ab83c')),
  moved({ x: 900, y: 450, turn: -52, scale: 1.2 }, ...canoe('#f6e0b0', '#c8743c')),
];
