import type { Layer } from '../../canvas/canvas.ts';
import { floor, glow, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { agasekeBearer } from '../../figures/placing/agasekeBearer.ts';
import { terraces } from '../../land/fields.ts';
import { virunga } from '../../land/virunga.ts';
import { light } from '../../light/light.ts';

/** Where the hills begin, the volcano's top and width, and the woman's cheek and size. */
interface View {
  horizon: number;
  volcano: readonly [x: number, y: number, width: number];
  woman: readonly [x: number, y: number, size: number];
}

/** A woman carries a peace basket before a volcano; the hills below her lie in the mist of the morning. */
const thousandHills = ({ horizon, volcano: [vx, vy, width], woman: [x, y, scale] }: View): Layer[] => [
  wash(
    [
      [0, '#16205c'],
      [0.6, '#2a347a'],
      [0.9, '#5a4a88'],
      [1, '#f6a36a'],
    ],
    { height: horizon + 40 },
  ),
  moved({ x: vx - width * 0.36, y: horizon + 20, squash: 0.36 }, glow(0, 0, width * 0.62, '#ffb070', 0.95)),
  virunga([{ x: vx, y: vy, foot: horizon + 60, width, mouth: 60, fill: '#3d3a86', solid: 0.74 }]),
  ...['#7a5a94', '#54488a', '#343c80', '#203070'].flatMap((tone, at): Layer[] => {
    const top = horizon + 20 + at * 66;
    const rise = at % 2 === 0 ? 30 : -34;
    return [
      wash(
        [
          [0, '#ffc490', 0],
          [1, '#ffc490', 0.95 - at * 0.2],
        ],
        { y: top - 60, height: 110 },
      ),
      floor(
        tone,
        `0,${top + rise} 260,${top - 24} 560,${top + 26} 900,${top - rise} 1300,${top + 24} 1750,${top - 20} 2400,${top + rise}`,
      ),
    ];
  }),
  terraces({
    crest: `-20,${horizon + 250} 400,${horizon + 214} 900,${horizon + 240} 1500,${horizon + 196} 2420,${horizon + 236}`,
    depth: 0.2,
    of: ['#1f5a58', '#16304f', '#2c6a5c', '#1b2a56', '#8a4a3c', '#1d4658'],
    strips: 5,
  }),
  moved({ x, y, scale, flip: true }, ...agasekeBearer),
];

/** The great view of Rwanda. */
export const postersRwanda: readonly Picture[] = poster('rwanda', {
  light: light('dawn', 'rwanda', 'left'),
  wide: thousandHills({ horizon: 690, volcano: [2080, 270, 1000], woman: [1640, 590, 0.98] }),
  tall: thousandHills({ horizon: 940, volcano: [850, 640, 760], woman: [450, 1030, 0.82] }),
});
