import type { Layer } from '../../canvas/canvas.ts';
import { moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { gorillaHand } from '../../figures/placing/gorillaHand.ts';
import { forest } from '../../land/ridges.ts';
import { virungaPlanes } from '../../land/virungaPlanes.ts';
import { light } from '../../light/light.ts';

/** Dawn over the volcanoes, mist at their feet. */
const dawn = (horizon: number, x: number, y: number, scale: number): Layer[] => [
  wash(
    [
      [0, '#111744'],
      [0.5, '#2b2f70'],
      [0.8, '#5a4a90'],
      [0.9, '#d67c94'],
      [1, '#ffd0a4'],
    ],
    { height: horizon },
  ),
  moved({ x, y, scale }, ...virungaPlanes),
  wash(
    [
      [0, '#ffdcb8', 0],
      [0.7, '#ffe4c4', 0.95],
      [1, '#ffe8cc', 1],
    ],
    { y: horizon - 110, height: 420 },
  ),
  forest({ y: horizon + 60, rise: 30, depth: 0.5, crown: 16, of: '#4a5a86' }),
  wash(
    [
      [0, '#ffe4c4', 0],
      [1, '#f4cdb8', 0.9],
    ],
    { y: horizon + 30, height: 160 },
  ),
  forest({ y: horizon + 150, rise: 40, depth: 0.2, crown: 26, of: '#223a5c' }),
];

/** The Volcanoes park: a gorilla's hand, and the mountains it lives on. */
export const postersVolcanoes: readonly Picture[] = poster('volcanoes', {
  light: light('dawn', 'rwanda', 'left'),
  wide: [...dawn(800, 2096, 250, 1.2), moved({ x: 1540, y: -30, scale: 0.98 }, ...gorillaHand)],
  tall: [...dawn(1120, 860, 610, 1.1), moved({ x: 400, y: 430, scale: 0.86 }, ...gorillaHand)],
});
