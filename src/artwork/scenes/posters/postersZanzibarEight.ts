import type { Layer } from '../../canvas/canvas.ts';
import { moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { pineappleDoor, SAND } from '../../figures/buildings/pineappleDoor.ts';
import { light } from '../../light/light.ts';

/** The door in its wall, with its threshold at (x, y); the beach behind it comes out over the sill. */
const inWall = (x: number, y: number, scale: number): readonly Layer[] => [
  wash('#ffa9a6'),
  moved({ x, y, scale }, ...pineappleDoor),
  wash(SAND, { y: y - 2, height: 1352 - y }),
];

/** The great view of eight places: a carved door of Stone Town is a pineapple, and has a leaf for each. */
export const postersZanzibarEight: readonly Picture[] = poster('zanzibar8places', {
  light: light('noon', 'zanzibar', 'right'),
  wide: [...inWall(1740, 870, 0.73), plan({ subject: [1580, 480, 360, 380], camera: 'front' })],
  tall: [...inWall(540, 1284, 0.69), plan({ subject: [380, 910, 320, 340], camera: 'front' })],
});
