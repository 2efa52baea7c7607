import type { Layer } from '../../canvas/canvas.ts';
import { floor, glow, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { bankingPlane } from '../../figures/placing/bankingPlane.ts';
import { kibo } from '../../land/kibo.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';

const SNOW = { body: '#8a5a9c', shade: '#4a2f78', snow: '#fff4e4', cold: '#bcb0d8' };

/** Where the mountain and the aeroplane are, and where the sea of clouds begins. */
interface View {
  summit: readonly [x: number, y: number, width: number];
  clouds: number;
  plane: readonly [x: number, y: number, size: number];
}

/** A bush aeroplane flies past Kilimanjaro, above the clouds, at first light. */
const aboveTheClouds = ({ summit: [x, y, width], clouds, plane }: View): Layer[] => [
  wash(
    [
      [0, '#15124a'],
      [0.5, '#33256a'],
      [0.84, '#5c2e6a'],
      [1, '#f09a6c'],
    ],
    { height: clouds + 60 },
  ),
  moved({ x: x + 180, y: clouds, squash: 0.42 }, glow(0, 0, width * 0.6, '#ffb070', 0.95)),
  kibo({ x, y, width, ...SNOW }),
  wash(
    [
      [0, '#ffc090', 0],
      [1, '#ffc090'],
    ],
    { y: clouds - 40, height: 100 },
  ),
  floor('#f2b08c', `0,${clouds + 60} 2400,${clouds + 60}`),
  ...[0, 1, 2].flatMap((row) =>
    Array.from({ length: 6 }, (_, at) =>
      cumulus({
        x: at * 480 + row * 190 - 60,
        y: clouds + 90 + row * 104,
        width: 620,
        height: 90 + row * 16,
        depth: 0.5 - row * 0.14,
      }),
    ),
  ),
  moved({ x: plane[0], y: plane[1], scale: plane[2] }, ...bankingPlane),
];

/** The poster of the eight places of Tanzania, which small aeroplanes join. */
export const postersTanzaniaEight: readonly Picture[] = poster('tanzania8places', {
  light: light('dawn', 'tanzania', 'left'),
  wide: aboveTheClouds({ summit: [1500, 448, 1240], clouds: 730, plane: [1880, 350, 1] }),
  tall: aboveTheClouds({ summit: [400, 850, 1020], clouds: 1070, plane: [690, 790, 0.8] }),
});
