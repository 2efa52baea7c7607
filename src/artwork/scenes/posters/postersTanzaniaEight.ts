import type { Layer } from '../../canvas/canvas.ts';
import { glow, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { bankingPlane } from '../../figures/placing/bankingPlane.ts';
import { kiboWest } from '../../land/kiboWest.ts';
import { light } from '../../light/light.ts';
import { seaOfClouds } from '../../sky/seaOfClouds.ts';

const SNOW = {
  rock: '#855696',
  deep: '#432a74',
  glint: '#e08c8c',
  snow: '#fff4e4',
  ice: '#b4a4d4',
  mist: '#b87088',
};

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
  kiboWest({ x, y: y + width * 0.212, scale: width / 1650 }, SNOW),
  wash(
    [
      [0, '#ffc090', 0],
      [1, '#ffc090'],
    ],
    { y: clouds - 40, height: 100 },
  ),
  seaOfClouds({ y: clouds, lit: '#fff0dc', shade: '#d09aae', far: '#f4ae88' }),
  moved({ x: plane[0], y: plane[1], scale: plane[2] }, ...bankingPlane),
];

/** The poster of the eight places of Tanzania, which small aeroplanes join. */
export const postersTanzaniaEight: readonly Picture[] = poster('tanzania8places', {
  light: light('dawn', 'tanzania', 'left'),
  wide: aboveTheClouds({ summit: [1500, 448, 1240], clouds: 730, plane: [2010, 268, 0.8] }),
  tall: aboveTheClouds({ summit: [350, 900, 960], clouds: 1090, plane: [780, 748, 0.64] }),
});
